#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// The GObject properties: every setting has one, of the same name, and each change is told once.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct PropertyTests {
        nonisolated fileprivate static let settings =
            names(of: IndexBarStyle(), without: ["constants", "activation"])
            + ["activation", "activation-distance", "activation-delay", "edge"]
            + names(of: IndexBarInsets(), without: []).map { "inset-\($0)" } + [
                "label", "of-label", "search-label",
            ]

        /// The stored properties of a value as GObject would call them.
        nonisolated private static func names(of value: Any, without left: Set<String>) -> [String] {
            Mirror(reflecting: value).children.compactMap { child in
                guard let label = child.label, !left.contains(label) else { return nil }
                return label.reduce(into: "") { text, letter in
                    text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
                }
            }
        }

        private func bar() throws -> (bar: IndexBarWidget, heard: Heard) {
            _ = try TestDisplay.shared.get()
            let bar = IndexBarWidget.make(content: IndexBarContent(titles: ["A", "B"]))
            g_object_ref_sink(bar.widget)
            return (bar, Heard(bar.widget!))
        }

        /// What `notify` said.
        @MainActor
        final class Heard {
            var names: [String] = []
            private let connections = SignalConnections()

            init(_ widget: UnsafeMutablePointer<GtkWidget>) {
                connections.connect(widget, "notify") { [weak self] arguments in
                    guard let pointer = arguments.parameter(at: 1) else { return }
                    let name = String(cString: pointer.pointee.name)
                    if PropertyTests.settings.contains(name) { self?.names.append(name) }
                }
            }
        }

        @Test func `the settings of Swift are more than thirty and each is a property`() throws {
            let (bar, _) = try bar()
            defer { g_object_unref(bar.widget) }
            #expect(Self.settings.count > 30)
            let missing = Self.settings.filter { bar.specification($0) == nil }
            #expect(missing.isEmpty, "no property: \(missing)")
        }

        @Test(arguments: settings)
        func `a setting set by name is told once, seen from Swift, and read back`(name: String) throws {
            let (bar, heard) = try bar()
            defer { g_object_unref(bar.widget) }
            let specification = try #require(bar.specification(name))
            let before = Snapshot(bar)
            let value = bar.value(name)
            let other = value.other(specification)
            // A number of an activation that is not on is kept, and seen once it is on.
            let isActivationNumber = name.hasPrefix("activation-")
            if isActivationNumber {
                bar.style.activation = name.hasSuffix("delay") ? .delay(seconds: 0.3) : .drag(minimum: 10)
            }
            let middle = Snapshot(bar)
            heard.names = []
            bar.set(name, other)
            #expect(heard.names == [name])
            #expect(Snapshot(bar) != middle, "not seen from Swift")
            #expect(bar.value(name).text == other.text)
            bar.set(name, other)
            #expect(heard.names == [name], "an equal value is not told")
            bar.set(name, value)
            #expect(heard.names == [name, name])
            if !isActivationNumber { #expect(Snapshot(bar) == before) }
        }

        @Test func `what Swift changes is told by name, each once`() throws {
            let (bar, heard) = try bar()
            defer { g_object_unref(bar.widget) }
            var style = bar.style
            (style.gaps, style.endPadding, style.activation) = (.none, 7, .drag(minimum: 33))
            bar.style = style
            bar.edge = .leading
            #expect(
                heard.names.sorted() == ["activation", "activation-distance", "edge", "end-padding", "gaps"])
            #expect(bar.value("activation-distance").text.hasPrefix("33"))
        }

        @Test func `the orientation that GtkRange brings is the axis`() throws {
            let (bar, _) = try bar()
            defer { g_object_unref(bar.widget) }
            gtk_orientable_set_orientation(bar.widget!.opaque, GTK_ORIENTATION_HORIZONTAL)
            #expect(bar.style.axis == .horizontal)
            gtk_orientable_set_orientation(bar.widget!.opaque, GTK_ORIENTATION_VERTICAL)
            #expect(bar.style.axis == .vertical)
        }

        @Test func `numbers of enumerations are those of Swift's cases`() {
            #expect(nicks(IndexBarEnumerations.axis) == IndexBarStyle.Axis.allCases.map { "\($0)" })
            #expect(
                nicks(IndexBarEnumerations.emptySections)
                    == IndexBarStyle.EmptySections.allCases.map { "\($0)" })
            #expect(nicks(IndexBarEnumerations.autoHide) == ["never", "until-touched", "until-scrolled"])
            #expect(nicks(IndexBarEnumerations.activation) == ["touch-down", "drag", "delay"])
            #expect(nicks(IndexBarEnumerations.selects) == ["continuously", "on-release"])
        }

        private func nicks(_ type: GType) -> [String] {
            let values = g_type_class_ref(type)!.assumingMemoryBound(to: GEnumClass.self)
            return (0..<Int(values.pointee.n_values)).map {
                String(cString: values.pointee.values[$0].value_nick)
            }
        }
    }

    /// All that Swift sees of a bar's settings.
    @MainActor
    private struct Snapshot: Equatable {
        let style: IndexBarStyle
        let insets: IndexBarInsets
        let words: IndexBarWords
        let edge: IndexBarWidget.Edge

        init(_ bar: IndexBarWidget) {
            (style, insets, words, edge) = (bar.style, bar.insets, bar.words, bar.edge)
        }
    }

    /// A GValue of any kind.
    @MainActor
    private final class AnyValue {
        var value = GValue()

        init(_ type: GType) { g_value_init(&value, type) }

        isolated deinit { g_value_unset(&value) }

        var text: String {
            guard let text = g_strdup_value_contents(&value) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }

        /// Another value that the property takes.
        func other(_ specification: UnsafeMutablePointer<GParamSpec>) -> AnyValue {
            let other = AnyValue(value.g_type)
            switch g_type_fundamental(value.g_type) >> 2 {
            case 5: g_value_set_boolean(&other.value, 1 - g_value_get_boolean(&value))
            case 6: g_value_set_int(&other.value, g_value_get_int(&value) + 3)
            case 12: g_value_set_enum(&other.value, 1 - min(1, g_value_get_enum(&value)))
            case 15: g_value_set_double(&other.value, g_value_get_double(&value) + 3.5)
            case 16: g_value_set_string(&other.value, "Ende")
            default: Issue.record("a kind of property that the test does not know")
            }
            return other
        }
    }

    extension IndexBarWidget {
        fileprivate func specification(_ name: String) -> UnsafeMutablePointer<GParamSpec>? {
            let type = UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GTypeInstance.self).pointee
                .g_class!
            return g_object_class_find_property(
                UnsafeMutableRawPointer(type).assumingMemoryBound(to: GObjectClass.self), name)
        }

        fileprivate func value(_ name: String) -> AnyValue {
            let value = AnyValue(specification(name)!.pointee.value_type)
            g_object_get_property(widget!.cast(), name, &value.value)
            return value
        }

        fileprivate func set(_ name: String, _ value: AnyValue) {
            g_object_set_property(widget!.cast(), name, &value.value)
        }
    }
#endif
