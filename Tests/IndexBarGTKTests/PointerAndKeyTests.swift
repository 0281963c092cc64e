#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// The pointer and the keyboard, both real.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct PointerAndKeyTests {
        /// X keycodes of a keyboard with the rules of Linux.
        private enum Key {
            static let escape: UInt32 = 9
            static let tab: UInt32 = 23
            static let e: UInt32 = 26
            static let enter: UInt32 = 36
            static let control: UInt32 = 37
            static let m: UInt32 = 58
            static let home: UInt32 = 110
            static let up: UInt32 = 111
            static let pageUp: UInt32 = 112
            static let left: UInt32 = 113
            static let right: UInt32 = 114
            static let end: UInt32 = 115
            static let down: UInt32 = 116
            static let pageDown: UInt32 = 117
        }

        private func focus(_ list: ListWindow) {
            gtk_widget_grab_focus(list.bar.widget)
            #expect(run { gtk_widget_is_focus(list.bar.widget) != 0 })
        }

        @Test func `Q72: a press and a drag with the pointer select, and let go with the button`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let start = try list.point(of: "M")
            let end = try list.point(of: "Q")
            list.display.pointer.move(x: start.x, y: start.y)
            list.display.pointer.button(isDown: true)
            #expect(run { list.bar.selectedEntry == 12 })
            list.display.pointer.move(x: end.x, y: end.y)
            #expect(run { list.bar.selectedEntry == 16 })
            list.display.pointer.button(isDown: false)
            #expect(run { !list.bar.isTracking })
            list.display.pointer.move(x: start.x, y: start.y)
            settle(list.window)
            #expect(list.bar.selectedEntry == 16)
            #expect(run { list.topRow == list.starts[16] })
        }

        @Test func `other buttons do nothing`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let point = try list.point(of: "M")
            list.display.pointer.move(x: point.x, y: point.y)
            for button: UInt32 in [2, 3] {
                list.display.pointer.button(button, isDown: true)
                list.display.pointer.button(button, isDown: false)
            }
            settle(list.window)
            #expect(list.selectedEntries == [])
        }

        @Test func `S0.37: arrows, page, home and end go through the entries`() throws {
            let list = try ListWindow(height: 300)
            defer { list.close() }
            focus(list)
            let steps: [(UInt32, Int)] = [
                (Key.down, 1), (Key.down, 2), (Key.up, 1), (Key.pageDown, 2), (Key.pageDown, 5),
                (Key.pageUp, 2), (Key.end, 26), (Key.down, 26), (Key.home, 0), (Key.up, 0),
            ]
            for (key, entry) in steps {
                list.display.keyboard.press(keycode: key)
                #expect(run { list.bar.highlightedEntry == entry }, "key \(key) to \(entry)")
            }
            settle(list.window)
            #expect(gtk_widget_is_focus(list.bar.widget) != 0)
            #expect(list.topRow == 0)
        }

        @Test func `typed letters go to their entry and enter selects it again`() throws {
            let list = try ListWindow()
            defer { list.close() }
            focus(list)
            list.display.keyboard.press(keycode: Key.m)
            #expect(run { list.topRow == list.starts[12] })
            list.wheel(2)
            #expect(run { list.topRow.map { $0 > list.starts[12] } ?? false })
            list.display.keyboard.press(keycode: Key.enter)
            #expect(run { list.topRow == list.starts[12] })
        }

        @Test func `a typed e finds É`() throws {
            let list = try ListWindow(titles: ["A", "É", "Z"])
            defer { list.close() }
            focus(list)
            list.display.keyboard.press(keycode: Key.e)
            #expect(run { list.bar.selectedEntry == 1 })
        }

        @Test func `escape takes a drag away`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let point = try list.point(of: "M")
            list.display.pointer.move(x: point.x, y: point.y)
            list.display.pointer.button(isDown: true)
            #expect(run { list.bar.isTracking })
            list.display.keyboard.press(keycode: Key.escape)
            #expect(run { !list.bar.isTracking })
            list.display.pointer.move(x: point.x, y: point.y + 60)
            list.display.pointer.button(isDown: false)
            settle(list.window)
            #expect(list.selectedEntries == [12])
            list.display.pointer.move(x: 100, y: 300)
            #expect(run { list.bar.screen()?.preview == nil })
        }

        @Test func `E13 Q31: hovering previews and selects nothing, and leaves nothing behind`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let point = try list.point(of: "T")
            list.display.pointer.move(x: point.x, y: point.y)
            #expect(run { list.bar.screen()?.preview == "T" })
            list.display.pointer.move(x: point.x, y: try list.point(of: "U").y)
            #expect(run { list.bar.screen()?.preview == "U" })
            #expect(list.selectedEntries == [] && list.bar.highlightedEntry == 0)
            list.display.pointer.move(x: 100, y: 300)
            #expect(run { list.bar.screen()?.preview == nil })
        }

        @Test func `E13: the wheel over the bar steps from entry to entry`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let point = try list.point(of: "T")
            list.display.pointer.move(x: point.x, y: point.y)
            for _ in 0..<3 {
                list.display.pointer.button(5, isDown: true)
                list.display.pointer.button(5, isDown: false)
            }
            #expect(run { list.selectedEntries == [1, 2, 3] })
            list.display.pointer.button(4, isDown: true)
            list.display.pointer.button(4, isDown: false)
            #expect(run { list.topRow == list.starts[2] })
            #expect(list.selections.allSatisfy { $0.reason == .wheel })
        }

        @Test func `control and tab lead from the list to the bar, which shows a focus ring`() throws {
            let list = try ListWindow()
            defer { list.close() }
            gtk_widget_grab_focus(list.list)
            settle(list.window)
            let before = try Picture(of: list.window)
            list.display.keyboard.press(keycode: Key.tab, with: Key.control)
            #expect(run { gtk_widget_is_focus(list.bar.widget) != 0 })
            run(atMost: 0.5) { false }
            let after = try Picture(of: list.window)
            #expect(before.differences(from: after, in: list.barBounds) > 100)
        }

        @Test func `in a horizontal bar left and right follow the reading direction`() throws {
            for (direction, next) in [(GTK_TEXT_DIR_LTR, Key.right), (GTK_TEXT_DIR_RTL, Key.left)] {
                var style = IndexBarStyle()
                style.axis = .horizontal
                let list = try ListWindow(style: style, direction: direction, width: 640, height: 360)
                defer { list.close() }
                focus(list)
                list.display.keyboard.press(keycode: next)
                #expect(run { list.bar.selectedEntry == 1 })
                list.display.keyboard.press(keycode: next == Key.right ? Key.left : Key.right)
                #expect(run { list.bar.selectedEntry == 0 })
            }
        }
    }
#endif
