// visionOS: 'UISelectionFeedbackGenerator' is unavailable in iOS
import UIKit

@MainActor func make() -> Any { UISelectionFeedbackGenerator() }
