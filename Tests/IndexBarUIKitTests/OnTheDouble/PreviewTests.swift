#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    @MainActor @Suite struct PreviewTests {
        @Test func `the bubble names the tracked entry and goes with the finger`() {
            let stage = Stage()
            #expect(stage.bar.bubble.text == nil)
            let finger = stage.finger(at: 150)
            Display.frame()
            #expect(stage.bar.bubble.text == "B")
            finger.move(to: CGPoint(x: 310, y: 380))
            Display.frame()
            #expect(stage.bar.bubble.text == "C")
            finger.lift()
            #expect(stage.bar.bubble.text == nil)
        }

        @Test func `the bubble is beside the bar, away from the nearer edge, level with the band`() {
            let stage = Stage()
            let finger = stage.finger(at: 150)
            Display.frame()
            let box = stage.bar.bubble.frame
            #expect(box.maxX <= -20)
            #expect(abs(box.midY - 150) < 1)
            finger.lift()
            stage.bar.frame.origin.x = 0
            Display.frame()
            let other = Finger(on: stage.window)
            other.down(at: CGPoint(x: 10, y: 240))
            Display.frame()
            #expect(stage.bar.bubble.frame.minX >= 40)
            other.lift()
        }

        @Test func `Q83: the bubble stays inside the safe area`() {
            let stage = Stage()
            stage.bar.frame = CGRect(x: 300, y: 0, width: 20, height: 480)
            stage.bar.insets = .zero
            stage.window.changeSafeArea(UIEdgeInsets(top: 60, left: 0, bottom: 40, right: 0))
            Display.frame()
            let finger = Finger(on: stage.window)
            finger.down(at: CGPoint(x: 310, y: 1))
            Display.frame()
            #expect(stage.bar.convert(stage.bar.bubble.frame, to: stage.window).minY >= 60)
            finger.move(to: CGPoint(x: 310, y: 479))
            Display.frame()
            #expect(stage.bar.convert(stage.bar.bubble.frame, to: stage.window).maxY <= 440)
            finger.lift()
        }

        @Test func `P34: the bubble follows a later layout`() {
            let stage = Stage()
            let finger = stage.finger(at: 150)
            Display.frame()
            stage.bar.frame.size.height = 150
            Display.frame()
            #expect(abs(stage.bar.bubble.frame.midY - 75) < 1)
            finger.lift()
        }

        @Test func `a horizontal bar's bubble is above or below it`() {
            let stage = Stage()
            stage.bar.frame = CGRect(x: 10, y: 440, width: 300, height: 20)
            Display.frame()
            let finger = Finger(on: stage.window)
            finger.down(at: CGPoint(x: 160, y: 450))
            Display.frame()
            #expect(stage.bar.bubble.text == "B")
            #expect(stage.bar.bubble.frame.maxY <= -20)
            #expect(abs(stage.bar.bubble.frame.midX - 150) < 1)
            finger.lift()
            stage.bar.frame.origin.y = 20
            Display.frame()
            finger.down(at: CGPoint(x: 160, y: 30))
            Display.frame()
            #expect(stage.bar.bubble.frame.minY >= 40)
            finger.lift()
        }

        @Test func `the bubble may say more than the bar, or nothing`() {
            let stage = Stage()
            stage.bar.previewTitle = { $0 == 1 ? "Bravo" : nil }
            let finger = stage.finger(at: 150)
            Display.frame()
            #expect(stage.bar.bubble.text == "Bravo")
            let narrow = stage.bar.bubble.frame.width
            finger.move(to: CGPoint(x: 310, y: 100))
            Display.frame()
            #expect(stage.bar.bubble.text == "A")
            #expect(stage.bar.bubble.frame.width < narrow)
            finger.lift()
            stage.bar.style.showsPreview = false
            let other = stage.finger(at: 150)
            Display.frame()
            #expect(stage.bar.bubble.text == nil)
            other.lift()
        }

        @Test func `the bubble takes no touch and no screen reader`() {
            let stage = Stage()
            let finger = stage.finger(at: 150)
            Display.frame()
            #expect(!stage.bar.bubble.isUserInteractionEnabled)
            #expect(!VoiceOver.isReachable(stage.bar.bubble))
            finger.lift()
        }

        @Test func `the bubble is plain where less transparency is wanted`() {
            let stage = Stage()
            let finger = stage.finger(at: 150)
            Display.frame()
            let material = stage.bar.bubble.subviews.first
            #expect(material is UIVisualEffectView && material?.isHidden == false)
            UIAccessibility.reduceTransparency(true)
            stage.bar.setNeedsLayout()
            Display.frame()
            #expect(material?.isHidden == true)
            #expect(stage.bar.bubble.backgroundColor == .secondarySystemBackground)
            UIAccessibility.reduceTransparency(false)
            finger.lift()
        }

        @Test func `a pointer previews without selecting`() {
            let stage = Stage()
            let pointer = stage.bar.interactions.compactMap { $0 as? UIPointerInteraction }.first
            pointer?.point(at: CGPoint(x: 10, y: 150))
            Display.frame()
            #expect(stage.bar.bubble.text == "B")
            pointer?.point(at: CGPoint(x: 10, y: 290))
            Display.frame()
            #expect(stage.bar.bubble.text == "C")
            #expect(stage.bar.selectedIndex == nil)
            pointer?.point(at: nil)
            Display.frame()
            #expect(stage.bar.bubble.text == nil)
            stage.bar.isEnabled = false
            pointer?.point(at: CGPoint(x: 10, y: 150))
            Display.frame()
            #expect(stage.bar.bubble.text == nil)
        }
    }
#endif
