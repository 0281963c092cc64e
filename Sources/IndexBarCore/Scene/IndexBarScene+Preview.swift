extension IndexBarScene {
    /// What the preview shows.
    public struct Preview: Equatable, Sendable {
        /// The index of the entry.
        public let entry: Int
        /// How much of the finger's movement counts: 1, 1/2, 1/4 or 1/10.
        public let scale: Double
        /// The centre of the entry's band along the bar, in points from the bar's physical top or left.
        public let offset: Double

        /// Creates what a preview shows; by default for a finger whose whole movement counts.
        public init(entry: Int, scale: Double = 1, offset: Double) {
            self.entry = entry
            self.scale = scale
            self.offset = offset
        }
    }

    /// On which side of the strip the preview is.
    public enum Side: Equatable, Sendable {
        /// To the left of a vertical bar.
        case left
        /// To the right of a vertical bar.
        case right
        /// Above a horizontal bar.
        case above
        /// Below a horizontal bar.
        case below
    }

    /// What the preview shows; nil if there is none.
    public var preview: Preview? {
        shown.preview.flatMap { entry in
            frame.layout.band(of: entry).map { Preview(entry: entry, scale: shown.scale, offset: $0.center) }
        }
    }

    /// Where a preview of a size goes: towards the middle of the boundary, on the other side where only that has room,
    /// centred on the entry's band, held inside the boundary, and cut to it.
    ///
    /// - Parameters:
    ///   - width: the natural width, in points; below 0, NaN and infinite count as 0.
    ///   - height: the natural height, likewise.
    /// - Returns: nil if there is no preview, or no room for 24 points of it.
    public func preview(width: Double, height: Double) -> (rectangle: IndexBarRectangle, side: Side)? {
        guard let preview else { return nil }
        let size = IndexBarRectangle(width: width.asSize, height: height.asSize)
        let axis = frame.layout.axis
        let (across, length) = (size.across(axis).length, size.along(axis).length)
        let constants = frame.constants
        guard let boundary = frame.boundary else {
            let isBefore = axis == .horizontal || !frame.isRightToLeft
            let distance = shown.tracksFinger ? constants.previewFromFinger : constants.previewDistance
            return placed(
                Stretch(center: preview.offset, length: length),
                beside(isBefore: isBefore, distance: distance, length: across), isBefore)
        }
        let room = boundary.inset(by: constants.previewMargin)
        let isBefore = isBefore(room, across)
        let free = freeLength(isBefore, room)
        let wanted = shown.tracksFinger ? constants.previewFromFinger : constants.previewDistance
        let distance = across + wanted <= free ? wanted : constants.previewLeastDistance
        guard let thickness = Self.cut(across, to: free - distance, least: constants.previewLeastExtent),
            let extent = Self.cut(length, to: room.along(axis).length, least: constants.previewLeastExtent)
        else { return nil }
        let along = Stretch(center: preview.offset, length: extent).held(inside: room.along(axis))
        return placed(along, beside(isBefore: isBefore, distance: distance, length: thickness), isBefore)
    }

    /// Whether the preview goes to the left, or above.
    private func isBefore(_ room: IndexBarRectangle, _ thickness: Double) -> Bool {
        let axis = frame.layout.axis
        let (strip, middle) = (strip.across(axis).center, room.across(axis).center)
        let isPreferred =
            abs(strip - middle) <= frame.constants.nearness
            ? axis == .horizontal || !frame.isRightToLeft : strip > middle
        let needed = thickness + frame.constants.previewLeastDistance
        return freeLength(isPreferred, room) < needed && freeLength(!isPreferred, room) >= needed
            ? !isPreferred : isPreferred
    }

    private func freeLength(_ isBefore: Bool, _ room: IndexBarRectangle) -> Double {
        let (strip, room) = (strip.across(frame.layout.axis), room.across(frame.layout.axis))
        return isBefore ? strip.start - room.start : room.end - strip.end
    }

    private func beside(isBefore: Bool, distance: Double, length: Double) -> Stretch {
        let strip = strip.across(frame.layout.axis)
        return Stretch(
            start: isBefore ? strip.start - distance - length : strip.end + distance, length: length)
    }

    private func placed(_ along: Stretch, _ across: Stretch, _ isBefore: Bool) -> (IndexBarRectangle, Side) {
        let axis = frame.layout.axis
        let side: Side = axis == .vertical ? (isBefore ? .left : .right) : isBefore ? .above : .below
        return (IndexBarRectangle(axis: axis, along: along, across: across), side)
    }

    /// A length as far as there is room; nil where that is too little to read.
    private static func cut(_ length: Double, to room: Double, least: Double) -> Double? {
        length <= room ? length : room < least ? nil : room
    }
}

extension IndexBarRectangle {
    /// The rectangle without so much at each side.
    fileprivate func inset(by margin: Double) -> IndexBarRectangle {
        IndexBarRectangle(
            x: x + margin, y: y + margin, width: max(0, width - 2 * margin),
            height: max(0, height - 2 * margin))
    }
}
