#if canImport(UIKit)
    import UIKit

    /// The generator lives from touch-down to lift, so keys and the screen reader are not felt. Nothing is on visionOS,
    /// where there is no generator.
    extension IndexBarView {
        func prepareHaptics() {
            #if !os(visionOS)
                guard storedStyle.givesFeedback else { return }
                let generator: UISelectionFeedbackGenerator
                if #available(iOS 17.5, *) {
                    generator = UISelectionFeedbackGenerator(view: self)
                } else {
                    generator = UISelectionFeedbackGenerator()
                }
                generator.prepare()
                haptics = generator
            #endif
        }

        func playHaptics() {
            #if !os(visionOS)
                haptics?.selectionChanged()
                haptics?.prepare()
            #endif
        }

        func forgetHaptics() {
            #if !os(visionOS)
                haptics = nil
            #endif
        }

    }
#endif
