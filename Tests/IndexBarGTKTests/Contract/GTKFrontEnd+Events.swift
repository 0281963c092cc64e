#if GTK
    import CGTK
    import Foundation
    import IndexBarContract
    import IndexBarCore
    import IndexBarGTK

    /// Events, from the display's devices.
    extension GTKFrontEnd {
        func deliver(_ event: ContractEvent) -> Bool {
            guard let window, let bar, let widget = bar.widget else { return false }
            switch event {
            case .finger(let phase, let id, let x, let y):
                return finger(phase, UInt32(clamping: id + 1), x, y, window, widget)
            case .mouse(let phase, let x, let y): return mouse(phase, x, y, window)
            case .hover(let x, let y):
                window.await(GDK_MOTION_NOTIFY, atMost: 0.1) { display.pointer.move(x: x, y: y) }
                return false
            case .leave:
                leave(window)
                return false
            case .wheel(let wheel): return turn(wheel, window, widget)
            case .key(let key, let modifiers): return press(Self.codes[key], modifiers, window, widget)
            case .type(let text, let modifiers): return type(text, modifiers, window, widget)
            case .focus(let isVisible):
                gtk_window_set_focus_visible(window.window.window, isVisible ? 1 : 0)
                gtk_window_set_focus(window.window.window, isVisible ? widget : nil)
                return false
            case .accessible(let action): return ask(action, widget)
            case .dragList(let points):
                drag(by: points, window)
                return false
            case .liftList:
                liftList()
                return false
            }
        }

        private func leave(_ window: ContractWindow) {
            window.await(GDK_LEAVE_NOTIFY, atMost: 0.1) { movePointerAway() }
        }

        /// X leaves the pointer where a finger was last; there it would hover over what comes there.
        func movePointerAway() {
            display.pointer.move(x: TestDisplay.screen.width - 1, y: TestDisplay.screen.height - 1)
        }

        // MARK: Fingers and pointer

        private func finger(
            _ phase: ContractEvent.Phase, _ id: UInt32, _ x: Double, _ y: Double, _ window: ContractWindow,
            _ widget: Widget
        ) -> Bool {
            let gesture = dragGesture(of: widget)
            // A finger is lifted where it was last. The touch screen tells 1/64 of a point, cut off: what is meant to
            // be on an edge is not to be before it.
            let isDown = phase == .began || phase == .moved
            let (x, y) = isDown ? (x + Self.step, y + Self.step) : fingers[id] ?? (x, y)
            if isDown { fingers[id] = (x, y) }
            switch phase {
            case .began:
                // One that nobody took is still down.
                if display.touch.isDown(id) {
                    window.await(GDK_TOUCH_END) { display.touch.touch(.ended, id: id, x: x, y: y) }
                }
                // Beside the window there is nobody to hear of it.
                guard x >= 0, y >= 0, x < window.width, y < window.height else { return false }
                let before = window.barTouches
                window.await(GDK_TOUCH_BEGIN) { display.touch.touch(.began, id: id, x: x, y: y) }
                let isBars = window.barTouches > before
                let isTaken =
                    isBars && gesture.map { gtk_gesture_handles_sequence($0, window.lastTouch) } == 1
                if isTaken { owner = id }
                return isTaken
            case .moved:
                guard display.touch.isDown(id) else { return false }
                window.await(GDK_TOUCH_UPDATE, atMost: 0.1) {
                    display.touch.touch(.moved, id: id, x: x, y: y)
                }
            case .ended, .cancelled:
                guard display.touch.isDown(id) else { return false }
                // So does GTK where it takes a touch away, as by a grab.
                if phase == .cancelled, owner == id, let gesture { gtk_event_controller_reset(gesture) }
                if owner == id { owner = nil }
                window.await(GDK_TOUCH_END) { display.touch.touch(.ended, id: id, x: x, y: y) }
                if phase == .cancelled { movePointerAway() }
            }
            return owner == id
        }

        private func mouse(_ phase: ContractEvent.Phase, _ x: Double, _ y: Double, _ window: ContractWindow)
            -> Bool
        {
            let before = window.barTouches
            switch phase {
            case .began:
                display.pointer.move(x: x, y: y)
                window.await(GDK_BUTTON_PRESS) { display.pointer.button(isDown: true) }
                return window.barTouches > before
            case .moved: window.await(GDK_MOTION_NOTIFY) { display.pointer.move(x: x, y: y) }
            case .ended, .cancelled:
                window.await(GDK_BUTTON_RELEASE) { display.pointer.button(isDown: false) }
                leave(window)
            }
            return true
        }

        private func turn(_ wheel: IndexBarWheel, _ window: ContractWindow, _ widget: Widget) -> Bool {
            guard case .notches(let notches) = wheel, notches != 0,
                let bounds = IndexBarRectangle(widget, in: window.window)
            else { return false }
            let middle = (bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
            window.await(GDK_ENTER_NOTIFY, atMost: 0.1) {
                display.pointer.move(x: middle.0, y: middle.1)
            }
            window.await(GDK_SCROLL, Int(abs(notches))) {
                for _ in 0..<Int(abs(notches)) {
                    display.pointer.button(notches > 0 ? 5 : 4, isDown: true)
                    display.pointer.button(notches > 0 ? 5 : 4, isDown: false)
                }
            }
            leave(window)
            return true
        }

        private func dragGesture(of widget: Widget) -> OpaquePointer? {
            guard let list = gtk_widget_observe_controllers(widget) else { return nil }
            defer { g_object_unref(gpointer(list)) }
            for place in 0..<g_list_model_get_n_items(list) {
                guard let controller = g_list_model_get_item(list, place) else { continue }
                g_object_unref(controller)
                let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
                if g_type_check_instance_is_a(instance, gtk_gesture_drag_get_type()) != 0 {
                    return OpaquePointer(controller)
                }
            }
            return nil
        }

        // MARK: The list

        /// A finger on the list. It stays below the way at which GTK begins to scroll, and moves across, so that GTK
        /// sees no speed at the lift; the list is moved by the exact points instead.
        private func drag(by points: Double, _ window: ContractWindow) {
            let at = (x: 60.0, y: min(100, window.height / 2))
            if listFinger == nil {
                window.await(GDK_TOUCH_BEGIN) {
                    display.touch.touch(.began, id: Self.listTouch, x: at.x, y: at.y)
                }
            }
            let moved = listFinger == 1 ? 2.0 : 1
            listFinger = moved
            window.await(GDK_TOUCH_UPDATE, atMost: 0.1) {
                display.touch.touch(.moved, id: Self.listTouch, x: at.x + moved, y: at.y)
            }
            if let along = adjustment(isAlong: true) { scroll(to: gtk_adjustment_get_value(along) + points) }
        }

        func liftList() {
            guard let moved = listFinger else { return }
            listFinger = nil
            let y = min(100, stage.height / 2)
            let lift = { self.display.touch.touch(.ended, id: Self.listTouch, x: 60 + moved, y: y) }
            if let window { window.await(GDK_TOUCH_END) { lift() } } else { lift() }
        }

        private static let step = 0.01
        private static let listTouch: UInt32 = 90

        // MARK: Keys

        private static let codes: [IndexBarPress: UInt32] = [
            .escape: 9, .return: 36, .space: 65, .home: 110, .up: 111, .pageUp: 112, .left: 113, .right: 114,
            .end: 115, .down: 116, .pageDown: 117,
        ]

        /// Gives the bar the focus as a click does, without a ring; whether it can have it.
        private func giveFocus(_ window: ContractWindow, _ widget: Widget) -> Bool {
            if gtk_widget_is_focus(widget) != 0 { return true }
            gtk_window_set_focus_visible(window.window.window, 0)
            return gtk_widget_grab_focus(widget) != 0 && gtk_widget_is_focus(widget) != 0
        }

        private func press(
            _ code: UInt32?, _ modifiers: IndexBarModifiers, _ window: ContractWindow, _ widget: Widget
        ) -> Bool {
            guard let code else { return false }
            _ = giveFocus(window, widget)
            let (came, passed) = (window.barKeys, window.passedKeys)
            let held: [(IndexBarModifiers, UInt32)] = [
                (.shift, 50), (.control, 37), (.alt, 64), (.command, 133),
            ]
            let modifier = held.first { modifiers.contains($0.0) }?.1
            window.await(GDK_KEY_RELEASE, modifier == nil ? 1 : 2) {
                display.keyboard.press(keycode: code, with: modifier)
            }
            // A modifier is a key too, that nobody takes.
            let own = modifier == nil ? 0 : 1
            return window.barKeys - came > own && window.passedKeys - passed <= own
        }

        /// Types a text: what a plain keyboard has by its keys, the rest as GTK tells of a keyboard that has it.
        private func type(
            _ text: String, _ modifiers: IndexBarModifiers, _ window: ContractWindow, _ widget: Widget
        ) -> Bool {
            if text == " " { return press(65, modifiers, window, widget) }
            if let code = Self.letters[text] { return press(code, modifiers, window, widget) }
            guard giveFocus(window, widget) else { return false }
            let names: [(IndexBarModifiers, GdkModifierType)] = [
                (.shift, GDK_SHIFT_MASK), (.control, GDK_CONTROL_MASK), (.alt, GDK_ALT_MASK),
                (.command, GDK_SUPER_MASK),
            ]
            let state = names.reduce(guint(0)) { modifiers.contains($1.0) ? $0 | $1.1.rawValue : $0 }
            return text.precomposedStringWithCanonicalMapping.unicodeScalars.reduce(false) {
                IndexBarGTKTests.type($1, to: widget, with: state)
            }
        }

        private static let letters: [String: UInt32] = {
            var letters: [String: UInt32] = [:]
            for (row, first) in [("qwertyuiop", 24), ("asdfghjkl", 38), ("zxcvbnm", 52)] as [(String, UInt32)]
            {
                for (place, letter) in row.enumerated() { letters["\(letter)"] = first + UInt32(place) }
            }
            return letters
        }()

        // MARK: Assistive technology

        /// Whether observers were told of something.
        private func ask(_ action: IndexBarAccessibleAction, _ widget: Widget) -> Bool {
            let before = toldCount
            switch action {
            case .increment: gtk_widget_activate_action_variant(widget, "section.next", nil)
            case .decrement: gtk_widget_activate_action_variant(widget, "section.previous", nil)
            case .value(let entry):
                let range = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
                gtk_range_set_value(range, Double(entry))
            case .escape: return window.map { press(Self.codes[.escape], [], $0, widget) } ?? false
            default: break
            }
            return toldCount > before
        }
    }
#endif
