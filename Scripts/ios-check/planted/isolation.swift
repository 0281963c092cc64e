// ios 26.0: call to main actor-isolated instance method 'setNeedsLayout()' in a synchronous nonisolated
// context
import UIKit

final class Planted: UIView {
    nonisolated func invalidate() { setNeedsLayout() }
}
