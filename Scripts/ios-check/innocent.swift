// A second file beside each planted error: a front end is never one file, and the compiler treats several
// differently.
import UIKit

final class Innocent: UIControl {
    override func layoutSubviews() { super.layoutSubviews() }
}
