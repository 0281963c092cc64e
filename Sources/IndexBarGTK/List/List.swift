#if GTK
    import CGTK
    import IndexBarCore

    /// The list that a bar is attached to: it goes where the bar says and tells what it shows, both once a frame.
    ///
    /// In a frame GTK first updates, then lays out, then paints. A selection is carried out at the update, so that of
    /// several the last one counts. What the list shows is told after its layout; what the bar then lights is painted
    /// in the same frame. Lists of GTK 4.8 know no sections: those are the content's.
    @MainActor
    final class List {
        let rows: any ListRows
        private let scrolled: WeakObject
        private weak var bar: IndexBarWidget?
        private let connections = SignalConnections()
        private let clock: FrameClock
        private var watcher: WeakObject?
        /// The driver has asked for a frame that has not begun.
        private var wantsFrame = true
        private var goal: Goal?
        /// Where the list has just been brought, and in which frame.
        private var reached: (goal: Goal, frame: gint64)?
        /// The frame in which the focus last moved.
        private var focusFrame: gint64 = -1
        /// What was told last, and in which frame.
        private var told: (state: IndexBarListState, frame: gint64)?
        /// The bar has moved the list since then.
        private var isOwnMove = false
        /// The frame in which the user last did something to the list.
        private var userFrame: gint64?
        /// The fingers and buttons that are down on the list.
        private var held: Set<OpaquePointer?> = []
        private var hasStopped = false

        /// Where the list is on its way to.
        private struct Goal {
            var row: Int?
            var fraction = 0.0
            /// The offset across the list, which stays as it is.
            var across = 0.0
            var passes = 0
        }

        init(scrolled: Widget, rows: any ListRows, bar: IndexBarWidget) {
            self.scrolled = WeakObject(scrolled)
            self.rows = rows
            self.bar = bar
            clock = FrameClock(of: scrolled)
            clock.onUpdate = { [weak self] in self?.frameBegins() }
            clock.onLayout = { [weak self] in self?.laidOut() }
            clock.onFocus = { [weak self] in if let self { focusFrame = clock.frame } }
            followUser(scrolled)
        }

        /// Ends all connections.
        func end() {
            letGo()
            connections.disconnectAll()
            clock.end()
            rows.end()
            if let scrolled = scrolled.widget, let watcher = watcher?.object {
                gtk_widget_remove_controller(scrolled, OpaquePointer(watcher))
            }
        }

        // MARK: What the bar asks for

        /// The driver wants a frame.
        func wantFrame() {
            wantsFrame = true
            clock.requestUpdate()
        }

        /// What is shown is told once more, after a layout.
        func contentChanged() { clock.requestLayout() }

        /// Brings a row to the top, or as near as the end of the list allows; across the list nothing moves.
        func go(to scroll: IndexBarCommands.Scroll) {
            go(Goal(row: scroll.section == nil ? nil : scroll.row))
        }

        /// Goes back to where the list was.
        func go(back place: IndexBarCommands.Restore) { go(Goal(row: place.row, fraction: place.fraction)) }

        /// Ends the list's own motion, and keeps touches from moving it until `letGo`.
        func stop() {
            guard let scrolled = scrolled.widget?.opaque,
                gtk_scrolled_window_get_kinetic_scrolling(scrolled) != 0
            else { return }
            gtk_scrolled_window_set_kinetic_scrolling(scrolled, 0)
            hasStopped = true
        }

        /// Undoes what `stop` did to the list.
        func letGo() {
            if hasStopped, let scrolled = scrolled.widget?.opaque {
                gtk_scrolled_window_set_kinetic_scrolling(scrolled, 1)
            }
            hasStopped = false
        }

        // MARK: Frames

        private var isShown: Bool {
            guard let scrolled = scrolled.widget else { return false }
            return gtk_widget_get_mapped(scrolled) != 0 && gtk_widget_get_height(scrolled) > 0
        }

        private func frameBegins() {
            guard isShown else { return }
            // That the list has come to rest is told too.
            if told?.state.moving != .no, held.isEmpty { clock.requestLayout() }
            guard wantsFrame else { return }
            // Rows that came or went are laid out and told first.
            guard let told, told.state.rows == rows.count else {
                return clock.requestLayout()
            }
            wantsFrame = false
            bar?.send { $0.frame() }
        }

        private func laidOut() {
            guard isShown else { return }
            rows.laidOut()
            goBackAfterFocus()
            if goal != nil, !arrive() { return clock.requestLayout() }
            let state = shown()
            told = (state, clock.frame)
            isOwnMove = false
            bar?.send { $0.list(state) }
            if wantsFrame || state.moving != .no && held.isEmpty { clock.requestUpdate() }
        }

        private func shown() -> IndexBarListState {
            var state = rows.shown() ?? told?.state ?? IndexBarListState()
            state.rows = rows.count
            state.moving = moving(state)
            return state
        }

        // MARK: Who moves it

        /// The user, where an event came to the list in this frame, and as long as the list then goes on by itself. Of
        /// other movements that are not the bar's GTK does not tell.
        private func moving(_ state: IndexBarListState) -> IndexBarListState.Moving {
            guard let told, !isOwnMove else { return .no }
            let before = told.state
            if (before.row, before.fraction, before.offset) == (state.row, state.fraction, state.offset) {
                // A finger that rests on the list while it scrolls goes on.
                let isHeld = !held.isEmpty && before.moving == .user
                return told.frame == clock.frame || isHeld ? before.moving : .no
            }
            return isUsers || before.moving == .user ? .user : .unknown
        }

        /// Whether an event has just come to the list.
        private var isUsers: Bool { userFrame.map { clock.frame - $0 <= 1 } ?? false }

        private func followUser(_ scrolled: Widget) {
            guard let watcher = gtk_event_controller_legacy_new() else { return }
            gtk_event_controller_set_propagation_phase(watcher, GTK_PHASE_CAPTURE)
            connections.connect(gpointer(watcher), "event") { [weak self] arguments in
                guard let self, let event = arguments.pointer(at: 1) else { return }
                let state = gdk_event_get_modifier_state(OpaquePointer(event)).rawValue
                hold(OpaquePointer(event))
                switch gdk_event_get_event_type(OpaquePointer(event)) {
                case GDK_MOTION_NOTIFY where state & GDK_BUTTON1_MASK.rawValue == 0: break
                case GDK_ENTER_NOTIFY, GDK_LEAVE_NOTIFY, GDK_FOCUS_CHANGE: break
                default: userFrame = clock.frame
                }
            }
            gtk_widget_add_controller(scrolled, watcher)
            self.watcher = WeakObject(gpointer(watcher))
        }

        /// Keeps which fingers and buttons are down; the last one's end may be the end of a scroll.
        private func hold(_ event: OpaquePointer) {
            let sequence = gdk_event_get_event_sequence(event)
            switch gdk_event_get_event_type(event) {
            case GDK_TOUCH_BEGIN, GDK_BUTTON_PRESS: held.insert(sequence)
            case GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_BUTTON_RELEASE:
                held.remove(sequence)
                if held.isEmpty { clock.requestLayout() }
            default: break
            }
        }

        // MARK: Going somewhere

        private func go(_ goal: Goal) {
            self.goal = goal
            self.goal?.across = adjustment(isAlong: false).map { gtk_adjustment_get_value($0) } ?? 0
            isOwnMove = true
            rows.bring(goal.row)
            clock.requestLayout()
        }

        /// After a layout: whether the list is where it was to go, or as near as can be in three passes. If not, it was
        /// moved on.
        private func arrive() -> Bool {
            guard var goal, let along = adjustment(isAlong: true), goal.passes < 3 else { return reach() }
            goal.passes += 1
            self.goal = goal
            var hasMoved = false
            if let across = adjustment(isAlong: false), gtk_adjustment_get_value(across) != goal.across {
                hasMoved = move(across, to: goal.across)
            }
            if let row = goal.row {
                guard let place = rows.place(of: row) else {
                    rows.bring(row)
                    return false
                }
                let rest = place.start + goal.fraction * place.length
                if abs(rest) > 0.5 {
                    hasMoved = move(along, to: gtk_adjustment_get_value(along) + rest) || hasMoved
                }
            }
            return hasMoved ? false : reach()
        }

        private func reach() -> Bool {
            if var goal {
                goal.passes = 0
                reached = (goal, clock.frame)
            }
            goal = nil
            return true
        }

        /// Where the row with the focus is taken away, GTK gives it to another one after the frame and scrolls there:
        /// that was nobody's wish.
        private func goBackAfterFocus() {
            guard let reached else { return }
            if goal == nil, clock.frame <= reached.frame + 1, focusFrame >= reached.frame, !isUsers {
                goal = reached.goal
                isOwnMove = true
            }
            if clock.frame > reached.frame { self.reached = nil }
        }

        /// Answers whether that moved anything.
        private func move(_ adjustment: UnsafeMutablePointer<GtkAdjustment>, to value: Double) -> Bool {
            let before = gtk_adjustment_get_value(adjustment)
            gtk_adjustment_set_value(adjustment, value)
            return abs(gtk_adjustment_get_value(adjustment) - before) > 1e-6
        }

        private func adjustment(isAlong: Bool) -> UnsafeMutablePointer<GtkAdjustment>? {
            scrolled.widget.flatMap { $0.adjustment(isHorizontal: rows.isHorizontal == isAlong) }
        }
    }
#endif
