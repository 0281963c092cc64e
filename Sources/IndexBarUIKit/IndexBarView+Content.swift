#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// The entries and the list's row counts. Setting equal content does nothing. During a drag, entries are
        /// matched by id, otherwise by index; the drag ends if no entry is left.
        ///
        /// - Complexity: O(entries) for the comparison.
        public var content: IndexBarContent {
            get { texts.content }
            set {
                givenContent = newValue
                replace(content: attachment?.list.taken(newValue) ?? newValue)
            }
        }

        func replace(content new: IndexBarContent) {
            guard new != texts.content else { return }
            let entries = texts.replace(content: new)
            strip.setNeedsDisplay()
            setNeedsLayout()
            measureTitlesAnew { $0.driver.replace(entries: entries) }
        }

        func titlesAreAnothers() {
            givenContent = nil
            reloadSections()
        }

        /// The bar's own words for a screen reader. Default: those of the app's language.
        public var words: IndexBarWords {
            get { texts.words }
            set {
                guard newValue != texts.words else { return }
                texts.words = newValue
                reloadSections()
            }
        }

        /// The texts on the bar. Entry k leads to section k of the list. Titles may be equal, empty or long.
        ///
        /// - Complexity: O(entries).
        public var titles: [String] {
            get { (0..<content.count).map(content.title(at:)) }
            set { content = IndexBarContent(titles: newValue) }
        }

        /// The number of sections. Setting it gives the bar the titles "1", "2" and so on. A negative number counts
        /// as 0.
        public var numberOfSections: Int {
            get { content.sectionCount }
            set { content = IndexBarContent(count: newValue) }
        }

        // MARK: What is selected and lit

        /// The index of the entry that was selected last; nil before the first selection and once the entry is gone.
        public var selectedEntry: Int? { driver.selectedEntry }

        /// The same as `selectedEntry`, by the name that other index bars use.
        public var selectedIndex: Int? { selectedEntry }

        /// The title of the entry that was selected last.
        public var selectedTitle: String? { selectedEntry.map(content.title(at:)) }

        /// The index of the lit entry: the tracked one, the selected one, or the one that the list shows.
        public var highlightedEntry: Int? { driver.highlightedEntry }

        /// The same as `highlightedEntry`.
        public var highlightedIndex: Int? { highlightedEntry }

        /// Selects an entry, even if it is selected already: an attached list scrolls there, and all observers are
        /// told.
        ///
        /// - Parameter entry: the entry's index, clamped to the entries there are. During a drag this does nothing.
        public func select(entry: Int) { carryOut(driver.choose(entry: entry)) }

        /// The bar's axis in the last layout.
        public var axis: IndexBarAxis { driver.layout.axis }

        /// The width that rows should keep free for the bar, in points; 0 while it is hidden. Known before the first
        /// layout.
        public var reservedThickness: CGFloat {
            if titleMeasure == nil { measure() }
            return CGFloat(driver.reservedThickness)
        }

        /// Tells the bar what the list shows, so that it lights the matching entry.
        ///
        /// - Parameters:
        ///   - row: the row at the top, counted through the whole list and clamped to its rows.
        ///   - fraction: the part of the row above the top, 0...1.
        ///   - byUser: whether the user scrolls. The scroll counts as over after a tenth of a second without a call.
        ///     Pass false for the jump to a selection.
        public func listScrolled(firstVisibleRow row: Int, fraction: Double = 0, byUser: Bool = true) {
            var state = IndexBarListState(row: row, fraction: fraction, moving: byUser ? .user : .no)
            scrollEnd?.invalidate()
            carryOut(driver.list(state))
            guard byUser else { return }
            // UIKit does not report the end of the scroll.
            state.moving = .no
            scrollEnd = .after(ListMotion.pause) { [weak self, state] in
                guard let self else { return }
                carryOut(driver.list(state))
            }
        }
    }
#endif
