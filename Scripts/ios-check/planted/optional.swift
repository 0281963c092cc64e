// objc: property cannot be marked '@objc' because its type cannot be represented in Objective-C
import UIKit

final class Planted: UIControl {
    @objc var place: Int?
}
