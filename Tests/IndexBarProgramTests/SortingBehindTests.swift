import Foundation
import Testing

@testable import IndexBarCollation
@testable import IndexBarProgram

/// Sections put in order behind a window that is there already.
@Suite struct SortingBehindTests {
    /// A number that several threads count up.
    private final class Count: @unchecked Sendable {
        private let lock = NSLock()
        private var value = 0
        func add() { lock.withLock { value += 1 } }
        var now: Int { lock.withLock { value } }
    }

    private func list(_ count: Int) -> NameList {
        var lines: [String] = []
        var state: UInt64 = 9
        for _ in 0..<count {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            lines.append(String(state >> 20, radix: 36))
        }
        return NameList(bytes: Array(lines.joined(separator: "\n").utf8))
    }

    private func waits(_ seconds: Double = 60, until isDone: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while !isDone(), Date() < end { usleep(1000) }
        return isDone()
    }

    @Test func `all is put in order, and the main loop is woken for each hundredth at most`() {
        let list = list(60_000)
        let sectioning = Sectioning(list, locales: ["en"])
        let wakes = Count()
        let behind = SortingBehind(sectioning) { wakes.add() }
        #expect(waits { behind.percent == 100 })
        behind.stop()
        #expect((2...102).contains(wakes.now), "\(wakes.now)")
        let fresh = Sectioning(list, locales: ["en"])
        for run in sectioning.runs.indices {
            // In order already: asking without any work gives the same as sorting anew.
            #expect(sectioning.unsortedIndexes(inRun: run) == fresh.indexes(inRun: run))
        }
    }

    @Test func `rows that are asked for meanwhile are in order`() {
        let list = list(60_000)
        let sectioning = Sectioning(list, locales: ["en"])
        let wanted = Sectioning(list, locales: ["en"]).order
        let behind = SortingBehind(sectioning) {}
        for row in [59_999, 0, 30_000, 12_345, 1] { #expect(sectioning.index(ofRow: row) == wanted[row]) }
        behind.stop()
        #expect(sectioning.order == wanted)
    }

    @Test func `stopping ends the work early and loses no name`() {
        let sectioning = Sectioning(list(200_000), locales: ["en"])
        let behind = SortingBehind(sectioning) {}
        behind.stop()
        let places = sectioning.runs.indices.flatMap { sectioning.unsortedIndexes(inRun: $0) }
        #expect(Set(places).count == 200_000)
        #expect(sectioning.order.count == 200_000)
    }

    @Test func `the label says how much is in order until all is`() {
        #expect(SortingBehind.label(names: 1, sections: 1, percent: nil) == "1 name")
        #expect(SortingBehind.label(names: 9, sections: 2, percent: 0) == "9 names in 2 sections, sorted 0 %")
        #expect(
            SortingBehind.label(names: 9, sections: 2, percent: 99) == "9 names in 2 sections, sorted 99 %")
        #expect(SortingBehind.label(names: 0, sections: 0, percent: 100) == "0 names in 0 sections")
    }

    @Test func `a thread waits for the one that sorts a section, and it is sorted once`() {
        let (sorts, waiters) = (Count(), Count())
        let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let rows = SectionRows(counts: [3], threads: 1) {
            [[0, 1, 2]]
        } sort: { places, _, _ in
            sorts.add()
            begun.signal()
            goOn.wait()
            places.reverse()
            return true
        }
        let group = DispatchGroup()
        for _ in 0..<4 {
            DispatchQueue.global().async(group: group) {
                waiters.add()
                #expect(rows.sorted(0) == [2, 1, 0])
            }
        }
        begun.wait()
        #expect(waits { waiters.now == 4 })
        usleep(20_000)
        // While it is sorted its places can be had as they are.
        #expect(rows.current(0) == [0, 1, 2])
        goOn.signal()
        // Another sort, which there must not be, would end as well and be counted.
        for _ in 0..<4 { goOn.signal() }
        group.wait()
        #expect(sorts.now == 1)
    }

    @Test func `a sort that is stopped is begun again by the thread that waited`() {
        let sorts = Count()
        let rows = SectionRows(counts: [2], threads: 1) {
            [[0, 1]]
        } sort: { places, _, _ in
            sorts.add()
            guard sorts.now > 1 else { return false }
            places.reverse()
            return true
        }
        #expect(!rows.sortAll { _ in true } || sorts.now == 1)
        #expect(rows.sorted(0) == [1, 0])
        #expect(sorts.now == 2)
    }
}
