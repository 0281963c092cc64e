#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// The direction in which a list's sections follow each other. Positions run in this direction from the start of
    /// the first section; offsets are the list's content offsets.
    @MainActor
    enum ListDirection: Equatable {
        case down, right, left

        func start(of box: CGRect, in list: UIScrollView) -> CGFloat {
            self == .down ? box.minY : self == .right ? box.minX : list.contentSize.width - box.maxX
        }

        func end(of box: CGRect, in list: UIScrollView) -> CGFloat {
            start(of: box, in: list) + (self == .down ? box.height : box.width)
        }

        /// The length of the visible part.
        func viewport(of list: UIScrollView) -> CGFloat {
            self == .down ? list.bounds.height : list.bounds.width
        }

        /// The inset before the first section.
        private func inset(of list: UIScrollView) -> CGFloat {
            let inset = list.adjustedContentInset
            return self == .down ? inset.top : self == .right ? inset.left : inset.right
        }

        /// The first position that insets do not cover.
        func shown(by list: UIScrollView) -> CGFloat { start(of: list.bounds, in: list) + inset(of: list) }

        /// The last position that the list scrolls to.
        func extent(of list: UIScrollView) -> IndexBarScrollExtent {
            let (inset, size) = (list.adjustedContentInset, list.contentSize)
            return IndexBarScrollExtent(
                content: Double(self == .down ? size.height : size.width),
                viewport: Double(viewport(of: list)), before: Double(self.inset(of: list)),
                after: Double(self == .down ? inset.bottom : self == .right ? inset.right : inset.left))
        }

        /// The offset that brings a position to the start of the visible part, or as near as the list scrolls. Across
        /// the list the offset stays.
        func offset(of list: UIScrollView, showing place: CGFloat) -> CGPoint {
            offset(of: list, at: CGFloat(extent(of: list).offset(showing: Double(place))))
        }

        /// The offset at which the list is pulled beyond its top by a distance.
        func offset(of list: UIScrollView, beyondTop distance: CGFloat) -> CGPoint {
            offset(of: list, at: -inset(of: list) - distance)
        }

        private func offset(of list: UIScrollView, at distance: CGFloat) -> CGPoint {
            var offset = list.contentOffset
            switch self {
            case .down: offset.y = distance
            case .right: offset.x = distance
            case .left: offset.x = list.contentSize.width - list.bounds.width - distance
            }
            return offset
        }
    }
#endif
