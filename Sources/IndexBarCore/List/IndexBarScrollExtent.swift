/// How far a list scrolls along its axis, in points: where an offset may be so that no edge shows beyond the insets.
///
/// A front end that scrolls a list itself works out here where it is to go. Offsets are those of the content's
/// part that is at the viewport's start: minus the inset there at rest.
package struct IndexBarScrollExtent: Equatable, Sendable {
    /// The content's length.
    package var content: Double
    /// The viewport's length.
    package var viewport: Double
    /// The inset before the content; may be negative.
    package var before: Double
    /// The inset after the content; may be negative.
    package var after: Double

    /// Creates an extent; lengths that are negative, NaN or infinite count as 0, insets that are NaN or infinite too.
    package init(content: Double, viewport: Double, before: Double = 0, after: Double = 0) {
        self.content = content.asSize
        self.viewport = viewport.asSize
        self.before = before.isFinite ? before : 0
        self.after = after.isFinite ? after : 0
    }

    /// The lowest offset: the top of the list.
    package var start: Double { -before }

    /// The highest offset: the end of the list, or the start where the content is short.
    package var end: Double { max(start, content + after - viewport) }

    /// The offset nearest to the one wanted; NaN counts as the start.
    package func clamped(_ offset: Double) -> Double {
        offset.isNaN ? start : max(start, min(offset, end))
    }

    /// The offset of the list that brings a point of the content to the top, just below the inset, or as near to it as
    /// the list goes.
    package func offset(showing point: Double) -> Double { clamped(point - before) }
}
