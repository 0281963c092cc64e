#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// The way in which a list's sections follow each other. Places are counted in it, from the first section's
    /// beginning; offsets are the list's own.
    @MainActor
    enum ListDirection: Equatable {
        case down, right, left

        func start(of box: CGRect, in list: UIScrollView) -> CGFloat {
            switch self {
            case .down: box.minY
            case .right: box.minX
            case .left: list.contentSize.width - box.maxX
            }
        }

        func end(of box: CGRect, in list: UIScrollView) -> CGFloat {
            switch self {
            case .down: box.maxY
            case .right: box.maxX
            case .left: list.contentSize.width - box.minX
            }
        }

        /// The length of what is in view.
        func viewport(of list: UIScrollView) -> CGFloat {
            self == .down ? list.bounds.height : list.bounds.width
        }

        /// What insets take before the first section.
        func inset(of list: UIScrollView) -> CGFloat {
            switch self {
            case .down: list.adjustedContentInset.top
            case .right: list.adjustedContentInset.left
            case .left: list.adjustedContentInset.right
            }
        }

        /// The first place that insets do not cover, at an offset.
        func shown(by list: UIScrollView, at offset: CGPoint) -> CGFloat {
            switch self {
            case .down: offset.y + inset(of: list)
            case .right: offset.x + inset(of: list)
            case .left: list.contentSize.width - list.bounds.width - offset.x + inset(of: list)
            }
        }

        /// How far the list scrolls.
        func extent(of list: UIScrollView) -> IndexBarScrollExtent {
            let (inset, size) = (list.adjustedContentInset, list.contentSize)
            return IndexBarScrollExtent(
                content: Double(self == .down ? size.height : size.width),
                viewport: Double(viewport(of: list)), before: Double(self.inset(of: list)),
                after: Double(self == .down ? inset.bottom : self == .right ? inset.right : inset.left))
        }

        /// The offset at which a place is the first that insets do not cover, or as near as the list goes; across the
        /// list it stays as it is.
        func offset(of list: UIScrollView, showing place: CGFloat) -> CGPoint {
            offset(of: list, at: CGFloat(extent(of: list).offset(showing: Double(place))))
        }

        /// The offset at which the list is pulled so far beyond its top.
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
