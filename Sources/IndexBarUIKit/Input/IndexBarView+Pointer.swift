#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// A pointer over the bar previews the entry under it and selects nothing.
    extension IndexBarView: UIPointerInteractionDelegate {
        /// The band under the pointer.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            guard isEnabled, takesTouches else { return nil }
            let point = request.location
            receive(.hover(x: Double(point.x - bounds.minX), y: Double(point.y - bounds.minY)))
            return UIPointerRegion(rect: hitFrame)
        }

        /// The pointer keeps its shape.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { nil }

        /// The pointer has left the bar.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { receive(.hoverEnded) }
    }
#endif
