import Foundation

/// What is learned about a collator's order from a list, once for all its sections.
final class OrderLearning: @unchecked Sendable {
    /// Fewer names are sorted as quickly without.
    static let fewest = 128

    private let lock = NSLock()
    private var keys: LearnedKeys?

    /// Keys out of the learned order; nil for a list of few names.
    func keys(for sorter: SectionSorter<some NameSource>) -> LearnedKeys? {
        let count = sorter.source.count
        guard count >= Self.fewest else { return nil }
        return lock.withLock {
            if let keys { return keys }
            let learner = OrderLearner(sorter.collator, names: count)
            let made = LearnedKeys(sorter.collator, learner.learned(from: NameSample(sorter)))
            keys = made
            return made
        }
    }
}
