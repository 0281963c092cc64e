#if GTK
    import CGTK
    import IndexBarCore

    /// The style's enumerations as GLib types, for properties, builders and other languages.
    ///
    /// A value is the index in Swift's `allCases`; its nick is the case's name with hyphens.
    @MainActor
    public enum IndexBarEnumerations {
        /// `IndexBarAxis`.
        public static let axis = register("Axis", IndexBarStyle.Axis.self)
        /// `IndexBarDistribution`.
        public static let distribution = register("Distribution", IndexBarStyle.Distribution.self)
        /// `IndexBarGaps`.
        public static let gaps = register("Gaps", IndexBarStyle.Gaps.self)
        /// `IndexBarActivation` without its number.
        public static let activation = register("Activation", ActivationKind.self)
        /// `IndexBarSelects`.
        public static let selects = register("Selects", IndexBarStyle.Selects.self)
        /// `IndexBarEmptySections`.
        public static let emptySections = register("EmptySections", IndexBarStyle.EmptySections.self)
        /// `IndexBarAutoHide`.
        public static let autoHide = register("AutoHide", IndexBarStyle.AutoHide.self)

        /// GLib keeps the table and its texts forever.
        private static func register<Value: CaseIterable>(_ name: String, _: Value.Type) -> GType {
            let cases = Value.allCases.map { "\($0)" }
            let table = UnsafeMutablePointer<GEnumValue>.allocate(capacity: cases.count + 1)
            for (place, text) in cases.enumerated() {
                let constant =
                    "INDEX_BAR_" + words(name, "_").uppercased() + "_" + words(text, "_").uppercased()
                (table + place).initialize(
                    to: GEnumValue(
                        value: gint(place), value_name: g_strdup(constant),
                        value_nick: g_strdup(words(text, "-"))))
            }
            (table + cases.count).initialize(to: GEnumValue())
            return g_enum_register_static("IndexBar" + name, table)
        }

        /// Converts "emptySections" to "empty-sections".
        private static func words(_ name: String, _ separator: String) -> String {
            name.reduce(into: "") { text, letter in
                if letter.isUppercase, !text.isEmpty { text += separator }
                text += letter.lowercased()
            }
        }
    }

    /// `IndexBarStyle.Activation` without its numbers, which are separate properties.
    enum ActivationKind: CaseIterable {
        case touchDown, drag, delay
    }
#endif
