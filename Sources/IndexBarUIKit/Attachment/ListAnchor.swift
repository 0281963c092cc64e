#if canImport(UIKit)
    import UIKit

    /// A view inside the list that draws nothing, pinned to its frame: through it the bar hears of the window, the safe area and
    /// the size, which no list tells without its delegate; and through it the list keeps the bar alive.
    final class ListAnchor: UIView {
        let bar: IndexBarView

        init(_ bar: IndexBarView, in list: UIScrollView) {
            self.bar = bar
            super.init(frame: .zero)
            isOpaque = false
            backgroundColor = .clear
            isUserInteractionEnabled = false
            isAccessibilityElement = false
            translatesAutoresizingMaskIntoConstraints = false
            list.insertSubview(self, at: 0)
            let frame = list.frameLayoutGuide
            NSLayoutConstraint.activate([
                topAnchor.constraint(equalTo: frame.topAnchor),
                bottomAnchor.constraint(equalTo: frame.bottomAnchor),
                leftAnchor.constraint(equalTo: frame.leftAnchor),
                rightAnchor.constraint(equalTo: frame.rightAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            bar.attachment?.windowDidChange()
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            bar.attachment?.surroundingsDidChange()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            bar.attachment?.surroundingsDidChange()
        }
    }
#endif
