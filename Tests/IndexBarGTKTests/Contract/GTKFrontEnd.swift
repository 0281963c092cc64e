#if GTK
    import CGTK
    import IndexBarContract
    import IndexBarCore
    import IndexBarGTK

    /// The GTK widget as the contract suite meets it: in a window of the tests' own display, reached by its touch
    /// screen, pointer and keyboard.
    ///
    /// Frames are GTK's own. The clock is not: sizes and the times of events are those of the suite, and the widget's
    /// timer, a source of the main loop, is made ready when the suite's clock is there.
    @MainActor final class GTKFrontEnd: ContractFrontEnd {
        typealias Widget = UnsafeMutablePointer<GtkWidget>

        let display: TestDisplay
        var stage = ContractStage()
        private var style = IndexBarStyle()
        private var content = IndexBarContent()
        private(set) var rows = ContractList([])
        private(set) var window: ContractWindow?
        private(set) var bar: IndexBarWidget?
        private(set) var list: RowList?
        private(set) var scrolled: Widget?

        private(set) var clock = 100.0
        private(set) var timer: (end: Double, source: guint)?
        private var notes: [ContractNote] = []
        /// How often observers have been told.
        private(set) var toldCount = 0
        private var chosenWhenTold: Int?
        /// The finger on the list is down, and how far it is from where it went down.
        var listFinger: Double?
        /// Where each finger was last.
        var fingers: [UInt32: (x: Double, y: Double)] = [:]
        /// The finger that is the bar's.
        var owner: UInt32?

        init(_ display: TestDisplay) { self.display = display }

        /// What GTK has; `ContractHoldsTests` says what is left out, and why.
        static let abilities: ContractAbilities = [
            .sideways, .ownLengths, .mouse, .hover, .wheel, .focus, .horizontal, .ownsHit, .fingers, .counts,
        ]

        var abilities: ContractAbilities { Self.abilities }

        func takeNotes() -> [ContractNote] {
            defer { notes = [] }
            return notes
        }

        // MARK: The stage

        func arrange(_ new: ContractStage) {
            let old = stage
            stage = new
            movePointerAway()
            if window == nil || (old.bar == nil) != (new.bar == nil) || old.isHorizontal != new.isHorizontal {
                close()
                build()
            }
            let direction = new.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
            let alone = new.bar == nil ? nil : bar?.widget
            for widget in [window?.room, scrolled, list?.widget, alone] {
                if let widget { gtk_widget_set_direction(widget, direction) }
            }
            window?.resize(width: new.width, height: new.height, bar: new.bar)
            setAnimations(!new.reducesMotion)
            guard let bar, let widget = bar.widget else { return }
            gtk_widget_set_sensitive(widget, new.isEnabled ? 1 : 0)
            bar.insets = new.insets
            bar.fix(
                IndexBarFixed(
                    along: new.along, across: new.across, previewWidth: new.previewWidth,
                    previewHeight: new.previewHeight, time: { [unowned self] in clock },
                    done: { [unowned self] in note($0) }))
        }

        private func build() {
            let window = ContractWindow()
            self.window = window
            if stage.bar == nil {
                let list = RowList(count: rows.rowCount) { [unowned self] row in
                    stage.isHorizontal ? -1 : Int(length(of: row))
                }
                list.width = { [unowned self] row in
                    if stage.isHorizontal { return Int(length(of: row)) }
                    return rows.sideways > 0 ? Int(stage.width + rows.sideways) : -1
                }
                self.list = list
                let scrolled: Widget = gtk_scrolled_window_new()
                self.scrolled = scrolled
                if stage.isHorizontal {
                    gtk_orientable_set_orientation(OpaquePointer(list.widget), GTK_ORIENTATION_HORIZONTAL)
                }
                // Scroll bars would take room from the rows.
                gtk_scrolled_window_set_policy(
                    OpaquePointer(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
                gtk_scrolled_window_set_child(OpaquePointer(scrolled), list.widget)
                window.add(scrolled)
                bar = .attach(to: list.widget, content: content, style: style)
            } else {
                let bar = IndexBarWidget.make(content: content, style: style)
                if let widget = bar.widget { window.add(widget) }
                self.bar = bar
            }
            bar?.onSelect = { [unowned self] in selected($0) }
            bar?.onTracking = { [unowned self] tracking in
                toldCount += 1
                notes.append(.tracking(tracking))
            }
            if let widget = bar?.widget { window.follow(widget) }
        }

        /// Takes the window away, and lifts the fingers.
        func close() {
            bar?.fix(nil)
            window?.close()
            if listFinger != nil { liftList() }
            (window, bar, list, scrolled, timer) = (nil, nil, nil, nil, nil)
            setAnimations(true)
        }

        private func setAnimations(_ isOn: Bool) {
            guard let settings = gtk_settings_get_default() else { return }
            var value = GValue()
            g_value_init(&value, GType(5 << 2))
            g_value_set_boolean(&value, isOn ? 1 : 0)
            let object = gpointer(settings).assumingMemoryBound(to: GObject.self)
            g_object_set_property(object, "gtk-enable-animations", &value)
        }

        private func length(of row: Int) -> Double { rows.rowLengths[row] ?? rows.rowLength }

        // MARK: The app

        func act(_ act: ContractAct) {
            switch act {
            case .content(let new):
                content = new
                bar?.content = new
            case .style(let new):
                style = new
                bar?.style = new
            case .rows(let new): replace(new)
            case .choose(let entry): bar?.select(entry: entry)
            case .jump(let row, let points):
                let start = (0..<row).reduce(0) { $0 + length(of: $1) }
                scroll(to: start + points)
            case .animate: break
            case .sideways(let points):
                if let across = adjustment(isAlong: false) { gtk_adjustment_set_value(across, points) }
            case .listScrolled(let row, let fraction, let byUser):
                bar?.listScrolled(firstVisibleRow: row, fraction: fraction, byUser: byUser)
            case .chooseWhenTold(let entry): chosenWhenTold = entry
            }
        }

        private func replace(_ new: ContractList) {
            guard new != rows else { return }
            let isSameCount = new.rowCount == rows.rowCount
            rows = new
            if isSameCount { return list?.resize() ?? () }
            guard let list, let along = adjustment(isAlong: true) else { return }
            let offset = gtk_adjustment_get_value(along)
            list.replace(count: new.rowCount)
            gtk_adjustment_set_value(along, offset)
        }

        func scroll(to offset: Double) {
            if let along = adjustment(isAlong: true) { gtk_adjustment_set_value(along, offset) }
        }

        func adjustment(isAlong: Bool) -> UnsafeMutablePointer<GtkAdjustment>? {
            guard let scrolled = scrolled.map({ OpaquePointer($0) }) else { return nil }
            return stage.isHorizontal == isAlong
                ? gtk_scrolled_window_get_hadjustment(scrolled)
                : gtk_scrolled_window_get_vadjustment(scrolled)
        }

        // MARK: What is done and told

        private func selected(_ selection: IndexBarSelection) {
            toldCount += 1
            notes.append(.selected(entry: selection.entry, row: selection.row))
            guard let entry = chosenWhenTold else { return }
            chosenWhenTold = nil
            bar?.select(entry: entry)
        }

        private func note(_ done: IndexBarFixed.Done) {
            switch done {
            case .timer(let seconds, let source):
                notes.append(.timer(seconds))
                timer = (clock + seconds, source)
                setReady(source, in: 3_600)
            case .timerStopped:
                notes.append(.timer(nil))
                timer = nil
            case .paint: notes.append(.paint)
            case .stop: notes.append(.stop)
            case .scroll(let scroll):
                notes.append(.scroll(row: scroll.row, animated: scroll.animated))
            case .restore(let place): notes.append(.restore(row: place.row))
            case .visible: notes.append(.visible(bar?.isHidden == false))
            case .reserved: notes.append(.reserved(bar?.reservedThickness ?? 0))
            case .value(let text): notes.append(.value(text))
            }
        }

        // MARK: Time

        func pass(_ seconds: Double) {
            let end = clock + seconds
            window?.settle()
            while let (due, source) = timer, due <= end + 1e-9 {
                clock = max(clock, due)
                timer = nil
                setReady(source, in: 0)
                run(atMost: 1) { g_main_context_find_source_by_id(nil, source) == nil }
                window?.settle()
            }
            clock = end
        }

        /// When a source of the main loop is due, in seconds from now.
        private func setReady(_ source: guint, in seconds: Double) {
            guard let source = g_main_context_find_source_by_id(nil, source) else { return }
            g_source_set_ready_time(source, g_get_monotonic_time() + gint64(seconds * 1_000_000))
        }
    }
#endif
