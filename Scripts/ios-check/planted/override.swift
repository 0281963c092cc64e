// ios 15.0: method does not override any method from its superclass
import UIKit

final class Planted: UIControl {
    override func layoutSubview() {}
}
