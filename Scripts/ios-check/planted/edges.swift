// visionOS: 'UIScreenEdgePanGestureRecognizer' is unavailable
import UIKit

@MainActor func isEdge(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UIScreenEdgePanGestureRecognizer
}
