#if canImport(UIKit) && canImport(ObjectiveC)
    import IndexBarCore
    import UIKit

    /// What Objective-C can call, by the names that the ancestors' users know. A place that is not there is `NSNotFound`.
    extension IndexBarView {
        @objc(indexTitles) var bridgedTitles: [String] {
            get { titles }
            set { titles = newValue }
        }

        @objc(currentIndex) var bridgedIndex: UInt { UInt(selectedIndex ?? NSNotFound) }

        @objc(currentIndexTitle) var bridgedTitle: String? { selectedTitle }

        @objc(numberOfSections) var bridgedSections: UInt {
            get { UInt(numberOfSections) }
            set { numberOfSections = Int(clamping: newValue) }
        }

        @objc(endPadding) var bridgedPadding: CGFloat {
            get { CGFloat(style.endPadding) }
            set { style.endPadding = Double(newValue) }
        }

        @objc(minimumRows) var bridgedRows: Int {
            get { style.minimumRows }
            set { style.minimumRows = newValue }
        }

        @objc(titleColor) var bridgedColor: UIColor? {
            get { style.titleColor }
            set { style.titleColor = newValue }
        }

        @objc(trackingBackgroundColor) var bridgedBackground: UIColor? {
            get { style.trackingBackground }
            set { style.trackingBackground = newValue }
        }

        @objc(listScrolledToRow:fraction:byUser:)
        func bridgedScroll(_ row: Int, _ fraction: Double, _ byUser: Bool) {
            listScrolled(firstVisibleRow: row, fraction: fraction, byUser: byUser)
        }

        /// UITableView's own look.
        @objc(useNativeStyle) func bridgedNative() { style = .native }

        /// The look of BDKCollectionIndexView.
        @objc(useClassicStyle) func bridgedClassic() { style = .classic }

        /// The look of TableIndexView.
        @objc(useFloatingStyle) func bridgedFloating() { style = .floating }
    }
#endif
