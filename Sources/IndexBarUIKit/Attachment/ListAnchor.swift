#if canImport(UIKit)
    import UIKit

    /// An empty view inside the list, pinned to its frame. It reports changes of window, safe area and size, which a
    /// list reports only to its delegate, and it keeps the bar alive for the list.
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
