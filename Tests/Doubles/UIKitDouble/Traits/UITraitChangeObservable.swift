// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 17.0, *) public protocol UITraitDefinition {
    static func read(_ traits: UITraitCollection) -> AnyHashable
}
@available(iOS 17.0, *) public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, *) public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func read(_ traits: UITraitCollection) -> AnyHashable {
        traits.preferredContentSizeCategory
    }
}
@available(iOS 17.0, *) public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static func read(_ traits: UITraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}
@available(iOS 17.0, *) public struct UITraitLegibilityWeight: UITraitDefinition {
    public static func read(_ traits: UITraitCollection) -> AnyHashable { traits.legibilityWeight }
}
@available(iOS 17.0, *) public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static func read(_ traits: UITraitCollection) -> AnyHashable { traits.accessibilityContrast }
}
@available(iOS 17.0, *) public struct UITraitLayoutDirection: UITraitDefinition {
    public static func read(_ traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}
@available(iOS 17.0, *) public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static func read(_ traits: UITraitCollection) -> AnyHashable { traits.verticalSizeClass }
}
@available(iOS 17.0, *) public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static func read(_ traits: UITraitCollection) -> AnyHashable { traits.horizontalSizeClass }
}
@available(iOS 17.0, *) public struct UITraitDisplayScale: UITraitDefinition {
    public static func read(_ traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}

@available(iOS 17.0, *) @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Apple's pages of UITraitChangeObservable and its TraitChangeHandler: nothing is inherited, and there is no actor
/// in the handler's type.
@available(iOS 17.0, *) @MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration
}

@available(iOS 17.0, *) final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UIView, UITraitCollection) -> Void
    init(traits: [UITrait], handler: @escaping (UIView, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

extension UIView: UITraitEnvironment {}

@available(iOS 17.0, *) extension UIView: UITraitChangeObservable {
    /// Keeps the handler for as long as the view lives; it is told of the listed traits alone.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits: traits) { view, previous in
            guard let environment = view as? TraitEnvironment else {
                raise("NSInvalidArgumentException", "a trait handler for another type")
            }
            handler(environment, previous)
        }
        traitRegistrations.append(registration)
        return registration
    }
}
