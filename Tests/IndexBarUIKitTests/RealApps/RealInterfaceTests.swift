#if INDEXBAR_UIKIT_DOUBLE
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite(.serialized) struct RealInterfaceTests {
        private static let own = UIColor(white: 0.3, alpha: 1)
        private static let other = UIColor(white: 0.7, alpha: 1)

        @Test func `IndexBarView.attach(to:) beside the initialiser`() {
            let stage = RealStage(.plain, Shelf([20, 20]), attach: false)
            IndexBarView.attach(to: stage.list)
            stage.frames()
            #expect(stage.place(of: "B") != nil)
        }

        @Test
        func `select(entry:) and selectedEntry have the same name in UIKit and GTK`() {
            let stage = RealStage(.plain, Shelf([20, 20]))
            stage.bar.select(entry: 1)
            stage.frames()
            #expect(stage.header(1) == 0 && stage.bar.selectedIndex == 1)
        }

        @Test func `style members are settable through appearance()`() {
            defer { UIView.forgetAppearance() }
            IndexBarView.appearance().titleColor = RealInterfaceTests.own
            let stage = RealStage(.plain, Shelf([20, 20]))
            let color = stage.window.texts().first { $0.text == "B" }?.color
            #expect(color == RealInterfaceTests.own)
        }

        @Test func `@IBOutlet list: a bar from a nib attaches itself`() {
            let stage = RealStage(.plain, Shelf([20, 20]), attach: false)
            let bar = IndexBarView(coder: NSCoder())
            bar?.list = stage.list
            stage.frames()
            #expect(stage.place(of: "B") != nil)
        }

        @Test func `the colour of the lit title can be set`() {
            let stage = RealStage(.plain, Shelf([20, 20]))
            stage.bar.style.highlightedTitleColor = RealInterfaceTests.own
            stage.tap("B")
            #expect(stage.window.texts().contains { $0.text == "B" && $0.color == RealInterfaceTests.own })
        }

        @Test func `the colours of highlight and preview can be set`() throws {
            let stage = RealStage(.plain, Shelf([20, 20]))
            stage.bar.style.highlightColor = RealInterfaceTests.own
            stage.bar.style.previewColor = RealInterfaceTests.other
            stage.bar.style.previewTextColor = RealInterfaceTests.own
            let finger = Finger(on: stage.window)
            finger.down(at: try #require(stage.place(of: "B")))
            stage.frames()
            let highlights = stage.bar.strip.drawn.filter {
                if case .fill(_, _, RealInterfaceTests.own) = $0 { true } else { false }
            }
            #expect(highlights.count == 1)
            #expect(stage.bar.bubble.backgroundColor == RealInterfaceTests.other)
            #expect(stage.window.texts().contains { $0.size > 20 && $0.color == RealInterfaceTests.own })
            finger.lift()
        }

        @Test func `a floating bar is on the system's glass by choice, in place of its colour`() {
            let stage = RealStage(.plain, Shelf([20, 20]))
            stage.bar.style = .floating
            stage.bar.style.autoHide = .never
            stage.frames()
            #expect(stage.bar.backdrop == nil)
            stage.bar.style.material = .glass
            stage.frames()
            #expect(stage.bar.backdrop?.effect is UIGlassEffect)
            #expect(stage.bar.backdrop?.frame == stage.bar.strip.frame)
            stage.bar.style = .native
            stage.frames()
            #expect(stage.bar.backdrop == nil && !stage.bar.subviews.contains { $0 is UIVisualEffectView })
        }

        @Test func `showing and hiding can be animated by the app`() {
            let stage = RealStage(.plain, Shelf([20, 20]))
            var told: [Bool] = []
            var later: (() -> Void)?
            stage.bar.animateVisibility = { appears, change in
                told.append(appears)
                later = change
            }
            stage.bar.style.autoHide = .untilTouched
            stage.frames()
            #expect(told == [false] && stage.bar.strip.alpha == 1)
            later?()
            #expect(stage.bar.strip.alpha == 0)
        }

        @Test func `images beside symbols as entries: as large as a line of text at most`() throws {
            let stage = RealStage(.plain, Shelf([20, 20]))
            let image = try #require(UIImage(systemName: "star"))
            stage.bar.entryImage = { $0 == 1 ? image : nil }
            stage.frames()
            let boxes = stage.bar.strip.drawn.compactMap { command -> CGRect? in
                if case .image("star", let box, _) = command { box } else { nil }
            }
            let line = stage.bar.style.font.lineHeight
            #expect(boxes.count == 1 && boxes.allSatisfy { max($0.width, $0.height) <= line })
            #expect(stage.place(of: "B") == nil && stage.place(of: "A") != nil)
        }

        @Test func `a test of an app can make a selection and an effect`() {
            var heard: [Int?] = []
            let bar = IndexBarView(frame: .zero)
            bar.onSelect = { heard.append($0.section) }
            bar.onSelect?(IndexBarSelection(entry: 3, section: 2))
            var effects = IndexBarEffects()
            effects.tracking = .began
            #expect(heard == [2] && !effects.isEmpty)
        }
    }
#endif
