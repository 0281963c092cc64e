import IndexBarCore
import Testing

/// On which side of the strip a preview is, how far away, and how much of it (rule D4).
@Suite struct PreviewPlaceTests {
    /// A boundary across the bar, and what becomes of a preview of 60 points: its start and its thickness.
    struct Row: CustomTestStringConvertible, Sendable {
        let boundary: (Double, Double)?
        var isRightToLeft = false
        var tracksFinger = false
        let start: Double?
        var thickness = 60.0
        var testDescription: String {
            "\(boundary.map { "\($0)" } ?? "none"), \(isRightToLeft), \(tracksFinger)"
        }
    }

    /// The strip is from 0 to 15. A boundary is 6 points wider than the room at both sides.
    static let rows = [
        // Towards the middle.
        Row(boundary: (-305, 15), start: -72),
        Row(boundary: (-305, 15), tracksFinger: true, start: -84),
        Row(boundary: (0, 320), start: 27),
        Row(boundary: (0, 320), tracksFinger: true, start: 39),
        Row(boundary: (0, 320), isRightToLeft: true, start: 27),
        // On a tie to where reading begins; half a point is one, more is none.
        Row(boundary: (-152.5, 167.5), start: -72),
        Row(boundary: (-152.5, 167.5), isRightToLeft: true, start: 27),
        Row(boundary: (-152, 168), start: -72),
        Row(boundary: (-151.75, 168.25), start: 27),
        Row(boundary: (-153, 167), isRightToLeft: true, start: 27),
        Row(boundary: (-153.25, 166.75), isRightToLeft: true, start: -72),
        // To the other side where only that has room: 66 points are needed.
        Row(boundary: (-71.5, 87.5), start: 21),
        Row(boundary: (-71, 87), start: 21),
        Row(boundary: (-72, 88), start: -66),
        Row(boundary: (-71, 86.5), start: -65, thickness: 59),
        Row(boundary: (-72.5, 86.5), isRightToLeft: true, start: -66),
        // 24 or 12 points away where that fits, else 6; then it is cut, to 24 points at least.
        Row(boundary: (-90, 15), tracksFinger: true, start: -84),
        Row(boundary: (-89.5, 15), tracksFinger: true, start: -66),
        Row(boundary: (-78, 15), start: -72),
        Row(boundary: (-77.5, 15), start: -66),
        Row(boundary: (-72, 15), start: -66),
        Row(boundary: (-71, 15), start: -65, thickness: 59),
        Row(boundary: (-36, 15), start: -30, thickness: 24),
        Row(boundary: (-35.5, 15), start: nil),
        Row(boundary: (0, 51), start: 21, thickness: 24),
        Row(boundary: (0, 50.5), start: nil),
        // Without a boundary to where reading begins.
        Row(boundary: nil, start: -72),
        Row(boundary: nil, tracksFinger: true, start: -84),
        Row(boundary: nil, isRightToLeft: true, start: 27),
        Row(boundary: nil, isRightToLeft: true, tracksFinger: true, start: 39),
    ]

    @Test(arguments: rows)
    func `D4 a vertical bar's preview is beside it`(row: Row) {
        let scene = stage(row, isVertical: true).scene
        let preview = scene.preview(width: 60, height: 48)
        #expect(preview?.rectangle == row.start.map { .init(x: $0, y: 41, width: row.thickness, height: 48) })
        #expect(preview.map { $0.side == .left } == row.start.map { $0 < 0 })
        #expect(preview.map { $0.side == .right } == row.start.map { $0 > 0 })
    }

    @Test(arguments: rows.filter { !$0.isRightToLeft })
    func `D4 a horizontal bar's preview is above or below it, on a tie above`(row: Row) {
        for isRightToLeft in [false, true] {
            var stage = stage(row, isVertical: false)
            stage.measured.isRightToLeft = isRightToLeft
            let preview = stage.scene.preview(width: 48, height: 60)
            let x = isRightToLeft ? 391.0 : 41
            #expect(
                preview?.rectangle == row.start.map { .init(x: x, y: $0, width: 48, height: row.thickness) })
            #expect(preview.map { $0.side == .above } == row.start.map { $0 < 0 })
            #expect(preview.map { $0.side == .below } == row.start.map { $0 > 0 })
        }
    }

    private func stage(_ row: Row, isVertical: Bool) -> SceneStage {
        SceneStage(width: isVertical ? 15 : 480, height: isVertical ? 480 : 15) {
            $0.measured.isRightToLeft = row.isRightToLeft
            $0.state.preview = 0
            $0.state.tracksFinger = row.tracksFinger
            if let (start, end) = row.boundary { $0.bound(across: start, to: end) }
        }
    }

    @Test func `D4 a preview is centred on its band and held 6 points inside the boundary`() {
        func preview(of entry: Int, from start: Double, to end: Double) -> [Double]? {
            let stage = SceneStage {
                $0.state.preview = entry
                $0.measured.boundary = IndexBarRectangle(x: -305, y: start, width: 320, height: end - start)
            }
            return stage.scene.preview(width: 60, height: 48).map { [$0.rectangle.y, $0.rectangle.height] }
        }
        #expect(preview(of: 0, from: 0, to: 480) == [41, 48])
        #expect(preview(of: 25, from: 0, to: 480) == [391, 48])
        #expect(preview(of: 0, from: 35, to: 480) == [41, 48])
        #expect(preview(of: 0, from: 40, to: 480) == [46, 48])
        #expect(preview(of: 25, from: 0, to: 440) == [386, 48])
        #expect(preview(of: 3, from: 80, to: 140) == [86, 48])
        #expect(preview(of: 3, from: 80, to: 120) == [86, 28])
        #expect(preview(of: 3, from: 80, to: 116) == [86, 24])
        #expect(preview(of: 3, from: 80, to: 115) == nil)
        #expect(preview(of: 3, from: 80, to: 80) == nil)
    }

    @Test func `D4 a preview that is smaller than 24 points by itself needs no more than it has`() {
        func preview(_ length: Double, from start: Double) -> IndexBarRectangle? {
            let stage = SceneStage {
                $0.state.preview = 0
                $0.bound(across: start, to: 15)
            }
            return stage.scene.preview(width: length, height: length)?.rectangle
        }
        #expect(preview(10, from: -22) == .init(x: -16, y: 60, width: 10, height: 10))
        #expect(preview(10, from: -21.5) == nil)
        #expect(preview(24, from: -36)?.width == 24)
    }

    @Test(arguments: [Double.nan, .infinity, -3])
    func `D4 a size that is none counts as 0`(bad: Double) {
        let scene = SceneStage { $0.state.preview = 0 }.scene
        #expect(
            scene.preview(width: bad, height: 48)?.rectangle == .init(x: -12, y: 41, width: 0, height: 48))
        #expect(
            scene.preview(width: 60, height: bad)?.rectangle == .init(x: -72, y: 65, width: 60, height: 0))
    }

    @Test func `D4 a boundary that is no number counts as 0`() {
        let stage = SceneStage {
            $0.state.preview = 0
            $0.measured.boundary = IndexBarRectangle(x: .nan, y: -.infinity, width: 320, height: 480)
        }
        #expect(
            stage.scene.preview(width: 60, height: 48)?.rectangle
                == .init(x: 27, y: 41, width: 60, height: 48))
        var low = stage
        low.measured.boundary = IndexBarRectangle(x: 0, y: .nan, width: 320, height: 40)
        #expect(
            low.scene.preview(width: 60, height: 28)?.rectangle == .init(x: 27, y: 6, width: 60, height: 28))
        var none = stage
        none.measured.boundary = IndexBarRectangle(x: 0, y: 0, width: .nan, height: -1)
        #expect(none.scene.preview(width: 60, height: 48) == nil)
    }
}

extension SceneStage {
    fileprivate init(_ change: (inout SceneStage) -> Void) {
        self.init(width: 15, height: 480, change)
    }
}
