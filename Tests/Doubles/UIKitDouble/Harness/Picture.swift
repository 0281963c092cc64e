extension UIWindow {
    /// The double's own: everything that is seen or could be at a place of the window, as drawn: the last is on top.
    ///
    /// Behaviour 23: by `zPosition` among siblings; what is hidden, transparent or clipped away is not seen.
    public func views(at point: CGPoint) -> [UIView] {
        var result: [UIView] = []
        collect(self, point, &result)
        return result
    }

    private func collect(_ view: UIView, _ point: CGPoint, _ result: inout [UIView]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let isInside = view.bounds.contains(view.convert(point, from: self))
        if view.clipsToBounds, !isInside { return }
        if isInside { result.append(view) }
        for below in view.drawingOrder { collect(below, point, &result) }
    }

    /// The double's own: every text that can be seen, as drawn, with its place in the window and its font's size.
    public func texts() -> [(text: String, box: CGRect, size: CGFloat, color: UIColor)] {
        var result: [(text: String, box: CGRect, size: CGFloat, color: UIColor)] = []
        collectTexts(self, bounds, &result)
        return result
    }

    private func collectTexts(
        _ view: UIView, _ clip: CGRect,
        _ result: inout [(text: String, box: CGRect, size: CGFloat, color: UIColor)]
    ) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let own = convert(view.bounds, from: view)
        let clip = view.clipsToBounds ? clip.intersection(own) : clip
        for case .text(let text, let box, let font, let color) in view.drawn {
            let place = convert(box, from: view)
            if clip.intersects(place) { result.append((text, place, font.pointSize, color)) }
        }
        for below in view.drawingOrder { collectTexts(below, clip, &result) }
    }

    /// The double's own: where a text is seen; the smallest of several; nil: nowhere.
    public func place(ofText text: String) -> CGRect? {
        texts().filter { $0.text == text }.min { $0.size < $1.size }?.box
    }
}
