#if canImport(UIKit)
    import Foundation
    import IndexBarCore
    import IndexBarReplay
    import UIKit

    @testable import IndexBarUIKit

    /// A bar that is driven by the lines of a script, by UIKit's own entry points wherever it has one.
    @MainActor
    final class ControlSession {
        let bar = IndexBarView(frame: .zero)
        let listener: Listener
        private var effects = IndexBarEffects()
        private var touches: [Int: FakeTouch] = [:]
        private var owner: Int?

        init() {
            listener = Listener(bar)
            bar.style.hideDelay = 1000
            bar.style.font = .systemFont(ofSize: 0.01)  // a script says the pitch; titles are not to
            bar.onEffects = { [weak self] in self?.effects.merge($0) }
        }

        /// The effects of a line, as the contract writes them; nil for a line that only asks.
        func answer(to operation: ReplayOperation) -> String? {
            effects = IndexBarEffects()
            switch operation {
            case .content(let content): bar.content = content
            case .style(let style, let pitch):
                var new = bar.style
                new.rules = style
                new.pitch = CGFloat(pitch)
                new.regularPitch = nil
                bar.style = new
            case .resize(let metrics): resize(metrics)
            case .input(let input): send(input)
            default: return nil
            }
            bar.layoutIfNeeded()
            return ReplayJSON.line(effects) { bar.engine.accessibleValue(of: $0) }
        }

        /// The effects of whatever the closure does.
        func answer(_ body: () -> Void) -> String {
            effects = IndexBarEffects()
            body()
            return ReplayJSON.line(effects) { bar.engine.accessibleValue(of: $0) }
        }

        private func resize(_ metrics: IndexBarMetrics) {
            func length(_ value: Double) -> CGFloat { value.isFinite && value > 0 ? CGFloat(value) : 0 }
            bar.insets = UIEdgeInsets(
                top: length(metrics.insets.top), left: length(metrics.insets.left),
                bottom: length(metrics.insets.bottom), right: length(metrics.insets.right))
            bar.semanticContentAttribute = metrics.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            bar.bounds.size = CGSize(width: length(metrics.width), height: length(metrics.height))
        }

        private func send(_ input: IndexBarInput) {
            switch input {
            case .touch(let event): send(event)
            case .key(let key, let time): press(key, time)
            case .adjust(by: 1): bar.accessibilityIncrement()
            case .adjust(by: -1): bar.accessibilityDecrement()
            case .activate: _ = bar.accessibilityActivate()
            case .escape: _ = bar.accessibilityPerformEscape()
            case .scrolled(let row, let fraction, let byUser):
                bar.listScrolled(firstVisibleRow: row, fraction: fraction, byUser: byUser)
            default: bar.receive(input)
            }
        }

        private func send(_ event: IndexBarTouch) {
            let touch = touches[event.id] ?? FakeTouch(0, 0)
            touches[event.id] = touch
            touch.place = CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))
            touch.time = event.time
            switch event.phase {
            case .began: if bar.beginTracking(touch, with: nil), owner == nil { owner = event.id }
            case .moved: _ = bar.continueTracking(touch, with: nil)
            case .ended:
                bar.endTracking(touch, with: nil)
                if owner == event.id { owner = nil }
            case .cancelled where owner == event.id:
                bar.cancelTracking(with: nil)
                owner = nil
            case .cancelled: break
            }
        }

        private func press(_ key: IndexBarKey, _ time: Double) {
            let isVertical = bar.axis == .vertical
            let isMirrored = bar.engine.layout.isMirrored
            let forward = isVertical ? UIKeyboardHIDUsage.keyboardDownArrow : .keyboardRightArrow
            let back = isVertical ? UIKeyboardHIDUsage.keyboardUpArrow : .keyboardLeftArrow
            let press =
                switch key {
                case .next: FakePress(isMirrored ? back : forward)
                case .previous: FakePress(isMirrored ? forward : back)
                case .pageForward: FakePress(.keyboardPageDown)
                case .pageBackward: FakePress(.keyboardPageUp)
                case .first: FakePress(.keyboardHome)
                case .last: FakePress(.keyboardEnd)
                case .text(let text): FakePress(.keyboardA, text)
                }
            press.time = time
            bar.pressesBegan([press], with: nil)
        }
    }

    extension IndexBarEffects {
        /// One line may change a bar in several steps; what came last counts.
        mutating func merge(_ later: IndexBarEffects) {
            tracking = later.tracking ?? tracking
            selection = later.selection ?? selection
            highlight = later.highlight ?? highlight
            preview = later.preview ?? preview
            givesFeedback = givesFeedback || later.givesFeedback
            announcement = later.announcement ?? announcement
            restore = later.restore ?? restore
            reveal = later.reveal ?? reveal
        }
    }
#endif
