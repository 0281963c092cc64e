#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// Taking a place beside a list and giving it back.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct AttachmentTests {
        private static let content = IndexBarContent(
            titles: ["A", "B", "C"], rowCounts: [100, 100, 100])

        /// Every kind of parent that is promised.
        enum Parent: String, CaseIterable {
            case window, box, grid, paned, overlay, overOverlay, stack, notebook, centerBox, frame, revealer
        }

        @Test(arguments: Parent.allCases)
        func `F2: the bar takes a place in every kind of parent and gives it back`(parent: Parent) throws {
            let place = try Place(parent)
            defer { place.close() }
            let before = place.reading()
            for _ in 0..<2 {
                let bar = IndexBarWidget.attach(to: place.rows.widget, content: Self.content)
                settle(place.window)
                let container = try #require(bar.container)
                #expect(gtk_widget_get_parent(place.scrolled) == container)
                let bounds = try #require(bar.screen()?.bar)
                let list = try #require(IndexBarRectangle(place.scrolled, in: place.window))
                #expect(bounds.width == 24 && bounds.x == list.x + list.width)
                #expect(bounds.height == list.height && list.height > 100)
                bar.select(entry: 2)
                #expect(run { bar.screen()?.topRow == 200 })
                bar.detach()
                settle(place.window)
                #expect(bar.widget == nil)
                #expect(place.reading() == before)
            }
        }

        @Test func `Q9: a list without window, parent or scrolled window is attached when it has them`()
            throws
        {
            let place = try Place(.box, isEmpty: true)
            defer { place.close() }
            let bar = IndexBarWidget.attach(to: place.rows.widget, content: Self.content)
            #expect(bar.widget != nil && bar.container == nil)
            gtk_scrolled_window_set_child(OpaquePointer(place.scrolled), place.rows.widget)
            drain()
            #expect(bar.container == nil)
            place.fill()
            #expect(run { bar.container != nil })
            settle(place.window)
            bar.select(entry: 1)
            #expect(run { bar.screen()?.topRow == 100 })
        }

        @Test func `a list that goes before the bar has a place takes the bar with it`() throws {
            _ = try TestDisplay.shared.get()
            var rows: RowList? = RowList(count: 10)
            let list = try #require(rows?.widget)
            g_object_ref_sink(list)
            let bar = IndexBarWidget.attach(to: list, content: Self.content)
            #expect(bar.widget != nil)
            g_object_unref(list)
            rows = nil
            #expect(rows == nil && bar.widget == nil)
            bar.select(entry: 1)
            bar.content = IndexBarContent(titles: ["Z"])
            bar.detach()
            #expect(bar.screen() == nil)
        }

        @Test func `detached before it had a place, the bar is gone and the list is as it was`() throws {
            let place = try Place(.box, isEmpty: true)
            defer { place.close() }
            let bar = IndexBarWidget.attach(to: place.rows.widget, content: Self.content)
            bar.detach()
            #expect(bar.widget == nil)
            gtk_scrolled_window_set_child(OpaquePointer(place.scrolled), place.rows.widget)
            place.fill()
            settle(place.window)
            #expect(gtk_widget_get_parent(place.scrolled) == place.parent)
        }

        @Test(arguments: [true, false])
        func `somebody else takes the list or the bar out: what is left goes on, and can be detached`(
            takesBar: Bool
        ) throws {
            let place = try Place(.box)
            defer { place.close() }
            let bar = IndexBarWidget.attach(to: place.rows.widget, content: Self.content)
            settle(place.window)
            let weak = Weak()
            weak.watch("bar", bar.widget)
            gtk_widget_unparent(takesBar ? try #require(bar.widget) : place.scrolled)
            settle(place.window)
            bar.select(entry: 1)
            settle(place.window)
            if takesBar {
                // The list has the bar's room.
                #expect(
                    IndexBarRectangle(place.scrolled, in: place.window)?.width
                        == IndexBarRectangle(place.window, in: place.window)?.width)
            }
            bar.detach()
            settle(place.window)
            #expect(bar.widget == nil)
            #expect(weak.alive.isEmpty)
        }

        @Test func `Q14 Q80: detached during a drag, nothing stays behind`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.touch("K")
            #expect(run { list.bar.isTracking })
            settle(list.window)
            list.bar.detach()
            #expect(gtk_widget_get_parent(list.scrolled) == list.window)
            #expect(gtk_scrolled_window_get_kinetic_scrolling(OpaquePointer(list.scrolled)) != 0)
            list.lift()
            settle(list.window)
            let width = gtk_widget_get_width(list.list)
            #expect(width == 360)
        }

        @Test func `the focus and the place in the list stay through attach and detach`() throws {
            let list = try ListWindow()
            defer { list.close() }
            list.bar.select(entry: 9)
            #expect(run { list.topRow == list.starts[9] })
            gtk_widget_grab_focus(list.list)
            settle(list.window)
            list.bar.detach()
            settle(list.window)
            let focus = try #require(gtk_root_get_focus(OpaquePointer(list.window)))
            #expect(gtk_widget_is_ancestor(focus, list.list) != 0)
            let bar = IndexBarWidget.attach(
                to: list.list,
                content: IndexBarContent(titles: list.titles, rowCounts: list.titles.map { _ in 100 }))
            settle(list.window)
            #expect(bar.screen()?.topRow == list.starts[9])
            let again = try #require(gtk_root_get_focus(OpaquePointer(list.window)))
            #expect(gtk_widget_is_ancestor(again, list.list) != 0)
            #expect(bar.highlightedEntry == 9)
        }

        @Test func `no handler stays on the list or its scrolled window`() throws {
            let list = try ListWindow()
            defer { list.close() }
            #expect(handlers(on: list.list, "notify", "factory"))
            #expect(handlers(on: list.scrolled, "realize", nil))
            list.bar.detach()
            #expect(!handlers(on: list.list, "notify", "factory"))
            for signal in ["realize", "unrealize", "direction-changed"] {
                #expect(!handlers(on: list.scrolled, signal, nil), "\(signal)")
            }
        }

        @Test func `a bar that the app has placed only follows the list, and stays when detached`() throws {
            let place = try Place(.box)
            defer { place.close() }
            let bar = IndexBarWidget.make(content: Self.content)
            gtk_box_append(
                UnsafeMutableRawPointer(place.parent).assumingMemoryBound(to: GtkBox.self), bar.widget)
            bar.attach(to: place.rows.widget)
            settle(place.window)
            #expect(bar.container == nil)
            bar.select(entry: 2)
            #expect(run { bar.screen()?.topRow == 200 })
            bar.detach()
            #expect(bar.widget != nil && gtk_widget_get_parent(bar.widget) == place.parent)
        }

        @Test func `a parent of an unknown kind is left alone`() throws {
            let place = try Place(.box, isEmpty: true)
            defer { place.close() }
            gtk_scrolled_window_set_child(OpaquePointer(place.scrolled), place.rows.widget)
            let fixed = gtk_fixed_new()!
            gtk_fixed_put(
                UnsafeMutableRawPointer(fixed).assumingMemoryBound(to: GtkFixed.self), place.scrolled, 0, 0)
            gtk_box_append(UnsafeMutableRawPointer(place.parent).assumingMemoryBound(to: GtkBox.self), fixed)
            let bar = IndexBarWidget.attach(to: place.rows.widget, content: Self.content)
            #expect(bar.container == nil)
            #expect(gtk_widget_get_parent(place.scrolled) == fixed)
            bar.detach()
        }

        @Test func `Q97 F2: the edge can be the other one, and the list keeps the rest`() throws {
            let list = try ListWindow()
            defer { list.close() }
            list.bar.edge = .leading
            settle(list.window)
            #expect(list.barBounds.x == 0)
            #expect(IndexBarRectangle(list.scrolled, in: list.window)?.x == 24)
            list.bar.edge = .trailing
            settle(list.window)
            #expect(list.barBounds.x == 336)
        }

        private func handlers(on widget: UnsafeMutablePointer<GtkWidget>, _ signal: String, _ detail: String?)
            -> Bool
        {
            let id = g_signal_lookup(signal, gtk_widget_get_type())
            let quark = detail.map { g_quark_from_string($0) } ?? 0
            return g_signal_has_handler_pending(widget, id, quark, 1) != 0
        }
    }
#endif
