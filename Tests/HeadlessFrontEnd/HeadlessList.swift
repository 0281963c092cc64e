import IndexBarContract

/// A list without a toolkit: rows and headers along one axis, lengths that are estimated until rows are shown, a
/// finger, momentum and animations.
struct HeadlessList {
    /// What moves the list.
    enum Motion: Equatable {
        case rest
        case finger
        case momentum(speed: Double, left: Double)
        case animation(from: Double, to: Double, elapsed: Double)
    }

    /// The durations of an animation and of momentum, in seconds.
    static let animation = 0.3
    static let fading = 1.0

    private(set) var rows = ContractList([])
    var viewport = 0.0
    /// The offset of the first visible point of the content.
    private(set) var offset = 0.0
    var sideways = 0.0
    private(set) var motion = Motion.rest
    /// Whether it has been laid out since anything changed.
    private(set) var isLaidOut = false

    private var seen: Set<Int> = []
    private var headerStarts: [Double] = []
    private var rowStarts: [Double] = []
    private(set) var firstRows: [Int] = []
    private(set) var content = 0.0

    var end: Double { max(0, content - viewport) }

    // MARK: Rows

    mutating func replace(_ new: ContractList) {
        if new.sections != rows.sections { seen = [] }
        rows = new
        isLaidOut = false
    }

    private func length(ofRow row: Int) -> Double {
        if let estimate = rows.estimate, !seen.contains(row) { return estimate }
        return rows.rowLengths[row] ?? rows.rowLength
    }

    /// Places rows and headers, and marks visible rows as seen.
    mutating func layOut() {
        place()
        offset = max(0, min(offset, end))
        for row in rowStarts.indices
        where rowStarts[row] < offset + viewport && rowStarts[row] + length(ofRow: row) > offset {
            seen.insert(row)
        }
        if rows.estimate != nil { place() }
        isLaidOut = true
    }

    private mutating func place() {
        (headerStarts, rowStarts, firstRows) = ([], [], [])
        var at = 0.0
        for count in rows.sections {
            headerStarts.append(at)
            firstRows.append(rowStarts.count)
            at += rows.headerLength
            for _ in 0..<count {
                let row = rowStarts.count
                rowStarts.append(at)
                at += length(ofRow: row)
            }
        }
        content = at
    }

    /// What is at the top: a section whose header is there, or a row and how many points of it are above.
    func top() -> (section: Int?, row: Int, points: Double) {
        if rows.headerLength > 0,
            let section = headerStarts.lastIndex(where: { $0 <= offset + 0.01 }),
            offset < headerStarts[section] + (rows.pinsHeaders ? 0.01 : rows.headerLength - 0.01)
        {
            return (section, min(firstRows[section], max(0, rowStarts.count - 1)), 0)
        }
        let covered = rows.pinsHeaders ? rows.headerLength : 0
        let row = max(0, rowStarts.lastIndex { $0 <= offset + covered + 1e-6 } ?? 0)
        return (nil, row, rowStarts.isEmpty ? 0 : max(0, offset + covered - rowStarts[row]))
    }

    func fraction(ofRow row: Int, points: Double) -> Double {
        let length = length(ofRow: row)
        return length > 0 ? max(0, min(points / length, 1)) : 0
    }

    /// The offset that puts a section's header at the top, or an inner row at the top or below a pinned header.
    func place(ofRow row: Int, section: Int?, isInner: Bool) -> Double {
        guard let section, headerStarts.indices.contains(section) else { return 0 }
        if !isInner { return headerStarts[section] }
        guard rowStarts.indices.contains(row) else { return 0 }
        return rowStarts[row] - (rows.pinsHeaders ? rows.headerLength : 0)
    }

    func start(ofRow row: Int) -> Double { rowStarts.indices.contains(row) ? rowStarts[row] : content }

    // MARK: Motion

    mutating func jump(to place: Double) {
        motion = .rest
        offset = max(0, min(place, end))
        isLaidOut = false
    }

    mutating func animate(to place: Double) {
        motion = .animation(from: offset, to: max(0, min(place, end)), elapsed: 0)
    }

    mutating func drag(by points: Double) {
        motion = .finger
        offset = max(0, min(offset + points, end))
        isLaidOut = false
    }

    mutating func lift(speed: Double) {
        guard motion == .finger else { return }
        motion = speed == 0 ? .rest : .momentum(speed: speed, left: Self.fading)
        isLaidOut = false
    }

    mutating func stop() { motion = .rest }

    mutating func pass(_ seconds: Double) {
        switch motion {
        case .rest, .finger: return
        case .momentum(let speed, let left):
            let rest = left - seconds
            offset = max(0, min(offset + speed * max(0, left) / Self.fading * seconds, end))
            motion = rest > 1e-9 ? .momentum(speed: speed, left: rest) : .rest
        case .animation(let from, let to, let elapsed):
            let part = min(1, (elapsed + seconds) / Self.animation)
            offset = from + (to - from) * part
            motion = part < 1 ? .animation(from: from, to: to, elapsed: elapsed + seconds) : .rest
        }
        isLaidOut = false
    }
}
