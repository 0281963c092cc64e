#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// The bar as a GObject of its own: type, properties, signals.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct StandaloneTests {
        /// A bar in a window, without a list, and what its signals and notifications said.
        @MainActor
        final class Alone {
            let bar: IndexBarWidget
            let window: UnsafeMutablePointer<GtkWidget>
            var heard: [String] = []
            private var handlers: [Unmanaged<Alone>] = []

            init(_ content: IndexBarContent, style: IndexBarStyle = IndexBarStyle()) throws {
                _ = try TestDisplay.shared.get()
                window = gtk_window_new()
                gtk_window_set_decorated(window.window, 0)
                gtk_window_set_default_size(window.window, 44, 480)
                bar = IndexBarWidget.make(content: content, style: style)
                gtk_window_set_child(window.window, bar.widget)
                gtk_window_present(window.window)
                #expect(run { gtk_widget_get_mapped(window) != 0 })
                settle(window)
                hear()
            }

            private func hear() {
                let data = Unmanaged.passUnretained(self).toOpaque()
                let notified: @convention(c) (gpointer, UnsafeMutablePointer<GParamSpec>, gpointer) -> Void =
                    {
                        _, property, data in
                        let name = String(cString: property.pointee.name)
                        Unmanaged<Alone>.fromOpaque(data).takeUnretainedValue().heard.append(name)
                    }
                for name in [
                    "titles", "selected", "highlighted", "selected-title", "tracking", "reserved-thickness",
                ] {
                    g_signal_connect_data(
                        bar.widget, "notify::\(name)", unsafeBitCast(notified, to: GCallback.self), data, nil,
                        GConnectFlags(rawValue: 0))
                }
                let selected: @convention(c) (gpointer, gint, gint, gint, gpointer) -> Void = {
                    _, entry, section, row, data in
                    Unmanaged<Alone>.fromOpaque(data).takeUnretainedValue()
                        .heard.append("section-selected \(entry) \(section) \(row)")
                }
                g_signal_connect_data(
                    bar.widget, "section-selected", unsafeBitCast(selected, to: GCallback.self), data, nil,
                    GConnectFlags(rawValue: 0))
                let changed: @convention(c) (UnsafeMutablePointer<GtkRange>, gpointer) -> Void = {
                    range, data in
                    Unmanaged<Alone>.fromOpaque(data).takeUnretainedValue()
                        .heard.append("value-changed \(gtk_range_get_value(range))")
                }
                g_signal_connect_data(
                    bar.widget, "value-changed", unsafeBitCast(changed, to: GCallback.self), data, nil,
                    GConnectFlags(rawValue: 0))
            }

            func close() { gtk_window_destroy(window.window) }

            func text(_ property: String) -> String? {
                read(property, GType(16 << 2)) { g_value_get_string($0).map { String(cString: $0) } }
            }
            func number(_ property: String) -> Int {
                Int(read(property, GType(6 << 2)) { g_value_get_int($0) })
            }

            private func read<Value>(
                _ property: String, _ type: GType, _ get: (UnsafePointer<GValue>) -> Value
            ) -> Value {
                var value = GValue()
                g_value_init(&value, type)
                defer { g_value_unset(&value) }
                g_object_get_property(
                    UnsafeMutableRawPointer(bar.widget!).assumingMemoryBound(to: GObject.self), property,
                    &value)
                return get(&value)
            }
        }

        private static let abc = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [2, 2, 2])

        @Test func `F1: it is a GtkRange of its own type and CSS name`() throws {
            let alone = try Alone(Self.abc)
            defer { alone.close() }
            #expect(String(cString: g_type_name(IndexBarWidget.gtype)) == "IndexBarWidget")
            #expect(g_type_is_a(IndexBarWidget.gtype, gtk_range_get_type()) != 0)
            #expect(gtk_widget_get_css_name(alone.bar.widget).map { String(cString: $0) } == "indexbar")
            let object = IndexBarWidget.object(of: try #require(alone.bar.widget))
            #expect(object === alone.bar)
            #expect(IndexBarWidget.object(of: alone.window) == nil)
        }

        @Test func `S0.3: a selection is one signal, one value change and one notification each`() throws {
            let alone = try Alone(Self.abc)
            defer { alone.close() }
            #expect(alone.number("selected") == -1 && alone.number("highlighted") == -1)
            #expect(alone.text("selected-title") == nil)
            alone.bar.select(entry: 0)
            #expect(
                alone.heard == ["selected", "selected-title", "highlighted", "section-selected 0 0 0"])
            alone.heard = []
            alone.bar.select(entry: 2)
            #expect(
                alone.heard == [
                    "value-changed 2.0", "selected", "selected-title", "highlighted",
                    "section-selected 2 2 4",
                ])
            #expect(alone.number("selected") == 2 && alone.text("selected-title") == "C")
            alone.heard = []
            alone.bar.select(entry: 2)
            #expect(alone.heard == ["section-selected 2 2 4"], "chosen again")
        }

        @Test func `F3 S0.10: an equal value does nothing, another one is told once and read back`() throws {
            let alone = try Alone(Self.abc)
            defer { alone.close() }
            alone.bar.content = Self.abc
            alone.bar.style = IndexBarStyle()
            alone.bar.insets = IndexBarInsets()
            #expect(alone.heard == [])
            let longer = IndexBarContent(titles: ["A", "B", "C", "Wide"], rowCounts: [2, 2, 2, 2])
            alone.bar.content = longer
            #expect(alone.bar.content == longer)
            #expect(alone.heard.filter { $0 == "titles" }.count == 1)
            #expect(alone.heard.contains("reserved-thickness"))
            var style = IndexBarStyle()
            style.distribution = .fill
            style.minimumRows = 3
            alone.bar.style = style
            #expect(alone.bar.style == style)
        }

        @Test func `F3: the order of setting does not matter`() throws {
            var style = IndexBarStyle()
            style.distribution = .end
            style.endPadding = 7
            let first = try Alone(Self.abc, style: style)
            let second = try Alone(IndexBarContent())
            second.bar.style = style
            second.bar.content = Self.abc
            settle(second.window)
            #expect(first.bar.slots == second.bar.slots && !first.bar.slots.isEmpty)
            first.close()
            second.close()
        }

        @Test func `titles can be set and read as a GObject property`() throws {
            let alone = try Alone(IndexBarContent())
            defer { alone.close() }
            var value = GValue()
            g_value_init(&value, g_strv_get_type())
            ["X", "", "É"].withCStrings { g_value_set_boxed(&value, $0) }
            let object = UnsafeMutableRawPointer(try #require(alone.bar.widget)).assumingMemoryBound(
                to: GObject.self)
            g_object_set_property(object, "titles", &value)
            g_value_unset(&value)
            #expect((0..<3).map(alone.bar.content.title(at:)) == ["X", "", "É"])
            g_value_init(&value, g_strv_get_type())
            g_object_get_property(object, "titles", &value)
            let strings = g_value_get_boxed(&value)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            #expect((0..<3).map { strings?[$0].map { String(cString: $0) } } == ["X", "", "É"])
            g_value_unset(&value)
        }

        @Test func `S0.11 S0.8 S0.9: titles that go to none and back are laid out and drawn once`() throws {
            let alone = try Alone(Self.abc)
            defer { alone.close() }
            for titles in [[], ["A"], ["A", "B", "C", "D"], []] as [[String]] {
                alone.bar.content = IndexBarContent(titles: titles)
                settle(alone.window)
                #expect(alone.bar.slots.count == titles.count)
            }
            #expect(try Picture(of: #require(alone.bar.widget)).isBlank)
        }

        @Test func `S1.7 P9: one title, also a dot, is drawn and selected`() throws {
            for title in ["A", "•"] {
                let alone = try Alone(IndexBarContent(titles: [title]))
                defer { alone.close() }
                #expect(alone.bar.slots.map(\.kind) == [.title(0)])
                alone.bar.point(IndexBarPointer(.began, x: 10, y: 240))
                alone.bar.point(IndexBarPointer(.ended, x: 10, y: 240))
                #expect(alone.bar.selectedEntry == 0)
            }
        }

        @Test func `S0.1 P1: of equal titles the touched one is selected`() throws {
            let alone = try Alone(IndexBarContent(titles: ["A", "●", "D", "●", "G"]))
            defer { alone.close() }
            let y = try #require(alone.bar.band(of: 3)).center
            alone.bar.point(IndexBarPointer(.began, x: 10, y: y))
            #expect(alone.heard.contains("section-selected 3 3 3"))
            #expect(alone.number("highlighted") == 3)
            alone.bar.point(IndexBarPointer(.ended, x: 10, y: y))
        }

        @Test func `S0.14: a bar with the automatic axis turns with its room`() throws {
            let alone = try Alone(Self.abc)
            defer { alone.close() }
            #expect(alone.bar.axis == .vertical)
            let widget = try #require(alone.bar.widget)
            #expect(gtk_widget_has_css_class(widget, "vertical") != 0)
            gtk_window_set_default_size(alone.window.window, 480, 60)
            #expect(run { alone.bar.axis == .horizontal })
            settle(alone.window)
            #expect(gtk_widget_has_css_class(widget, "horizontal") != 0)
            #expect(gtk_widget_has_css_class(widget, "vertical") == 0)
        }

        @Test func `Q55: insets keep slots away from the ends`() throws {
            let alone = try Alone(Self.abc)
            defer { alone.close() }
            alone.bar.style.distribution = .fill
            alone.bar.insets = IndexBarInsets(top: 40, bottom: 100)
            settle(alone.window)
            #expect(alone.bar.slots.first?.band.start == 42)
            let end = try #require(alone.bar.slots.last?.band.end)
            #expect(abs(end - (480 - 102)) < 1e-9)
        }

        @Test func `calls in the middle of a signal are borne: detach, destroy, other content`() throws {
            let list = try ListWindow()
            list.bar.onSelect = { [unowned list] _ in
                list.bar.content = IndexBarContent(titles: ["A"])
                list.bar.detach()
                gtk_window_destroy(list.window.window)
            }
            try list.touch("Q")
            #expect(run { list.bar.widget == nil })
            list.lift()
            drain()
            #expect(!list.bar.isTracking)
        }
    }
#endif
