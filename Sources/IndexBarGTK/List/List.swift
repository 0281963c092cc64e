#if GTK
    import CGTK
    import IndexBarCore

    /// The bar's access to its list. Once a frame it scrolls the list and tells the driver what the list shows.
    ///
    /// In a frame GTK first updates, then lays out, then paints. A selection is carried out at the update, so the
    /// last one counts. The list's state is reported after its layout, and the new highlight is painted in the same
    /// frame. Lists of GTK 4.8 have no sections, so the content's are used.
    @MainActor
    final class List {
        let rows: any ListRows
        private let scrolled: WeakObject
        private weak var bar: IndexBarWidget?
        private let connections = SignalConnections()
        private let clock: FrameClock
        private var watcher: WeakObject?
        /// Whether the driver waits for a frame.
        private var wantsFrame = true
        private var goal: Goal?
        /// The offset that the bar scrolled to last, and the frame.
        private var reached: (goal: Goal, frame: gint64)?
        /// The frame in which the focus last moved.
        private var focusFrame: gint64 = -1
        /// The state reported last, and the frame.
        private var told: (state: IndexBarListState, frame: gint64)?
        /// Whether the bar has moved the list since then.
        private var isOwnMove = false
        /// The frame of the user's last input to the list.
        private var userFrame: gint64?
        /// The fingers and buttons down on the list.
        private var held: Set<OpaquePointer?> = []
        private var hasStopped = false

        /// The target of the current scroll.
        private struct Goal {
            var row: Int?
            var fraction = 0.0
            /// The offset across the list, which must not change.
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

        // MARK: The bar's requests

        /// Requests a frame for the driver.
        func wantFrame() {
            wantsFrame = true
            clock.requestUpdate()
        }

        /// Reports the list's state again after a layout.
        func contentChanged() { clock.requestLayout() }

        /// Scrolls a row to the top, or as near as the end of the list allows. Across the list nothing moves.
        func go(to scroll: IndexBarCommands.Scroll) {
            go(Goal(row: scroll.section == nil ? nil : scroll.row))
        }

        /// Restores the list's earlier offset.
        func go(back place: IndexBarCommands.Restore) { go(Goal(row: place.row, fraction: place.fraction)) }

        /// Stops the list's own motion, and prevents touches from moving it until `letGo`.
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
            // Report that the list has come to rest, too.
            if told?.state.moving != .no, held.isEmpty { clock.requestLayout() }
            guard wantsFrame else { return }
            // Inserted and removed rows are laid out and reported first.
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

        // MARK: Who moves the list

        /// Returns the user if the list received an event in this frame, and while it then moves on by itself. GTK
        /// does not tell who causes other movements.
        private func moving(_ state: IndexBarListState) -> IndexBarListState.Moving {
            guard let told, !isOwnMove else { return .no }
            let before = told.state
            if (before.row, before.fraction, before.offset) == (state.row, state.fraction, state.offset) {
                // A finger may rest on the list while it scrolls.
                let isHeld = !held.isEmpty && before.moving == .user
                return told.frame == clock.frame || isHeld ? before.moving : .no
            }
            return isUsers || before.moving == .user ? .user : .unknown
        }

        /// Whether the list has just received an event.
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

        /// Tracks which fingers and buttons are down. When the last one lifts, a scroll may end.
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

        // MARK: Scrolling

        private func go(_ goal: Goal) {
            self.goal = goal
            self.goal?.across = adjustment(isAlong: false).map { gtk_adjustment_get_value($0) } ?? 0
            isOwnMove = true
            rows.bring(goal.row)
            clock.requestLayout()
        }

        /// Checks after a layout whether the list has reached its target, or as near as three passes allow. If not,
        /// scrolls again.
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

        /// If the focused row is removed, GTK moves the focus to another row after the frame and scrolls there.
        /// Undoes that unwanted scroll.
        private func goBackAfterFocus() {
            guard let reached else { return }
            if goal == nil, clock.frame <= reached.frame + 1, focusFrame >= reached.frame, !isUsers {
                goal = reached.goal
                isOwnMove = true
            }
            if clock.frame > reached.frame { self.reached = nil }
        }

        /// Returns whether the list moved.
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
