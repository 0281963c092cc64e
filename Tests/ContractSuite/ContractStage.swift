import IndexBarCore

/// Where bar and list are, and the sizes that stand in for those that a toolkit would measure.
///
/// All places that the suite speaks of, here and elsewhere, are in points from the left and top of the room.
package struct ContractStage: Equatable, Sendable {
    /// The room: the list's view or, where the bar stands alone, the window. It is the boundary too.
    package var width = 320.0
    package var height = 480.0
    /// Where a bar is that stands alone; nil: it is attached to the list, which fills the room.
    package var bar: IndexBarRectangle?
    package var isRightToLeft = false
    /// Whether the list scrolls from side to side; an attached bar is at its bottom then.
    package var isHorizontal = false
    /// What covers the bar at its sides, in place of what the toolkit says.
    package var insets = IndexBarInsets()
    /// A title and the space to the next along the bar, in place of what is measured.
    package var along = IndexBarMeasured.PerAxis(vertical: 14, horizontal: 20)
    /// The widest title across the bar, likewise.
    package var across = IndexBarMeasured.PerAxis(vertical: 12, horizontal: 14)
    /// The natural size of the preview, likewise.
    package var previewWidth = 60.0
    package var previewHeight = 48.0
    package var isEnabled = true
    package var isPutAway = false
    package var reducesMotion = false

    package init() {}

    /// A bar alone, in the middle of a window around it.
    package static func alone(width: Double, height: Double, around space: Double = 200) -> ContractStage {
        var stage = ContractStage()
        stage.bar = IndexBarRectangle(x: space, y: space, width: width, height: height)
        stage.width = width + 2 * space
        stage.height = height + 2 * space
        return stage
    }
}

/// The rows of the list, as the app has them.
package struct ContractList: Equatable, Sendable {
    /// How many rows each section has.
    package var sections: [Int]
    /// The length of a row along the list, in points.
    package var rowLength = 40.0
    /// Rows of other lengths, counted through the whole list.
    package var rowLengths: [Int: Double] = [:]
    /// What a row that has not been seen counts as; nil: lengths are known.
    package var estimate: Double?
    /// The length of a section's header; 0: there are none.
    package var headerLength = 0.0
    /// Whether headers stay at the top.
    package var pinsHeaders = false
    /// How far the list scrolls sideways, in points.
    package var sideways = 0.0

    package init(_ sections: [Int]) { self.sections = sections }

    package var rowCount: Int { sections.reduce(0, +) }
}
