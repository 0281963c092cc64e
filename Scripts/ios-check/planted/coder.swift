// ios 15.0: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
import UIKit

final class Planted: UIView {
    let count: Int
    init(count: Int) {
        self.count = count
        super.init(frame: .zero)
    }
}
