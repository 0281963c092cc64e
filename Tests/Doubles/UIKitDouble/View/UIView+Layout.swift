extension UIView {
    var needsLayoutBelow: Bool {
        !waitsForShowing && (needsLayout || subviews.contains(where: \.needsLayoutBelow))
    }

    /// Behaviour 24: by one reading a hidden view and what is in it is not laid out until it shows.
    private var waitsForShowing: Bool { isHidden && !Policy.current.laysOutHidden }

    func setNeedsLayoutBelow() {
        setNeedsLayout()
        for view in subviews { view.setNeedsLayoutBelow() }
    }

    /// Behaviour 10: `layoutIfNeeded` starts at the topmost ancestor that waits for its layout.
    func layOutFromTop() {
        var root = self
        while let above = root.superview, above.needsLayout { root = above }
        root.layOutBelow()
    }

    /// Superviews before subviews; a view that is not invalid is passed over, its subviews are not.
    func layOutBelow() {
        tellInsets()
        if needsLayout {
            needsLayout = false
            layoutCount += 1
            refreshGuides()
            controller?.viewWillLayoutSubviews()
            layOutConstrained()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews where !view.waitsForShowing { view.layOutBelow() }
    }

    private func refreshGuides() {
        safeAreaLayoutGuide.refresh()
        (storedKeyboardGuide as? UILayoutGuide)?.refresh()
    }

    private func tellInsets() {
        guard safeAreaInsets != lastSafeArea else { return }
        lastSafeArea = safeAreaInsets
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { tellMargins() }
        safeAreaLayoutGuide.refresh()
        setNeedsLayout()
    }

    /// The part of the superview's safe area that this view's edges do not already keep clear of.
    var inheritedSafeArea: UIEdgeInsets {
        guard let superview else { return .zero }
        let above = superview.safeAreaInsets
        let box = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
        let room = superview.bounds.size
        return UIEdgeInsets(
            top: max(0, above.top - box.minY), left: max(0, above.left - box.minX),
            bottom: max(0, above.bottom - (room.height - box.maxY)),
            right: max(0, above.right - (room.width - box.maxX)))
    }

    /// Draws what asked for it, in a window only.
    func displayBelow() {
        if needsDisplay, !isHidden {
            needsDisplay = false
            drawCount += 1
            let board = DrawingBoard()
            DrawingBoard.current = board
            let before = UITraitCollection.current
            UITraitCollection.current = traitCollection
            draw(bounds)
            UITraitCollection.current = before
            DrawingBoard.current = nil
            drawn = board.commands
        }
        for view in subviews { view.displayBelow() }
    }

    /// Behaviour 23: the subviews as they are drawn, the last one over the others.
    var drawingOrder: [UIView] {
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
        return subviews.enumerated().sorted {
            ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }.map(\.element)
    }
}
