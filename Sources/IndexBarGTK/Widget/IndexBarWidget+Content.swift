#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// The entries and the rows of the list. An equal value changes nothing. During a drag the entry with the
        /// same id stays selected, else the nearest one.
        ///
        /// - Complexity: O(entries) to compare, and O(titles measured), at most 512 of them.
        public var content: IndexBarContent {
            get { texts.content }
            set { if newValue != texts.content { replace(content: newValue) } }
        }

        /// The words that a screen reader says. Default: in the language of messages, as GTK's own.
        public var words: IndexBarWords {
            get { texts.words }
            set {
                guard newValue != texts.words else { return }
                changing { texts.words = newValue }
                tellLabel()
                tellValue()
            }
        }

        /// The entry that was selected last; nil: none.
        public var selectedEntry: Int? { driver.selectedEntry }

        /// The entry that is lit: the tracked or selected one, or the one that the list shows; nil: none.
        public var highlightedEntry: Int? { driver.highlightedEntry }

        /// Whether a drag is on.
        public var isTracking: Bool { driver.isTracking }

        /// Whether the bar is hidden: by itself, or because the list has too few rows.
        public var isHidden: Bool { !driver.isVisible }

        /// What rows under a floating bar should keep free, in points; 0 while it is hidden. A bar beside its list
        /// takes its room itself.
        public var reservedThickness: Double { driver.reservedThickness }

        /// Selects an entry, also the one that is selected, and the list goes there. Out of range: the nearest
        /// there is. Nothing during a drag.
        public func select(entry: Int) {
            modelContent?.readNow()
            send { $0.choose(entry: entry) }
        }

        /// Tells a bar that is not attached what its list shows, after each of the list's layouts.
        ///
        /// - Parameters:
        ///   - row: the row at the top of the list, counted through the whole list.
        ///   - fraction: how much of it is above the top, 0...1. Default: 0.
        ///   - byUser: whether the user has moved the list. Default: yes.
        public func listScrolled(firstVisibleRow row: Int, fraction: Double = 0, byUser: Bool = true) {
            let state = IndexBarListState(row: row, fraction: fraction, moving: byUser ? .user : .no)
            send { $0.list(state) }
        }

        private func replace(content: IndexBarContent) {
            withWidget { widget in
                let before = texts.content
                let entries = texts.replace(content: content)
                // The new titles' sizes come with them, so that the reserved thickness is told once.
                let measured = measuredTitles()
                let sizes = driver.update { $0 = measured }
                let replaced = driver.replace(entries: entries)
                sizes.carryOut(on: Toolkit(bar: self))
                replaced.carryOut(on: Toolkit(bar: self))
                updateFocusable()
                gtk_widget_queue_resize(widget)
                attachment?.list?.contentChanged()
                notify("titles")
                if before.count != content.count { notify("n-entries") }
                if before.language != content.language { notify("language") }
            }
        }
    }
#endif
