#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// One adjustable element stands for the whole bar.
    extension IndexBarView {
        func traits(adding traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
            var result = traits
            result.insert(.adjustable)
            if isEnabled { result.remove(.notEnabled) } else { result.insert(.notEnabled) }
            return result
        }

        /// Built when asked: the app's own actions, then one for each drawn title, at most 30.
        func namedActions(after own: [UIAccessibilityCustomAction]?) -> [UIAccessibilityCustomAction]? {
            guard isEnabled, isReachable else { return own }
            let named = texts.actions(of: driver).map { entry, name in
                UIAccessibilityCustomAction(name: name) { [weak self] _ in self?.act(on: entry) ?? false }
            }
            return (own ?? []) + named
        }

        /// An action outlives no entry.
        private func act(on entry: Int) -> Bool {
            entry < content.count && carryOut(driver.accessible(.action(entry)))
        }
    }

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
            let offset = axis == .vertical ? point.y - origin.y : point.x - origin.x
            let tracked = driver.isTracking ? driver.highlightedEntry : nil
            guard driver.isVisible, let entry = tracked ?? driver.layout.entry(at: Double(offset)) else {
                return nil
            }
            largeContent.largeContentTitle = content.spokenTitle(at: entry)
            return largeContent
        }
    }
#endif
