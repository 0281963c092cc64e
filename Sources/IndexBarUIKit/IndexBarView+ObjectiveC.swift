#if canImport(UIKit) && canImport(ObjectiveC)
    import IndexBarCore
    import UIKit

    /// How the titles share the bar's length; `IndexBarStyle.Distribution`.
    @available(swift, obsoleted: 5.0, renamed: "IndexBarStyle.Distribution")
    @objc(IndexBarDistribution) public enum BridgedDistribution: Int {
        case center, start, end, fill, proportional

        fileprivate static let all: [IndexBarStyle.Distribution] = [
            .center, .start, .end, .fill, .proportional,
        ]
    }

    /// How a list keeps space for its bar; `IndexBarView.Reservation`.
    @available(swift, obsoleted: 5.0, renamed: "IndexBarView.Reservation")
    @objc(IndexBarReservation) public enum BridgedReservation: Int {
        case layoutMargins, safeArea, none
    }

    /// Members for Objective-C only, named as in the ancestors. Swift has its own and does not see these.
    extension IndexBarView {
        /// The titles. Entry k leads to section k of the list.
        @available(swift, obsoleted: 5.0, renamed: "titles")
        @objc(indexTitles) public var bridgedTitles: [String] {
            get { titles }
            set { titles = newValue }
        }

        /// The index of the entry that was selected last; `NSNotFound` without one.
        @available(swift, obsoleted: 5.0, renamed: "selectedIndex")
        @objc(currentIndex) public var bridgedIndex: UInt { UInt(selectedIndex ?? NSNotFound) }

        /// The title of the entry that was selected last; nil without one.
        @available(swift, obsoleted: 5.0, renamed: "selectedTitle")
        @objc(currentIndexTitle) public var bridgedTitle: String? { selectedTitle }

        /// The index of the lit entry; `NSNotFound` without one.
        @available(swift, obsoleted: 5.0, renamed: "highlightedEntry")
        @objc(highlightedIndex) public var bridgedLit: UInt { UInt(highlightedEntry ?? NSNotFound) }

        /// The width that rows should keep free for the bar, in points; 0 while it is hidden.
        @available(swift, obsoleted: 5.0, renamed: "reservedThickness")
        @objc(reservedThickness) public var bridgedThickness: CGFloat { reservedThickness }

        /// The number of sections. Setting it gives the bar numbers as titles.
        @available(swift, obsoleted: 5.0, renamed: "numberOfSections")
        @objc(numberOfSections) public var bridgedSections: UInt {
            get { UInt(numberOfSections) }
            set { numberOfSections = Int(clamping: newValue) }
        }

        /// The free length at both ends, in points. Default: 2.
        @available(swift, obsoleted: 5.0, renamed: "style.endPadding")
        @objc(endPadding) public var bridgedPadding: CGFloat {
            get { CGFloat(style.endPadding) }
            set { style.endPadding = Double(newValue) }
        }

        /// The bar is hidden if the list has fewer rows. Default: 0.
        @available(swift, obsoleted: 5.0, renamed: "style.minimumRows")
        @objc(minimumRows) public var bridgedRows: Int {
            get { style.minimumRows }
            set { style.minimumRows = newValue }
        }

        /// Whether the bar is horizontal. Setting it fixes the axis, whatever the bar's size.
        @available(swift, obsoleted: 5.0, renamed: "style.axis")
        @objc(horizontal) public var bridgedAxis: Bool {
            @objc(isHorizontal) get { axis == .horizontal }
            set { style.axis = newValue ? .horizontal : .vertical }
        }

        /// How the titles share the length. Default: centred.
        @available(swift, obsoleted: 5.0, renamed: "style.distribution")
        @objc(distribution) public var bridgedDistribution: BridgedDistribution {
            get {
                let place = BridgedDistribution.all.firstIndex(of: style.distribution) ?? 0
                return BridgedDistribution(rawValue: place) ?? .center
            }
            set { style.distribution = BridgedDistribution.all[newValue.rawValue] }
        }

        /// How an attached list keeps space for the bar. A closure reads as none.
        @available(swift, obsoleted: 5.0, renamed: "reservation")
        @objc(reservation) public var bridgedReservation: BridgedReservation {
            get {
                switch reservation {
                case .layoutMargins: .layoutMargins
                case .safeArea: .safeArea
                case .none, .custom: .none
                }
            }
            set {
                switch newValue {
                case .layoutMargins: reservation = .layoutMargins
                case .safeArea: reservation = .safeArea
                case .none: reservation = .none
                }
            }
        }

        /// Called with the index of each selected entry.
        @available(swift, obsoleted: 5.0, renamed: "onSelect")
        @objc(setSelectionHandler:) public func bridgedSelect(_ handler: ((Int) -> Void)?) {
            onSelect = handler.map { handler in { handler($0.entry) } }
        }

        /// Selects an entry. An index out of range is clamped.
        @available(swift, obsoleted: 5.0, renamed: "select(entry:)")
        @objc(selectEntryAtIndex:) public func bridgedSelect(entry: Int) { select(entry: entry) }

        /// Reports rows inserted into an attached list that uses row titles: the first row's index and their number.
        @available(swift, obsoleted: 5.0, renamed: "rowsInserted(_:inSection:)")
        @objc(rowsInsertedFrom:count:inSection:)
        public func bridgedInsert(_ row: Int, _ count: Int, _ section: Int) {
            rowsInserted(row..<row + max(0, count), inSection: section)
        }

        /// Reports rows removed from an attached list that uses row titles: the first row's index and their number.
        @available(swift, obsoleted: 5.0, renamed: "rowsRemoved(_:inSection:)")
        @objc(rowsRemovedFrom:count:inSection:)
        public func bridgedRemove(_ row: Int, _ count: Int, _ section: Int) {
            rowsRemoved(row..<row + max(0, count), inSection: section)
        }

        /// Tells the bar what the list shows.
        @available(swift, obsoleted: 5.0, renamed: "listScrolled(firstVisibleRow:fraction:byUser:)")
        @objc(listScrolledToRow:fraction:byUser:)
        public func bridgedScroll(_ row: Int, _ fraction: Double, _ byUser: Bool) {
            listScrolled(firstVisibleRow: row, fraction: fraction, byUser: byUser)
        }

        /// Applies the look of UITableView's own index.
        @available(swift, obsoleted: 5.0, renamed: "style")
        @objc(useNativeStyle) public func bridgedNative() { style = .native }

        /// Applies the look of BDKCollectionIndexView.
        @available(swift, obsoleted: 5.0, renamed: "style")
        @objc(useClassicStyle) public func bridgedClassic() { style = .classic }

        /// Applies the look of TableIndexView.
        @available(swift, obsoleted: 5.0, renamed: "style")
        @objc(useFloatingStyle) public func bridgedFloating() { style = .floating }
    }
#endif
