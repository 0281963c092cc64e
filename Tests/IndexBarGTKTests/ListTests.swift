#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// What apps do to a list while a bar follows it.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct ListTests {
        private static let letters = Array(ListWindow.alphabet.prefix(26))

        @Test func `D11: new rows, new content and a selection in one turn of the main loop`() throws {
            let list = try ListWindow(titles: ["A", "B"], rowCounts: [50, 50])
            defer { list.close() }
            list.rows.replace(count: 1300)
            list.bar.content = IndexBarContent(titles: Self.letters, rowCounts: Self.letters.map { _ in 50 })
            list.bar.select(entry: 10)
            #expect(run(atMost: 2) { list.topRow == 500 })
            for _ in 0..<3 { settle(list.window) }
            #expect(list.topRow == 500 && list.bar.selectedEntry == 10)
            #expect(list.bar.screen()?.highlighted == "K")
        }

        @Test func `D11: the same, with the rows after the selection`() throws {
            let list = try ListWindow(titles: ["A", "B"], rowCounts: [50, 50])
            defer { list.close() }
            list.bar.content = IndexBarContent(titles: Self.letters, rowCounts: Self.letters.map { _ in 50 })
            list.bar.select(entry: 10)
            settle(list.window)
            list.rows.replace(count: 1300)
            #expect(run(atMost: 2) { list.topRow == 500 })
            settle(list.window)
            #expect(list.bar.screen()?.highlighted == "K")
        }

        @Test func `D13: rows all gone and back: what is shown is lit, the entry can be chosen again`() throws
        {
            let list = try ListWindow()
            defer { list.close() }
            for _ in 0..<2 {
                list.bar.select(entry: 10)
                #expect(run(atMost: 2) { list.topRow == list.starts[10] })
                settle(list.window)
                list.rows.replace(count: 0)
                settle(list.window)
                list.rows.replace(count: list.rowCount)
                settle(list.window)
                #expect(run(atMost: 2) { list.topRow == 0 })
                settle(list.window)
                #expect(list.bar.screen()?.highlighted == "A")
            }
        }

        @Test func `D13: the app moves the list, also while another page is in front: what it shows is lit`()
            throws
        {
            let place = try Place(.stack)
            defer { place.close() }
            let bar = IndexBarWidget.attach(
                to: place.rows.widget,
                content: IndexBarContent(titles: ["A", "B", "C"], rowCounts: [100, 100, 100]))
            settle(place.window)
            let stack = OpaquePointer(place.parent)
            let first = try #require(gtk_widget_get_first_child(place.parent))
            let page = try #require(gtk_stack_get_visible_child(stack))
            let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(place.scrolled))
            for hides in [false, true, true] {
                bar.select(entry: 1)
                #expect(run(atMost: 2) { bar.screen()?.topRow == 100 })
                settle(place.window)
                #expect(bar.highlightedEntry == 1)
                if hides {
                    gtk_stack_set_visible_child(stack, first)
                    settle(place.window)
                }
                gtk_adjustment_set_value(adjustment, 0)
                if hides { gtk_stack_set_visible_child(stack, page) }
                settle(place.window)
                #expect(bar.screen()?.topRow == 0)
                #expect(bar.highlightedEntry == 0, "hidden: \(hides)")
            }
        }

        @Test(arguments: [false, true])
        func `D16: a jump leaves the sideways offset of rows wider than the window`(isUneven: Bool) throws {
            let list = try ListWindow(rowHeight: { isUneven && $0 % 3 == 0 ? 47 : -1 })
            defer { list.close() }
            list.rows.width = { isUneven ? 1200 + $0 / 10 : 1200 }
            list.rows.replace(count: list.rowCount)
            let across = try #require(gtk_scrolled_window_get_hadjustment(OpaquePointer(list.scrolled)))
            #expect(run { gtk_adjustment_get_upper(across) > 1000 })
            settle(list.window)
            gtk_adjustment_set_value(across, 400)
            settle(list.window)
            #expect(gtk_adjustment_get_value(across) == 400)
            for entry in [10, 3, 20, 4] {
                list.bar.select(entry: entry)
                #expect(run(atMost: 2) { list.topRow == list.starts[entry] })
                settle(list.window)
                #expect(gtk_adjustment_get_value(across) == 400)
                let row = try #require(list.bar.rowWidget(list.starts[entry]))
                #expect(abs(try #require(IndexBarRectangle(row, in: list.list)).y) <= 0.5)
            }
        }

        @Test(.timeLimit(.minutes(1)))
        func `R6 the app sets another factory on a list with rows and a bar: the bar goes on`() throws {
            let list = try ListWindow()
            defer { list.close() }
            list.rows.useAnotherFactory()
            settle(list.window)
            list.bar.select(entry: 12)
            #expect(run(atMost: 2) { list.topRow == list.starts[12] })
            settle(list.window)
            #expect(list.bar.screen()?.highlighted == "M")
        }

        @Test(.timeLimit(.minutes(1)))
        func `two bars that the app has placed beside one list with rows both follow it`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let window = gtk_window_new()!
            defer { gtk_window_destroy(window.window) }
            let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
            gtk_window_set_child(window.window, box)
            let content = IndexBarContent(titles: list.titles, rowCounts: list.titles.map { _ in 100 })
            let bars = (0..<2).map { _ in IndexBarWidget.make(content: content) }
            for bar in bars {
                gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), bar.widget)
                bar.attach(to: list.list)
            }
            settle(list.window)
            bars[0].select(entry: 12)
            #expect(run(atMost: 2) { list.topRow == list.starts[12] })
            settle(list.window)
            #expect(bars.map(\.highlightedEntry) == [12, 12] && list.bar.highlightedEntry == 12)
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(list.scrolled)), 0)
            settle(list.window)
            #expect(bars.map(\.highlightedEntry) == [0, 0] && list.bar.highlightedEntry == 0)
        }

        @Test func `D5: a bar that shows itself on scrolling stays while the list is scrolled`() throws {
            var style = IndexBarStyle()
            style.autoHide = .untilScrolled
            style.hideDelay = 0.4
            let list = try ListWindow(style: style)
            defer { list.close() }
            list.wheel(1)
            #expect(run { !list.bar.isHidden })
            let end = g_get_monotonic_time() + 1_500_000
            while g_get_monotonic_time() < end {
                list.wheel(1)
                #expect(!run(atMost: 0.1) { list.bar.isHidden })
            }
            #expect(run(atMost: 2) { list.bar.isHidden })
        }
    }
#endif
