/// How thick the bar is across its axis, in points (rule L10).
public struct IndexBarThickness: Equatable, Sendable {
    /// What is drawn: as wide as the widest title, at least 15, at most the style's maximum.
    public let drawn: Double
    /// What takes a touch: by default what is drawn, at least 24, or 44 where the bar floats or stands alone.
    public let hit: Double

    /// Works out the thickness from the style and the measured titles; it needs no layout.
    ///
    /// - Parameter standsAlone: whether the bar belongs to no list.
    public init(style: IndexBarStyle, metrics: IndexBarMetrics, standsAlone: Bool = false) {
        let constants = style.constants
        let natural = max(constants.leastThickness, metrics.titleThickness.asSize)
        drawn = style.maximumThickness.map { min(natural, $0.asSize) } ?? natural
        let least =
            style.floats || standsAlone ? constants.freeHitThickness : constants.hitThickness
        hit = style.hitThickness.map { $0.asSize } ?? max(drawn, least)
    }
}
