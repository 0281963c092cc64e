#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// One adjustable element stands for the whole bar.
    extension IndexBarView {
        var spokenValue: String { engine.accessibleValue(words: words) }

        func traits(adding traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
            var result = traits
            result.insert(.adjustable)
            if isEnabled { result.remove(.notEnabled) } else { result.insert(.notEnabled) }
            return result
        }

        /// Built when asked: the app's own actions, then one for each drawn title, at most 30.
        func namedActions(after own: [UIAccessibilityCustomAction]?) -> [UIAccessibilityCustomAction]? {
            guard canAct else { return own }
            refresh()
            let named = engine.accessibleActions.map { entry in
                UIAccessibilityCustomAction(name: content.spokenTitle(at: entry)) { [weak self] _ in
                    self?.choose(entry) ?? false
                }
            }
            return (own ?? []) + named
        }

        private func choose(_ entry: Int) -> Bool {
            guard canAct, entry < content.count else { return false }
            receive(.choose(entry: entry))
            return true
        }

        /// The new value is read by itself, so nothing is announced.
        func adjust(by steps: Int) { if canAct { receive(.adjust(by: steps)) } }

        /// Selects the current entry again, instead of a tap in the middle of the bar.
        func selectAgain() -> Bool {
            guard canAct else { return false }
            receive(.activate)
            return true
        }

        /// Ends a drag; without one the gesture is the screen's.
        func escape() -> Bool {
            guard engine.isTracking else { return false }
            if touchID == nil { receive(.escape) } else { loseTouch() }
            return true
        }
    }
#endif
