#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// What the large content viewer shows: the entry under the finger.
    final class LargeContentItem: UIView {}

    extension IndexBarView: UILargeContentViewerInteractionDelegate {
        /// The viewer's recogniser goes along with a drag and never takes it away.
        func setUpLargeContentViewer() {
            largeContent.showsLargeContentViewer = true
            let interaction = UILargeContentViewerInteraction(delegate: self)
            addInteraction(interaction)
            interaction.gestureRecognizerForExclusionRelationship.cancelsTouchesInView = false
        }

        /// The touched entry.
        public func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
        ) -> (any UILargeContentViewerItem)? {
            refresh()
            let offset = axis == .vertical ? point.y - bounds.minY : point.x - bounds.minX
            let entry = engine.trackedEntry ?? engine.layout.entry(at: Double(offset))
            guard let entry, !engine.isHidden else { return nil }
            largeContent.largeContentTitle = content.spokenTitle(at: entry)
            return largeContent
        }
    }
#endif
