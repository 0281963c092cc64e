#if canImport(UIKit)
    import UIKit

    extension IndexBarView {
        /// How an attached list keeps space for the bar (rule L13).
        ///
        /// The space returns when the bar hides, loses its entries or is detached. Values that the app writes to the
        /// same property meanwhile survive.
        public enum Reservation {
            /// By the list's layout margins and its scroll indicator's insets. UIKit sets all four margins at once,
            /// so the other three may stay fixed at their values.
            case layoutMargins
            /// By the additional safe area of the list's view controller, and the indicator's insets.
            case safeArea
            /// Not at all.
            case none
            /// By a closure, which gets the thickness in points, and 0 at the end; and by the indicator's insets.
            case custom((CGFloat) -> Void)
        }

        /// How an attached list keeps space for the bar. Default: `.layoutMargins` for a table view; `.safeArea` for
        /// a collection view, and for a table that is its controller's view, because the system sets the margins
        /// there; otherwise `.none`.
        public var reservation: Reservation {
            get {
                if let storedReservation { return storedReservation }
                return switch attachedList {
                case let table as UITableView: BarPlace.isControllersView(table) ? .safeArea : .layoutMargins
                case is UICollectionView: .safeArea
                default: .none
                }
            }
            set {
                attachment?.list.takeRoomBack()
                storedReservation = newValue
                attachment?.giveRoom()
            }
        }
    }

    /// The space that the bar has taken from a list and its surroundings.
    @MainActor
    final class ReservedRoom {
        private var shares: [EdgeShare] = []
        private var tell: ((CGFloat) -> Void)?
        private var told: CGFloat = 0
        /// The part of the safe area that the bar has added, by side.
        private(set) var ofSafeArea: CGFloat = 0
        let side: BarSide

        init(_ reservation: IndexBarView.Reservation, list: UIScrollView, side: BarSide) {
            self.side = side
            let path = side.path
            switch reservation {
            case .none: return
            case .custom(let closure): tell = closure
            case .layoutMargins:
                shares.append(
                    EdgeShare(path, of: list, \.layoutMargins) { [weak list] in
                        guard let list, list.insetsLayoutMarginsFromSafeArea else { return 0 }
                        return list.safeAreaInsets[keyPath: path]
                    })
            case .safeArea:
                isOfSafeArea = true
                let owner = ReservedRoom.owner(of: list)
                shares.append(EdgeShare(path, of: owner, \.additionalSafeAreaInsets))
            }
            let indicator: ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets> =
                side == .bottom ? \.horizontalScrollIndicatorInsets : \.verticalScrollIndicatorInsets
            shares.append(EdgeShare(path, of: list, indicator))
        }

        private var isOfSafeArea = false

        /// The view controller of a view, found through the responder chain.
        private static func owner(of view: UIView) -> UIViewController? {
            var next: UIResponder? = view
            while let responder = next {
                if let controller = responder as? UIViewController { return controller }
                next = responder.next
            }
            return nil
        }

        func take(_ amount: CGFloat) {
            for place in shares.indices { shares[place].take(amount) }
            ofSafeArea = isOfSafeArea ? amount : 0
            guard amount != told else { return }
            told = amount
            tell?(amount)
        }
    }
#endif
