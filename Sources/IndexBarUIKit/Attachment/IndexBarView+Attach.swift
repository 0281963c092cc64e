#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Creates a bar beside a list, in one call: a table view, a collection view, or any scroll view.
        ///
        ///     IndexBarView(attachedTo: tableView)
        ///
        /// Nothing has to be kept: the list keeps the bar, the bar does not keep the list. It may be called in
        /// `viewDidLoad`, before the list has a superview, and in a `UITableViewController`, where the list is the
        /// controller's view; the list's delegate, data source and recognisers stay the app's own.
        ///
        /// The list follows the bar, and the bar the list. Titles are those that the app sets; else `sectionTitle`'s;
        /// else, of a table view, its index titles, or its headers' titles where all are short; else, of a table without
        /// headers, numbers. A scroll view of another kind
        /// has no sections to ask for: the app sets the titles, scrolls in `onSelect` and calls `listScrolled`.
        #if canImport(ObjectiveC)
            @objc(initAttachedToScrollView:)
        #endif
        @discardableResult
        public convenience init(attachedTo list: UIScrollView) {
            self.init(frame: .zero)
            attach(to: list)
        }

        /// Makes a bar beside a list, as `init(attachedTo:)` does, and gives it back.
        #if canImport(ObjectiveC)
            @objc(barAttachedToScrollView:)
        #endif
        @discardableResult
        public static func attach(to list: UIScrollView) -> IndexBarView { IndexBarView(attachedTo: list) }

        /// Attaches a bar that is there already, from a nib perhaps; a bar that has a list leaves that first.
        #if canImport(ObjectiveC)
            @objc(attachToScrollView:)
        #endif
        public func attach(to list: UIScrollView) {
            guard attachedList !== list else { return }
            detach()
            attachment = Attachment(self, to: list)
            attachment?.begin()
        }

        /// Leaves the list: the bar goes from its place, and everything that was changed is as it was, but for what the
        /// app has changed since. The bar keeps its entries and is an ordinary view again. Without a list nothing
        /// happens.
        #if canImport(ObjectiveC)
            @objc(detachFromScrollView)
        #endif
        public func detach() {
            guard let attachment else { return }
            self.attachment = nil
            attachment.end()
            measure()
            setNeedsLayout()
        }

        /// The list that the bar is attached to, for as long as it lives.
        public var attachedList: UIScrollView? { attachment?.list.view }

        /// The same as an outlet: setting it attaches the bar, nil detaches it.
        #if canImport(ObjectiveC)
            @IBOutlet
        #endif
        public var list: UIScrollView? {
            get { attachedList }
            set { if let newValue { attach(to: newValue) } else { detach() } }
        }

        /// Reads titles and numbers of rows again, at the next layout.
        ///
        /// A change of the number of sections, or of rows that changes the content's length, is noticed without it.
        #if canImport(ObjectiveC)
            @objc(reloadSections)
        #endif
        public func reloadSections() {
            attachment?.list.setNeedsSections()
            setNeedsLayout()
        }

        /// Tells of rows that were inserted into a section of an attached list whose rows have titles: only theirs are read.
        ///
        /// To be called with the list's own insertion, in the same order. What is not told is noticed, and all rows are read
        /// again; so they are where a range does not fit.
        ///
        /// - Parameters:
        ///   - rows: the rows' indexes in the section, as they are now.
        ///   - section: the section. Default: the first.
        public func rowsInserted(_ rows: Range<Int>, inSection section: Int = 0) {
            attachment?.list.rowsChanged(rows, in: section, by: rows.count) { runs, places in
                let before = places.lowerBound - rows.lowerBound
                runs.insert(places) { rowTitle?(IndexPath(row: $0 - before, section: section)) }
            }
            setNeedsLayout()
        }

        /// Tells of rows that were removed, as `rowsInserted(_:inSection:)` of inserted ones.
        ///
        /// - Parameters:
        ///   - rows: the indexes that the rows had in the section.
        ///   - section: the section. Default: the first.
        public func rowsRemoved(_ rows: Range<Int>, inSection section: Int = 0) {
            attachment?.list.rowsChanged(rows, in: section, by: -rows.count) { $0.remove($1) }
            setNeedsLayout()
        }
    }
#endif
