extension UIView {
    func insert(_ view: UIView, at index: Int) {
        if view === self || isDescendant(of: view) {
            raise("NSInvalidArgumentException", "a view cannot be added as a subview of itself")
        }
        let oldWindow = view.window
        let newWindow = window
        view.willMove(toSuperview: self)
        if newWindow !== oldWindow { view.tellWillMove(to: newWindow) }
        view.superview?.subviews.removeAll { $0 === view }
        view.superview = self
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        NSLayoutConstraint.dropTorn()
        didAddSubview(view)
        view.didMoveToSuperview()
        if newWindow !== oldWindow { view.tellDidMove() }
        if view.ownTint == nil, view.effectiveTint != view.reportedTint { view.tintMayHaveChanged() }
        setNeedsLayout()
    }

    func takeOut() {
        guard let old = superview else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { tellWillMove(to: nil) }
        old.willRemoveSubview(self)
        old.subviews.removeAll { $0 === self }
        superview = nil
        NSLayoutConstraint.dropTorn()
        didMoveToSuperview()
        if oldWindow != nil { tellDidMove() }
        old.setNeedsLayout()
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: place)
        subviews.insert(view, at: toFront ? subviews.count : 0)
        setNeedsLayout()
    }

    private func tellWillMove(to window: UIWindow?) {
        if window != nil { adoptAppearance() }
        willMove(toWindow: window)
        if window != nil { controller?.viewWillAppear(false) } else { controller?.viewWillDisappear(false) }
        for view in subviews { view.tellWillMove(to: window) }
    }

    private func tellDidMove() {
        if let window {
            adoptTraits(window.traitCollection)
        } else {
            leftWindow()
        }
        didMoveToWindow()
        if window != nil { controller?.viewDidAppear(false) } else { controller?.viewDidDisappear(false) }
        for view in subviews { view.tellDidMove() }
    }

    /// Behaviour 8: what leaves the window, hides or goes grey loses its touch.
    private func leftWindow() {
        (self as? UIControl)?.loseTracking()
        if isFirstResponder { resignFirstResponder() }
    }

    func visibilityDidChange() {
        guard isHidden else { return }
        (self as? UIControl)?.loseTracking()
        for view in subviews { view.visibilityDidChangeAbove() }
    }

    private func visibilityDidChangeAbove() {
        (self as? UIControl)?.loseTracking()
        for view in subviews { view.visibilityDidChangeAbove() }
    }
}
