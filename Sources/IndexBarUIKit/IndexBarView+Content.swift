#if canImport(UIKit)
    import Foundation
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// The entries and the list's rows. Setting equal content does nothing; during a drag entries are
        /// recognised by id, or else by place, and no entries left ends it.
        ///
        /// - Complexity: O(entries) to compare.
        public var content: IndexBarContent {
            get { engine.content }
            set {
                contentIsGiven = true
                replaceContent(attachment?.counted(newValue) ?? newValue)
                attachment?.contentDidChange()
            }
        }

        func replaceContent(_ new: IndexBarContent) {
            guard new != engine.content else { return }
            measure = nil
            let effects = engine.replace(content: new)
            contentDidChange()
            apply(effects)
            refresh()
        }

        func sectionTitleDidChange() {
            contentIsGiven = false
            attachment?.setNeedsSections()
        }

        func wordsDidChange() { attachment?.setNeedsSections() }

        func putAwayDidChange() {
            if isPutAway { loseTouch() }
            updateVisibility()
            reportThickness()
        }

        private func contentDidChange() {
            isAccessibilityElement = isReachable
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            strip.setNeedsDisplay()
            reportThickness()
        }

        /// The texts on the bar; entry k leads to section k of the list. Equal, empty and long ones are
        /// welcome.
        ///
        /// - Complexity: O(entries).
        public var titles: [String] {
            get { (0..<content.count).map(content.title(at:)) }
            set {
                let keys = newValue.map(IndexBarView.searchKey)
                content = IndexBarContent(titles: newValue, searchKeys: keys)
            }
        }

        /// The number of sections; setting it gives the bar number titles, "1" and so on. Below 0 counts as
        /// 0.
        public var numberOfSections: Int {
            get { content.sectionCount }
            set { content = IndexBarContent(count: newValue) }
        }

        /// The place of the entry that was selected last; nil before the first selection and when it is gone.
        public var selectedIndex: Int? { engine.selectedEntry }

        /// Its title.
        public var selectedTitle: String? { selectedIndex.map(content.title(at:)) }

        /// The place of the lit entry: the tracked one, the selected one, or the one that the list shows.
        public var highlightedIndex: Int? { engine.highlightedEntry }

        /// The direction along the bar, as the last layout has it.
        public var axis: IndexBarAxis { engine.layout.axis }

        /// How much rows should keep free for the bar, in points; 0 while it is hidden. Known before the
        /// first layout.
        public var reservedThickness: CGFloat {
            refresh()
            return isPutAway ? 0 : CGFloat(engine.reservedThickness)
        }

        /// Tells the bar what the list shows, so that the matching entry is lit.
        ///
        /// - Parameters:
        ///   - row: the row at the top, counted through the whole list; out of range counts as its ends.
        ///   - fraction: the part of it above the top, 0...1.
        ///   - byUser: whether the user scrolled; false for the list's jump to a selection.
        public func listScrolled(firstVisibleRow row: Int, fraction: Double = 0, byUser: Bool = true) {
            receive(.scrolled(row: row, fraction: fraction, byUser: byUser))
            if byUser, style.autoHide == .untilScrolled { scheduleHiding() }
        }

        /// Text as typing compares it: without case, accents and width.
        static func folded(_ text: String) -> String {
            text.folding(
                options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        }
    }
#endif
