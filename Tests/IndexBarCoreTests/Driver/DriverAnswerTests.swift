import Testing

@testable import IndexBarCore

/// What an answer says: haptic, stop, restore, what changed, and where the list is to go (rule D3).
@Suite struct DriverAnswerTests {
    // MARK: Haptic

    @Test func `D3 a haptic comes in a finger's drag only`() {
        var bar = ListedBar()
        #expect(bar.finger(.began, 3).haptic)
        #expect(bar.finger(.moved, 4).haptic)
        #expect(!bar.finger(.moved, 4).haptic)
        #expect(!bar.finger(.ended, 4).haptic)
        #expect(!bar.driver.press(.down).haptic)
        #expect(!bar.driver.choose(entry: 9).haptic)
        var mouse = ListedBar()
        #expect(!mouse.driver.pointer(IndexBarPointer(.began, x: 7, y: 35, kind: .mouse)).haptic)
    }

    @Test func `D3 no haptic where the row is on top already`() {
        func haptic(of entry: Int = 3, _ row: Int, _ fraction: Double = 0, section: Int? = nil) -> Bool {
            var bar = ListedBar()
            bar.list(row, fraction: fraction) { $0.section = section }
            return bar.finger(.began, entry).haptic
        }
        #expect(!haptic(150))
        #expect(haptic(151) && haptic(149))
        #expect(haptic(150, 0.25))
        #expect(!haptic(150, section: 3))
        #expect(haptic(150, section: 2))
        #expect(haptic(10, section: 4))
    }

    @Test func `D3 no haptic where the row was asked for already`() {
        var bar = ListedBar()
        _ = bar.driver.choose(entry: 3)
        #expect(bar.driver.frame().scroll?.row == 150)
        #expect(!bar.finger(.began, 3).haptic)
        #expect(bar.finger(.moved, 4).haptic)
    }

    @Test func `D3 no haptic for a row beyond the end at which the list stands`() {
        func haptic(_ change: (inout IndexBarListState) -> Void = { _ in }) -> Bool {
            var bar = ListedBar(sections: 26, rows: 5)
            // 2,600 points in a view of 480: the end is 2,120.
            bar.list(106, .no, change)
            return bar.finger(.began, 25).haptic
        }
        #expect(!haptic())
        #expect(!haptic { $0.offset = 2119.5 })
        #expect(haptic { $0.offset = 2119 })
        #expect(haptic { $0.offset = nil })
        #expect(haptic { $0.viewport = nil })
        #expect(haptic { $0.content = nil })
        // What covers the view leaves less of it.
        #expect(haptic { $0.insetBefore = 10 })
        #expect(haptic { $0.insetAfter = 10 })
        #expect(!haptic { ($0.insetAfter, $0.offset) = (10, 2130) })
        #expect(!haptic { ($0.insetBefore, $0.offset) = (10, 2130) })
        // A list that does not fill its view stands at its end.
        #expect(!haptic { ($0.content, $0.offset, $0.row) = (300, 0, 0) })
        // A row above the end is moved to.
        var bar = ListedBar(sections: 26, rows: 5)
        bar.list(106)
        #expect(bar.finger(.began, 20).haptic)
    }

    @Test func `D3 a list that was not laid out since new content may move`() {
        var bar = ListedBar()
        bar.list(150)
        _ = bar.driver.replace(entries: ListedBar.entries(26, 50))
        #expect(bar.finger(.began, 3).haptic)
    }

    // MARK: Stop

    @Test func `D3 a drag stops a list that moves, once for each state of it`() {
        for (moving, stops) in [
            (IndexBarListState.Moving.user, true), (.itself, true), (.no, false), (.unknown, false),
        ] {
            var bar = ListedBar()
            bar.list(10, moving)
            #expect(bar.finger(.began, 3).stopsList == stops, "\(moving)")
            #expect(!bar.finger(.moved, 4).stopsList)
            bar.list(20, moving)
            #expect(bar.finger(.moved, 5).stopsList == (moving == .user))
        }
    }

    @Test func `D3 a selection stops a list that the user moves, and no other`() {
        for moving in IndexBarListState.Moving.allCases {
            var bar = ListedBar()
            bar.list(10, moving)
            #expect(bar.driver.choose(entry: 5).stopsList == (moving == .user))
            #expect(!bar.driver.choose(entry: 6).stopsList)
        }
    }

    // MARK: Scroll

    @Test func `D3 a scroll is animated as the style says, never in a drag or with less motion`() {
        func animated(_ change: (inout ListedBar) -> Void = { _ in }) -> Bool? {
            var bar = ListedBar(animated: true)
            change(&bar)
            if !bar.driver.isTracking { _ = bar.driver.choose(entry: 9) }
            return bar.driver.frame().scroll?.animated
        }
        #expect(animated() == true)
        #expect(animated { _ = $0.driver.update { $0.reducesMotion = true } } == false)
        #expect(animated { _ = $0.finger(.began, 3) } == false)
        var plain = ListedBar()
        _ = plain.driver.choose(entry: 9)
        #expect(plain.driver.frame().scroll?.animated == false)
        // The last selection of a drag, after the lift.
        var lifted = ListedBar(animated: true)
        _ = lifted.finger(.began, 3)
        _ = lifted.finger(.ended, 3)
        #expect(lifted.driver.frame().scroll?.animated == false)
        var released = ListedBar(animated: true) { $0.selects = .onRelease }
        _ = released.finger(.began, 3)
        #expect(released.driver.frame().scroll == nil)
        _ = released.finger(.ended, 3)
        #expect(released.driver.frame().scroll?.animated == true)
    }

    @Test func `D3 a frame is wanted for a scroll, once`() {
        var bar = ListedBar()
        _ = bar.goes(to: 3)
        #expect(bar.driver.choose(entry: 3).paint)
        #expect(!bar.driver.focus(isVisible: false).paint)
        #expect(bar.driver.frame().scroll?.entry == 3)
        #expect(!bar.driver.frame().paint)
    }

    // MARK: Restore

    /// A drag that is cancelled; the list was at row 70 and a half when it began.
    private func restore(_ change: (inout ListedBar) -> Void) -> IndexBarCommands.Restore? {
        var bar = ListedBar { $0.restoresOnCancel = true }
        bar.list(70, fraction: 0.5)
        _ = bar.finger(.began, 9)
        _ = bar.driver.frame()
        bar.list(450)
        change(&bar)
        #expect(bar.finger(.cancelled, 9).tracking == .cancelled)
        return bar.driver.frame().restore
    }

    @Test func `D3 a list goes back to its row, and to its offset where that still says something`() {
        #expect(restore { _ in } == .init(row: 70, fraction: 0.5, offset: 1410))
        for change in [
            { $0.rows = 1300 }, { $0.content = 27_000 }, { $0.viewport = 400 }, { $0.insetBefore = 4 },
            { $0.insetAfter = 4 },
        ] as [(inout IndexBarListState) -> Void] {
            #expect(restore { $0.list(450, .no, change) } == .init(row: 70, fraction: 0.5, offset: nil))
        }
        // The list's row is forgotten with the old content.
        #expect(restore { _ = $0.driver.replace(entries: ListedBar.entries(26, 50)) } == nil)
    }

    @Test func `D3 a list that goes back lights what was lit, also what was chosen`() {
        var bar = ListedBar(sections: 26, rows: 5) { $0.restoresOnCancel = true }
        _ = bar.goes(to: 25, atMost: 106)
        #expect(bar.lit == 25)
        _ = bar.finger(.began, 3)
        #expect(bar.driver.frame().scroll?.row == 15)
        bar.list(15)
        _ = bar.finger(.cancelled, 3)
        #expect(bar.lit == 25)
        #expect(bar.driver.frame().restore?.row == 106)
        bar.list(106)
        #expect(bar.lit == 25)
        #expect(bar.driver.frame().restore == nil)
    }

    @Test func `D3 a choice after the cancel takes the place of going back`() {
        var bar = ListedBar { $0.restoresOnCancel = true }
        bar.list(70)
        _ = bar.finger(.began, 9)
        _ = bar.driver.frame()
        bar.list(450)
        _ = bar.finger(.cancelled, 9)
        _ = bar.driver.choose(entry: 4)
        let frame = bar.driver.frame()
        #expect(frame.restore == nil && frame.scroll?.entry == 4)
    }

    @Test func `D3 a list that has fewer rows now goes back to its last one`() {
        #expect(restore { $0.list(10) { $0.rows = 20 } }?.row == 19)
        #expect(restore { $0.list(10) { $0.rows = 71 } }?.row == 70)
        #expect(restore { $0.list(10) { $0.rows = 70 } }?.row == 69)
        #expect(restore { $0.list(0) { $0.rows = 1 } }?.row == 0)
    }

    // MARK: What changed

    @Test func `D3 each change is told once`() {
        var bar = ListedBar()
        let began = bar.finger(.began, 3)
        #expect(began.selectedChanged && began.litChanged && began.trackingChanged && began.valueChanged)
        let again = bar.finger(.moved, 3)
        #expect(!again.selectedChanged && !again.litChanged && !again.trackingChanged && !again.valueChanged)
        let moved = bar.finger(.moved, 4)
        #expect(moved.selectedChanged && moved.litChanged && !moved.trackingChanged && moved.valueChanged)
        let ended = bar.finger(.ended, 4)
        #expect(!ended.selectedChanged && !ended.litChanged && ended.trackingChanged && !ended.valueChanged)
        _ = bar.driver.frame()
        bar.list(200)
        let scrolled = bar.list(310, .user)
        #expect(!scrolled.selectedChanged && scrolled.litChanged && scrolled.valueChanged && scrolled.paint)
    }

    @Test func `D3 new content may have other texts, though its numbers are the same`() {
        var bar = ListedBar()
        let answer = bar.driver.replace(entries: ListedBar.entries(26, 50))
        #expect(answer.valueChanged && answer.paint)
        #expect(bar.driver.contentVersion == 2)
    }

    @Test func `L13 the first measures, of size 0, have the right reserved thickness`() {
        var driver = IndexBarDriver()
        #expect(driver.reservedThickness == 0)
        #expect(driver.replace(entries: IndexBarEntries(count: 3)).reservedThickness == 15)
        let answer = driver.update { $0.across = .init(vertical: 20, horizontal: 20) }
        #expect(answer.reservedThickness == 20 && driver.reservedThickness == 20)
        #expect(driver.update { $0.isPutAway = true }.reservedThickness == 0)
        #expect(driver.update { $0.isPutAway = false }.reservedThickness == 20)
        #expect(driver.replace(entries: IndexBarEntries()).reservedThickness == 0)
    }

    @Test func `L13 the natural length is that of all entries at their pitch with the space at both ends`() {
        var bar = ListedBar()
        #expect(bar.driver.naturalLength == 130)
        var style = IndexBarStyle()
        style.endPadding = 3
        _ = bar.driver.update(style: style)
        #expect(bar.driver.naturalLength == 136)
        _ = bar.driver.update { $0.along.vertical = .nan }
        #expect(bar.driver.naturalLength == 6)
        _ = bar.driver.update { $0.along.vertical = 1e308 }
        #expect(bar.driver.naturalLength == .greatestFiniteMagnitude)
    }

    @Test func `D3 no haptic where the row was asked for already, also after new content`() {
        var bar = ListedBar()
        _ = bar.driver.choose(entry: 3)
        _ = bar.driver.frame()
        _ = bar.driver.replace(entries: ListedBar.entries(26, 50))
        #expect(!bar.finger(.began, 3).haptic)
        #expect(bar.finger(.moved, 5).haptic)
    }

    // MARK: Assistive technology

    @Test func `E16 assistive technology steps by one, and names an entry`() {
        var bar = ListedBar()
        #expect(bar.driver.accessible(.increment).selection?.entry == 1)
        #expect(bar.driver.accessible(.value(7)).selection?.entry == 7)
        #expect(bar.driver.accessible(.decrement).selection?.entry == 6)
        #expect(bar.driver.accessible(.action(9)).selection?.entry == 9)
        #expect(bar.driver.accessible(.activate).selection?.entry == 9)
        #expect(!bar.driver.accessible(.escape).handled)
        _ = bar.finger(.began, 3)
        #expect(bar.driver.accessible(.escape).tracking == .cancelled)
    }

    @Test func `D6 keys that are held down are told apart, and shift alone is nobody's shortcut`() {
        let all: [IndexBarModifiers] = [.shift, .control, .alt, .command]
        #expect(Set(all.map(\.rawValue)).subtracting([0]).count == 4)
        #expect(all.map(\.mayBeShortcut) == [false, true, true, true])
        #expect(!IndexBarModifiers([.shift]).isEmpty)
    }

    @Test func `D3 the engine's own touch goes back to the offset too`() {
        var bar = ListedBar { $0.restoresOnCancel = true }
        bar.list(70, fraction: 0.5)
        _ = bar.driver.engineInput(.touch(IndexBarTouch(.began, x: 7, y: 95)))
        _ = bar.driver.frame()
        bar.list(450)
        _ = bar.driver.engineInput(.touch(IndexBarTouch(.cancelled, x: 7, y: 95)))
        #expect(bar.driver.frame().restore == .init(row: 70, fraction: 0.5, offset: 1410))
    }

    @Test func `4a.3 new content forgets that the list was to go back`() {
        var bar = ListedBar { $0.restoresOnCancel = true }
        bar.list(70)
        _ = bar.finger(.began, 9)
        _ = bar.driver.frame()
        bar.list(450)
        _ = bar.finger(.cancelled, 9)
        _ = bar.driver.replace(entries: ListedBar.entries(26, 50))
        #expect(bar.list(450).restore == nil)
        #expect(bar.driver.frame().restore == nil)
    }
}
