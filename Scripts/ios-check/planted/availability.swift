// ios 15.0: 'registerForTraitChanges(_:handler:)' is only available in iOS 17.0 or newer
import UIKit

final class Planted: UIView {
    func register() {
        registerForTraitChanges([]) { (_: Planted, _) in }
    }
}
