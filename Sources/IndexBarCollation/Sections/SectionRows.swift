import Foundation

/// The rows of all sections, each sorted at most once.
final class SectionRows: @unchecked Sendable {
    /// Sorts places; false when cancelled, which leaves them in some order.
    typealias Sort = @Sendable (inout [UInt32], Int, WorkControl) -> Bool

    private let lock = NSLock()
    private var lists: [[UInt32]]
    private var isSorted: [Bool]
    private let sorter: Sort
    private let threads: Int

    init(_ lists: [[UInt32]], threads: Int, sort: @escaping Sort) {
        self.lists = lists
        self.threads = threads
        sorter = sort
        isSorted = lists.map { $0.count < 2 }
    }

    func current(_ section: Int) -> [UInt32] { lock.withLock { lists[section] } }

    func sorted(_ section: Int) -> [UInt32] {
        let (list, done) = lock.withLock { (lists[section], isSorted[section]) }
        if done { return list }
        let workers = Workers.count(for: list.count, limit: threads)
        _ = sort(section, workers, WorkControl(total: 0))
        return current(section)
    }

    /// Sorts large sections one after the other on all threads, then small ones each on one.
    func sortAll(progress: (@Sendable (Double) -> Bool)?) -> Bool {
        let (sizes, sortedOnes) = lock.withLock { (lists.map(\.count), isSorted) }
        let waiting = sizes.indices.filter { !sortedOnes[$0] }.sorted { sizes[$0] > sizes[$1] }
        let total = waiting.reduce(0) { $0 + sizes[$1] }
        let control = WorkControl(total: total, report: progress)
        let workers = Workers.count(for: total, limit: threads)
        let large = waiting.prefix {
            workers > 1 && sizes[$0] > max(WorkControl.small, total / (2 * workers))
        }
        for section in large where !sort(section, workers, control) { return false }
        let small = waiting.dropFirst(large.count)
        let queue = WorkQueue(Array(small))
        Workers.run(workers) { _ in
            while let section = queue.next() {
                guard self.sort(section, 1, control) else { return }
            }
        }
        return !control.isCancelled
    }

    private func sort(_ section: Int, _ workers: Int, _ control: WorkControl) -> Bool {
        var list = current(section)
        guard sorter(&list, workers, control) else { return false }
        lock.withLock {
            lists[section] = list
            isSorted[section] = true
        }
        return true
    }
}

/// Hands out work to whoever is free.
private final class WorkQueue: @unchecked Sendable {
    private let lock = NSLock()
    private let items: [Int]
    private var place = 0

    init(_ items: [Int]) {
        self.items = items
    }

    func next() -> Int? {
        lock.withLock {
            guard place < items.count else { return nil }
            defer { place += 1 }
            return items[place]
        }
    }
}
