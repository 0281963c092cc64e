// ios 15.0: call to main actor-isolated instance method 'setNeedsLayout()' in a synchronous nonisolated context
import UIKit

func handler(_ view: UIView) -> UIActionHandler { { _ in view.setNeedsLayout() } }
