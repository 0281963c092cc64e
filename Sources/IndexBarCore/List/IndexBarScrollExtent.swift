/// How far a list scrolls along its axis, in points: where an offset may be so that no edge shows beyond the insets.
///
/// A front end that scrolls a list itself works out here where it is to go. Offsets are those of the content's
/// part that is at the viewport's start: minus the inset there at rest.
public struct IndexBarScrollExtent: Hashable, Sendable {
    /// The content's length.
    public var content: Double
    /// The viewport's length.
    public var viewport: Double
    /// The inset before the content; may be negative.
    public var before: Double
    /// The inset after the content; may be negative.
    public var after: Double

    /// Creates an extent; lengths that are negative, NaN or infinite count as 0, insets that are NaN or infinite too.
    public init(content: Double, viewport: Double, before: Double = 0, after: Double = 0) {
        self.content = content.asSize
        self.viewport = viewport.asSize
        self.before = before.isFinite ? before : 0
        self.after = after.isFinite ? after : 0
    }

    /// The lowest offset: the top of the list.
    public var start: Double { -before }

    /// The highest offset: the end of the list, or the start where the content is short.
    public var end: Double { max(start, content + after - viewport) }

    /// The offset nearest to the one wanted; NaN counts as the start.
    public func clamped(_ offset: Double) -> Double {
        offset.isNaN ? start : max(start, min(offset, end))
    }

    /// The offset at which a place of the content is at the top, just below the inset, or as near as the list goes.
    public func offset(showing place: Double) -> Double { clamped(place - before) }
}
