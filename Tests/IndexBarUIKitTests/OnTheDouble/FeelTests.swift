#if INDEXBAR_UIKIT_DOUBLE
    import Foundation
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    /// Haptics, announcements, traits, focus, hiding: what makes a control feel at home.
    @MainActor @Suite struct FeelTests {
        @Test func `P58: haptics are prepared at touch-down and felt at each change`() {
            let stage = Stage()
            UIFeedbackGenerator.forget()
            let finger = stage.finger(at: 10)
            #expect(UIFeedbackGenerator.log.first == "prepare")
            finger.move(to: CGPoint(x: 310, y: 120))
            Display.frame()
            finger.move(to: CGPoint(x: 310, y: 240))
            Display.frame()
            finger.lift()
            #expect(UIFeedbackGenerator.log.filter { $0 == "selection" }.count == 2)
            #expect(stage.bar.haptics == nil)
        }

        @Test func `P58: nothing is felt with keys, nor if not wanted`() {
            let stage = Stage()
            UIFeedbackGenerator.forget()
            stage.bar.accessibilityIncrement()
            #expect(!UIFeedbackGenerator.log.contains("selection"))
            stage.bar.style.givesFeedback = false
            UIFeedbackGenerator.forget()
            stage.finger(at: 10).lift()
            #expect(UIFeedbackGenerator.log.isEmpty)
        }

        @Test func `P58: the same row again is not felt, unless the user has scrolled meanwhile`() {
            let stage = Stage()
            stage.finger(at: 10).lift()
            stage.bar.listScrolled(firstVisibleRow: 0, byUser: false)
            UIFeedbackGenerator.forget()
            stage.finger(at: 10).lift()
            #expect(stage.listener.delegateHeard == [0, 0])
            #expect(!UIFeedbackGenerator.log.contains("selection"))
            Display.frame()
            stage.bar.listScrolled(firstVisibleRow: 0, byUser: false)
            stage.bar.listScrolled(firstVisibleRow: 2)
            stage.finger(at: 10).lift()
            #expect(UIFeedbackGenerator.log.contains("selection"))
        }

        @Test
        func `P55: a touch and a key are announced, an adjustment is read by itself`() {
            let stage = Stage()
            UIAccessibility.reset(voiceOver: true)
            stage.finger(at: 150).lift()
            #expect(UIAccessibility.announcements == ["B, 2 of 3"])
            VoiceOver.increment(stage.bar)
            #expect(stage.bar.selectedIndex == 2)
            #expect(UIAccessibility.announcements.count == 1)
            stage.window.moveFocus(to: stage.bar)
            stage.window.press(UIKey(code: .keyboardHome))
            #expect(UIAccessibility.announcements == ["B, 2 of 3", "A, 1 of 3"])
            UIAccessibility.reset()
        }

        @Test func `keys come with the focus, and go on if they mean nothing`() {
            let stage = Stage()
            stage.window.press(UIKey(code: .keyboardDownArrow))
            #expect(stage.bar.selectedIndex == nil)
            #expect(stage.window.moveFocus(to: stage.bar))
            #expect(stage.bar.isFirstResponder)
            stage.window.press(UIKey(code: .keyboardDownArrow))
            #expect(stage.bar.selectedIndex == 0)
            stage.window.press(UIKey(code: .keyboardC, characters: "c"))
            #expect(stage.bar.selectedIndex == 2)
            stage.bar.isEnabled = false
            #expect(!stage.window.moveFocus(to: stage.bar))
        }

        @Test func `a touch never takes the focus from a search field`() {
            final class Field: UIView {
                override var canBecomeFirstResponder: Bool { true }
            }
            let stage = Stage()
            let field = Field()
            stage.window.addSubview(field)
            field.becomeFirstResponder()
            stage.finger(at: 150).lift()
            #expect(field.isFirstResponder)
        }

        @Test func `larger text condenses again and widens the bar`() {
            let stage = Stage(IndexBarView.alphabet, style: .native)
            let slots = stage.bar.driver.layout.slotCount
            let width = stage.bar.intrinsicContentSize.width
            let asked = stage.bar.intrinsicInvalidations
            stage.window.changeTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
            Display.frame()
            #expect(stage.bar.driver.layout.slotCount < slots / 2)
            #expect(stage.bar.intrinsicContentSize.width > width)
            #expect(stage.bar.intrinsicInvalidations > asked)
            for case .text(_, _, let font, _) in stage.bar.strip.drawn { #expect(font.pointSize == 33) }
            stage.bar.style.scalesWithTextSize = false
            Display.frame()
            #expect(stage.bar.driver.layout.slotCount == slots)
        }

        @Test func `a hidden bar asks for its new thickness too`() {
            let stage = Stage(["WWW"])
            stage.bar.style.autoHide = .untilScrolled
            Display.frame()
            let (width, asked) = (stage.bar.intrinsicContentSize.width, stage.bar.intrinsicInvalidations)
            stage.window.changeTraits { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
            Display.frame()
            #expect(stage.bar.intrinsicContentSize.width > width)
            #expect(stage.bar.intrinsicInvalidations > asked)
        }

        @Test func `bold text has a bolder font`() {
            let stage = Stage(style: .native)
            stage.window.changeTraits { $0.legibilityWeight = .bold }
            Display.frame()
            for case .text(_, _, let font, _) in stage.bar.strip.drawn {
                #expect(font == .systemFont(ofSize: 11, weight: .heavy))
            }
        }

        @Test func `titles are farther apart where both size classes are regular`() {
            let stage = Stage(style: .native)
            func pitch() -> Double {
                Display.frame()
                return stage.bar.driver.measured.along.vertical
            }
            #expect(pitch() == 14)
            stage.window.changeTraits { $0.horizontalSizeClass = .regular }
            #expect(pitch() == 24)
            stage.window.changeTraits { $0.verticalSizeClass = .compact }
            #expect(pitch() == 14)
        }

        @Test func `S0.37, P39: the direction of reading comes from the surroundings`() {
            let stage = Stage()
            stage.bar.frame = CGRect(x: 10, y: 400, width: 300, height: 20)
            stage.window.changeTraits { $0.layoutDirection = .rightToLeft }
            Display.frame()
            let finger = Finger(on: stage.window)
            finger.down(at: CGPoint(x: 300, y: 410))
            #expect(stage.bar.selectedIndex == 0)
            finger.lift()
        }

        @Test func `the safe area is kept clear, unless the app says otherwise`() {
            let stage = Stage()
            stage.bar.frame = CGRect(x: 300, y: 0, width: 20, height: 480)
            stage.window.changeSafeArea(UIEdgeInsets(top: 60, left: 0, bottom: 30, right: 0))
            Display.frame()
            #expect(stage.bar.driver.layout.slots.first?.band.start == 60)
            #expect(stage.bar.driver.layout.slots.last?.band.end == 450)
            stage.bar.insets = .zero
            Display.frame()
            #expect(stage.bar.driver.layout.slots.first?.band.start == 0)
        }

        @Test(.enabled(if: !Policy.chosen.largeContentCancels, "where it leaves the touch to the bar"))
        func `the large content viewer shows the entry and never ends a drag`() {
            let stage = Stage()
            let viewer = stage.bar.interactions.compactMap { $0 as? UILargeContentViewerInteraction }.first
            let finger = stage.finger(at: 150)
            #expect(viewer?.press(at: CGPoint(x: 10, y: 150)) == "B")
            #expect(stage.bar.isTracking && stage.bar.driver.isTracking)
            finger.lift()
            #expect(viewer?.press(at: CGPoint(x: 10, y: 10)) == "A")
            stage.bar.style.minimumRows = 99
            #expect(viewer?.press(at: CGPoint(x: 10, y: 10)) == nil)
        }
    }

    @MainActor @Suite struct HidingTests {
        @Test func `a bar that hides by itself is revealed by a touch, and hides after a while`() {
            let stage = Stage()
            stage.bar.style.autoHide = .untilTouched
            stage.bar.style.hideDelay = 0.02
            Display.frame()
            #expect(stage.bar.strip.alpha == 0)
            #expect(stage.bar.reservedThickness == 0)
            stage.finger(at: 150).lift()
            #expect(stage.bar.strip.alpha == 1)
            #expect(stage.bar.selectedIndex == 1)
            #expect(stage.bar.reservedThickness > 0)
            let end = Date() + 5
            while stage.bar.strip.alpha == 1, Date() < end { RunLoop.current.run(until: Date() + 0.01) }
            #expect(stage.bar.strip.alpha == 0)
            #expect(!stage.bar.driver.isVisible)
        }

        @Test func `a touch that was no drag yet lets the bar hide too`() {
            let stage = Stage()
            stage.bar.style.autoHide = .untilScrolled
            stage.bar.style.revealsOnEdgeTouch = true
            stage.bar.style.activation = .drag(minimum: 50)
            stage.bar.style.hideDelay = 0
            Display.frame()
            let finger = stage.finger(at: 150)
            #expect(stage.bar.driver.isVisible)
            finger.lift()
            #expect(!stage.bar.driver.isVisible)
        }

        @Test func `the user's scrolling reveals the bar, the jump of the list does not`() {
            let stage = Stage()
            stage.bar.style.autoHide = .untilScrolled
            stage.bar.listScrolled(firstVisibleRow: 1, byUser: false)
            #expect(!stage.bar.driver.isVisible)
            stage.bar.listScrolled(firstVisibleRow: 2)
            #expect(stage.bar.driver.isVisible && stage.bar.hideTimer == nil)
            stage.bar.listScrolled(firstVisibleRow: 3)
            #expect(stage.bar.hideTimer == nil, "while it goes on")
            stage.bar.scrollEnd?.fire()
            #expect(stage.bar.hideTimer != nil, "once nothing is told any more")
            let finger = stage.finger(at: 10)
            #expect(stage.bar.hideTimer == nil)
            finger.lift()
            #expect(stage.bar.hideTimer != nil)
        }

        @Test func `hiding moves unless the user wants no motion`() {
            let stage = Stage()
            stage.bar.style.autoHide = .untilTouched
            stage.bar.style.hideDelay = 0
            Animations.finish()
            stage.finger(at: 10).lift()
            #expect(Animations.durations.count == 2)
            Animations.finish()
            UIAccessibility.reset(reduceMotion: true)
            stage.finger(at: 10).lift()
            #expect(Animations.durations.isEmpty)
            #expect(stage.bar.strip.alpha == 0)
            UIAccessibility.reset()
        }
    }
#endif
