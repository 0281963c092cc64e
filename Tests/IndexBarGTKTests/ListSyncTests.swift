#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// The list follows the bar, and the bar the list.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct ListSyncTests {
        /// Far and near, up and down.
        private static let jumps = [5, 20, 3, 12, 13, 14, 26, 0, 25, 1, 9, 8, 7, 22]

        @Test func `P54 Q40: the first row of the chosen section is exactly at the top`() throws {
            let list = try ListWindow()
            defer { list.close() }
            for jump in Self.jumps {
                list.bar.select(entry: jump)
                #expect(run(atMost: 2) { list.topRow == list.starts[jump] }, "entry \(jump)")
                settle(list.window)
                #expect(try offset(of: list.starts[jump], in: list) == 0, "entry \(jump)")
            }
        }

        @Test func `Q27 Q56: also where rows are of different heights`() throws {
            let list = try ListWindow(rowHeight: { $0 % 7 == 0 ? 71 : $0 % 3 == 0 ? 33 : -1 })
            defer { list.close() }
            for jump in Self.jumps {
                list.bar.select(entry: jump)
                #expect(run(atMost: 2) { list.topRow == list.starts[jump] }, "entry \(jump)")
                for _ in 0..<3 { settle(list.window) }
                #expect(list.topRow == list.starts[jump], "entry \(jump) drifted")
                #expect(try offset(of: list.starts[jump], in: list) == 0, "entry \(jump)")
            }
        }

        @Test func `P50 Q2 Q3: an entry of the short tail stays lit until the user scrolls`() throws {
            let counts = ListWindow.alphabet.map { "XYZ#".contains($0) ? 2 : 100 }
            let list = try ListWindow(rowCounts: counts)
            defer { list.close() }
            try list.tap("Y")
            #expect(run { list.topRow.map { $0 > 2200 } ?? false })
            for _ in 0..<3 { settle(list.window) }
            #expect(list.bar.screen()?.highlighted == "Y")
            #expect(list.topRow.map { $0 < list.starts[24] } ?? false)
            list.wheel(-1)
            #expect(run { list.bar.screen()?.highlighted == "W" })
        }

        @Test func `D12: the bar's own scroll is not the user's, right after a touch on the list`() throws {
            let counts = ListWindow.alphabet.map { "XYZ#".contains($0) ? 2 : 100 }
            let list = try ListWindow(rowCounts: counts)
            defer { list.close() }
            list.display.touch.touch(.began, x: 100, y: 300)
            g_usleep(4000)
            drain()
            list.bar.select(entry: 24)
            #expect(run { list.topRow.map { $0 > 2200 } ?? false })
            for _ in 0..<3 { settle(list.window) }
            #expect(list.bar.screen()?.highlighted == "Y")
            list.lift(x: 100, y: 300)
        }

        @Test func `P50: making the window higher leaves the tail lit`() throws {
            let counts = ListWindow.alphabet.map { "XYZ#".contains($0) ? 2 : 100 }
            let list = try ListWindow(rowCounts: counts)
            defer { list.close() }
            try list.tap("Z")
            #expect(run { list.topRow.map { $0 > 2200 } ?? false })
            gtk_window_set_default_size(list.window.window, 360, 700)
            #expect(run { gtk_widget_get_height(list.list) >= 700 })
            settle(list.window)
            #expect(list.bar.highlightedEntry == 25)
        }

        @Test func `Q22 Q38 S0.37: the bar follows the wheel, the entry changes where the section does`()
            throws
        {
            let list = try ListWindow(rowCounts: ListWindow.alphabet.map { _ in 5 })
            defer { list.close() }
            #expect(run { list.bar.highlightedEntry == 0 })
            for _ in 0..<40 {
                list.wheel(1)
                settle(list.window)
                let row = try #require(list.topRow)
                #expect(list.bar.highlightedEntry == row / 5, "row \(row)")
            }
            #expect(list.bar.highlightedEntry.map { $0 > 5 } ?? false)
            #expect(list.selectedEntries == [])
        }

        @Test func `P51: the bar follows a list that the app scrolls`() throws {
            let list = try ListWindow()
            defer { list.close() }
            #expect(run { list.bar.highlightedEntry == 0 })
            #expect(cgtk_list_scroll_to(list.list, 1350) != 0)
            #expect(run { list.bar.highlightedEntry == 13 })
            let row = try #require(list.topRow)
            #expect(row / 100 == 13)
        }

        @Test func `the bar shows where the list is in the same frame`() throws {
            let list = try ListWindow(rowCounts: ListWindow.alphabet.map { _ in 5 })
            defer { list.close() }
            var frames: [(row: Int?, lit: Int?)] = []
            let clock = try #require(gtk_widget_get_frame_clock(list.window))
            let watcher = FrameWatcher(clock: clock) {
                frames.append((list.topRow, list.bar.highlightedEntry))
            }
            for _ in 0..<20 {
                list.wheel(1)
                run(atMost: 0.03) { false }
            }
            watcher.end()
            #expect(frames.count > 10)
            for frame in frames { #expect(frame.lit == frame.row.map { $0 / 5 }) }
        }

        @Test func `E14: of several selections in a frame the list goes to the last one`() throws {
            let list = try ListWindow()
            defer { list.close() }
            settle(list.window)
            var bound = 0
            list.rows.onBind = { bound += 1 }
            list.bar.select(entry: 11)
            run(atMost: 1) { list.topRow == list.starts[11] }
            let once = bound
            bound = 0
            for entry in [3, 25, 7, 19, 5, 14] { list.bar.select(entry: entry) }
            #expect(run { list.topRow == list.starts[14] })
            settle(list.window)
            #expect(bound <= once * 2, "\(bound) rows bound for six selections, \(once) for one")
            #expect(list.selectedEntries == [11, 3, 25, 7, 19, 5, 14])
        }

        @Test func `Q13 P14 P13: rows and entries that come later are shown and found`() throws {
            let list = try ListWindow(titles: [], rowCounts: [])
            defer { list.close() }
            #expect(list.bar.slots.isEmpty)
            list.rows.replace(count: 300)
            list.bar.content = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [100, 100, 100])
            settle(list.window)
            #expect(list.bar.slots.count == 3)
            #expect(run { list.bar.highlightedEntry == 0 })
            list.bar.select(entry: 2)
            #expect(run { list.topRow == 200 })
        }

        @Test func `a selection before the list is shown is carried out when it is`() throws {
            let list = try ListWindow(showsWindow: false)
            defer { list.close() }
            list.bar.select(entry: 17)
            list.show()
            #expect(run { list.topRow == list.starts[17] })
            settle(list.window)
            #expect(list.bar.screen()?.highlighted == "R")
        }

        @Test func `a selection before the list has rows is carried out when it has them`() throws {
            let list = try ListWindow()
            defer { list.close() }
            gtk_list_view_set_model(OpaquePointer(list.list), nil)
            settle(list.window)
            list.bar.select(entry: 3)
            settle(list.window)
            list.rows.replace(count: list.rowCount)
            #expect(run { list.bar.screen()?.topRow == list.starts[3] })
            #expect(list.bar.highlightedEntry == 3)
        }

        @Test func `restoresOnCancel: the list returns to the place it showed`() throws {
            var style = IndexBarStyle()
            style.restoresOnCancel = true
            let list = try ListWindow(style: style)
            defer { list.close() }
            list.wheel(7)
            run(atMost: 0.5) { false }
            let before = try #require(list.topRow)
            let place = try offset(of: before, in: list)
            try list.touch("T")
            #expect(run { list.topRow == list.starts[19] })
            list.display.keyboard.press(keycode: 9)
            #expect(run { list.topRow == before })
            settle(list.window)
            #expect(abs(try offset(of: before, in: list) - place) <= 1)
            list.lift()
            settle(list.window)
        }

        @Test func `Q24 Q25: a row that carries a header belongs to its section and comes up with it`() throws
        {
            let list = try ListWindow(rowCounts: ListWindow.alphabet.map { _ in 8 }, hasHeaders: true)
            defer { list.close() }
            for entry in [4, 20, 2] {
                list.bar.select(entry: entry)
                #expect(run { list.topRow == list.starts[entry] })
                settle(list.window)
                let screen = try #require(list.bar.screen())
                #expect(screen.topTexts == [list.titles[entry], "row \(list.starts[entry])"])
                #expect(screen.highlighted == list.titles[entry])
            }
        }

        /// How far the top of a row is from the top of the list, in points.
        private func offset(of row: Int, in list: ListWindow) throws -> Double {
            let widget = try #require(list.bar.rowWidget(row))
            return try #require(IndexBarRectangle(widget, in: list.list)).y
        }
    }
#endif
