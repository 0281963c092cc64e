#if canImport(UIKit) && canImport(ObjectiveC)
    import IndexBarCore
    import UIKit

    /// What Objective-C can call, by the names that the ancestors' users know. Swift has better ones and does
    /// not see these.
    extension IndexBarView {
        /// The titles; entry k leads to section k of the list.
        @available(swift, obsoleted: 5.0, renamed: "titles")
        @objc(indexTitles) public var bridgedTitles: [String] {
            get { titles }
            set { titles = newValue }
        }

        /// The place of the last selected entry; `NSNotFound` where there is none.
        @available(swift, obsoleted: 5.0, renamed: "selectedIndex")
        @objc(currentIndex) public var bridgedIndex: UInt { UInt(selectedIndex ?? NSNotFound) }

        /// The title of the last selected entry; nil where there is none.
        @available(swift, obsoleted: 5.0, renamed: "selectedTitle")
        @objc(currentIndexTitle) public var bridgedTitle: String? { selectedTitle }

        /// The number of sections; setting it gives the bar number titles.
        @available(swift, obsoleted: 5.0, renamed: "numberOfSections")
        @objc(numberOfSections) public var bridgedSections: UInt {
            get { UInt(numberOfSections) }
            set { numberOfSections = Int(clamping: newValue) }
        }

        /// Free length at both ends, in points. Default: 2.
        @available(swift, obsoleted: 5.0, renamed: "style.endPadding")
        @objc(endPadding) public var bridgedPadding: CGFloat {
            get { CGFloat(style.endPadding) }
            set { style.endPadding = Double(newValue) }
        }

        /// A list with fewer rows hides the bar. Default: 0.
        @available(swift, obsoleted: 5.0, renamed: "style.minimumRows")
        @objc(minimumRows) public var bridgedRows: Int {
            get { style.minimumRows }
            set { style.minimumRows = newValue }
        }

        /// The titles' colour; nil: the tint colour.
        @available(swift, obsoleted: 5.0, renamed: "style.titleColor")
        @objc(titleColor) public var bridgedColor: UIColor? {
            get { style.titleColor }
            set { style.titleColor = newValue }
        }

        /// What is drawn behind the titles while touched; nil: nothing.
        @available(swift, obsoleted: 5.0, renamed: "style.trackingBackground")
        @objc(trackingBackgroundColor) public var bridgedBackground: UIColor? {
            get { style.trackingBackground }
            set { style.trackingBackground = newValue }
        }

        /// Tells the bar what the list shows.
        @available(swift, obsoleted: 5.0, renamed: "listScrolled(firstVisibleRow:fraction:byUser:)")
        @objc(listScrolledToRow:fraction:byUser:)
        public func bridgedScroll(_ row: Int, _ fraction: Double, _ byUser: Bool) {
            listScrolled(firstVisibleRow: row, fraction: fraction, byUser: byUser)
        }

        /// Gives the bar UITableView's own look.
        @available(swift, obsoleted: 5.0, renamed: "style")
        @objc(useNativeStyle) public func bridgedNative() { style = .native }

        /// Gives the bar the look of BDKCollectionIndexView.
        @available(swift, obsoleted: 5.0, renamed: "style")
        @objc(useClassicStyle) public func bridgedClassic() { style = .classic }

        /// Gives the bar the look of TableIndexView.
        @available(swift, obsoleted: 5.0, renamed: "style")
        @objc(useFloatingStyle) public func bridgedFloating() { style = .floating }
    }
#endif
