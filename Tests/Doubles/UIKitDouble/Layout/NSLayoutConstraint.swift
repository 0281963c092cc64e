// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// `first == second + constant`; the first end is an anchor of the view that gets its frame from it.
@MainActor open class NSLayoutConstraint: NSObject {
    let first: LayoutEnd
    let second: LayoutEnd?
    private static var active: [NSLayoutConstraint] = []

    init(_ first: LayoutEnd, _ second: LayoutEnd?, _ constant: CGFloat) {
        (self.first, self.second, self.constant) = (first, second, constant)
        super.init()
    }

    open var constant: CGFloat { didSet { if constant != oldValue, isActive { invalidate() } } }
    open var identifier: String?
    private var storedActive = false
    open var isActive: Bool {
        get { storedActive }
        set {
            guard newValue != storedActive else { return }
            if newValue { check() }
            storedActive = newValue
            if newValue {
                NSLayoutConstraint.active.append(self)
            } else {
                NSLayoutConstraint.active.removeAll { $0 === self }
            }
            invalidate()
        }
    }
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { one.isActive = true }
    }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { one.isActive = false }
    }

    private func invalidate() { first.view?.superview?.setNeedsLayout() }

    /// Behaviour 18: both ends belong to one tree of views.
    private func check() {
        guard let second else { return }
        guard let one = first.view, let other = second.view, one.root === other.root else {
            raise(
                "NSGenericException",
                "Unable to activate constraint with anchors because they have no common ancestor.  Does the "
                    + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
            )
        }
    }

    /// Behaviour 18: what leaves the tree loses the constraints that tie it to the rest.
    static func dropTorn() {
        for one in active where one.second.map({ $0.view?.root !== one.first.view?.root }) ?? false {
            one.isActive = false
        }
        active.removeAll { $0.first.view == nil }
    }

    /// Whoever is pinned to the view is laid out anew; a new origin of the bounds is a matter of the subviews alone.
    static func viewDidMove(_ view: UIView, onlyInside: Bool = false) {
        for one in active where one.second?.view === view {
            if !onlyInside || one.first.view?.superview === view { one.invalidate() }
        }
    }

    /// The view's frame by its constraints; nil without any.
    static func frame(of view: UIView) -> CGRect? {
        guard let above = view.superview else { return nil }
        let mine = active.filter { $0.first.item === view }
        guard !mine.isEmpty else { return nil }
        let isMirrored = above.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func value(_ attributes: LayoutAttribute...) -> CGFloat? {
            for attribute in attributes {
                guard let one = mine.first(where: { $0.first.attribute == attribute }) else { continue }
                guard let second = one.second else { return one.constant }
                let points = isMirrored && (attribute == .leading || attribute == .trailing)
                return second.value(in: above).map { $0 + (points ? -one.constant : one.constant) }
            }
            return nil
        }
        let natural = view.intrinsicContentSize
        let x = span(
            value(.left, isMirrored ? .trailing : .leading), value(.right, isMirrored ? .leading : .trailing),
            value(.centerX), value(.width), natural.width)
        let y = span(value(.top), value(.bottom), value(.centerY), value(.height), natural.height)
        return CGRect(x: x.start, y: y.start, width: x.extent, height: y.extent)
    }

    private static func span(
        _ start: CGFloat?, _ end: CGFloat?, _ middle: CGFloat?, _ extent: CGFloat?, _ natural: CGFloat
    ) -> (start: CGFloat, extent: CGFloat) {
        if let start, let end { return (start, max(0, end - start)) }
        let extent = extent ?? max(0, natural)
        if let start { return (start, extent) }
        if let end { return (end - extent, extent) }
        if let middle { return (middle - extent / 2, extent) }
        return (0, extent)
    }
}

extension UIView {
    /// The topmost view above, or the view itself.
    var root: UIView { superview?.root ?? self }

    /// Behaviour 18: a view that takes no part in autoresizing gets its frame from its constraints, when its
    /// superview is laid out; what else sets it is overwritten then.
    func layOutConstrained() {
        for _ in 0..<2 {
            for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
                if let frame = NSLayoutConstraint.frame(of: view), frame != view.frame { view.frame = frame }
            }
        }
    }
}
