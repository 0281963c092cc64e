import IndexBarCore
import Testing

/// Where strip, hit area and block are (rule D4).
@Suite struct StripPlaceTests {
    /// A boundary across the bar, and where the hit area is.
    struct Edge: CustomTestStringConvertible, Sendable {
        let boundary: (Double, Double)?
        let hit: (Double, Double)
        var testDescription: String { "\(String(describing: boundary)) → \(hit)" }
    }

    /// A strip from 0 to 15 and a hit area of 24.
    static let edges = [
        Edge(boundary: nil, hit: (-4.5, 19.5)),
        Edge(boundary: (-305, 15), hit: (-9, 15)),
        Edge(boundary: (0, 320), hit: (0, 24)),
        Edge(boundary: (-100, 220), hit: (-4.5, 19.5)),
        // Half a point from the edge is at the edge; more is not.
        Edge(boundary: (-0.5, 320), hit: (0, 24)),
        Edge(boundary: (0.5, 320), hit: (0, 24.5)),
        Edge(boundary: (-0.75, 320), hit: (-0.75, 23.25)),
        Edge(boundary: (-305, 15.5), hit: (-9, 15)),
        Edge(boundary: (-305, 14.5), hit: (-9.5, 15)),
        Edge(boundary: (-305, 15.75), hit: (-8.25, 15.75)),
        // Moved inward, then cut, never smaller than the strip.
        Edge(boundary: (-2, 320), hit: (-2, 22)),
        Edge(boundary: (-305, 17), hit: (-7, 17)),
        Edge(boundary: (-2, 18), hit: (-2, 18)),
        Edge(boundary: (0, 15), hit: (0, 15)),
        Edge(boundary: (0, 10), hit: (0, 15)),
        Edge(boundary: (4, 15), hit: (0, 15)),
    ]

    @Test(arguments: edges, [true, false])
    func `D4 a hit area grows inward at an edge, else to both sides`(edge: Edge, isVertical: Bool) {
        let stage = SceneStage(width: isVertical ? 15 : 480, height: isVertical ? 480 : 15) {
            if let (start, end) = edge.boundary { $0.bound(across: start, to: end) }
        }
        let hit = stage.scene.hitArea
        #expect(hit?.across(isVertical: isVertical) == [edge.hit.0, edge.hit.1])
        #expect((isVertical ? hit?.y : hit?.x) == 0)
        #expect((isVertical ? hit?.height : hit?.width) == 480)
        #expect(stage.scene.strip.across(isVertical: isVertical) == [0, 15])
    }

    @Test func `D4 a hit area is 24 thick, 44 where the bar floats or stands alone, or as the style says`() {
        func width(_ change: (inout SceneStage) -> Void) -> Double? {
            SceneStage(change).scene.hitArea?.width
        }
        #expect(width { _ in } == 24)
        #expect(width { $0.measured.isAttached = false } == 44)
        #expect(width { $0.style.floats = true } == 44)
        #expect(width { $0.style.hitThickness = 100 } == 100)
        #expect(width { $0.style.hitThickness = 10 } == 15)
        #expect(width { $0.style.hitThickness = 15 } == 15)
        #expect(
            width {
                $0.style.hitThickness = 10
                $0.bound(across: 20, to: 320)
            } == 15)
        #expect(width { $0.measured.across.vertical = 30 } == 30)
        #expect(
            width {
                $0.measured.across.vertical = 30
                $0.measured.width = 30
            } == 30)
    }

    /// A bar of 100, of which a boundary, the strip and the hit area.
    static let owned: [(boundary: (Double, Double)?, isRightToLeft: Bool, strip: [Double], hit: [Double])] = [
        (nil, false, [42.5, 57.5], [38, 62]),
        ((0, 500), false, [0, 15], [0, 24]),
        ((-400, 100), false, [85, 100], [76, 100]),
        ((-400, 500), false, [42.5, 57.5], [38, 62]),
        ((0, 100), false, [85, 100], [76, 100]),
        ((0, 100), true, [0, 15], [0, 24]),
    ]

    @Test(arguments: owned.indices)
    func `D4 a strip in a bar that owns its hits is at the edge, else in the middle`(row: Int) {
        let (boundary, isRightToLeft, strip, hit) = Self.owned[row]
        let stage = SceneStage(width: 100, height: 480) {
            $0.measured.ownsHit = true
            $0.measured.isRightToLeft = isRightToLeft
            if let (start, end) = boundary { $0.bound(across: start, to: end) }
        }
        #expect(stage.scene.strip.across(isVertical: true) == strip)
        #expect(stage.scene.hitArea?.across(isVertical: true) == hit)
    }

    @Test(arguments: [false, true])
    func `D4 of both edges a horizontal bar is at the bottom`(isRightToLeft: Bool) {
        let stage = SceneStage(width: 480, height: 100) {
            $0.measured.ownsHit = true
            $0.measured.isRightToLeft = isRightToLeft
            $0.bound(across: 0, to: 100)
        }
        #expect(stage.scene.strip == IndexBarRectangle(x: 0, y: 85, width: 480, height: 15))
        #expect(stage.scene.hitArea == IndexBarRectangle(x: 0, y: 76, width: 480, height: 24))
    }

    @Test func `D4 a bar that owns its hits holds strip and hit area`() {
        func across(width: Double, left: Double = 0, right: Double = 0) -> [[Double]?] {
            let scene = SceneStage(width: width) {
                $0.measured.ownsHit = true
                $0.measured.margins = IndexBarInsets(left: left, right: right)
                $0.bound(across: 0, to: 500)
            }.scene
            return [scene.strip, scene.hitArea].map { $0?.across(isVertical: true) }
        }
        #expect(across(width: 10) == [[0, 10], [0, 10]])
        #expect(across(width: 100, left: 3) == [[3, 18], [0, 24]])
        #expect(across(width: 100, left: 60) == [[60, 75], [55.5, 79.5]])
        #expect(across(width: 20, left: 3, right: 9) == [[3, 11], [0, 20]])
    }

    @Test func `D4 a strip is the bar less its margins`() {
        func strip(_ margins: IndexBarInsets) -> IndexBarRectangle {
            SceneStage(width: 100, height: 480) { $0.measured.margins = margins }.scene.strip
        }
        #expect(
            strip(IndexBarInsets(top: 30, left: 10, bottom: 40, right: 20))
                == IndexBarRectangle(x: 10, y: 30, width: 70, height: 410))
        #expect(
            strip(IndexBarInsets(top: 500, left: 120))
                == IndexBarRectangle(x: 100, y: 480, width: 0, height: 0))
        #expect(
            strip(IndexBarInsets(top: -5, left: .nan, bottom: .infinity, right: -1))
                == IndexBarRectangle(x: 0, y: 0, width: 100, height: 480))
    }

    @Test func `D4 margins count as insets too`() {
        let stage = SceneStage {
            $0.measured.insets = IndexBarInsets(top: 10, bottom: 20)
            $0.measured.margins = IndexBarInsets(top: 30, bottom: 60)
        }
        // From 40 to 400: 364 of 26 slots do not fit with the space at both ends.
        let slots = Array(stage.scene.slots)
        #expect(slots.count < 26)
        #expect(slots.allSatisfy { $0.rectangle.y >= 42 && $0.rectangle.y + $0.rectangle.height <= 398 })
        let wide = SceneStage(width: 480, height: 15) {
            $0.entries = IndexBarEntries(count: 2)
            $0.style.distribution = .start
            $0.measured.insets = IndexBarInsets(left: 10, right: 20)
            $0.measured.margins = IndexBarInsets(left: 30, right: 60)
        }
        #expect(wide.scene.slots.map(\.rectangle.x) == [42, 56])
        var end = wide
        end.style.distribution = .end
        #expect(end.scene.slots.map(\.rectangle.x) == [370, 384])
    }

    @Test func `D4 the block is the slots with their end padding, cut to the strip`() {
        func block(_ change: (inout SceneStage) -> Void) -> IndexBarRectangle? {
            SceneStage(change).scene.block
        }
        #expect(block { _ in } == IndexBarRectangle(x: 0, y: 56, width: 15, height: 368))
        #expect(block { $0.style.endPadding = 0 } == IndexBarRectangle(x: 0, y: 58, width: 15, height: 364))
        #expect(block { $0.style.distribution = .fill } == IndexBarRectangle(width: 15, height: 480))
        #expect(block { $0.entries = IndexBarEntries() } == nil)
        #expect(block { $0.measured.height = 10 } == nil)
    }

    @Test
    func `D4 there is no hit area without a slot, when put away, with too few rows, or hidden for good`() {
        func hit(_ change: (inout SceneStage) -> Void) -> Bool { SceneStage(change).scene.hitArea != nil }
        #expect(hit { _ in })
        #expect(!hit { $0.entries = IndexBarEntries() })
        #expect(!hit { $0.measured.isPutAway = true })
        #expect(!hit { $0.style.minimumRows = 27 })
        #expect(hit { $0.style.minimumRows = 26 })
        #expect(!hit { $0.state.isHidden = true })
        #expect(
            hit {
                $0.state.isHidden = true
                $0.style.revealsOnEdgeTouch = true
            })
        #expect(
            hit {
                $0.state.isHidden = true
                $0.style.autoHide = .untilTouched
            })
        #expect(
            !hit {
                $0.state.isHidden = true
                $0.style.autoHide = .untilScrolled
            })
        #expect(hit { $0.measured.isEnabled = false })
    }
}

extension SceneStage {
    fileprivate init(_ change: (inout SceneStage) -> Void) {
        self.init(width: 15, height: 480, change)
    }
}
