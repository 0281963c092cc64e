#if canImport(SwiftUI) && canImport(UIKit)
    import IndexBarCore
    import IndexBarUIKit
    import SwiftUI
    import UIKit

    /// Wraps UIKit's control, which handles touches, haptics, keys, the pointer and accessibility itself.
    struct BarControl: UIViewRepresentable {
        let face: BarFace

        func makeUIView(context: Context) -> IndexBarView {
            let (bar, link) = (IndexBarView(frame: .zero), face.link)
            bar.insets = .zero  // SwiftUI has kept the safe area and the keyboard clear.
            bar.onRestore = { [weak bar] row, _ in link.go(to: bar?.content.place(ofRow: row)?.section) }
            link.take(face.items)
            link.sizes = nil
            if !link.isAdopted { link.bar = bar }
            return bar
        }

        func updateUIView(_ bar: IndexBarView, context: Context) {
            let (face, link) = (face, face.link)
            bar.onReservationChange = { [weak bar] _ in if let bar { face.measure(bar) } }
            bar.host = IndexBarHost(room: face.room) { scroll in
                System.next { link.go(to: scroll.section, animated: scroll.animated) }
            } stop: {
                link.stop()
            }
            face.dress(bar, context.environment)
            face.measure(bar)
        }
    }

    extension BarFace {
        /// Sets the bar's properties from the view's values. Equal values do nothing. It may run during a view
        /// update, so changes of SwiftUI state wait for the next turn.
        @MainActor func dress(_ bar: IndexBarView, _ environment: EnvironmentValues) {
            bar.onSelect = onSelect
            bar.isEnabled = environment.isEnabled
            bar.isHidden = isPutAway
            bar.semanticContentAttribute =
                environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
            bar.style = appearance.style
        }

        @MainActor func measure(_ bar: IndexBarView) {
            let sizes = BarSizes(bar.driver)
            guard sizes != link.sizes else { return }
            link.sizes = sizes
            System.next { onSizes(sizes) }
        }
    }

    extension IndexBarView: LinkedBar {
        func take(content new: IndexBarContent) { if content != new { content = new } }
        func choose(entry: Int) { select(entry: entry) }
        func frameHasCome() {}
    }

    extension IndexBarAppearance {
        var style: IndexBarView.Style {
            var style = IndexBarView.Style()
            style.rules = rules
            style.font = .systemFont(ofSize: points, weight: .semibold)
            style.boldFont = .systemFont(ofSize: points, weight: .heavy)
            style.titleColor = titleColor.map { UIColor($0) }
            style.highlightedTitleColor = highlightedTitleColor.map { UIColor($0) }
            style.barColor = barColor.map { UIColor($0) }
            if let trackingBackground { style.trackingBackground = UIColor(trackingBackground) }
            return style
        }
    }
#endif
