#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// What `detach` and a further `attach` do when the list is not where the bar has found it.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct DetachTests {
        private static let content = IndexBarContent(
            titles: ["A", "B", "C"], rowCounts: [100, 100, 100])

        @Test(arguments: AttachmentTests.Parent.allCases)
        func `a list that the app has moved stays where it is, and the bar's box goes`(
            parent: AttachmentTests.Parent
        ) throws {
            let place = try Place(parent)
            defer { place.close() }
            let bar = IndexBarWidget.attach(to: place.rows.widget, content: Self.content)
            settle(place.window)
            let weak = Weak()
            weak.watch("container", bar.container)
            weak.watch("bar", bar.widget)
            gtk_widget_unparent(place.scrolled)
            let other = gtk_window_new()!
            gtk_window_set_child(other.window, place.scrolled)
            bar.detach()
            #expect(gtk_widget_get_parent(place.scrolled) == other)
            #expect(bar.widget == nil && bar.container == nil)
            gtk_window_present(other.window)
            settle(other)
            settle(place.window)
            #expect(weak.alive.isEmpty)
            gtk_window_destroy(other.window)
        }

        @Test func `a scrolled window that is destroyed is not put back`() throws {
            _ = try TestDisplay.shared.get()
            let window = gtk_window_new()!
            let scrolled = gtk_scrolled_window_new()!
            gtk_window_set_child(window.window, scrolled)
            let weak = Weak()
            weak.watch("scrolled window", scrolled)
            let bar = IndexBarWidget.attach(to: scrolled, content: Self.content)
            gtk_window_present(window.window)
            settle(window)
            weak.watch("container", bar.container)
            weak.watch("bar", bar.widget)
            #expect(weak.alive.count == 3)
            gtk_widget_unparent(scrolled)
            #expect(run { weak.alive == ["container", "bar"] })
            bar.detach()
            settle(window)
            #expect(weak.alive.isEmpty)
            #expect(gtk_window_get_child(window.window) == nil)
            gtk_window_destroy(window.window)
        }

        @Test func `a box that the app has taken out keeps its list`() throws {
            let place = try Place(.box)
            defer { place.close() }
            let bar = IndexBarWidget.attach(to: place.rows.widget, content: Self.content)
            let container = try #require(bar.container)
            g_object_ref(container)
            defer { g_object_unref(container) }
            gtk_widget_unparent(container)
            bar.detach()
            #expect(bar.widget == nil)
            #expect(gtk_widget_get_parent(place.scrolled) == container)
        }

        @Test(arguments: [false, true])
        func `a second bar takes the place of the first`(takesBarOut: Bool) throws {
            let place = try Place(.box)
            defer { place.close() }
            let before = place.reading()
            let weak = Weak()
            let first = IndexBarWidget.attach(to: place.rows.widget, content: Self.content)
            weak.watch("first container", first.container)
            weak.watch("first bar", first.widget)
            settle(place.window)
            if takesBarOut { gtk_widget_unparent(first.widget) }
            let second = IndexBarWidget.attach(to: place.scrolled, content: Self.content)
            settle(place.window)
            #expect(first !== second && first.widget == nil && weak.alive.isEmpty)
            #expect(gtk_widget_get_parent(place.scrolled) == second.container && second.container != nil)
            second.select(entry: 1)
            settle(place.window)
            #expect(second.selectedEntry == 1)
            second.detach()
            settle(place.window)
            #expect(place.reading() == before)
        }

        @Test func `of two bars that wait for a list's place, the last one has it`() throws {
            let place = try Place(.box, isEmpty: true)
            defer { place.close() }
            let first = IndexBarWidget.attach(to: place.rows.widget, content: Self.content)
            let second = IndexBarWidget.attach(to: place.rows.widget, content: Self.content)
            #expect(first.widget == nil && second.widget != nil)
            gtk_scrolled_window_set_child(OpaquePointer(place.scrolled), place.rows.widget)
            place.fill()
            #expect(run { second.container != nil })
            #expect(gtk_widget_get_parent(place.scrolled) == second.container)
        }

        @Test func `the same entry again, after the app has moved the list, goes there again`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(list.scrolled))
            for again in [{ try list.tap("M") }, { list.bar.select(entry: 12) }]
                as [@MainActor () throws -> Void]
            {
                try again()
                #expect(run { list.topRow == list.starts[12] })
                settle(list.window)
                gtk_adjustment_set_value(adjustment, 0)
                #expect(run { list.topRow == 0 })
                try again()
                #expect(run { list.topRow == list.starts[12] })
            }
        }
    }
#endif
