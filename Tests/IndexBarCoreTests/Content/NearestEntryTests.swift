import Testing

@testable import IndexBarCore

/// Where a dragged entry is in other content (rules E8 and 4a.1).
@Suite struct NearestEntryTests {
    private func nearest(_ entry: Int, from old: [Int?], to new: [Int?]) -> Int? {
        IndexBarEntries(count: new.count, ids: new).nearestIndex(
            of: entry, from: IndexBarEntries(count: old.count, ids: old))
    }

    @Test func `E8 an entry stays by its id, else the nearest that is still there counts`() {
        #expect(nearest(1, from: [7, 8, 9], to: [9, 8]) == 1)
        #expect(nearest(1, from: [7, 8, 9], to: [9, 7]) == 0)
        #expect(nearest(2, from: [7, 8, 9, 6], to: [1, 2, 8]) == 2)
        #expect(nearest(0, from: [7, 8, 9], to: [3, 9]) == 1)
    }

    @Test func `E8 where none is left its index counts, at most the last`() {
        #expect(nearest(0, from: [7, 8], to: [1, 2, 3]) == 0)
        #expect(nearest(3, from: [7, 8, 9, 6], to: [1, 2]) == 1)
        #expect(nearest(3, from: [7, 8, 9, 6], to: []) == nil)
    }

    @Test func `E8 an entry without an id is there where its index has none either`() {
        #expect(nearest(2, from: [7, nil, nil], to: [7, 8]) == 0)
        #expect(nearest(2, from: [7, nil, nil], to: [8, nil]) == 1)
        #expect(nearest(1, from: [nil, nil], to: [nil, nil]) == 1)
        #expect(nearest(1, from: [nil, nil, 5], to: [4, 3, 5]) == 2)
    }
}
