// objc: cannot be marked '@objc' because the type of the parameter
import UIKit

struct Mark {}
final class Planted: UIControl {
    @objc func take(_ mark: Mark) {}
}
