// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)
    import UIKit

    @available(iOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
        associatedtype UIViewType: UIView
        associatedtype Coordinator = Void
        typealias Context = UIViewRepresentableContext<Self>
        func makeCoordinator() -> Coordinator
        func makeUIView(context: Context) -> UIViewType
        func updateUIView(_ uiView: UIViewType, context: Context)
        static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
        @available(iOS 16.0, visionOS 1.0, *)
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension UIViewRepresentable {
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
        public func sizeThatFits(
            _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
        ) -> CGSize? { nil }
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        public let coordinator: Representable.Coordinator
        public let environment: EnvironmentValues
        public let transaction: Transaction
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    public struct ProposedViewSize: Equatable, Sendable {
        public var width, height: CGFloat?
        public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    }

    /// Behaviour 12: makes the view once for a spot, updates it with every update of the views, and frames it
    /// inside a view of its own, which touches do not pass by.
    struct Represented<R: UIViewRepresentable> {
        let view: R
        init(view: R) { self.view = view }
    }
    @MainActor extension Represented: View, Primitive {
        typealias Body = Never
        func update(_ node: Node) {
            // State of the representable itself is led to its spot as a view's is.
            node.surroundings.forget()
            node.link(view, "")
            node.stage.count(R.self)
            let kept = node.memory["view"] as? R.UIViewType
            let coordinator = node.memory["coordinator"] as? R.Coordinator ?? view.makeCoordinator()
            let context = UIViewRepresentableContext<R>(
                coordinator: coordinator, environment: node.environment, transaction: Transaction())
            let frame = node.memory["frame"] as? UIView ?? UIView(frame: .zero)
            node.stage.bridge(node.environment)
            let made = kept ?? view.makeUIView(context: context)
            if kept == nil {
                node.memory["view"] = made
                node.memory["coordinator"] = coordinator
                node.memory["frame"] = frame
                frame.addSubview(made)
                node.ends = [
                    {
                        frame.removeFromSuperview()
                        R.dismantleUIView(made, coordinator: coordinator)
                    }
                ]
            }
            node.stage.ledger.evaluating(node) { view.updateUIView(made, context: context) }
        }
        func size(_ room: CGSize, _ node: Node) -> CGSize {
            guard StagePolicy.release >= 16, let made = node.memory["view"] as? R.UIViewType,
                let coordinator = node.memory["coordinator"] as? R.Coordinator
            else { return Room.filled(room) }
            let context = UIViewRepresentableContext<R>(
                coordinator: coordinator, environment: node.environment, transaction: Transaction())
            let proposal = ProposedViewSize(
                width: room.width >= Room.ideal ? nil : room.width,
                height: room.height >= Room.ideal ? nil : room.height)
            return view.sizeThatFits(proposal, uiView: made, context: context) ?? Room.filled(room)
        }
        func place(_ rect: CGRect, _ node: Node) {
            guard let frame = node.memory["frame"] as? UIView, let made = node.memory["view"] as? UIView
            else { return }
            if frame.superview == nil { node.stage.window.addSubview(frame) }
            let takes = node.above { ($0.effect as? VeilEffect)?.takesTouches == false ? false : nil } ?? true
            if frame.isUserInteractionEnabled != takes { frame.isUserInteractionEnabled = takes }
            if frame.frame != rect { frame.frame = rect }
            if made.frame != frame.bounds { made.frame = frame.bounds }
        }
        func paint(_ node: Node) -> [Painted] {
            [Painted(.view, "\(R.UIViewType.self)", node.rect, .primary)]
        }
        var isSolid: Bool { true }
    }
    @MainActor func represented(_ view: any View) -> (any Primitive)? {
        func open<R: UIViewRepresentable>(_ view: R) -> any Primitive { Represented(view: view) }
        return (view as? any UIViewRepresentable).map { open($0) }
    }

    @available(iOS 14.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension UIColor {
        /// The colors of this double that have one in the other.
        public convenience init(_ color: Color) {
            let known: [String: (CGFloat, CGFloat, CGFloat)] = [
                "black": (0, 0, 0), "white": (1, 1, 1), "red": (1, 0, 0), "green": (0, 1, 0),
                "blue": (0, 0, 1),
                "gray": (0.5, 0.5, 0.5),
            ]
            guard let (red, green, blue) = known[color.name] else { unmodelled("UIColor of \(color.name)") }
            self.init(red: red, green: green, blue: blue, alpha: CGFloat(color.alpha))
        }
    }

    extension Stage {
        /// The UIKit window in which representables are; a Finger touches it.
        public var window: UIWindow {
            if let kept = platform as? UIWindow { return kept }
            let window = UIWindow(frame: bounds)
            platform = window
            return window
        }
        /// Environment values become traits of the views inside representables (WWDC 2023, session 10057).
        func bridge(_ environment: EnvironmentValues) {
            let isRight = environment.layoutDirection == .rightToLeft
            let size: UIContentSizeCategory =
                environment.dynamicTypeSize >= .accessibility1
                ? .accessibilityExtraExtraExtraLarge
                : environment.dynamicTypeSize > .large
                    ? .extraExtraExtraLarge : environment.dynamicTypeSize < .medium ? .extraSmall : .large
            window.changeTraits {
                $0.layoutDirection = isRight ? .rightToLeft : .leftToRight
                $0.preferredContentSizeCategory = size
                $0.userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
                $0.legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
                $0.accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
                $0.displayScale = environment.displayScale
            }
        }
        func showPlatform() {
            guard platform != nil else { return }
            if window.frame != bounds { window.frame = bounds }
            Display.frame()
            root.each { if $0.hosted?.hasOtherMargins == true { ledger.needsLayout = true } }
        }
    }
#else
    @MainActor func represented(_ view: any View) -> (any Primitive)? { nil }
    extension Stage { func showPlatform() {} }
#endif
