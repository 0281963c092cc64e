import Testing

@testable import IndexBarCore

/// What a pointer, a wheel and a change of the measures do (rules D2, D3 and D4).
@Suite struct DriverPointerTests {
    private func hover(_ x: Double, _ y: Double) -> IndexBarPointer {
        IndexBarPointer(.hovered, x: x, y: y, kind: .mouse)
    }

    // MARK: Touches

    @Test func `D4 a touch outside the hit area begins nothing`() {
        var bar = ListedBar()
        for (x, isOurs) in [(-4.6, false), (-4.5, true), (19.4, true), (19.5, false), (Double.nan, false)] {
            #expect(
                bar.driver.pointer(IndexBarPointer(.began, x: x, y: 15)).handled == isOurs, "\(x)")
            #expect(bar.driver.isTracking == isOurs)
            #expect(bar.driver.pointer(IndexBarPointer(.ended, x: x, y: 15)).handled == isOurs)
        }
        #expect(!bar.driver.pointer(IndexBarPointer(.moved, x: 7, y: 15)).handled)
        #expect(!bar.driver.isTracking)
    }

    @Test func `E3 the finger that owns the drag alone moves and ends it`() {
        var bar = ListedBar()
        #expect(bar.finger(.began, 3).handled)
        #expect(!bar.driver.pointer(IndexBarPointer(.moved, id: 1, x: 7, y: 95)).handled)
        #expect(!bar.driver.pointer(IndexBarPointer(.ended, id: 1, x: 7, y: 95)).handled)
        #expect(bar.lit == 3 && bar.driver.isTracking)
        #expect(bar.finger(.moved, 4).handled && bar.lit == 4)
        let lift = bar.finger(.ended, 9)
        #expect(lift.handled && lift.tracking == .ended && lift.trackingChanged && bar.lit == 4)
    }

    @Test func `D4 disabling and putting away cancel a drag, and bring the list back`() {
        for change in [{ $0.isEnabled = false }, { $0.isPutAway = true }]
            as [(inout IndexBarMeasured) -> Void]
        {
            var bar = ListedBar { $0.restoresOnCancel = true }
            bar.list(70, fraction: 0.5)
            #expect(bar.finger(.began, 9).tracking == .began)
            #expect(bar.driver.frame().scroll?.entry == 9)
            bar.list(450)
            #expect(bar.driver.update(change).tracking == .cancelled)
            #expect(bar.driver.frame().restore == .init(row: 70, fraction: 0.5, offset: 1410))
            #expect(!bar.finger(.began, 3).handled)
        }
    }

    @Test func `D4 a bar that is resized goes on with its drag`() {
        var bar = ListedBar()
        _ = bar.finger(.began, 9)
        #expect(bar.driver.update { $0.height = 520 }.tracking == nil)
        #expect(bar.driver.isTracking)
    }

    @Test func `D2 equal measures and styles change nothing`() {
        var bar = ListedBar()
        #expect(bar.driver.update { $0.width = 15 } == bar.driver.frame())
        #expect(bar.driver.update(style: bar.driver.style) == bar.driver.frame())
    }

    // MARK: Hover

    @Test func `D4 a hover shows its entry, and leaves with the hit area`() {
        var bar = ListedBar()
        #expect(bar.driver.pointer(hover(7, 35)).paint)
        #expect(bar.driver.scene.preview?.entry == 3)
        _ = bar.driver.pointer(hover(30, 35))
        #expect(bar.driver.scene.preview == nil)
        _ = bar.driver.pointer(hover(7, 45))
        #expect(bar.driver.scene.preview?.entry == 4)
        _ = bar.driver.pointer(IndexBarPointer(.left))
        #expect(bar.driver.scene.preview == nil)
    }

    @Test func `D4 a bar that moves away from a pointer is left by it`() {
        var bar = ListedBar()
        _ = bar.driver.pointer(hover(-3, 35))
        #expect(bar.driver.scene.preview?.entry == 3)
        _ = bar.driver.update {
            $0.boundary = IndexBarRectangle(x: 0, y: 0, width: 320, height: 260)
        }
        #expect(bar.driver.scene.preview == nil)
        _ = bar.driver.update { $0.boundary = nil }
        #expect(bar.driver.scene.preview == nil)
    }

    @Test func `D4 a bar that is disabled or put away is left by a pointer`() {
        for change in [{ $0.isEnabled = false }, { $0.isPutAway = true }]
            as [(inout IndexBarMeasured) -> Void]
        {
            var bar = ListedBar()
            _ = bar.driver.pointer(hover(7, 35))
            _ = bar.driver.update(change)
            _ = bar.driver.update { ($0.isEnabled, $0.isPutAway) = (true, false) }
            #expect(bar.driver.scene.preview == nil)
        }
    }

    @Test func `D2 a hover counts once it is 4 points away from the last finger`() {
        var bar = ListedBar()
        _ = bar.finger(.began, 3)
        _ = bar.finger(.moved, 5)
        _ = bar.finger(.ended, 5)
        for point in [(7.0, 55.0), (7, 58.9), (7, 51.1), (9.8, 57.8), (4.2, 52.2)] {
            _ = bar.driver.pointer(hover(point.0, point.1))
            #expect(bar.driver.scene.preview == nil, "\(point)")
        }
        _ = bar.driver.pointer(hover(9.9, 57.9))
        #expect(bar.driver.scene.preview?.entry == 5)
        // From then on every hover counts.
        _ = bar.driver.pointer(hover(7, 45))
        #expect(bar.driver.scene.preview?.entry == 4)
    }

    @Test func `D2 exactly 4 points away is far enough`() {
        var bar = ListedBar()
        _ = bar.finger(.began, 3)
        _ = bar.finger(.ended, 3)
        _ = bar.driver.pointer(hover(11, 35))
        #expect(bar.driver.scene.preview?.entry == 3)
    }

    @Test func `D2 a finger outside the bar counts too, a mouse and another finger in a drag do not`() {
        var outside = ListedBar()
        _ = outside.driver.pointer(IndexBarPointer(.began, x: 22, y: 35))
        _ = outside.driver.pointer(hover(19, 35))
        #expect(outside.driver.scene.preview == nil)

        var mouse = ListedBar()
        _ = mouse.driver.pointer(IndexBarPointer(.began, x: 7, y: 35, kind: .mouse))
        _ = mouse.driver.pointer(IndexBarPointer(.ended, x: 7, y: 35, kind: .mouse))
        _ = mouse.driver.pointer(hover(7, 35))
        #expect(mouse.driver.scene.preview?.entry == 3)

        var second = ListedBar()
        _ = second.finger(.began, 3)
        _ = second.driver.pointer(IndexBarPointer(.began, id: 1, x: 7, y: 95))
        _ = second.finger(.ended, 3)
        _ = second.driver.pointer(hover(7, 95))
        #expect(second.driver.scene.preview?.entry == 9)
    }

    @Test func `D4 a mouse's drag is no finger's: its preview is nearer`() {
        for (kind, x) in [(IndexBarPointer.Kind.finger, 39.0), (.mouse, 27)] {
            var bar = ListedBar()
            _ = bar.driver.update {
                $0.isRightToLeft = true
                $0.boundary = IndexBarRectangle(x: 0, y: 0, width: 320, height: 260)
            }
            _ = bar.driver.pointer(IndexBarPointer(.began, x: 7, y: 125, kind: kind))
            #expect(bar.driver.scene.preview(width: 60, height: 48)?.rectangle.x == x)
            _ = bar.driver.pointer(IndexBarPointer(.ended, x: 7, y: 125, kind: kind))
            _ = bar.driver.pointer(hover(7, 65))
            #expect(bar.driver.scene.preview(width: 60, height: 48)?.rectangle.x == 27)
        }
    }

    // MARK: Wheel

    @Test func `D2 a wheel's deltas add up to one step for each notch, or each pitch of points`() {
        var bar = ListedBar()
        let notches = [0.4, 0.4, 0.4, -0.2, 1, 2.5, -1.5, -2]
        #expect(
            notches.map { bar.driver.wheel(.notches($0)).selection?.entry }
                == [nil, nil, 1, nil, 2, 4, 3, 1])
        var points = ListedBar()
        #expect(
            [3, 3, 3, 1, 12.5, -15].map { points.driver.wheel(.points($0)).selection?.entry }
                == [nil, 1, nil, 2, 4, 2])
    }

    @Test func `D2 a wheel's step is handled while the bar takes input, also at the ends`() {
        var bar = ListedBar()
        #expect(bar.driver.wheel(.notches(0.1)).handled)
        #expect(bar.driver.wheel(.notches(-9)).handled)
        _ = bar.driver.update { $0.isEnabled = false }
        let answer = bar.driver.wheel(.notches(5))
        #expect(!answer.handled && answer.selection == nil)
    }

    @Test func `D2 parts of a step are forgotten in a drag and while the bar takes no input`() {
        for isDrag in [true, false] {
            var bar = ListedBar()
            _ = bar.driver.wheel(.notches(0.75))
            if isDrag { _ = bar.finger(.began, 0) } else { _ = bar.driver.update { $0.isEnabled = false } }
            _ = bar.driver.wheel(.notches(3))
            if isDrag { _ = bar.finger(.ended, 0) } else { _ = bar.driver.update { $0.isEnabled = true } }
            #expect(bar.driver.wheel(.notches(0.75)).selection == nil)
            #expect(bar.driver.wheel(.notches(0.25)).selection?.entry == 1)
        }
    }

    @Test func `D2 a wheel that is turned without end goes to the end, and leaves no rest`() {
        for turn in [Double.infinity, 1e300, 26.5, 30] {
            var bar = ListedBar()
            #expect(bar.driver.wheel(.notches(turn)).selection?.entry == 25)
            #expect(bar.driver.wheel(.notches(-1)).selection?.entry == 24)
            #expect(bar.driver.wheel(.notches(-turn)).selection?.entry == 0)
            #expect(bar.driver.wheel(.notches(1)).selection?.entry == 1)
        }
        var bar = ListedBar()
        #expect(bar.driver.wheel(.notches(.nan)).selection == nil)
        #expect(bar.driver.wheel(.notches(1)).selection?.entry == 1)
        #expect(bar.driver.wheel(.notches(25.25)).selection?.entry == 25)
        // A quarter is left.
        #expect(bar.driver.wheel(.notches(-1)).selection == nil)
        #expect(bar.driver.wheel(.notches(-0.25)).selection?.entry == 24)
    }

    @Test func `D2 points without a pitch are no steps`() {
        var bar = ListedBar()
        _ = bar.driver.update { $0.along.vertical = 0 }
        #expect(bar.driver.wheel(.points(500)).selection == nil)
    }
}
