import Testing

@testable import IndexBarCore

/// How the parts of a scene look, and which scenes are equal (rule D4).
@Suite struct SceneLooksTests {
    private func stage(_ change: (inout SceneStage) -> Void = { _ in }) -> SceneStage {
        SceneStage(width: 15, height: 480, change)
    }

    @Test func `D4 a slot has the first look that holds`() {
        var stage = stage {
            $0.entries = IndexBarEntries(count: 3, rowCounts: [5, 0, 0])
            $0.style.dimsEmpty = true
            $0.state.lit = 1
        }
        #expect(stage.scene.slots.map(\.look) == [.normal, .lit, .dimmed])
        stage.style.dimsEmpty = false
        #expect(stage.scene.slots.map(\.look) == [.normal, .lit, .normal])
        stage.measured.isEnabled = false
        #expect(stage.scene.slots.map(\.look) == [.disabled, .disabled, .disabled])
        #expect(stage.scene.highlight != nil)
    }

    @Test func `focus and screen readers reach a bar with entries and enough rows, hidden or not`() {
        var stage = stage()
        #expect(stage.scene.isReachable)
        stage.state.isHidden = true
        #expect(stage.scene.isReachable)
        stage.style.minimumRows = 27
        #expect(!stage.scene.isReachable)
        stage.style.minimumRows = 26
        #expect(stage.scene.isReachable)
        stage.measured.isPutAway = true
        #expect(!stage.scene.isReachable)
        stage.measured.isPutAway = false
        stage.entries = IndexBarEntries(count: 0)
        #expect(!stage.scene.isReachable)
    }

    @Test func `D4 dimmed and disabled are 0.4 of the colour`() {
        var stage = stage()
        let looks: [IndexBarScene.Look] = [.disabled, .lit, .dimmed, .normal]
        #expect(looks.map(stage.scene.strength(of:)) == [0.4, 1, 0.4, 1])
        stage.style.constants.dimmed = 0.25
        stage.style.constants.disabled = 0.75
        #expect(looks.map(stage.scene.strength(of:)) == [0.75, 1, 0.25, 1])
    }

    @Test func `D4 the dot that hides an entry is lit for it, unless dots are not drawn`() {
        // Five slots: A, dot, M, dot, Z.
        var stage = stage {
            $0.measured.height = 74
            $0.style.dimsEmpty = true
            $0.entries = IndexBarEntries(count: 26, rowCounts: [Int](repeating: 0, count: 26))
        }
        func lit(_ entry: Int) -> [Int] {
            stage.state.lit = entry
            return stage.scene.slots.enumerated().filter { $0.element.look == .lit }.map(\.offset)
        }
        #expect([0, 1, 11, 12, 13, 25].map { lit($0) } == [[0], [1], [1], [2], [3], [4]])
        #expect(lit(-1) == [] && lit(26) == [])
        #expect(stage.scene.slots.map(\.look) == [.dimmed, .normal, .dimmed, .normal, .dimmed])
        stage.style.gaps = .none
        #expect([0, 1, 12, 13, 25].map { lit($0) } == [[0], [], [1], [], [2]])
        stage.style.showsHighlight = false
        #expect(lit(0) == [] && stage.scene.highlight == nil)
    }

    @Test func `D4 a highlight is a pitch long at most, in the middle of its slot`() {
        func highlight(_ change: (inout SceneStage) -> Void) -> IndexBarRectangle? {
            stage {
                $0.state.lit = 1
                change(&$0)
            }.scene.highlight
        }
        #expect(highlight { _ in } == IndexBarRectangle(x: 0, y: 72, width: 15, height: 14))
        let filled = highlight {
            $0.entries = IndexBarEntries(count: 4)
            $0.style.distribution = .fill
        }
        #expect(filled == IndexBarRectangle(x: 0, y: 173.5, width: 15, height: 14))
        let short = highlight {
            $0.entries = IndexBarEntries(count: 4)
            $0.style.gaps = .overlap
            $0.style.distribution = .fill
            $0.measured.height = 44
        }
        #expect(short == IndexBarRectangle(x: 0, y: 12, width: 15, height: 10))
        #expect(highlight { $0.state.lit = nil } == nil)
    }

    @Test(arguments: [true, false])
    func `a gap's dot is between the titles beside it, and in a timeline only where they leave room`(
        isVertical: Bool
    ) {
        var stage = SceneStage(width: isVertical ? 15 : 74, height: isVertical ? 74 : 15)
        func isGap(_ slot: IndexBarScene.Slot) -> Bool { if case .gap = slot.kind { true } else { false } }
        let condensed = stage.scene.slots.filter(isGap)
        #expect(!condensed.isEmpty && condensed.allSatisfy { $0.dot == $0.rectangle })
        #expect(stage.scene.slots.allSatisfy { isGap($0) || $0.dot == nil })
        stage.entries = IndexBarEntries(count: 5, rowCounts: [13, 0, 14, 0, 42])
        stage.style.distribution = .proportional
        stage.style.endPadding = 0
        var hidden = 0
        for rightToLeft in [false, true] {
            stage.measured.isRightToLeft = rightToLeft
            let slots = Array(stage.scene.slots)
            for (index, slot) in slots.enumerated() where isGap(slot) {
                let ends = [slots[index - 1], slots[index + 1]].map { $0.rectangle.along(isVertical) }
                    .sorted { $0.lowerBound < $1.lowerBound }
                let room = ends[1].lowerBound - ends[0].upperBound
                #expect((slot.dot != nil) == (room >= 3))
                guard let dot = slot.dot?.along(isVertical) else {
                    hidden += 1
                    continue
                }
                #expect(abs(dot.lowerBound - ends[0].upperBound) < 1e-9)
                #expect(abs(dot.upperBound - ends[1].lowerBound) < 1e-9)
            }
        }
        stage.style.constants.leastDotRoom = 1000
        #expect(hidden > 0 && stage.scene.slots.allSatisfy { $0.dot == nil })
    }

    @Test func `D4 a timeline's title is a pitch long, held inside the bar`() {
        let stage = stage {
            $0.entries = IndexBarEntries(count: 3, rowCounts: [1, 46, 1])
            $0.style.distribution = .proportional
            $0.style.endPadding = 0
        }
        // 10 points a row: bands from 0, 10 and 470.
        let slots = stage.scene.slots.map { [$0.rectangle.y, $0.rectangle.height] }
        #expect(slots == [[0, 14], [233, 14], [466, 14]])
        var small = stage
        small.measured.height = 14
        #expect(small.scene.slots.allSatisfy { $0.rectangle.y == 0 && $0.rectangle.height == 14 })
    }

    @Test func `D4 a preview is there while the bar is to be seen`() {
        func preview(_ change: (inout SceneStage) -> Void) -> IndexBarScene.Preview? {
            stage {
                $0.state.preview = 2
                $0.state.scale = 0.25
                change(&$0)
            }.scene.preview
        }
        let shown = preview { _ in }
        #expect(shown?.entry == 2 && shown?.scale == 0.25 && shown?.offset == 93)
        #expect(preview { $0.state.isHidden = true } == nil)
        #expect(preview { $0.measured.isPutAway = true } == nil)
        #expect(preview { $0.style.showsPreview = false } == nil)
        #expect(preview { $0.state.preview = 26 } == nil)
        #expect(preview { $0.state.preview = -1 } == nil)
    }

    @Test func `D4 a bar is to be seen unless it is hidden or put away`() {
        #expect(stage().scene.isVisible)
        #expect(!stage { $0.state.isHidden = true }.scene.isVisible)
        #expect(!stage { $0.measured.isPutAway = true }.scene.isVisible)
        #expect(stage { $0.measured.isEnabled = false }.scene.isVisible)
    }

    @Test func `D4 scenes that look alike are equal`() {
        #expect(stage().scene == stage().scene)
        // What the style hides is no difference.
        #expect(
            stage {
                $0.style.showsPreview = false
                $0.state.preview = 2
                $0.state.tracksFinger = true
                $0.state.scale = 0.5
            }.scene == stage { $0.style.showsPreview = false }.scene)
        #expect(
            stage {
                $0.style.showsHighlight = false
                $0.state.lit = 3
            }.scene == stage { $0.style.showsHighlight = false }.scene)
    }

    static let changes: [@Sendable (inout SceneStage) -> Void] = [
        { $0.measured.isEnabled = false }, { $0.measured.isPutAway = true }, { $0.style.gaps = .none },
        { $0.style.showsHighlight = false }, { $0.style.showsPreview = false }, { $0.style.dimsEmpty = true },
        { $0.style.constants.dimmed = 0.5 }, { $0.style.constants.previewDistance = 13 },
        { $0.measured.isRightToLeft = true }, { $0.bound(across: -100, to: 115) },
        { $0.style.revealsOnEdgeTouch = true }, { $0.style.autoHide = .untilTouched },
        { $0.measured.along.vertical = 13 }, { $0.measured.width = 16 }, { $0.measured.height = 481 },
        { $0.measured.across.vertical = 20 }, { $0.style.endPadding = 1 }, { $0.style.hitThickness = 30 },
        { $0.entries = IndexBarEntries(count: 25) },
        { $0.entries = IndexBarEntries(count: 26, rowCounts: [Int](repeating: 0, count: 26)) },
        { $0.state.lit = 1 }, { $0.state.preview = 1 }, { $0.state.isHidden = true },
        { $0.style.minimumRows = 30 },
    ]

    @Test(arguments: changes.indices)
    func `D4 scenes that differ in one thing are not equal`(change: Int) {
        let (before, after) = (stage(), stage(Self.changes[change]))
        #expect(before.scene != after.scene)
        #expect(after.scene == stage(Self.changes[change]).scene)
    }

    @Test func `D4 a preview's scale and distance are differences`() {
        let before = stage { $0.state.preview = 1 }.scene
        #expect(
            stage {
                $0.state.preview = 1
                $0.state.scale = 0.5
            }.scene != before)
        #expect(
            stage {
                $0.state.preview = 1
                $0.state.tracksFinger = true
            }.scene != before)
    }

    @Test func `D4 a bar looks alike whatever its preview and hit area are`() {
        let plain = stage().scene
        #expect(plain.looksLike(stage { $0.state.preview = 3 }.scene))
        #expect(!plain.looksLike(stage { $0.state.lit = 3 }.scene))
        #expect(!plain.looksLike(stage { $0.state.isHidden = true }.scene))
        #expect(!plain.looksLike(stage { $0.measured.isEnabled = false }.scene))
        #expect(!plain.looksLike(stage { $0.measured.height = 400 }.scene))
    }

    @Test func `4a.10 a scene's named entries are those of its driver`() {
        let scene = stage { $0.entries = IndexBarEntries(count: 3) }.scene
        #expect(scene.namedEntries == [0, 1, 2])
    }
}
