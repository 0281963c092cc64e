#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// The edge of the list at which a bar is placed.
    enum BarSide {
        case left, right, bottom

        var path: WritableKeyPath<UIEdgeInsets, CGFloat> {
            switch self {
            case .left: \.left
            case .right: \.right
            case .bottom: \.bottom
            }
        }
    }

    /// Places an attached bar: in the list's superview, above the list; or inside the list, in front of its rows, if
    /// the list is its controller's view. The constraints refer to the list's frame, which does not scroll.
    @MainActor
    final class BarPlace {
        private var constraints: [NSLayoutConstraint] = []
        private var inward: NSLayoutConstraint?
        private(set) var side = BarSide.right
        private weak var host: UIView?
        /// The list's `delaysContentTouches` before the bar was placed inside it.
        private var delayed: (list: WeakList, value: Bool)?
        /// Whether this object is moving the bar.
        private(set) var isMoving = false

        private struct WeakList { weak var list: UIScrollView? }

        static func isControllersView(_ view: UIView) -> Bool { view.next is UIViewController }

        /// The edge that follows from the bar's axis and the list's direction.
        static func side(for bar: IndexBarView, _ list: UIScrollView) -> BarSide {
            if bar.style.axis == .horizontal { return .bottom }
            return list.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        }

        /// Puts the bar into its view. Outside a window the bar can only be inside the list.
        func update(_ bar: IndexBarView, _ list: UIScrollView, clear: UIEdgeInsets) {
            guard list.window != nil else {
                if bar.superview !== list, bar.superview !== list.superview { leave(bar) }
                return
            }
            let isInside = BarPlace.isControllersView(list)
            guard let host = isInside ? list : list.superview else { return }
            let side = BarPlace.side(for: bar, list)
            if bar.superview !== host || self.host !== host || side != self.side || constraints.isEmpty {
                leave(bar)
                enter(host, bar, list, side)
            }
            keepInFront(bar, list, isInside)
            let inset = clear[keyPath: side.path]
            inward?.constant = side == .left ? inset : -inset
        }

        private func enter(
            _ host: UIView, _ bar: IndexBarView, _ list: UIScrollView, _ side: BarSide
        ) {
            isMoving = true
            if host === list {
                list.addSubview(bar)
                if list is UICollectionView { bar.layer.zPosition = Self.aboveHeaders }
                hurry(bar, list)
            } else {
                host.insertSubview(bar, aboveSubview: list)
            }
            isMoving = false
            self.host = host
            self.side = side
            pin(bar, to: list.frameLayoutGuide)
        }

        /// The constraint of the opposite side yields to the bar's thickness.
        private func pin(_ bar: IndexBarView, to frame: UILayoutGuide) {
            let left = bar.leftAnchor.constraint(equalTo: frame.leftAnchor)
            let right = bar.rightAnchor.constraint(equalTo: frame.rightAnchor)
            let top = bar.topAnchor.constraint(equalTo: frame.topAnchor)
            let bottom = bar.bottomAnchor.constraint(equalTo: frame.bottomAnchor)
            (constraints, inward) =
                switch side {
                case .left: ([left, top, bottom], left)
                case .right: ([right, top, bottom], right)
                case .bottom: ([bottom, left, right], bottom)
                }
            NSLayoutConstraint.activate(constraints)
        }

        /// Removes the bar and restores what was switched off for it.
        func leave(_ bar: IndexBarView) {
            NSLayoutConstraint.deactivate(constraints)
            constraints = []
            inward = nil
            giveDelayBack()
            bar.layer.zPosition = 0
            guard let host, bar.superview === host else { return }
            isMoving = true
            bar.removeFromSuperview()
            isMoving = false
            self.host = nil
        }

        /// Makes a list that contains the bar deliver touches at once, if wanted.
        func hurry(_ bar: IndexBarView, _ list: UIScrollView) {
            giveDelayBack()
            guard bar.superview === list, bar.hurriesTouches else { return }
            delayed = (WeakList(list: list), list.delaysContentTouches)
            list.delaysContentTouches = false
        }

        /// Restores the value unless the app has changed it.
        private func giveDelayBack() {
            if let delayed, let list = delayed.list.list, !list.delaysContentTouches {
                list.delaysContentTouches = delayed.value
            }
            delayed = nil
        }

        /// Collection views set their headers' zPosition to 1, so the order of subviews is not enough.
        private static let aboveHeaders: CGFloat = 2

        /// Brings the bar to the front of new rows and headers, or of a list that the app has brought to the front.
        /// Other views that the app puts above the bar stay there.
        private func keepInFront(_ bar: IndexBarView, _ list: UIScrollView, _ isInside: Bool) {
            guard let views = bar.superview?.subviews, let place = views.lastIndex(where: { $0 === bar }),
                let below = views.lastIndex(where: { isInside ? BarPlace.isRow($0) : $0 === list }),
                below > place
            else { return }
            isMoving = true
            bar.superview?.insertSubview(bar, aboveSubview: views[below])
            isMoving = false
        }

        private static func isRow(_ view: UIView) -> Bool {
            view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView
        }
    }
#endif
