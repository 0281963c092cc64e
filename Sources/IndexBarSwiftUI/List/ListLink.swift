#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    /// A bar as a list's link knows it.
    @MainActor protocol LinkedBar: AnyObject {
        func take(content: IndexBarContent)
        func choose(entry: Int)
        func listShows(_ state: IndexBarListState)
        /// A frame has come in which the list may be moved.
        func frameHasCome()
    }

    /// What ties a bar and a list: a reference that the environment carries to the headers. No view observes it, so that
    /// neither scrolling nor dragging evaluates the list's views. Headers, list and bar appear in any order.
    @MainActor final class ListLink {
        weak var bar: (any LinkedBar)? {
            didSet { if bar !== oldValue { connect() } }
        }
        /// Asks for a frame; nil: there is no list, or it has not appeared. What it was asked for before comes then.
        var requestFrame: (() -> Void)? {
            didSet { if goal != nil { requestFrame?() } }
        }
        /// Brings an id to the top of the list.
        var scroll: ((AnyHashable) -> Void)?
        /// Whether the bar follows the platform's own list by itself.
        var isAdopted = false
        /// What the bar's views have been told last.
        var sizes: BarSizes?
        /// Where the list is in the window.
        var frame = CGRect.zero { didSet { if frame != oldValue { look() } } }
        /// Who moves the list, as far as the system says.
        var moving = IndexBarListState.Moving.unknown { didSet { if moving != oldValue { moved() } } }

        private var items = BarItems.none
        private var content = IndexBarContent()
        private var sections: [AnyHashable: Int] = [:]
        private var numbers: [AnyHashable: Int] = [:]
        /// Headers in view, and where they are in the window.
        private var headers: [AnyHashable: CGFloat] = [:]
        /// How far they moved last.
        private var step: CGFloat = 0
        /// The section at the top.
        private var shown: Int?
        /// The section that the list is on its way to.
        private var goal: (section: Int, animated: Bool, turns: Int)?
        private var serial = 0
        /// What the app chose, until the list has gone there: a bar that comes meanwhile has to know.
        var chosen: Int?
        /// Whether a bar is told again what another one has told already.
        private(set) var isRepeating = false
        private var hasChosen = false

        // MARK: Content

        /// Takes what the app shows now, and answers whether it is news; equal items do nothing.
        @discardableResult func take(_ new: BarItems) -> Bool {
            guard new != items else { return false }
            (items, sections) = (new, new.sections)
            let ids = (0..<new.content.count).map { new.key(ofSection: $0).map(number) }
            content = new.hasOwnIDs ? new.content : new.content.identified(by: ids)
            shown = nil
            bar?.take(content: content)
            // What the list shows is another thing now; it is laid out before the next turn.
            System.next { [weak self] in self?.look(always: true) }
            return true
        }

        /// Ids may be of any type, the core's are texts: each gets a number of its own, for good.
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

        /// The list is to go to a section, with the next frame; of several the last one counts. It knows no inner rows.
        func go(to section: Int?, animated: Bool = false) {
            guard !isAdopted else { return }
            (goal, serial) = ((section ?? 0, animated && System.isAtLeast(18), 0), serial + 1)
            requestFrame?()
        }

        /// The user, or a drag, ends it.
        func stop() { (goal, chosen) = (nil, nil) }

        /// A frame has come: the list is moved, by estimates at first, and as a pinned header does not say where it would
        /// be, it is sent there twice more; once that has been laid out, the bar is told.
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

        /// The last header to go tells what is shown: it went by the edge that it would have passed with another step as
        /// the last, else by the one that it was nearer to.
        func headerIsGone(_ id: AnyHashable) {
            guard let y = headers.removeValue(forKey: id), let section = sections[id] else { return }
            guard headers.isEmpty else { return look() }
            let next = y + step
            let isAbove = next < frame.minY || (next <= frame.maxY && y < frame.midY)
            show(goal?.section ?? (isAbove ? section : before(section)))
        }

        /// The app says what is at the top.
        func listed(_ id: AnyHashable) {
            guard let section = sections[id] else { return }
            shown = section
            tell(.unknown)
        }

        private func before(_ section: Int) -> Int {
            (0..<max(0, section)).last { content.rowCount(ofSection: $0) > 0 } ?? section
        }

        /// The last header at or above the top is that of the section shown; where all in view are lower it is the
        /// section before; where none is in view, what was shown is shown still.
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
