/// One line of the table.
public struct Row {
    /// A number with its unit.
    public struct Measure {
        /// What a limit calls it: "time", "allocations", "ratio", …
        public var name: String
        public var value: Double
        public var unit: String

        public init(_ name: String, _ value: Double, _ unit: String = "") {
            self.name = name
            self.value = value
            self.unit = unit
        }
    }

    /// Finds the row's limits.
    public var key: String
    public var what: String
    public var measures: [Measure]
    /// What nine of ten samples lie between, in the unit of the first measure.
    public var spread: ClosedRange<Double>?
    /// Instructions for one operation, where they were counted.
    public var instructions: Double?

    public init(
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
