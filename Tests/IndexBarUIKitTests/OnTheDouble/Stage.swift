#if INDEXBAR_UIKIT_DOUBLE
    import UIKit

    @testable import IndexBarUIKit

    /// A window of 320 × 480 with a bar at its right edge, laid out.
    @MainActor
    struct Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let bar: IndexBarView
        let listener: Listener

        init(_ titles: [String] = ["A", "B", "C"], style: IndexBarView.Style? = nil, width: CGFloat = 20) {
            bar = IndexBarView(
                frame: CGRect(x: 320 - width, y: 90, width: width, height: 300), titles: titles)
            if let style {
                bar.style = style
            } else {
                bar.style.distribution = .fill
                bar.style.endPadding = 0
            }
            listener = Listener(bar)
            window.addSubview(bar)
            Display.frame()
        }

        /// A finger on the bar, at a place along it.
        func finger(at y: CGFloat) -> Finger {
            let finger = Finger(on: window)
            finger.down(at: CGPoint(x: 310, y: 90 + y))
            return finger
        }

        /// The texts that the bar drew, in order.
        var texts: [String] {
            bar.strip.drawn.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
        }

        /// The filled shapes that the bar drew.
        var fills: [(box: CGRect, radius: CGFloat, color: UIColor)] {
            bar.strip.drawn.compactMap {
                if case .fill(let box, let radius, let color) = $0 { (box, radius, color) } else { nil }
            }
        }
    }
#endif
