#if canImport(UIKit)
    import UIKit

    @testable import IndexBarUIKit

    /// A touch at a place of the bar that a test chooses; UIKit makes none for tests.
    final class FakeTouch: UITouch {
        var place: CGPoint
        var time: TimeInterval

        init(_ x: CGFloat, _ y: CGFloat, time: TimeInterval = 0) {
            place = CGPoint(x: x, y: y)
            self.time = time
            super.init()
        }

        override func location(in view: UIView?) -> CGPoint { place }
        override var timestamp: TimeInterval { time }
    }

    /// A key press without a keyboard.
    final class FakePress: UIPress {
        final class Key: UIKey {
            var code = UIKeyboardHIDUsage.keyboardSpacebar
            var text = ""
            /// What it would type alone; nil: the same.
            var plain: String?
            var flags: UIKeyModifierFlags = []
            override var keyCode: UIKeyboardHIDUsage { code }
            override var characters: String { text }
            override var charactersIgnoringModifiers: String { plain ?? text }
            override var modifierFlags: UIKeyModifierFlags { flags }
        }

        let fakeKey: Key
        var time: TimeInterval
        init(
            _ code: UIKeyboardHIDUsage, _ text: String = "", _ flags: UIKeyModifierFlags = [],
            time: TimeInterval = 0
        ) {
            fakeKey = Key()
            fakeKey.code = code
            fakeKey.text = text
            fakeKey.flags = flags
            self.time = time
            super.init()
        }
        override var key: UIKey? { fakeKey }
        override var timestamp: TimeInterval { time }
    }

    /// Hears what a bar reports, each way it reports it.
    @MainActor
    final class Listener: IndexBarViewDelegate {
        var delegateHeard: [Int] = []
        var closureHeard: [IndexBarSelection] = []
        var valueChanged = 0
        var primary = 0

        init(_ bar: IndexBarView) {
            bar.delegate = self
            bar.onSelect = { [weak self] in self?.closureHeard.append($0) }
            bar.addAction(UIAction { [weak self] _ in self?.valueChanged += 1 }, for: .valueChanged)
            bar.addAction(UIAction { [weak self] _ in self?.primary += 1 }, for: .primaryActionTriggered)
        }

        func indexBarView(_ bar: IndexBarView, didSelectEntryAt index: Int) { delegateHeard.append(index) }
    }

    extension IndexBarView {
        /// A bar of 15 × 300 points, spread, so that each of n titles has 300 / n of them.
        static func spread(_ titles: [String], height: CGFloat = 300, width: CGFloat = 15) -> IndexBarView {
            let bar = IndexBarView(
                frame: CGRect(x: 0, y: 0, width: width, height: height), titles: titles)
            bar.style.distribution = .fill
            bar.style.endPadding = 0
            bar.layoutIfNeeded()
            return bar
        }

        static var alphabet: [String] { (65..<91).map { String(UnicodeScalar($0)) } }

        /// Puts a finger down, moves it along and leaves it there.
        @discardableResult
        func drag(_ places: CGFloat..., x: CGFloat? = nil) -> FakeTouch {
            let touch = FakeTouch(x ?? bounds.midX, places[0])
            guard beginTracking(touch, with: nil) else { return touch }
            for y in places.dropFirst() {
                touch.place.y = y
                guard continueTracking(touch, with: nil) else { break }
            }
            return touch
        }

        /// A touch and its lift.
        func tap(_ y: CGFloat) { endTracking(drag(y), with: nil) }
    }
#endif
