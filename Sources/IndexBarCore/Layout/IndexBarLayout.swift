/// Where everything on a bar is: the one geometry for drawing, touches, preview, accessibility and keys (rule L1).
///
/// A layout is a value made from content, style and metrics, and knows no view. Inside, offsets run in reading
/// direction ("logical"), from the right end in a horizontal bar read from right to left; what comes out is
/// physical, from the top or left. All slots are equally long and the entries of a gap share its slot evenly, except in
/// a timeline, where `proportions` says how long each entry's band is.
///
///     logical   start                                           end
///                 │ A │ · │ E │ · │ I │ · │ M │ · │ Q │ · │ U │ Z │
///     slots         0   1   2   3   …       (title, gap, title, gap … title)
///     bands       │ A │B│C│D│ E │F│G│H│ …   (a band an entry)
public struct IndexBarLayout: Equatable, Sendable {
    /// The direction along the bar.
    public let axis: IndexBarAxis
    /// Whether the first entry is at the right end.
    public let isMirrored: Bool
    /// How many entries there are, drawn or hidden.
    public let entryCount: Int
    /// The length of the bar along its axis, in points.
    public let extent: Double
    /// How many slots are drawn; 0 if there is no entry or no room for a slot.
    public let slotCount: Int
    let arrangement: Arrangement
    /// The bands of a timeline; nil: all slots are equally long.
    let proportions: Proportions?
    /// The logical ends of the block of slots, the length of a slot, and how many there are on a point.
    let start: Double
    let end: Double
    let slotLength: Double
    let slotsPerPoint: Double
    /// Offsets on the slots count in units of 2^-32 slots: how many are in a point, and the largest one.
    let unitsPerPoint: Double
    let lastUnit: Double
    /// How near to an edge, in units, an offset is not to be trusted: far more than rounding can do.
    let unitsInDoubt: Int64
    static let unitMask: Int64 = 1 << 32 - 1

    /// Lays out a bar.
    ///
    /// - Parameters:
    ///   - entries: the entries.
    ///   - style: axis, distribution, gaps, padding.
    ///   - metrics: room and pitch; sizes that are negative, NaN or infinite count as 0.
    /// - Complexity: O(1); O(slots × log slots) where entries are required; O(slots) for a timeline, and O(points)
    ///   where it has fewer entries than half its points; O(slots × log entries) for such a one of more than 8,192
    ///   points. Allocates only in those cases.
    public init(entries: IndexBarEntries, style: IndexBarStyle, metrics: IndexBarMetrics) {
        let room = Room(style: style, metrics: metrics)
        axis = room.axis
        isMirrored = room.isMirrored
        extent = room.extent
        entryCount = entries.count
        let capacity = room.capacity(pitch: metrics.pitch.asSize, entries: entries.count)
        let isTimeline = style.distribution == .proportional
        proportions =
            isTimeline ? Proportions(entries: entries, room: room, pitch: metrics.pitch.asSize) : nil
        arrangement = Arrangement(
            entries: entries, capacity: capacity, gaps: style.gaps, proportions: proportions)
        slotCount = arrangement.slotCount(entries: entries.count)
        let pitch = metrics.pitch.asSize
        let fits = slotCount <= capacity && (room.start + pitch * Double(slotCount)).isFinite
        let fills = style.distribution == .fill || isTimeline || !fits
        slotLength = fills ? room.length / Double(max(1, slotCount)) : pitch
        let slack = fills ? 0 : room.length - slotLength * Double(slotCount)
        switch style.distribution {
        case .center: start = room.start + slack / 2
        case .end: start = room.start + slack
        case .start, .fill, .proportional: start = room.start
        }
        end = fills ? room.end : start + slotLength * Double(slotCount)
        slotsPerPoint = end > start ? Double(slotCount) / (end - start) : 0
        unitsPerPoint = slotsPerPoint * 0x1p32
        lastUnit = Double(slotCount).nextDown * 0x1p32
        let doubt = max(
            4, Double(slotCount) * 0x1p-16, 16 * max(abs(start), abs(end), extent).ulp * unitsPerPoint)
        unitsInDoubt = doubt < 0x1p31 ? Int64(doubt) + 1 : 1 << 31
    }

    /// A layout without room and without entries.
    public init() {
        self.init(entries: IndexBarEntries(), style: IndexBarStyle(), metrics: IndexBarMetrics())
    }

    /// Turns a physical offset into a logical one, and back.
    func mirrored(_ offset: Double) -> Double { isMirrored ? extent - offset : offset }

    /// The physical band between two logical offsets.
    func physical(_ start: Double, _ end: Double) -> IndexBarBand {
        isMirrored
            ? IndexBarBand(start: extent - end, end: extent - start) : IndexBarBand(start: start, end: end)
    }
}
