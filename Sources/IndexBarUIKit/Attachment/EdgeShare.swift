#if canImport(UIKit)
    import UIKit

    /// The amount that the bar adds to one side of another object's insets, and later removes.
    ///
    /// A value that the app writes meanwhile counts as the app's own and survives.
    @MainActor
    struct EdgeShare {
        let path: WritableKeyPath<UIEdgeInsets, CGFloat>
        private let read: () -> UIEdgeInsets
        private let write: (UIEdgeInsets) -> Void
        /// What the getter adds to the value set, such as the safe area in layout margins.
        private let extra: () -> CGFloat
        /// The side's value with the share and without the extra.
        private var left: CGFloat?
        /// The amount taken now.
        private(set) var amount: CGFloat = 0

        /// Creates a share of an object's insets. The object is held weakly.
        init<Owner: AnyObject>(
            _ path: WritableKeyPath<UIEdgeInsets, CGFloat>, of owner: Owner?,
            _ insets: ReferenceWritableKeyPath<Owner, UIEdgeInsets>, extra: @escaping () -> CGFloat = { 0 }
        ) {
            (self.path, self.extra) = (path, extra)
            read = { [weak owner] in owner?[keyPath: insets] ?? .zero }
            write = { [weak owner] in owner?[keyPath: insets] = $0 }
        }

        /// Changes the amount; 0 removes the share.
        mutating func take(_ amount: CGFloat) {
            guard amount != self.amount else { return }
            var target = read()
            let isOurs = left.map { abs($0 - (target[keyPath: path] - extra())) < 0.01 } ?? true
            let more = isOurs ? amount - self.amount : amount
            self.amount = amount
            if more != 0 {
                target[keyPath: path] += more
                set(target)
            }
            left = amount == 0 ? nil : read()[keyPath: path] - extra()
        }

        /// Sets the property so that its getter returns the given value.
        private func set(_ target: UIEdgeInsets) {
            write(target)
            let found = read()
            guard found != target else { return }
            write(
                UIEdgeInsets(
                    top: 2 * target.top - found.top, left: 2 * target.left - found.left,
                    bottom: 2 * target.bottom - found.bottom, right: 2 * target.right - found.right))
        }
    }
#endif
