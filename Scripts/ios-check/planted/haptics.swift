// ios 17.0: 'selectionChanged(at:)' is only available in iOS 17.5 or newer
import UIKit

@MainActor func play(_ generator: UISelectionFeedbackGenerator) { generator.selectionChanged(at: .zero) }
