// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { own("layoutDirection", .leftToRight) }
        set { setOwn("layoutDirection", newValue) }
    }
    public var isEnabled: Bool {
        get { own("isEnabled", true) }
        set { setOwn("isEnabled", newValue) }
    }
    public var colorScheme: ColorScheme {
        get { own("colorScheme", .light) }
        set { setOwn("colorScheme", newValue) }
    }
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { own("colorSchemeContrast", .standard) }
        set { setOwn("colorSchemeContrast", newValue) }
    }
    public internal(set) var accessibilityReduceMotion: Bool {
        get { own("accessibilityReduceMotion", false) }
        set { setOwn("accessibilityReduceMotion", newValue) }
    }
    public internal(set) var accessibilityReduceTransparency: Bool {
        get { own("accessibilityReduceTransparency", false) }
        set { setOwn("accessibilityReduceTransparency", newValue) }
    }
    public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { own("accessibilityDifferentiateWithoutColor", false) }
        set { setOwn("accessibilityDifferentiateWithoutColor", newValue) }
    }
    public var legibilityWeight: LegibilityWeight? {
        get { own("legibilityWeight", nil) }
        set { setOwn("legibilityWeight", newValue) }
    }
    public var displayScale: CGFloat {
        get { own("displayScale", 2) }
        set { setOwn("displayScale", newValue) }
    }
    public var pixelLength: CGFloat { 1 / displayScale }
    public var locale: Locale {
        get { own("locale", Locale(identifier: "en_US")) }
        set { setOwn("locale", newValue) }
    }
    public var font: Font? {
        get { own("font", nil) }
        set { setOwn("font", newValue) }
    }
    public var defaultMinListRowHeight: CGFloat {
        get { own("defaultMinListRowHeight", 0) }
        set { setOwn("defaultMinListRowHeight", newValue) }
    }
}
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension EnvironmentValues {
    public var scenePhase: ScenePhase {
        get { own("scenePhase", .active) }
        set { setOwn("scenePhase", newValue) }
    }
    public internal(set) var isFocused: Bool {
        get { own("isFocused", false) }
        set { setOwn("isFocused", newValue) }
    }
}
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension EnvironmentValues {
    public var dynamicTypeSize: DynamicTypeSize {
        get { own("dynamicTypeSize", .large) }
        set { setOwn("dynamicTypeSize", newValue) }
    }
    public internal(set) var isSearching: Bool {
        get { own("isSearching", false) }
        set { setOwn("isSearching", newValue) }
    }
    public internal(set) var accessibilityVoiceOverEnabled: Bool {
        get { own("accessibilityVoiceOverEnabled", false) }
        set { setOwn("accessibilityVoiceOverEnabled", newValue) }
    }
}
@available(iOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
extension EnvironmentValues {
    public var editMode: Binding<EditMode>? {
        get { own("editMode", nil) }
        set { setOwn("editMode", newValue) }
    }
}
@available(iOS 13.0, visionOS 1.0, *)
@available(macOS, unavailable)
public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(visionOS, unavailable)
public enum ControlActiveState: CaseIterable, Sendable { case key, active, inactive }
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(visionOS, unavailable)
extension EnvironmentValues {
    public var controlActiveState: ControlActiveState {
        get { own("controlActiveState", .key) }
        set { setOwn("controlActiveState", newValue) }
    }
}
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    /// Body text of so many points, as the platform's table of text styles has it.
    var body: CGFloat {
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][Self.allCases.firstIndex(of: self)!]
    }
}
