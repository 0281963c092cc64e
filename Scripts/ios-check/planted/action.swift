// ios 15.0: 'nil' is not compatible with expected argument type
import UIKit

@MainActor func make() -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: "A", actionHandler: nil)
}
