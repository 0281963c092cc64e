/// What the driver knows of its list: what it showed last, which scroll waits or runs, and where the list came to rest
/// after one (rules D10 to D14).
struct ListFollower: Equatable, Sendable {
    /// The last state told, and who moved the list then.
    private(set) var last: IndexBarListState?
    private(set) var moving = IndexBarListState.Moving.unknown
    /// Whether a scroll that is asked for now can be carried out: the list is laid out and has rows.
    private(set) var isReady = false
    /// Whether it was told since the content changed.
    private(set) var isLaidOut = false
    /// Whether a stop was asked for since then.
    var isStopped = false
    /// A scroll that was sent, until the list has come to rest.
    private var running: Sent?
    /// The entry that is gone to again with the next frame, after an animation or a change above it.
    private var repeated: Sent?
    /// Where the list came to rest after the scroll to an entry, until somebody moves it.
    private(set) var rest: Rest?

    /// A scroll that was sent.
    struct Sent: Equatable, Sendable {
        var entry: Int
        var fraction: Double
        var isAnimated = false
        /// Whether the list had another number of rows than the content.
        var rowsDisagreed = false
    }

    struct Rest: Equatable, Sendable {
        var sent: Sent
        var state: IndexBarListState
    }

    /// What follows from a state of the list.
    struct News {
        var byUser = false
        /// Whether a chosen entry stays lit.
        var keepsChosen = false
    }

    /// The scroll that was asked for once more, or was sent and runs.
    var wanted: Sent? { repeated ?? running }

    /// Whether the list is to go somewhere once more.
    var hasRepeated: Bool { repeated != nil }

    // MARK: What happens

    /// Another content: nothing that was known of rows holds any more. Entries go on by their ids.
    mutating func contentChanged(rowCount: Int, entry moved: (Int) -> Int?) {
        (isLaidOut, isReady) = (false, false)
        func carried(_ sent: Sent?) -> Sent? {
            guard var sent, let entry = moved(sent.entry) else { return nil }
            sent.entry = entry
            return sent
        }
        running = carried(running)
        repeated = carried(repeated)
        guard let now = rest, now.sent.rowsDisagreed, let sent = carried(now.sent) else {
            rest = nil
            return
        }
        rest?.sent = sent
        if now.state.rows == rowCount { goAgain(sent, rowsDisagree: false) }
    }

    /// A scroll is sent.
    mutating func sent(_ sent: Sent) {
        running = sent
        (repeated, rest) = (nil, nil)
    }

    /// A scroll that was asked for once more.
    mutating func takeRepeated() -> Sent? {
        defer { repeated = nil }
        return repeated
    }

    /// What was sent is no longer wanted: another selection, or the list goes back.
    mutating func forget() { (running, repeated, rest) = (nil, nil, nil) }

    /// Where the list is now is where it came to rest after the scroll to an entry, as it was at touch-down.
    mutating func restored(_ rest: Rest?) { self.rest = rest }

    /// The list was laid out.
    ///
    /// - Parameters:
    ///   - rowCount: the content's number of rows.
    ///   - isPending: whether a scroll waits for the list, or for a frame.
    mutating func laidOut(
        _ now: IndexBarListState, rowCount: Int, isPending: Bool, nearness: Double
    ) -> News {
        let before = last
        let wasLaidOut = isLaidOut
        (last, isLaidOut, isStopped) = (now, true, false)
        (moving, isReady) = (now.moving, (now.rows ?? rowCount) > 0)
        var news = News()
        let moved = before.map { !$0.isUnmoved(as: now, nearness) } ?? false
        news.byUser = isUsers(now, before, wasLaidOut: wasLaidOut, moved: moved, rowCount: rowCount)
        if news.byUser, moved || running?.isAnimated == true { (running, repeated) = (nil, nil) }
        if news.byUser, moved { rest = nil }
        if let sent = running, now.moving != .itself {
            arrive(sent, at: now, rowCount: rowCount)
        } else if running == nil, let rest {
            compare(rest, with: now, rowCount: rowCount, nearness: nearness)
        }
        news.keepsChosen =
            rest != nil || ((isPending || running != nil || repeated != nil) && !(news.byUser && moved))
        return news
    }

    /// The list has come to rest after a scroll. After an animation, and where the rows have come that were missing when
    /// it was sent, it goes there once more.
    private mutating func arrive(_ sent: Sent, at now: IndexBarListState, rowCount: Int) {
        running = nil
        rest = Rest(sent: sent, state: now)
        let rowsCame = sent.rowsDisagreed && (now.rows ?? rowCount) == rowCount
        if sent.isAnimated || rowsCame { goAgain(sent, rowsDisagree: sent.rowsDisagreed && !rowsCame) }
    }

    private mutating func goAgain(_ sent: Sent, rowsDisagree: Bool) {
        repeated = sent
        repeated?.rowsDisagreed = rowsDisagree
    }

    /// Whether the list is still where it came to rest; if something above changed, it goes there again.
    private mutating func compare(
        _ rest: Rest, with now: IndexBarListState, rowCount: Int, nearness: Double
    ) {
        let (before, rows) = (rest.state, now.rows ?? rowCount)
        guard (before.rows ?? rowCount) == rows else {
            self.rest =
                rest.sent.rowsDisagreed && now.moving != .user ? Rest(sent: rest.sent, state: now) : nil
            if self.rest != nil, rows == rowCount { goAgain(rest.sent, rowsDisagree: false) }
            return
        }
        guard now.isAtSamePlace(as: before, nearness: nearness) else {
            // A list whose view has another size, such as in a window made higher, was not moved by anybody.
            let isResized = !now.hasSameView(as: before) && now.moving != .user
            self.rest = isResized ? Rest(sent: rest.sent, state: now) : nil
            if isResized { goAgain(rest.sent, rowsDisagree: false) }
            return
        }
        let isAbove =
            now.hasSameOffset(as: before, nearness: nearness) == true
            && (!now.hasSameTop(as: before) || now.content != before.content
                || now.insetBefore != before.insetBefore || now.insetAfter != before.insetAfter)
        if isAbove { goAgain(rest.sent, rowsDisagree: false) }
        self.rest?.state = now
    }

    /// Whether the user moves the list: as it says, or as nothing else explains (rule D12).
    private func isUsers(
        _ now: IndexBarListState, _ before: IndexBarListState?, wasLaidOut: Bool, moved: Bool, rowCount: Int
    ) -> Bool {
        switch now.moving {
        case .user: return true
        case .itself, .no: return false
        case .unknown:
            guard let before, moved, wasLaidOut, running == nil else { return false }
            return now.hasSameView(as: before) && now.content == before.content && now.rows == before.rows
        }
    }
}

extension IndexBarListState {
    /// Whether nothing moved the list: its offset is the same or, where that is not known, what is at its top.
    fileprivate func isUnmoved(as other: IndexBarListState, _ nearness: Double) -> Bool {
        hasSameOffset(as: other, nearness: nearness) ?? hasSameTop(as: other)
    }
}
