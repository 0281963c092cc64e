#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// A bar and its list, from `attach` to `detach`.
    ///
    /// Handlers only mark what is to be done; the bar's next layout, once a frame, does it: first the sections, then one
    /// scroll to the last selection, then what the list shows. The bar owns this, and the list the bar; nobody owns the
    /// list.
    @MainActor
    final class ListAttachment {
        /// The edge of the list that the bar is at.
        enum Side {
            case left, right, bottom

            var path: WritableKeyPath<UIEdgeInsets, CGFloat> {
                switch self {
                case .left: \.left
                case .right: \.right
                case .bottom: \.bottom
                }
            }
        }

        unowned let bar: IndexBarView
        weak var list: UIScrollView?
        private weak var anchor: ListAnchor?
        private var observations: [NSKeyValueObservation] = []
        private let notices = Notices()
        let place = BarPlace()
        var room: ReservedRoom?
        var motion = ListMotion()
        let titles = ListTitles()
        var ownIndex: OwnIndex?

        /// Whether titles and counts are to be read again.
        var mustRead = true
        /// Whether the bar is to be told what the list shows, even if it has not moved.
        var mustTell = true
        var isInPass = false
        /// Whether the bar was laid out during a pass.
        var mustRepeat = false
        /// The numbers of rows as they were read last.
        var counts: [Int] = []
        /// The row that was scrolled to last; nil: the very top, or none yet.
        var lastSelection: ListRow?
        /// Where the list came to rest after the last selection; nil once it has been moved.
        var landing: Landing?
        var contentSize = CGSize.zero
        /// The list's offset at touch-down, and the row that the engine knows for it.
        var start: (offset: CGPoint, position: IndexBarEffects.ListPosition?)?
        var wanted: IndexBarEffects.ListPosition?
        /// What the bar was told last about the list.
        var position: IndexBarEffects.ListPosition?
        /// Whether the last selection moves the list.
        var selectionMoves = true
        /// Hears of what the list was taken to; for tests.
        var onScroll: ((IndexBarSelection) -> Void)?
        /// Hears of what the bar is told; for tests.
        var onTell: ((IndexBarEffects.ListPosition, Bool) -> Void)?

        init(_ bar: IndexBarView, to list: UIScrollView) {
            self.bar = bar
            self.list = list
        }

        /// The list's sections; nil where it has none to ask for.
        var rows: (any AttachedList)? {
            switch list {
            case let table as UITableView: TableRows(table: table)
            case let collection as UICollectionView: CollectionRows(list: collection)
            default: nil
            }
        }

        // MARK: Beginning and end

        func begin() {
            guard let list else { return }
            contentSize = list.contentSize
            bar.translatesAutoresizingMaskIntoConstraints = false
            bar.standsAloneDidChange()
            ownIndex = OwnIndex(of: list)
            bar.listMoved = { [weak self] in self?.selectionMoves ?? true }
            observe(list)
            listen()
            let anchor = ListAnchor(bar, in: list)
            self.anchor = anchor
            if list.window != nil { windowDidChange() }
        }

        func end() {
            observations = []
            notices.end()
            bar.listMoved = nil
            room?.take(0)
            room = nil
            ownIndex?.giveBack()
            place.leave(bar)
            anchor?.removeFromSuperview()
            bar.isPutAway = false
            bar.translatesAutoresizingMaskIntoConstraints = true
        }

        /// Only what notifies in practice. The handler runs inside the list's own layout and updates, so it marks and
        /// does nothing else.
        private func observe(_ list: UIScrollView) {
            observations = [
                list.observe(\.contentOffset) { [weak self] _, _ in
                    MainActor.assumeIsolated { self?.offsetDidChange() }
                },
                list.observe(\.contentSize) { [weak self] _, _ in
                    MainActor.assumeIsolated { self?.sizeDidChange() }
                },
            ]
        }

        private func listen() {
            let keyboard = [
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ]
            for name in keyboard { notices.add(name) { [weak self] in self?.surroundingsDidChange() } }
            let search = [
                UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
                UITextField.textDidEndEditingNotification,
            ]
            for name in search { notices.add(name) { [weak self] in self?.searchDidChange() } }
        }

        // MARK: Marks

        private func offsetDidChange() {
            guard let list else { return }
            motion.offsetDidChange(of: list)
            bar.setNeedsLayout()
        }

        private func sizeDidChange() {
            guard let list, list.contentSize != contentSize else { return }
            contentSize = list.contentSize
            setNeedsSections()
        }

        func setNeedsSections() {
            mustRead = true
            bar.setNeedsLayout()
        }

        func surroundingsDidChange() { bar.setNeedsLayout() }

        private func searchDidChange() {
            guard bar.searchBar != nil else { return }
            bar.setNeedsLayout()
            updateSearch()
        }

        /// In a window everything is settled at once, so that rows are laid out with the room that they will have.
        func windowDidChange() {
            guard let list else { return }
            place.update(bar, list, room)
            guard list.window != nil else { return }
            ownIndex?.putAway()
            mustTell = true
            readSections()
            updateSearch()
            reserve()
            bar.setNeedsLayout()
        }
    }

    /// Notifications that are listened to, as long as this lives.
    final class Notices {
        private var tokens: [any NSObjectProtocol] = []

        func add(_ name: Notification.Name, _ handler: @escaping @MainActor () -> Void) {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { handler() }
            }
            tokens.append(token)
        }

        func end() {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
            tokens = []
        }

        deinit { end() }
    }
#endif
