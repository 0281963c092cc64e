#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Creates a bar and attaches it to a list: a table view, a collection view, or any scroll view.
        ///
        ///     IndexBarView(attachedTo: tableView)
        ///
        /// You need not keep a reference: the list keeps the bar, and the bar does not keep the list. Call it in
        /// `viewDidLoad`, before the list has a superview, or in a `UITableViewController`, where the list is the
        /// controller's view. The list's delegate, data source and gesture recognisers stay the app's own.
        ///
        /// The list follows the bar, and the bar follows the list. The titles are those that the app sets; otherwise
        /// those from `sectionTitle`; otherwise a table view's index titles, or its header titles if all are short;
        /// otherwise, for a table without headers, numbers. Another kind of scroll view has no sections: set the
        /// titles, scroll in `onSelect` and call `listScrolled`.
        #if canImport(ObjectiveC)
            @objc(initAttachedToScrollView:)
        #endif
        @discardableResult
        public convenience init(attachedTo list: UIScrollView) {
            self.init(frame: .zero)
            attach(to: list)
        }

        /// Creates a bar attached to a list, as `init(attachedTo:)` does, and returns it.
        #if canImport(ObjectiveC)
            @objc(barAttachedToScrollView:)
        #endif
        @discardableResult
        public static func attach(to list: UIScrollView) -> IndexBarView { IndexBarView(attachedTo: list) }

        /// Attaches an existing bar, for example from a nib. A bar that is attached to another list is detached
        /// first.
        #if canImport(ObjectiveC)
            @objc(attachToScrollView:)
        #endif
        public func attach(to list: UIScrollView) {
            guard attachedList !== list else { return }
            detach()
            attachment = Attachment(self, to: list)
            attachment?.begin()
        }

        /// Detaches the bar: removes it from its superview and restores everything that attaching changed, except
        /// what the app has changed since. The bar keeps its entries. Without a list this does nothing.
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

        /// The list that the bar is attached to; nil without one. Held weakly.
        public var attachedList: UIScrollView? { attachment?.list.view }

        /// The attached list, as an outlet. Setting it attaches the bar; nil detaches it.
        #if canImport(ObjectiveC)
            @IBOutlet
        #endif
        public var list: UIScrollView? {
            get { attachedList }
            set { if let newValue { attach(to: newValue) } else { detach() } }
        }

        /// Reads titles and row counts again at the next layout.
        ///
        /// The bar notices by itself when the number of sections changes, or when the content's length does.
        #if canImport(ObjectiveC)
            @objc(reloadSections)
        #endif
        public func reloadSections() {
            attachment?.list.setNeedsSections()
            setNeedsLayout()
        }

        /// Reports rows inserted into a section of an attached list that uses `rowTitle`. Only their titles are read.
        ///
        /// Call it together with the list's own insertion, in the same order. Without it, or if a range does not fit,
        /// the bar reads all rows again.
        ///
        /// - Parameters:
        ///   - rows: the indexes of the rows in the section, after the insertion.
        ///   - section: the section. Default: the first.
        public func rowsInserted(_ rows: Range<Int>, inSection section: Int = 0) {
            attachment?.list.rowsChanged(rows, in: section, by: rows.count) { runs, places in
                let before = places.lowerBound - rows.lowerBound
                runs.insert(places) { rowTitle?(IndexPath(row: $0 - before, section: section)) }
            }
            setNeedsLayout()
        }

        /// Reports removed rows, as `rowsInserted(_:inSection:)` reports inserted ones.
        ///
        /// - Parameters:
        ///   - rows: the indexes of the rows in the section, before the removal.
        ///   - section: the section. Default: the first.
        public func rowsRemoved(_ rows: Range<Int>, inSection section: Int = 0) {
            attachment?.list.rowsChanged(rows, in: section, by: -rows.count) { $0.remove($1) }
            setNeedsLayout()
        }
    }
#endif
