// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIView {
    /// The smallest upright rectangle around the transformed bounds, in the superview's coordinates.
    var frameNow: CGRect {
        let size = bounds.size
        if transform.isIdentity {
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
        }
        let centred = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return centred.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }

    func setFrame(_ frame: CGRect) {
        guard !frame.origin.x.isNaN, !frame.origin.y.isNaN, !frame.width.isNaN, !frame.height.isNaN else {
            raise("CALayerInvalidGeometry", "CALayer position contains NaN: \(frame)")
        }
        if !transform.isIdentity { unmodelled("setting UIView.frame under a transform") }
        let box = frame.standardized
        bounds = CGRect(origin: bounds.origin, size: box.size)
        center = CGPoint(x: box.midX, y: box.midY)
    }

    /// Behaviour 10: an equal frame invalidates nothing; any other change of the bounds asks for a layout.
    func boundsDidChange(from old: CGRect) {
        guard bounds != old else { return }
        guard !bounds.minX.isNaN, !bounds.minY.isNaN, !bounds.width.isNaN, !bounds.height.isNaN else {
            raise("CALayerInvalidGeometry", "CALayer bounds contains NaN: \(bounds)")
        }
        setNeedsLayout()
        NSLayoutConstraint.viewDidMove(self, onlyInside: bounds.size == old.size)
        if bounds.size != old.size {
            if contentMode == .redraw { setNeedsDisplay() }
            if autoresizesSubviews { for view in subviews { view.resize(with: old.size, to: bounds.size) } }
        }
    }

    private func resize(with old: CGSize, to new: CGSize) {
        let (wider, higher) = (new.width - old.width, new.height - old.height)
        var box = frame
        if autoresizingMask.contains(.flexibleWidth) { box.size.width += wider }
        if autoresizingMask.contains(.flexibleHeight) { box.size.height += higher }
        if autoresizingMask.contains(.flexibleLeftMargin) { box.origin.x += wider }
        if autoresizingMask.contains(.flexibleTopMargin) { box.origin.y += higher }
        if box != frame { frame = box }
    }

    private func toSuperview(_ point: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
        return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
    }

    private func fromSuperview(_ point: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        return CGPoint(x: moved.x + bounds.midX, y: moved.y + bounds.midY)
    }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return self is UIWindow ? point : toSuperview(point) }
        return superview.toRoot(toSuperview(point))
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return self is UIWindow ? point : fromSuperview(point) }
        return fromSuperview(superview.fromRoot(point))
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        fromRoot(view?.toRoot(point) ?? point)
    }
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        view?.fromRoot(toRoot(point)) ?? toRoot(point)
    }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        mapped(rect) { convert($0, from: view) }
    }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect) { convert($0, to: view) } }

    private func mapped(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(map)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// Behaviour 1: hidden views, views with an alpha below 0.01 and those that take no interaction are
    /// passed over with all that is in them; the front-most subview comes first; a view whose
    /// `point(inside:)` says no is not searched, however large the children's. Behaviour 23: which is front-most is
    /// the subviews' order, by other sources that of drawing.
    func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else {
            return nil
        }
        let order = Policy.current.zOrderHits ? drawingOrder : subviews
        for view in order.reversed() {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        return self
    }
}
