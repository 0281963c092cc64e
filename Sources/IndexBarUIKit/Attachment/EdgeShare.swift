#if canImport(UIKit)
    import UIKit

    /// The part of somebody else's insets that the bar takes, on one side, and gives back.
    ///
    /// What the app writes meanwhile is taken as the app's own: it survives, without the share.
    @MainActor
    struct EdgeShare {
        let path: WritableKeyPath<UIEdgeInsets, CGFloat>
        private let read: () -> UIEdgeInsets
        private let write: (UIEdgeInsets) -> Void
        /// What reading adds to what was written, as margins add the safe area.
        private let extra: () -> CGFloat
        /// The side after the share was added, without the extra.
        private var left: CGFloat?
        /// How much is taken now.
        private(set) var amount: CGFloat = 0

        /// A share of what an object has, as long as it lives.
        init<Owner: AnyObject>(
            _ path: WritableKeyPath<UIEdgeInsets, CGFloat>, of owner: Owner?,
            _ insets: ReferenceWritableKeyPath<Owner, UIEdgeInsets>, extra: @escaping () -> CGFloat = { 0 }
        ) {
            (self.path, self.extra) = (path, extra)
            read = { [weak owner] in owner?[keyPath: insets] ?? .zero }
            write = { [weak owner] in owner?[keyPath: insets] = $0 }
        }

        /// Takes another amount; 0 gives everything back.
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

        /// Writes what is to be read afterwards, whatever reading adds.
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
