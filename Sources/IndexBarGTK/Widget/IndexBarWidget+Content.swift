#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// The entries and the list's row counts. Setting an equal value does nothing. During a drag, the entry with
        /// the same id stays selected, otherwise the nearest one.
        ///
        /// - Complexity: O(entries) for the comparison, plus measuring at most 512 titles.
        public var content: IndexBarContent {
            get { texts.content }
            set { if newValue != texts.content { replace(content: newValue) } }
        }

        /// The bar's own words for a screen reader. Default: those of the language for messages, as in GTK.
        public var words: IndexBarWords {
            get { texts.words }
            set {
                guard newValue != texts.words else { return }
                changing { texts.words = newValue }
                tellLabel()
                tellValue()
            }
        }

        /// The index of the entry that was selected last; nil without one.
        public var selectedEntry: Int? { driver.selectedEntry }

        /// The index of the lit entry: the tracked one, the selected one, or the one that the list shows; nil without
        /// one.
        public var highlightedEntry: Int? { driver.highlightedEntry }

        /// Whether a drag is under way.
        public var isTracking: Bool { driver.isTracking }

        /// Whether the bar is hidden: by itself, or because the list has too few rows.
        public var isHidden: Bool { !driver.isVisible }

        /// The width that rows under a floating bar should keep free, in points; 0 while it is hidden. A bar beside
        /// its list reserves its own space.
        public var reservedThickness: Double { driver.reservedThickness }

        /// Selects an entry, even if it is selected already, and scrolls the list there. The index is clamped to the
        /// entries there are. During a drag this does nothing.
        public func select(entry: Int) {
            modelContent?.readNow()
            send { $0.choose(entry: entry) }
        }

        /// Tells a bar without an attached list what its list shows. Call it after each layout of the list.
        ///
        /// - Parameters:
        ///   - row: the row at the top, counted through the whole list and clamped to its rows.
        ///   - fraction: the part of the row above the top, 0...1. Default: 0.
        ///   - byUser: whether the user moved the list. Default: yes.
        public func listScrolled(firstVisibleRow row: Int, fraction: Double = 0, byUser: Bool = true) {
            let state = IndexBarListState(row: row, fraction: fraction, moving: byUser ? .user : .no)
            send { $0.list(state) }
        }

        private func replace(content: IndexBarContent) {
            withWidget { widget in
                let before = texts.content
                let entries = texts.replace(content: content)
                // Measure the new titles at once, so that the reserved thickness is notified once.
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
