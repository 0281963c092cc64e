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

        /// The app's own actions, then one for each drawn title, at most 30. Built on demand.
        func namedActions(after own: [UIAccessibilityCustomAction]?) -> [UIAccessibilityCustomAction]? {
            guard isEnabled, isReachable else { return own }
            let named = texts.actions(of: driver).map { entry, name in
                UIAccessibilityCustomAction(name: name) { [weak self] _ in self?.act(on: entry) ?? false }
            }
            return (own ?? []) + named
        }

        // The entry may be gone by the time the action runs.
        private func act(on entry: Int) -> Bool {
            entry < content.count && carryOut(driver.accessible(.action(entry)))
        }
    }

    /// The large content viewer shows the entry under the finger.
    final class LargeContentItem: UIView {}

    extension IndexBarView: UILargeContentViewerInteractionDelegate {
        func setUpLargeContentViewer() {
            largeContent.showsLargeContentViewer = true
            addInteraction(UILargeContentViewerInteraction(delegate: self))
        }

        /// The entry under the finger.
        public func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
        ) -> (any UILargeContentViewerItem)? {
            let tracked = driver.isTracking ? driver.highlightedEntry : nil
            guard driver.isVisible, let entry = entry(at: point) ?? tracked else { return nil }
            largeContent.largeContentTitle = content.spokenTitle(at: entry)
            return largeContent
        }

        /// Chooses the entry under the finger at the lift, unless the drag has done so already.
        public func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) {
            guard isDragTaken, item != nil, let entry = entry(at: point) else { return }
            select(entry: entry)
        }

        private func entry(at point: CGPoint) -> Int? {
            let offset = axis == .vertical ? point.y - origin.y : point.x - origin.x
            return driver.layout.entry(at: Double(offset))
        }
    }
#endif
