#if canImport(UIKit)
    import IndexBarUIKit
    import UIKit

    /// The second ancestor under its own name: an `IndexBarView` with the floating style, beside a table.
    /// `Documentation/Migration.md` lists the differences.
    ///
    /// `numberOfSections` is inherited. Set `delegate` to a `TableIndexViewDelegate`, which is an
    /// `IndexBarViewDelegate`.
    #if canImport(ObjectiveC)
        @objc(TableIndexView)
    #endif
    @available(*, deprecated, renamed: "IndexBarView")
    open class TableIndexView: IndexBarView {
        private static let width: CGFloat = 60

        /// Creates a view without sections.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            setUpAsTableIndex()
        }

        /// Creates a view from a nib or a storyboard.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUpAsTableIndex()
        }

        /// Creates a view as high as the table and 60 points wide, at the table's trailing edge, with a number for
        /// each section. Add it to the table's superview.
        ///
        /// - Parameter tableView: the table, whose sections and rows are counted now. Not retained.
        #if canImport(ObjectiveC)
            @objc(initWithTableView:)
        #endif
        public convenience init(tableView: UITableView) {
            self.init(frame: TableIndexView.place(beside: tableView))
            let isMirrored = tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            autoresizingMask = [isMirrored ? .flexibleRightMargin : .flexibleLeftMargin, .flexibleHeight]
            let sections = tableView.numberOfSections
            let rows = (0..<sections).map { tableView.numberOfRows(inSection: $0) }
            content = IndexBarContent(count: sections, rowCounts: rows)
        }

        private func setUpAsTableIndex() {
            style = .floating
            let report = UIAction { [weak self] _ in self?.reportSection() }
            addAction(report, for: .valueChanged)
        }

        private static func place(beside table: UITableView) -> CGRect {
            let frame = table.frame
            let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return CGRect(
                x: isMirrored ? frame.minX : frame.maxX - width, y: frame.minY, width: width,
                height: frame.height)
        }

        private func reportSection() {
            guard let selection = lastSelection else { return }
            let section = UInt(selection.section ?? 0)
            let listener = delegate as? any TableIndexViewDelegate
            #if canImport(ObjectiveC)
                listener?.tableIndexView?(self, didSwipeToSection: section)
            #else
                listener?.tableIndexView(self, didSwipeToSection: section)
            #endif
        }
    }
#endif
