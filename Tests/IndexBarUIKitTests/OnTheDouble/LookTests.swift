#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    /// What is drawn, by what the double notes of it.
    @MainActor @Suite struct LookTests {
        @Test func `every title is drawn once, centred in its band, on whole pixels`() {
            let stage = Stage(style: .native)
            #expect(stage.texts == ["A", "B", "C"])
            for (slot, command) in zip(stage.bar.driver.layout.slots, stage.bar.strip.drawn) {
                guard case .text(_, let box, let font, _) = command else { continue }
                #expect(abs(Double(box.midY) - slot.band.center) <= 0.25)
                #expect(abs(Double(box.midX) - 10) <= 0.5)
                #expect((box.minY * 2).rounded() == box.minY * 2)
                #expect(font == .systemFont(ofSize: 11, weight: .semibold))
            }
        }

        @Test func `P29, S0.22: dots stand for hidden titles, or nothing does`() {
            let stage = Stage(IndexBarView.alphabet, style: .native)
            let slots = stage.bar.driver.layout.slotCount
            #expect(slots < 26)
            #expect(stage.texts.count == slots / 2 + 1)
            #expect(stage.fills.count == slots / 2)
            stage.bar.style.gaps = .none
            Display.frame()
            #expect(stage.fills.isEmpty)
            #expect(stage.texts.count == slots / 2 + 1)
        }

        @Test func `the classic background shows while touched, inset by 2, rounded by its thickness`() {
            let stage = Stage(style: .classic)
            #expect(stage.fills.isEmpty)
            let finger = stage.finger(at: 10)
            Display.frame()
            #expect(stage.fills.map(\.box) == [CGRect(x: 2, y: 2, width: 16, height: 296)])
            #expect(stage.fills.map(\.radius) == [7])
            #expect(stage.fills.map(\.color) == [UIColor(white: 0, alpha: 0.25)])
            finger.lift()
            Display.frame()
            #expect(stage.fills.isEmpty)
        }

        @Test func `S0.24: a bar too thin for its background has none`() {
            let stage = Stage(style: .classic, width: 4)
            let finger = Finger(on: stage.window)
            finger.down(at: CGPoint(x: 318, y: 100))
            Display.frame()
            #expect(stage.bar.driver.isTracking)
            #expect(stage.fills.isEmpty)
            finger.lift()
        }

        @Test func `the floating bar is a rounded strip`() {
            let stage = Stage(style: .floating, width: 60)
            let finger = Finger(on: stage.window)
            finger.down(at: CGPoint(x: 290, y: 200))
            Display.frame()
            #expect(stage.fills.map(\.box) == [CGRect(x: 0, y: 0, width: 20, height: 268)])
            #expect(stage.fills.map(\.radius) == [10])
            #expect(stage.texts == ["A", "B", "C"])
            finger.lift()
        }

        @Test func `the lit entry stands out in the default style only`() {
            let stage = Stage()
            #expect(stage.fills.isEmpty)
            stage.finger(at: 150).lift()
            Display.frame()
            #expect(stage.fills.count == 1)
            #expect(stage.fills.first.map { abs($0.box.midY - 150) < 1 } == true)
            let native = Stage(style: .native)
            native.finger(at: 150).lift()
            Display.frame()
            #expect(native.fills.isEmpty)
        }

        @Test func `P59: titles and dots follow the tint, and dim with the window`() {
            let stage = Stage(IndexBarView.alphabet, style: .native)
            stage.bar.tintColor = .red
            Display.frame()
            #expect(stage.fills.allSatisfy { $0.color == .red })
            stage.window.tintAdjustmentMode = .dimmed
            Display.frame()
            #expect(stage.fills.allSatisfy { $0.color != .red })
        }

        @Test func `S0.35, S1.25: colours follow dark surroundings and wanted contrast`() {
            let stage = Stage(style: .classic)
            func color() -> UIColor? {
                for case .text(_, _, _, let color) in stage.bar.strip.drawn { return color }
                return nil
            }
            #expect(color() == UIColor(red: 0.415, green: 0.451, blue: 0.490, alpha: 1))
            stage.window.changeTraits { $0.userInterfaceStyle = .dark }
            Display.frame()
            #expect(color() == UIColor(white: 1, alpha: 1))
            stage.window.changeTraits {
                $0.userInterfaceStyle = .light
                $0.accessibilityContrast = .high
            }
            Display.frame()
            #expect(color() == UIColor(white: 0, alpha: 1))
        }

        @Test func `P45: nothing is drawn again that did not change`() {
            let stage = Stage()
            let count = stage.bar.strip.drawCount
            stage.bar.listScrolled(firstVisibleRow: 0)
            Display.frame()
            #expect(stage.bar.strip.drawCount == count + 1)
            for _ in 0..<10 { stage.bar.listScrolled(firstVisibleRow: 0) }
            stage.bar.setNeedsLayout()
            Display.frame()
            #expect(stage.bar.strip.drawCount == count + 1)
            stage.bar.titles = ["X", "Y", "Z"]
            Display.frame()
            #expect(stage.texts == ["X", "Y", "Z"])
        }

        @Test func `a new size is drawn anew`() {
            let stage = Stage()
            let count = stage.bar.strip.drawCount
            stage.bar.frame.size.height = 200
            Display.frame()
            #expect(stage.bar.strip.drawCount > count)
            #expect(stage.bar.strip.frame.height == 200)
        }

        @Test func `symbols stand for titles that have one, and for a table's own search title`() {
            let stage = Stage([])
            stage.bar.content = IndexBarContent(
                titles: ["{search}", "A", "B"], symbolNames: [nil, "star", nil])
            Display.frame()
            let images = stage.bar.strip.drawn.compactMap {
                if case .image(let name, _, _) = $0 { name } else { nil }
            }
            #expect(images == ["magnifyingglass", "star"])
            #expect(stage.texts == ["B"])
        }

        @Test func `empty sections dim, a disabled bar dims`() {
            let stage = Stage([])
            stage.bar.content = IndexBarContent(titles: ["A", "B"], rowCounts: [1, 0])
            stage.bar.style.dimsEmpty = true
            stage.bar.style.titleColor = .black
            func alphas() -> [CGFloat] {
                Display.frame()
                return stage.bar.strip.drawn.compactMap {
                    guard case .text(_, _, _, let color) = $0 else { return nil }
                    var alpha: CGFloat = 0
                    color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
                    return alpha
                }
            }
            #expect(alphas() == [1, 0.4])
            stage.bar.isEnabled = false
            #expect(alphas() == [0.4, 0.4])
        }

        @Test func `P10: a title that is too wide is cut, not squeezed`() {
            let stage = Stage(["Settings", "Users"], style: .native)
            for case .text(_, let box, _, _) in stage.bar.strip.drawn { #expect(box.width <= 20) }
            #expect(stage.texts == ["Settings", "Users"])
        }
    }
#endif
