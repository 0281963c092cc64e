import Foundation
import Testing

@testable import IndexBarCollation

@Suite struct ProgressTests {
    /// What was reported, from any thread.
    final class Reports: @unchecked Sendable {
        private let lock = NSLock()
        private var shares: [Double] = []

        var all: [Double] { lock.withLock { shares } }

        func add(_ share: Double) -> Int {
            lock.withLock {
                shares.append(share)
                return shares.count
            }
        }
    }

    private let names = TestNames.real("sv_SE", 30_000)

    @Test func `work on many names reports rising shares up to all`() throws {
        let reports = Reports()
        let sections = try IndexBarSectionBuilder(locale: "sv").sections(of: names) { reports.add($0) > 0 }
        #expect(reports.all.count > 3 && reports.all == reports.all.sorted() && reports.all.last == 1)
        guard hasICU else { return }
        let sorting = Reports()
        #expect(sections.sortAll { sorting.add($0) > 0 })
        #expect(sorting.all == sorting.all.sorted() && sorting.all.last == 1)
    }

    @Test func `work on few names reports nothing`() throws {
        let reports = Reports()
        _ = try IndexBarSectionBuilder(locale: "sv").sections(of: Array(names.prefix(100))) {
            reports.add($0) < 0
        }
        #expect(reports.all.isEmpty)
    }

    @Test func `work is stopped by an answer`() {
        #expect(throws: IndexBarSectionBuilder.Cancelled.self) {
            _ = try IndexBarSectionBuilder(locale: "sv").sections(of: names) { _ in false }
        }
        #expect("\(IndexBarSectionBuilder.Cancelled())" == "the work on the sections was cancelled")
    }

    @Test(arguments: [true, false], [1, 4])
    func `sorting that was stopped loses nothing and can go on`(byKeys: Bool, threads: Int) {
        var builder =
            byKeys
            ? IndexBarSectionBuilder(locale: "sv")
            : IndexBarSectionBuilder(locales: ["sv"], collator: FoundationCollator(LocaleName("sv")))
        builder.options.threads = threads
        let sections = builder.sections(of: Array(repeating: "Å", count: 20_000))
        #expect(!sections.sortAll { _ in false })
        #expect(sections.rows(inSection: 0).count == 20_000)
        #expect(sections.sortAll())
        #expect(sections.rows(inSection: 0) == Array(0..<20_000))
    }

    @Test(arguments: [1, 2]) func `comparing that is stopped half-way loses nothing`(threads: Int) {
        var builder = IndexBarSectionBuilder(locales: ["sv"], collator: FoundationCollator(LocaleName("sv")))
        builder.options.threads = threads
        let sections = builder.sections(of: names)
        #expect(!sections.sortAll { $0 < 0.5 })
        #expect(sections.permutation() == builder.sections(of: names).permutation())
    }

    @Test func `a task does it elsewhere and stops when it is cancelled`() async throws {
        let builder = IndexBarSectionBuilder(locale: "sv")
        let few = Array(names.prefix(12_000))
        let reports = Reports()
        let sections = try await builder.sortedSections(of: few) { _ = reports.add($0) }
        #expect(sections.rowCount == 12_000 && reports.all.last == 1)
        let cancelled = Task { () -> Bool in
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                _ = try await builder.sortedSections(of: few)
                return false
            } catch {
                return true
            }
        }
        #expect(await cancelled.value)
    }

    @Test func `several threads may ask at once`() async {
        let sections = IndexBarSectionBuilder(locale: "sv").sections(of: Array(names.prefix(3_000)))
        let all = await withTaskGroup(of: [Int].self) { group in
            for _ in 0..<4 { group.addTask { sections.permutation() } }
            return await group.reduce(into: [[Int]]()) { $0.append($1) }
        }
        #expect(Set(all).count == 1 && all[0].count == 3_000)
    }
}
