/// A place on the bar, in points from its left and top.
struct TouchPoint: Equatable, Sendable {
    let x: Double
    let y: Double

    func along(_ axis: IndexBarAxis) -> Double { axis == .vertical ? y : x }
    func across(_ axis: IndexBarAxis) -> Double { axis == .vertical ? x : y }
}
