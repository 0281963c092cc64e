#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// The entries and the list's rows. Setting equal content does nothing; during a drag entries are
        /// recognised by id, or else by place, and no entries left ends it.
        ///
        /// - Complexity: O(entries) to compare.
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

        /// The words that a screen reader hears from the bar itself. Default: in the app's language.
        public var words: IndexBarWords {
            get { texts.words }
            set {
                guard newValue != texts.words else { return }
                texts.words = newValue
                reloadSections()
            }
        }

        /// The texts on the bar; entry k leads to section k of the list. Equal, empty and long ones are
        /// welcome.
        ///
        /// - Complexity: O(entries).
        public var titles: [String] {
            get { (0..<content.count).map(content.title(at:)) }
            set { content = IndexBarContent(titles: newValue) }
        }

        /// The number of sections; setting it gives the bar number titles, "1" and so on. Below 0 counts as
        /// 0.
        public var numberOfSections: Int {
            get { content.sectionCount }
            set { content = IndexBarContent(count: newValue) }
        }

        // MARK: What is selected and lit

        /// The place of the entry that was selected last; nil before the first selection and when it is gone.
        public var selectedEntry: Int? { driver.selectedEntry }

        /// As `selectedEntry`, by the name that users of other indexes know.
        public var selectedIndex: Int? { selectedEntry }

        /// The title of the entry that was selected last.
        public var selectedTitle: String? { selectedEntry.map(content.title(at:)) }

        /// The place of the lit entry: the tracked one, the selected one, or the one that the list shows.
        public var highlightedEntry: Int? { driver.highlightedEntry }

        /// As `highlightedEntry`.
        public var highlightedIndex: Int? { highlightedEntry }

        /// Selects an entry as a menu would, also the one that is selected: an attached list goes there, and everybody
        /// is told.
        ///
        /// - Parameter entry: its place; out of range counts as the nearest. In a drag nothing happens.
        public func select(entry: Int) { carryOut(driver.choose(entry: entry)) }

        /// The direction along the bar, as the last layout has it.
        public var axis: IndexBarAxis { driver.layout.axis }

        /// How much rows should keep free for the bar, in points; 0 while it is hidden. Known before the
        /// first layout.
        public var reservedThickness: CGFloat {
            if titleMeasure == nil { measure() }
            return CGFloat(driver.reservedThickness)
        }

        /// Tells the bar what the list shows, so that the matching entry is lit.
        ///
        /// - Parameters:
        ///   - row: the row at the top, counted through the whole list; out of range counts as its ends.
        ///   - fraction: the part of it above the top, 0...1.
        ///   - byUser: whether the user scrolled, which counts as over once nothing is told for a tenth of a second;
        ///     false for the list's jump to a selection.
        public func listScrolled(firstVisibleRow row: Int, fraction: Double = 0, byUser: Bool = true) {
            var state = IndexBarListState(row: row, fraction: fraction, moving: byUser ? .user : .no)
            scrollEnd?.invalidate()
            carryOut(driver.list(state))
            guard byUser else { return }
            // Nobody tells of the end of it.
            state.moving = .no
            scrollEnd = .after(ListMotion.pause) { [weak self, state] in
                guard let self else { return }
                carryOut(driver.list(state))
            }
        }
    }
#endif
