import IndexBarCore

/// The frames of bar and list, and sizes to use in place of those that the toolkit would measure.
///
/// All coordinates of the suite, here and elsewhere, are in points from the top left corner of the room.
package struct ContractStage: Equatable, Sendable {
    /// The size of the room: the list's view or, for a bar alone, the window. The room is also the boundary.
    package var width = 320.0
    package var height = 480.0
    /// The frame of a bar alone; nil if the bar is attached to the list, which fills the room.
    package var bar: IndexBarRectangle?
    package var isRightToLeft = false
    /// Whether the list scrolls sideways. An attached bar is then at its bottom.
    package var isHorizontal = false
    /// The insets of what covers the bar's sides, in place of the toolkit's.
    package var insets = IndexBarInsets()
    /// The distance from one title to the next along the bar, in place of the measured one.
    package var along = IndexBarMeasured.PerAxis(vertical: 14, horizontal: 20)
    /// The extent of the widest title across the bar, in place of the measured one.
    package var across = IndexBarMeasured.PerAxis(vertical: 12, horizontal: 14)
    /// The natural size of the preview, in place of the measured one.
    package var previewWidth = 60.0
    package var previewHeight = 48.0
    package var isEnabled = true
    package var isPutAway = false
    package var reducesMotion = false

    package init() {}

    /// A bar alone, in a window with `space` points on each side of it.
    package static func alone(width: Double, height: Double, around space: Double = 200) -> ContractStage {
        var stage = ContractStage()
        stage.bar = IndexBarRectangle(x: space, y: space, width: width, height: height)
        stage.width = width + 2 * space
        stage.height = height + 2 * space
        return stage
    }
}

/// The rows of the app's list.
package struct ContractList: Equatable, Sendable {
    /// The number of rows in each section.
    package var sections: [Int]
    /// The length of a row along the list, in points.
    package var rowLength = 40.0
    /// The lengths of rows that differ, in points, by their index in the whole list.
    package var rowLengths: [Int: Double] = [:]
    /// The assumed length of a row that has not been shown; nil if lengths are known.
    package var estimate: Double?
    /// The length of a section's header, in points; 0 for no headers.
    package var headerLength = 0.0
    /// Whether headers stay at the top.
    package var pinsHeaders = false
    /// How far the list can scroll sideways, in points.
    package var sideways = 0.0

    package init(_ sections: [Int]) { self.sections = sections }

    package var rowCount: Int { sections.reduce(0, +) }
}
