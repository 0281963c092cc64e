// objc: argument of '#selector' refers to instance method 'tap()' that is not exposed to Objective-C
import UIKit

final class Planted: UIControl {
    func tap() {}
    func name() -> Any { #selector(tap) }
}
