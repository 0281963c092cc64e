#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    @testable import IndexBarProgram

    /// The window of `index-bar browse` under a real pointer and real keys.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct BrowseWindowTests {
        /// X keycodes of a keyboard with the rules of Linux.
        private enum Key {
            static let escape: UInt32 = 9
            static let backspace: UInt32 = 22
            static let o: UInt32 = 32
            static let z: UInt32 = 52
        }

        /// A window on 40 names for each letter.
        private func open(_ words: String...) throws -> (window: BrowseWindow, display: TestDisplay) {
            let display = try TestDisplay.shared.get()
            let names = (0..<26).flatMap { letter in
                (10..<50).map { "\(Unicode.Scalar(UInt8(65 + letter)))o\($0)" }
            }
            let list = NameList(bytes: Array(names.joined(separator: "\n").utf8))
            let window = BrowseWindow(BrowseList(list), options: try BrowseOptions(["-"] + words))
            window.show()
            #expect(run { gtk_widget_get_height(window.listView) > 0 })
            window.settle()
            return (window, display)
        }

        private func close(_ window: BrowseWindow) {
            gtk_window_destroy(window.window.window)
            while g_main_context_iteration(nil, 0) != 0 {}
        }

        private func topText(_ window: BrowseWindow) -> String? { window.bar.screen()?.topTexts.last }

        private func rowCount(_ window: BrowseWindow) -> Int {
            gtk_list_view_get_model(OpaquePointer(window.listView)).map { Int(g_list_model_get_n_items($0)) }
                ?? -1
        }

        /// The middle of an entry's band, on the screen.
        private func point(_ entry: Int, of window: BrowseWindow) throws -> (x: Double, y: Double) {
            let band = try #require(window.bar.band(of: entry))
            let bounds = try #require(window.bar.widget.flatMap { IndexBarRectangle($0, in: window.window) })
            return (bounds.x + bounds.width / 2, bounds.y + band.center)
        }

        @Test func `a press on the bar takes the list to the section, and the wheel moves the highlight`()
            throws
        {
            let (window, display) = try open()
            defer { close(window) }
            #expect(topText(window) == "Ao10")
            let place = try point(12, of: window)
            display.pointer.move(x: place.x, y: place.y)
            display.pointer.button(isDown: true)
            #expect(run { topText(window) == "Mo10" })
            #expect(window.bar.screen()?.preview == "M")
            display.pointer.button(isDown: false)
            #expect(run { !window.bar.isTracking })
            #expect(window.bar.screen()?.highlighted == "M")
            display.pointer.move(x: 100, y: 300)
            for _ in 0..<60 {
                display.pointer.button(5, isDown: true)
                display.pointer.button(5, isDown: false)
            }
            #expect(run { (window.bar.highlightedEntry ?? 0) > 12 })
        }

        @Test func `the first row of a section has its header above the name`() throws {
            let (window, _) = try open("--select", "C")
            defer { close(window) }
            window.bar.select(entry: 2)
            #expect(run { topText(window) == "Co10" })
            #expect(window.bar.screen()?.topTexts == ["C", "Co10"])
        }

        @Test func `what is typed over the list is searched for, every letter of it, from the first row on`()
            throws
        {
            let (window, display) = try open()
            defer { close(window) }
            window.bar.select(entry: 20)
            #expect(run { topText(window) == "Uo10" })
            display.keyboard.press(keycode: Key.z)
            #expect(run { rowCount(window) == 40 })
            display.keyboard.press(keycode: Key.o)
            window.settle()
            #expect(rowCount(window) == 40)
            #expect(run { topText(window) == "Zo10" })
            #expect(window.bar.content.count == 1)
            display.keyboard.press(keycode: Key.o)
            #expect(run { rowCount(window) == 0 })
            #expect(window.bar.content.count == 0)
            display.keyboard.press(keycode: Key.backspace)
            #expect(run { rowCount(window) == 40 })
            display.keyboard.press(keycode: Key.escape)
            #expect(run { rowCount(window) == 1040 })
            #expect(window.bar.content.count == 26)
        }

        @Test func `a held title shows its preview, as in a drag`() throws {
            let (window, _) = try open()
            defer { close(window) }
            window.hold(entry: 5)
            #expect(run { window.bar.screen()?.preview == "F" })
            #expect(run { topText(window) == "Fo10" })
        }

        @Test func `closing the window is noticed`() throws {
            let (window, _) = try open()
            gtk_window_close(window.window.window)
            #expect(run { window.isClosed })
            while g_main_context_iteration(nil, 0) != 0 {}
        }
    }
#endif
