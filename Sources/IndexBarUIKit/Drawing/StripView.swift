#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// Draws the bar's slots, and nothing else: one view, whatever the number of titles.
    final class StripView: UIView {
        weak var bar: IndexBarView?

        init() {
            super.init(frame: .zero)
            isOpaque = false
            backgroundColor = .clear
            isUserInteractionEnabled = false
            contentMode = .redraw
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) {
            guard let bar, bounds.width > 0, bounds.height > 0 else { return }
            let pen = SlotPen(bar: bar, strip: frame, bounds: bounds)
            pen.drawBackgrounds()
            for slot in bar.engine.layout.slots { pen.draw(slot) }
        }
    }
#endif
