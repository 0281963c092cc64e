extension UIView {
    /// Behaviour 25: what an edge is without anybody's setting it: 8 points, and in a controller's view none above and
    /// below, and the controller's minimum at the sides.
    private var systemMargins: UIEdgeInsets {
        guard let controller else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        return minimumMargins(of: controller)
    }

    private func minimumMargins(of controller: UIViewController) -> UIEdgeInsets {
        let least = controller.systemMinimumLayoutMargins
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(
            top: least.top, left: isMirrored ? least.trailing : least.leading, bottom: least.bottom,
            right: isMirrored ? least.leading : least.trailing)
    }

    /// Behaviour 25: reading gives numbers, whoever they are from: set, the system's, the superview's, the safe area's.
    var marginsNow: UIEdgeInsets {
        let system = systemMargins
        var result = UIEdgeInsets(
            top: fixedMargins[0] ?? system.top, left: fixedMargins[3] ?? system.left,
            bottom: fixedMargins[2] ?? system.bottom, right: fixedMargins[1] ?? system.right)
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            result = result.atLeast(minimumMargins(of: controller))
        }
        if insetsLayoutMarginsFromSafeArea { result = result + safeAreaInsets }
        return preservesSuperviewLayoutMargins ? result.atLeast(superviewsMargins) : result
    }

    /// What of the superview's margins reaches into this view.
    private var superviewsMargins: UIEdgeInsets {
        guard let superview else { return .zero }
        let above = superview.marginsNow
        let box = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
        let room = superview.bounds.size
        return UIEdgeInsets(
            top: above.top - box.minY, left: above.left - box.minX,
            bottom: above.bottom - (room.height - box.maxY), right: above.right - (room.width - box.maxX))
    }

    var directionalMarginsNow: NSDirectionalEdgeInsets {
        let margins = marginsNow
        let isMirrored = direction == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isMirrored ? margins.left : margins.right)
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        let isMirrored = direction == .rightToLeft
        setMargins(
            UIEdgeInsets(
                top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
                bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing))
    }

    /// Behaviour 25: all four are set at once; one that gets the value that it reads as stays whose it was, or is fixed.
    func setMargins(_ margins: UIEdgeInsets) {
        let new = [margins.top, margins.right, margins.bottom, margins.left]
        let now = marginsNow
        let old = [now.top, now.right, now.bottom, now.left]
        for edge in new.indices where !(Policy.current.keepsEqualMargins && new[edge] == old[edge]) {
            fixedMargins[edge] = new[edge]
        }
        tellMargins()
    }

    /// Tells of margins that have changed, and those below that take them over.
    func tellMargins() {
        let margins = marginsNow
        guard margins != lastMargins else { return }
        lastMargins = margins
        layoutMarginsDidChange()
        setNeedsLayout()
        for view in subviews where view.preservesSuperviewLayoutMargins { view.tellMargins() }
    }
}

extension UIEdgeInsets {
    fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
