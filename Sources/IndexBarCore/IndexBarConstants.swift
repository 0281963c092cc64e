/// The figures that every front end shares, each once. A part of the style, so that a test can change one and look for
/// it in what a front end shows.
package struct IndexBarConstants: Equatable, Sendable {
    /// The strip's least thickness, in points: that of UITableView's own index.
    package var leastThickness = 15.0
    /// What takes a touch is at least so thick, in points: the least target of WCAG 2.2, 2.5.8.
    package var hitThickness = 24.0
    /// The same where the bar floats or stands alone: the least target of Apple's Human Interface Guidelines.
    package var freeHitThickness = 44.0
    /// From the strip to the preview while a finger tracks, in points.
    package var previewFromFinger = 24.0
    /// The same for a mouse, a hovering pointer and a list that scrolls.
    package var previewDistance = 12.0
    /// The same where neither fits.
    package var previewLeastDistance = 6.0
    /// From the preview to the ends of the boundary, in points.
    package var previewMargin = 6.0
    /// A preview that is cut to less, in points, is not shown.
    package var previewLeastExtent = 24.0
    /// A gap of a timeline shows its dot if the titles beside it leave so much room, in points.
    package var leastDotRoom = 3.0
    /// How strong a dimmed title is, 0...1.
    package var dimmed = 0.4
    /// How strong titles of a bar that is not enabled are, 0...1.
    package var disabled = 0.4
    /// How near to an edge, or to an offset of the list, counts as there, in points.
    package var nearness = 0.5
    /// How far from the finger's last point a pointer must be to hover, in points.
    package var hoverFromFinger = 4.0
    /// How many titles are measured at most.
    package var mostMeasured = 512
    /// Text typed so soon after the text before is added to it, in seconds.
    package var typingPause = 1.0

    package init() {}
}
