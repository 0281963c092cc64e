// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An edge, a centre or an extent of a view or of a guide; as much of Auto Layout as pins a view to something.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let end: LayoutEnd
    init(_ item: AnyObject, _ attribute: LayoutAttribute) {
        end = LayoutEnd(item: item, attribute: attribute)
        super.init()
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(end, anchor.end, 0)
    }
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint(end, anchor.end, constant) }
}
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(end, nil, constant)
    }
}

enum LayoutAttribute { case left, right, leading, trailing, top, bottom, centerX, centerY, width, height }

/// One end of a constraint.
@MainActor struct LayoutEnd {
    weak var item: AnyObject?
    let attribute: LayoutAttribute
    /// The view that is pinned, or whose guide it is.
    var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    /// Where it is in another view's coordinates.
    func value(in other: UIView) -> CGFloat? {
        guard let view else { return nil }
        let isView = item is UIView
        let box = isView ? view.bounds : ((item as? UILayoutGuide)?.currentFrame ?? .zero)
        let rect = other.convert(box, from: view)
        let isMirrored = other.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .left: return rect.minX
        case .right: return rect.maxX
        case .leading: return isMirrored ? rect.maxX : rect.minX
        case .trailing: return isMirrored ? rect.minX : rect.maxX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .centerX: return rect.midX
        case .centerY: return rect.midY
        case .width: return rect.width
        case .height: return rect.height
        }
    }
}

extension UIView {
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
extension UILayoutGuide {
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
