#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// A bar and its list, from `attach` to `detach`.
    ///
    /// Handlers only mark the work. The bar's next layout does it, once a frame: it reads the sections, scrolls the
    /// list and tells the driver what the list shows. The list owns the bar and the bar owns this; nothing here owns
    /// the list.
    @MainActor
    final class Attachment {
        private unowned let bar: IndexBarView
        let list: AttachedList
        private let place = BarPlace()
        private weak var anchor: ListAnchor?
        private var observations: [NSKeyValueObservation] = []
        private let notices = Notices()
        private var ownIndex: OwnIndex?
        private var isInPass = false
        /// Whether the bar was laid out during a pass.
        private var mustRepeat = false

        /// Whether this object is moving the bar.
        var isMoving: Bool { place.isMoving }

        init(_ bar: IndexBarView, to view: UIScrollView) {
            self.bar = bar
            list = AttachedList(view, of: bar)
        }

        // MARK: Beginning and end

        func begin() {
            guard let view = list.view else { return }
            bar.translatesAutoresizingMaskIntoConstraints = false
            bar.measure()
            ownIndex = OwnIndex(of: view)
            observe(view)
            listen()
            let anchor = ListAnchor(bar, in: view)
            self.anchor = anchor
            if view.window != nil { windowDidChange() }
        }

        func end() {
            observations = []
            notices.end()
            list.takeRoomBack()
            ownIndex?.giveBack()
            place.leave(bar)
            anchor?.removeFromSuperview()
            bar.translatesAutoresizingMaskIntoConstraints = true
        }

        /// Observes only properties that do send notifications.
        private func observe(_ view: UIScrollView) {
            func observe<Value>(
                _ path: KeyPath<UIScrollView, Value>, _ work: @escaping @MainActor (Attachment) -> Void
            ) {
                observations.append(
                    view.observe(path) { [weak self] _, _ in
                        MainActor.assumeIsolated { if let self { work(self) } }
                    })
            }
            observe(\.contentOffset) { $0.list.motion.offsetDidChange() }
            observe(\.contentSize) { $0.list.sizeDidChange() }
            observe(\.isHidden) { $0.surroundingsDidChange() }
            observe(\.alpha) { $0.surroundingsDidChange() }
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

        func surroundingsDidChange() { bar.setNeedsLayout() }

        private func searchDidChange() {
            guard bar.searchBar != nil else { return }
            bar.measure()
            bar.setNeedsLayout()
        }

        /// In a window, finishes at once, so that rows are laid out with their final width.
        func windowDidChange() {
            guard let view = list.view else { return }
            place.update(bar, view, clear: clearInsets)
            guard view.window != nil else { return }
            ownIndex?.putAway()
            list.readSections()
            bar.measure()
            giveRoom()
            bar.setNeedsLayout()
        }

        func touchDelayDidChange() {
            if let view = list.view { place.hurry(bar, view) }
        }

        // MARK: Once a frame

        func pass() {
            guard let view = list.view, view.window != nil else { return }
            guard !isInPass else {
                mustRepeat = true
                return
            }
            isInPass = true
            place.update(bar, view, clear: clearInsets)
            list.readSections()
            giveRoom()
            bar.carryOut(bar.driver.frame())
            if let state = list.shown() { bar.carryOut(bar.driver.list(state)) }
            isInPass = false
            // Repeat a layout that happened during the pass, such as the list's layout of a bar inside it.
            guard mustRepeat else { return }
            mustRepeat = false
            bar.setNeedsLayout()
        }

        /// Reads what the bar needs from the list.
        func giveRoom() {
            guard let view = list.view else { return }
            list.giveRoom(
                bar.reservedThickness, by: bar.reservation, at: BarPlace.side(for: bar, view))
        }

        // MARK: Clear space

        /// Whether the bar is put away because the list is hidden or shows its own index.
        var isPutAway: Bool {
            list.view.map { $0.isHidden || $0.alpha <= 0 || OwnIndex.isShown(by: $0) } ?? false
        }

        /// The safe area without the part that the bar reserves.
        private var clearInsets: UIEdgeInsets {
            var clear = list.view?.safeAreaInsets ?? .zero
            guard let room = list.room else { return clear }
            clear[keyPath: room.side.path] = max(0, clear[keyPath: room.side.path] - room.ofSafeArea)
            return clear
        }

        /// The insets along the bar's axis: the safe area and the keyboard, never a content inset.
        var insets: UIEdgeInsets {
            guard bar.window != nil else { return .zero }
            let clear = clearInsets
            return place.side == .bottom
                ? UIEdgeInsets(top: 0, left: clear.left, bottom: 0, right: clear.right)
                : UIEdgeInsets(top: clear.top, left: 0, bottom: max(clear.bottom, keyboardHeight), right: 0)
        }

        /// The list's visible part, in the bar's coordinates.
        var visiblePart: CGRect? {
            guard let view = list.view, bar.superview != nil else { return nil }
            var clear = clearInsets
            if place.side != .bottom { clear.bottom = max(clear.bottom, keyboardHeight) }
            return bar.convert(view.bounds.inset(by: clear), from: view)
        }

        /// How much of the bar the keyboard covers. The layout guide is the bar's own, so both placements work alike.
        private var keyboardHeight: CGFloat {
            let frame = bar.keyboardLayoutGuide.layoutFrame
            guard frame.width > 0 else { return 0 }
            return max(0, min(bar.bounds.maxY - frame.minY, bar.bounds.height))
        }
    }

    /// Observes notifications for as long as it lives.
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
