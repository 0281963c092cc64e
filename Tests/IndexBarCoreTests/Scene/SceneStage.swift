import IndexBarCore

/// A scene made from values, of a bar of 26 entries of 14 points each; by default vertical, 15 by 480 points, in a list.
struct SceneStage {
    var entries = IndexBarEntries(count: 26)
    var style = IndexBarStyle()
    var measured = IndexBarMeasured()
    var state = IndexBarScene.State()

    init(width: Double = 15, height: Double = 480, _ change: (inout SceneStage) -> Void = { _ in }) {
        (measured.width, measured.height) = (width, height)
        measured.across = .init(vertical: 9, horizontal: 9)
        measured.isAttached = true
        change(&self)
    }

    var scene: IndexBarScene {
        IndexBarScene(entries: entries, style: style, measured: measured, state: state)
    }

    /// Puts the boundary at places across the bar; along it from 0 to its end.
    mutating func bound(across start: Double, to end: Double) {
        measured.boundary =
            measured.width > measured.height
            ? IndexBarRectangle(x: 0, y: start, width: measured.width, height: end - start)
            : IndexBarRectangle(x: start, y: 0, width: end - start, height: measured.height)
    }
}

extension IndexBarRectangle {
    /// Start and end across a bar.
    func across(isVertical: Bool) -> [Double] { isVertical ? [x, x + width] : [y, y + height] }

    /// Its stretch along a bar.
    func along(_ isVertical: Bool) -> ClosedRange<Double> { isVertical ? y...(y + height) : x...(x + width) }

    /// Whether all four numbers are those of another, but for rounding.
    func isNear(_ other: IndexBarRectangle?) -> Bool {
        guard let other else { return false }
        return abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 && abs(width - other.width) < 1e-9
            && abs(height - other.height) < 1e-9
    }
}
