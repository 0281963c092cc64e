/// One line of the table.
package struct Row {
    /// A number with its unit.
    package struct Measure {
        /// What a limit calls it: "time", "allocations", "ratio", …
        package var name: String
        package var value: Double
        package var unit: String

        package init(_ name: String, _ value: Double, _ unit: String = "") {
            self.name = name
            self.value = value
            self.unit = unit
        }
    }

    /// Finds the row's limits.
    package var key: String
    package var what: String
    package var measures: [Measure]
    /// What nine of ten samples lie between, in the unit of the first measure.
    package var spread: ClosedRange<Double>?
    /// Instructions for one operation, where they were counted.
    package var instructions: Double?

    package init(
        _ key: String, _ what: String, _ measures: [Measure], spread: ClosedRange<Double>? = nil,
        instructions: Double? = nil
    ) {
        self.key = key
        self.what = what
        self.measures = measures
        self.spread = spread
        self.instructions = instructions
    }
}
