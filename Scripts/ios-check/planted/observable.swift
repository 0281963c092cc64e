// ios 17.0: has no member 'traitCollection'
import UIKit

@MainActor @available(iOS 17.0, *) func traits(_ view: any UITraitChangeObservable) -> UITraitCollection {
    view.traitCollection
}
