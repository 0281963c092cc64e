import IndexBarCore
import Testing

@Suite struct IndexBarScrollExtentTests {
    private let long = IndexBarScrollExtent(content: 1000, viewport: 300, before: 44, after: 34)

    @Test(arguments: [
        (0.0, -44.0), (100, 56), (700, 656), (778, 734), (779, 734), (5000, 734), (-9, -44), (.infinity, 734),
        (-.infinity, -44), (.nan, -44),
    ])
    func `a point comes below the inset, or as near as the list goes`(point: Double, offset: Double) {
        #expect(long.offset(showing: point) == offset)
    }

    @Test func `short content stays at its top`() {
        let short = IndexBarScrollExtent(content: 100, viewport: 300, before: 44, after: 34)
        #expect(short.end == -44)
        #expect(short.offset(showing: 80) == -44)
        #expect(IndexBarScrollExtent(content: 0, viewport: 0).clamped(7) == 0)
    }

    @Test func `insets count towards the end, also where they are negative`() {
        #expect(IndexBarScrollExtent(content: 250, viewport: 300, before: 44, after: 34).end == -16)
        #expect(IndexBarScrollExtent(content: 1000, viewport: 300, before: -10, after: -20).start == 10)
        #expect(IndexBarScrollExtent(content: 1000, viewport: 300, before: -10, after: -20).end == 680)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -5])
    func `bad lengths count as nothing`(bad: Double) {
        let extent = IndexBarScrollExtent(
            content: bad, viewport: bad, before: bad.isFinite ? 0 : bad, after: 0)
        #expect(extent.start == 0)
        #expect(extent.end == 0)
    }
}

@Suite struct ContentRowsTests {
    private let content = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [2, 0, 3])

    @Test func `rows of sections and rows of the list`() {
        #expect(content.row(1, ofSection: 2) == 3)
        #expect(content.row(9, ofSection: 0) == 1)
        #expect(content.row(-1, ofSection: 2) == 2)
        #expect(content.row(0, ofSection: 1) == 2)
        #expect(content.rowCount(ofSection: 2) == 3 && content.rowCount(ofSection: 7) == 0)
        #expect((0..<5).map { content.place(ofRow: $0)?.section } == [0, 0, 2, 2, 2])
        #expect((0..<5).map { content.place(ofRow: $0)?.row } == [0, 1, 0, 1, 2])
        #expect(content.place(ofRow: -1) == nil && content.place(ofRow: 5) == nil)
    }

    @Test func `other row counts change nothing but the rows`() {
        let mapped = IndexBarContent(
            titles: ["{search}", "x", "y"], sections: [nil, 2, 0], rowCounts: [1, 1, 1],
            ids: ["s", "x", "y"],
            required: [1], symbolNames: ["glass"], spokenTitles: ["Search"], searchKeys: [nil, "X"])
        let same = IndexBarContent(
            titles: ["{search}", "x", "y"], sections: [nil, 2, 0], rowCounts: [4, 5, 6],
            ids: ["s", "x", "y"],
            required: [1], symbolNames: ["glass"], spokenTitles: ["Search"], searchKeys: [nil, "X"])
        #expect(mapped.replacing(rowCounts: [4, 5, 6]) == same)
        #expect(mapped != same)
        #expect(content.replacing(rowCounts: [-1, 2]).rowCount == 2)
    }
}
