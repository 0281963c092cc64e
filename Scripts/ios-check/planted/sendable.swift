// ios 15.0: in a synchronous nonisolated context
import UIKit

@MainActor func watch(_ list: UIScrollView, _ view: UIView) -> NSKeyValueObservation {
    list.observe(\.contentOffset) { _, _ in view.setNeedsLayout() }
}
