/// What a scroll view keeps: where it is, and how long what it shows is.
@MainActor final class ScrollCore {
    let isVertical: Bool
    let isList: Bool
    /// Along the axis, from the beginning of the content to the edge of the scroll view; the least is minus
    /// the inset before.
    private(set) var offset: CGFloat = 0
    private(set) var viewport: CGFloat = 0
    private(set) var content: CGFloat = 0
    private(set) var insets: (before: CGFloat, after: CGFloat) = (0, 0)
    private(set) var phase = ScrollPhase.idle
    private var way: (from: CGFloat, to: CGFloat, step: Int)?
    /// The content's own beginning on the stage, when it was laid out last.
    private var origin: CGFloat = 0
    private var isMirrored = false
    private weak var node: Node?

    init(isVertical: Bool, isList: Bool, _ node: Node) {
        (self.isVertical, self.isList, self.node) = (isVertical, isList, node)
    }

    static func of(_ node: Node, isVertical: Bool, isList: Bool) -> ScrollCore {
        if let core = node.memory["scroll"] as? ScrollCore { return core }
        let core = ScrollCore(isVertical: isVertical, isList: isList, node)
        node.memory["scroll"] = core
        return core
    }

    var least: CGFloat { -insets.before }
    var most: CGFloat { max(least, content - viewport + insets.after) }

    // MARK: Layout

    /// Lays the content out where the offset says, in what the margins leave.
    func place(_ rect: CGRect, _ margins: EdgeInsets, _ node: Node) {
        guard let child = node.only else { return }
        let direction = node.environment.layoutDirection
        isMirrored = !isVertical && direction == .rightToLeft
        let seen = node.stage.visible
        node.stage.visible = seen.intersection(rect)
        defer { node.stage.visible = seen }
        let isFirst = viewport == 0
        let before = insets.before
        insets =
            isVertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
        viewport = isVertical ? rect.height : rect.width
        if isFirst || before != insets.before { offset = isFirst ? least : offset + before - insets.before }
        let inner = margins.inside(rect, direction)
        let size = child.size(
            isVertical
                ? CGSize(width: inner.width, height: Room.ideal)
                : CGSize(width: Room.ideal, height: inner.height))
        content = isVertical ? size.height : size.width
        // At rest a scroll view stays inside its content.
        if phase != .interacting { offset = max(least, min(offset, most)) }
        var place = CGRect(
            x: inner.minX, y: inner.minY, width: isVertical ? inner.width : size.width,
            height: isVertical ? size.height : inner.height)
        if isVertical {
            place.origin.y = rect.minY - offset
            // What a ScrollView shows is as wide as it likes, in the middle.
            if !isList { place = place.with(width: size.width, in: inner) }
        } else {
            place.origin.x = isMirrored ? rect.maxX + offset - size.width : rect.minX - offset
        }
        origin = isMirrored ? place.maxX : isVertical ? place.minY : place.minX
        child.first { $0.memory["lazy"] as? LazyCore }?.pinInset = insets.before
        child.place(place)
    }
    /// Beginning and length of a rectangle on the stage, in the content.
    func range(_ rect: CGRect) -> (start: CGFloat, length: CGFloat) {
        if isVertical { return (rect.minY - origin, rect.height) }
        return (isMirrored ? origin - rect.maxX : rect.minX - origin, rect.width)
    }

    // MARK: Moving

    /// The finger, the wheel, a scroll bar.
    func move(by points: CGFloat, phase: ScrollPhase = .idle) {
        way = nil
        self.phase = phase
        set(phase == .interacting ? offset + points : max(least, min(offset + points, most)))
    }
    /// Takes over where the platform's own list is.
    func follow(_ other: CGFloat) { offset = other }
    func rest() {
        guard phase != .idle else { return }
        phase = .idle
        set(max(least, min(offset, most)))
    }
    func go(to goal: CGFloat, animated: Bool) {
        let goal = max(least, min(goal, most))
        if animated {
            (way, phase) = ((offset, goal, 0), .animating)
            node?.stage.ledger.needsLayout = true
        } else {
            way = nil
            phase = .idle
            set(goal)
        }
    }
    /// A frame of an animation, which takes six.
    func step(_ stage: Stage) {
        guard let (from, to, step) = way else { return }
        let next = step + 1
        way = next == 6 ? nil : (from, to, next)
        if next == 6 { phase = .idle }
        set(max(least, min(from + (to - from) * CGFloat(next) / 6, most)))
    }
    private func set(_ new: CGFloat) {
        offset = new
        node?.hosted?.scroll(to: new)
        node?.stage.ledger.needsLayout = true
    }
    var isMoving: Bool { way != nil }

    /// Where the content goes so that a part of it is at an anchor; nil: the least way that shows it whole.
    func goal(_ start: CGFloat, _ length: CGFloat, _ anchor: UnitPoint?) -> CGFloat {
        let room = viewport - insets.before - insets.after
        let top = offset + insets.before
        guard let anchor else {
            if start < top { return start - insets.before }
            if start + length > top + room { return start + length - room - insets.before }
            return offset
        }
        let share = isVertical ? anchor.y : anchor.x
        return start + share * (length - room) - insets.before
    }
}
extension CGRect {
    func with(width: CGFloat, in outer: CGRect) -> CGRect {
        CGRect(x: outer.midX - width / 2, y: minY, width: width, height: height)
    }
}
