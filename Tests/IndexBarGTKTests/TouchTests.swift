#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// Real touches on a bar beside a list, row by row of the catalogue.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct TouchTests {
        @Test func `a touch on a title brings its first row to the top and shows the preview`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.touch("M")
            #expect(run { list.topRow == list.starts[12] })
            settle(list.window)
            let screen = try #require(list.bar.screen())
            #expect(screen.highlighted == "M")
            #expect(screen.preview == "M")
            list.lift()
            #expect(run { !list.bar.isTracking })
            settle(list.window)
            #expect(list.bar.screen()?.preview == nil)
            #expect(list.bar.screen()?.highlighted == "M")
        }

        @Test func `S0.3 S1.6: the first touch on the first title selects it`() throws {
            let list = try ListWindow()
            defer { list.close() }
            #expect(list.bar.selectedEntry == nil)
            try list.tap("A")
            #expect(list.selectedEntries == [0])
        }

        @Test func `S0.4 S1.6: a title touched again after the list was scrolled by hand selects again`()
            throws
        {
            let list = try ListWindow()
            defer { list.close() }
            try list.tap("B")
            #expect(run { list.topRow == list.starts[1] })
            settle(list.window)
            list.wheel(3)
            #expect(run { list.topRow.map { $0 > list.starts[1] } ?? false })
            try list.tap("B")
            #expect(list.selectedEntries == [1, 1])
            #expect(run { list.topRow == list.starts[1] })
        }

        @Test func `P11 Q64: moves inside one band select once, and a drag selects each entry once`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.touch("C")
            #expect(run { list.bar.isTracking })
            let point = try list.point(of: "C")
            for step in 0..<20 {
                list.display.touch.touch(.moved, x: point.x, y: point.y + Double(step % 5) - 2)
            }
            try list.drag(to: "D")
            try list.drag(to: "K")
            list.lift()
            #expect(run { !list.bar.isTracking })
            #expect(list.selectedEntries == [2, 3, 10])
        }

        @Test func `S0.7: the place of the lift adds no entry`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.touch("E")
            let end = try list.point(of: "T")
            list.lift(x: end.x, y: end.y)
            #expect(run { list.selectedEntries == [4] && !list.bar.isTracking })
            #expect(run { list.topRow == list.starts[4] })
        }

        @Test func `S0.26 P18 Q62: a finger that drifts aside goes on selecting`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.touch("F")
            try list.drag(to: "H", aside: 200)
            #expect(run { list.selectedEntries == [5, 7] })
            list.lift()
            #expect(run { !list.bar.isTracking })
        }

        @Test func `S0.27 S1.4 S1.5 P17: above the first title is the first and below the last the last`()
            throws
        {
            let list = try ListWindow()
            defer { list.close() }
            let x = try list.point(of: "A").x
            list.display.touch.touch(.began, x: x, y: 2)
            #expect(run { list.selectedEntries == [0] })
            list.display.touch.touch(.moved, x: x, y: 700)
            #expect(run { list.selectedEntries == [0, 26] })
            list.lift()
            #expect(run { !list.bar.isTracking })
        }

        @Test func `S0.28 S0.29 P19 Q71: press and hold acts at touch-down`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.touch("J")
            #expect(run { list.selectedEntries == [9] })
            settle(list.window)
            #expect(list.bar.screen()?.highlighted == "J")
            list.lift()
            #expect(run { !list.bar.isTracking })
        }

        @Test func `S0.31 S1.21: a second finger on the bar does nothing`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.touch("C", id: 1)
            #expect(run { list.bar.isTracking })
            try list.touch("W", id: 2)
            try list.drag(to: "X", id: 2)
            try list.drag(to: "D", id: 1)
            #expect(run { list.bar.selectedEntry == 3 })
            list.lift(id: 2)
            settle(list.window)
            #expect(list.bar.isTracking)
            list.lift(id: 1)
            #expect(run { !list.bar.isTracking })
            #expect(list.selectedEntries == [2, 3])
        }

        @Test func `S0.30 Q61 Q63: a touch that is taken away ends everything visible`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.touch("L")
            #expect(run { list.bar.isTracking })
            settle(list.window)
            #expect(list.bar.screen()?.preview == "L")
            // An insensitive widget loses its touches.
            gtk_widget_set_sensitive(list.bar.widget, 0)
            #expect(run { !list.bar.isTracking })
            settle(list.window)
            #expect(list.bar.screen()?.preview == nil)
            gtk_widget_set_sensitive(list.bar.widget, 1)
            list.lift()
            settle(list.window)
            #expect(list.selectedEntries == [11])
        }

        @Test func `S1.1 S1.2 S1.3: no touch gives an entry that is not there`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let x = try list.point(of: "A").x
            list.display.touch.touch(.began, x: x, y: 300)
            #expect(run { list.bar.isTracking })
            for y in [-50.0, 0, 639.9, 640, 641, 767] { list.display.touch.touch(.moved, x: x, y: y) }
            list.lift()
            #expect(run { !list.bar.isTracking })
            #expect(list.selectedEntries.allSatisfy { $0 >= 0 && $0 < 27 })
            #expect(list.selectedEntries.last == 26)
        }

        @Test func `Q66: a finger that comes from the list across the bar selects nothing`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let end = try list.point(of: "P")
            list.display.touch.touch(.began, x: 150, y: 320)
            for x in stride(from: 160.0, through: end.x, by: 20) {
                list.display.touch.touch(.moved, x: x, y: end.y)
            }
            list.lift(x: end.x, y: end.y)
            settle(list.window)
            #expect(list.selectedEntries == [])
        }

        @Test func `P26: a second finger on the list does not move it while the bar is dragged`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.touch("G", id: 1)
            #expect(run { list.topRow == list.starts[6] })
            settle(list.window)
            list.display.touch.touch(.began, id: 2, x: 100, y: 500)
            for y in stride(from: 490.0, through: 200, by: -10) {
                list.display.touch.touch(.moved, id: 2, x: 100, y: y)
                settle(list.window)
            }
            #expect(list.topRow == list.starts[6])
            #expect(list.bar.highlightedEntry == 6)
            list.lift(id: 2)
            list.lift(id: 1)
            #expect(run { !list.bar.isTracking })
            #expect(gtk_scrolled_window_get_kinetic_scrolling(OpaquePointer(list.scrolled)) != 0)
        }

        @Test func `Q76: a tap while the list coasts ends the coasting`() throws {
            let list = try ListWindow()
            defer { list.close() }
            list.display.touch.touch(.began, x: 100, y: 600)
            for y in stride(from: 580.0, through: 60, by: -40) {
                list.display.touch.touch(.moved, x: 100, y: y)
                g_usleep(4000)
                drain()
            }
            list.lift(x: 100, y: 40)
            #expect(run { list.topRow.map { $0 > 40 } ?? false })
            try list.tap("M")
            #expect(run { list.topRow == list.starts[12] })
            for _ in 0..<10 { settle(list.window) }
            #expect(list.topRow == list.starts[12])
        }
    }
#endif
