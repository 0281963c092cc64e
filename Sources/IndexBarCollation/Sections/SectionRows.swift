import Foundation

/// The rows of all sections, each sorted at most once.
final class SectionRows: @unchecked Sendable {
    /// Sorts indexes; false when cancelled, which leaves them in some order.
    typealias Sort = @Sendable (inout [UInt32], Int, WorkControl) -> Bool

    private let lock = NSCondition()
    /// The indexes of each section's names; empty until one is asked for.
    private var lists: [[UInt32]] = []
    private var group: (@Sendable () -> [[UInt32]])?
    private let sizes: [Int]
    private var isSorted: [Bool]
    /// Those that a thread is sorting.
    private var isBusy: [Bool]
    private let sorter: Sort
    private let threads: Int

    /// - Parameters:
    ///   - counts: how many names each section has.
    ///   - threads: how many work at once; below 1: as many as there are cores.
    ///   - group: gives the indexes of each section's names in the order of the input; called at most once.
    ///   - sort: sorts the indexes of one section.
    init(
        counts: [Int], threads: Int, group: @escaping @Sendable () -> [[UInt32]], sort: @escaping Sort
    ) {
        sizes = counts
        self.group = group
        self.threads = threads
        sorter = sort
        isSorted = counts.map { $0 < 2 }
        isBusy = counts.map { _ in false }
    }

    func current(_ section: Int) -> [UInt32] { lock.withLock { indexes(section) } }

    /// A section's indexes; the caller has the lock.
    private func indexes(_ section: Int) -> [UInt32] {
        if let group {
            lists = group()
            self.group = nil
        }
        return lists[section]
    }

    func sorted(_ section: Int) -> [UInt32] {
        let (list, isDone) = lock.withLock { (indexes(section), isSorted[section]) }
        if isDone { return list }
        let workers = Workers.count(for: list.count, limit: threads)
        _ = sort(section, workers, WorkControl(total: 0))
        return current(section)
    }

    /// Sorts large sections one after the other on all threads, then small ones each on one.
    func sortAll(progress: (@Sendable (Double) -> Bool)?) -> Bool {
        let sortedOnes = lock.withLock { isSorted }
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

    /// Sorts a section, or waits for the thread that does.
    private func sort(_ section: Int, _ workers: Int, _ control: WorkControl) -> Bool {
        guard var list = begin(section) else { return true }
        let isDone = sorter(&list, workers, control)
        lock.withLock {
            if isDone { lists[section] = list }
            isSorted[section] = isDone
            isBusy[section] = false
            lock.broadcast()
        }
        return isDone
    }

    /// Takes a section for this thread to sort; nil if another thread has sorted it.
    private func begin(_ section: Int) -> [UInt32]? {
        lock.withLock {
            while isBusy[section] { lock.wait() }
            guard !isSorted[section] else { return nil }
            isBusy[section] = true
            return indexes(section)
        }
    }
}

/// Hands out work to threads that are free.
private final class WorkQueue: @unchecked Sendable {
    private let lock = NSLock()
    private let items: [Int]
    private var index = 0

    init(_ items: [Int]) {
        self.items = items
    }

    func next() -> Int? {
        lock.withLock {
            guard index < items.count else { return nil }
            defer { index += 1 }
            return items[index]
        }
    }
}
