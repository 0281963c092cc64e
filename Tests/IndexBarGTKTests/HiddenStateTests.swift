#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// Bars that hide: by themselves, for short lists, or for want of room.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct HiddenStateTests {
        @Test func `P43 Q58 S1.26: a list with fewer rows than minimumRows has no bar and all the room`()
            throws
        {
            var style = IndexBarStyle()
            style.minimumRows = 20
            let list = try ListWindow(titles: ["A", "B"], rowCounts: [5, 5], style: style)
            defer { list.close() }
            #expect(list.bar.isHidden && list.bar.reservedThickness == 0)
            #expect(gtk_widget_get_width(list.list) == 360)
            #expect(list.bar.screen()?.highlight == nil)
            list.display.touch.touch(.began, x: 350, y: 320)
            settle(list.window)
            #expect(!list.bar.isTracking && list.selectedEntries == [])
            list.lift()
            settle(list.window)
            list.rows.replace(count: 40)
            list.bar.content = IndexBarContent(titles: ["A", "B"], rowCounts: [20, 20])
            settle(list.window)
            #expect(!list.bar.isHidden && list.bar.reservedThickness > 0)
            #expect(gtk_widget_get_width(list.list) == 336)
            try list.tap("B")
            #expect(list.selectedEntries == [1])
        }

        @Test func `S0.5 P2 P4 Q87: without entries nothing is drawn, hit or reserved`() throws {
            let list = try ListWindow(titles: [], rowCounts: [])
            defer { list.close() }
            list.display.touch.touch(.began, x: 350, y: 320)
            list.lift(x: 350, y: 320)
            settle(list.window)
            #expect(list.selectedEntries == [] && !list.bar.isTracking)
            #expect(list.bar.screen()?.highlight == nil && list.bar.screen()?.preview == nil)
            #expect(gtk_widget_get_width(list.scrolled) == 360)
            gtk_widget_grab_focus(list.bar.widget)
            for keycode: UInt32 in [116, 115, 58] { list.display.keyboard.press(keycode: keycode) }
            settle(list.window)
            #expect(list.selectedEntries == [])
        }

        @Test
        func `S1.19 autoHide untilTouched: a touch in the hit area reveals the bar and begins the drag`()
            throws
        {
            var style = IndexBarStyle()
            style.autoHide = .untilTouched
            let list = try ListWindow(style: style)
            defer { list.close() }
            list.bar.style.hideDelay = 0.1
            #expect(list.bar.isHidden)
            #expect(gtk_widget_get_width(list.list) == 360)
            #expect(try Picture(of: #require(list.bar.widget)).isBlank)
            try list.touch("M")
            #expect(run { list.selectedEntries == [12] })
            settle(list.window)
            #expect(!list.bar.isHidden && list.bar.screen()?.highlighted == "M")
            run(atMost: 0.3) { list.bar.isHidden }
            #expect(!list.bar.isHidden, "not while it is dragged")
            list.lift()
            #expect(run(atMost: 2) { list.bar.isHidden })
            settle(list.window)
            #expect(try Picture(of: #require(list.bar.widget)).isBlank)
        }

        @Test func `S1.18 P22 autoHide untilScrolled: the wheel reveals it, and a hidden bar takes no touch`()
            throws
        {
            var style = IndexBarStyle()
            style.autoHide = .untilScrolled
            let list = try ListWindow(style: style)
            defer { list.close() }
            list.bar.style.hideDelay = 1
            #expect(list.bar.isHidden)
            let under = try #require(gtk_widget_pick(list.window, 352, 300, GTK_PICK_DEFAULT))
            #expect(gtk_widget_is_ancestor(under, list.scrolled) != 0, "not the bar over it")
            list.display.pointer.move(x: 352, y: 300)
            list.display.pointer.button(isDown: true)
            list.display.pointer.button(isDown: false)
            settle(list.window)
            #expect(list.selectedEntries == [])
            list.wheel(3)
            #expect(run { !list.bar.isHidden })
            try list.tap("M")
            #expect(list.selectedEntries == [12])
            #expect(run(atMost: 4) { list.bar.isHidden })
        }

        @Test func `P21 P23 Q69: the hit area is as wide as it is set and no wider`() throws {
            var style = IndexBarStyle()
            style.hitThickness = 40
            let list = try ListWindow(style: style)
            defer { list.close() }
            #expect(list.barBounds.width == 40)
            let y = try list.point(of: "M").y
            for (x, entries) in [(318.0, []), (322.0, [12])] {
                list.display.touch.touch(.began, x: x, y: y)
                settle(list.window)
                list.lift(x: x, y: y)
                #expect(run { !list.bar.isTracking })
                #expect(list.selectedEntries == entries, "a touch at \(x)")
            }
        }

        @Test func `S0.19 S0.20 S1.9 P30 Q54: at 1 by 1 and back nothing is drawn amiss and nothing traps`()
            throws
        {
            _ = try TestDisplay.shared.get()
            let window = gtk_window_new()!
            var style = IndexBarStyle()
            style.axis = .vertical
            style.hitThickness = 1
            let bar = IndexBarWidget.make(content: IndexBarContent(titles: ListWindow.alphabet), style: style)
            gtk_window_set_child(window.window, bar.widget)
            gtk_window_present(window.window)
            settle(window)
            let widget = try #require(bar.widget)
            for (width, height) in [(1, 1), (24, 1), (1, 400), (24, 10), (24, 20), (24, 640)] {
                var place = GtkAllocation(x: 0, y: 0, width: gint(width), height: gint(height))
                var minimum: gint = 0
                gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
                gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &minimum, nil, nil, nil)
                gtk_widget_size_allocate(widget, &place, -1)
                #expect(
                    gtk_widget_get_width(widget) == gint(width)
                        && gtk_widget_get_height(widget) == gint(height))
                _ = try Picture(of: widget)
                #expect(bar.slots.allSatisfy { $0.band.length > 0 })
                bar.point(IndexBarPointer(.began, x: 0, y: 0))
                bar.point(IndexBarPointer(.moved, x: 0, y: Double(height)))
                bar.point(IndexBarPointer(.ended, x: 0, y: 0))
                #expect(!bar.isTracking)
            }
            #expect(bar.slots.count == 27)
            gtk_window_destroy(window.window)
        }
    }
#endif
