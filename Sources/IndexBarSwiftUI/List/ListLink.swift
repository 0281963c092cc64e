#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    /// A bar, as seen by the link to its list.
    @MainActor protocol LinkedBar: AnyObject {
        func take(content: IndexBarContent)
        func choose(entry: Int)
        func listShows(_ state: IndexBarListState)
        /// Called in a frame in which the list may be scrolled.
        func frameHasCome()
    }

    /// Connects a bar and a list. The environment carries it to the headers. No view observes it, so neither
    /// scrolling nor dragging evaluates the list's views. Headers, list and bar may appear in any order.
    @MainActor final class ListLink {
        weak var bar: (any LinkedBar)? {
            didSet { if bar !== oldValue { connect() } }
        }
        /// Requests a frame; nil if there is no list, or it has not appeared. A pending scroll is carried out once it
        /// has.
        var requestFrame: (() -> Void)? {
            didSet { if goal != nil { requestFrame?() } }
        }
        /// Scrolls an id to the top of the list.
        var scroll: ((AnyHashable) -> Void)?
        /// Whether the bar is attached to the platform's own list.
        var isAdopted = false
        /// The sizes last passed to the bar's views.
        var sizes: BarSizes?
        /// The list's frame in the window.
        var frame = CGRect.zero { didSet { if frame != oldValue { look() } } }
        /// Who scrolls the list, as far as the system reports it.
        var moving = IndexBarListState.Moving.unknown { didSet { if moving != oldValue { moved() } } }

        private var items = BarItems.none
        private var content = IndexBarContent()
        private var sections: [AnyHashable: Int] = [:]
        private var numbers: [AnyHashable: Int] = [:]
        /// The positions of the visible headers, in the window.
        private var headers: [AnyHashable: CGFloat] = [:]
        /// The distance of their last move.
        private var step: CGFloat = 0
        /// The section at the top.
        private var shown: Int?
        /// The section that the list is scrolling to.
        private var goal: (section: Int, animated: Bool, turns: Int)?
        private var serial = 0
        /// The entry chosen by the app, until the list has arrived: a bar that appears meanwhile needs it.
        var chosen: Int?
        /// Whether a new bar repeats a selection that an earlier bar has reported.
        private(set) var isRepeating = false
        private var hasChosen = false

        // MARK: Content

        /// Takes new items and returns whether they differ. Equal items do nothing.
        @discardableResult func take(_ new: BarItems) -> Bool {
            guard new != items else { return false }
            (items, sections) = (new, new.sections)
            let ids = (0..<new.content.count).map { new.key(ofSection: $0).map(number) }
            content = new.hasOwnIDs ? new.content : new.content.identified(by: ids)
            shown = nil
            bar?.take(content: content)
            // The list shows other rows now. It is laid out before the next turn.
            System.next { [weak self] in self?.look(always: true) }
            return true
        }

        /// The core's ids are strings, the app's may be of any type: each gets a permanent number.
        private func number(_ key: AnyHashable) -> String {
            let number = numbers[key] ?? numbers.count
            numbers[key] = number
            return String(number)
        }

        private func connect() {
            bar?.take(content: content)
            if let chosen {
                isRepeating = hasChosen
                choose(chosen)
                isRepeating = false
            }
            look(always: true)
        }

        /// The entry that leads to an id.
        func entry(of id: AnyHashable) -> Int? {
            guard let section = sections[id], !items.hasOwnIDs else { return sections[id] }
            return (0..<content.count).first { content.section(at: $0) == section }
        }

        func choose(_ entry: Int) {
            (chosen, hasChosen) = (entry, bar != nil)
            bar?.choose(entry: entry)
            if isAdopted { chosen = nil }
        }

        // MARK: Bar to list

        /// Scrolls the list to a section in the next frame; the last call counts. Rows inside a section cannot be
        /// reached.
        func go(to section: Int?, animated: Bool = false) {
            guard !isAdopted else { return }
            (goal, serial) = ((section ?? 0, animated && System.isAtLeast(18), 0), serial + 1)
            requestFrame?()
        }

        /// Drops the pending scroll, because the user scrolls or a drag begins.
        func stop() { (goal, chosen) = (nil, nil) }

        /// Scrolls the list. The first scroll relies on estimated heights, and a pinned header hides its true
        /// position, so the scroll is repeated twice. Once that is laid out, the bar is told.
        func frameHasCome() {
            bar?.frameHasCome()
            guard var goal, let key = items.key(ofSection: goal.section) else { return }
            goal.turns += 1
            self.goal = goal
            guard !goal.animated else { return withAnimation { if goal.turns == 1 { scroll?(key) } } }
            if goal.turns <= 3 { scroll?(key) }
            System.next { [weak self, serial] in
                guard let self, self.serial == serial, self.goal != nil else { return }
                if goal.turns < 5 { return self.requestFrame?() ?? () }
                self.stop()
                self.tell(.no)
            }
        }

        // MARK: List to bar

        func header(_ id: AnyHashable, at frame: CGRect) {
            if headers.isEmpty { step = 0 }
            if let before = headers.updateValue(frame.minY, forKey: id) { step = frame.minY - before }
            look()
        }

        /// When the last visible header disappears, the edge it left by tells which section is shown: the edge that
        /// one more step would take it across, otherwise the nearer edge.
        func headerIsGone(_ id: AnyHashable) {
            guard let y = headers.removeValue(forKey: id), let section = sections[id] else { return }
            guard headers.isEmpty else { return look() }
            let next = y + step
            let isAbove = next < frame.minY || (next <= frame.maxY && y < frame.midY)
            show(goal?.section ?? (isAbove ? section : before(section)))
        }

        /// The app reports the section at the top.
        func listed(_ id: AnyHashable) {
            guard let section = sections[id] else { return }
            shown = section
            tell(.unknown)
        }

        private func before(_ section: Int) -> Int {
            (0..<max(0, section)).last { content.rowCount(ofSection: $0) > 0 } ?? section
        }

        /// The section shown is that of the last header at or above the top. If all visible headers are lower, it is
        /// the section before them. If no header is visible, it is still the previous one.
        private func look(always: Bool = false) {
            let known = headers.compactMap { id, y in sections[id].map { (section: $0, y: y) } }
            let above = known.filter { $0.y <= frame.minY + 0.5 }.map { $0.section }.max()
            let below = known.filter { $0.y > frame.minY + 0.5 }.map { $0.section }.min()
            show(above ?? below.map(before) ?? shown, always: always)
        }

        private func show(_ new: Int?, always: Bool = false) {
            guard new != shown || always else { return }
            shown = new
            if goal.map({ $0.animated }) ?? true { tell(goal == nil ? moving : .itself) }
        }

        private func moved() {
            if moving == .user { stop() }
            let hasArrived = moving == .unknown && goal?.animated == true
            if hasArrived { goal = nil }
            tell(hasArrived ? .no : moving)
        }

        private func tell(_ moving: IndexBarListState.Moving) {
            guard let shown, !isAdopted else { return }
            let row = content.row(0, ofSection: shown)
            bar?.listShows(IndexBarListState(row: row, section: shown, moving: moving))
        }
    }
#endif
