// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The animations that were asked for; their changes take place at once, their completions with
/// ``finish()``.
@MainActor public enum Animations {
    /// The durations, in order, since the last ``finish()``.
    public private(set) static var durations: [TimeInterval] = []
    private static var completions: [@MainActor (Bool) -> Void] = []

    static func run(
        _ duration: TimeInterval, _ changes: () -> Void, _ completion: (@MainActor (Bool) -> Void)?
    ) {
        durations.append(duration)
        changes()
        if let completion { completions.append(completion) }
    }

    /// Lets all animations end.
    public static func finish() {
        let waiting = completions
        completions = []
        durations = []
        for completion in waiting { completion(true) }
    }
}

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        Animations.run(duration, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        Animations.run(duration, animations, completion)
    }

    public class func performWithoutAnimation(_ changes: () -> Void) { changes() }
}
