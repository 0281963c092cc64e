/// Puts the names of a section in order.
struct SectionSorter<Source: NameSource>: Sendable {
    let source: Source
    let collator: any IndexBarCollator
    let surnames: SurnameReadings?
    let learning = OrderLearning()
    private let start: NameStart
    private let byValue: Bool

    init(
        _ source: Source, _ collator: any IndexBarCollator, surnames: SurnameReadings?, start: NameStart,
        byValue: Bool
    ) {
        self.source = source
        self.collator = collator
        self.surnames = surnames
        self.start = start
        self.byValue = byValue
    }

    /// Sorts indexes: by sort keys where the collator makes them, else by comparing, in a learned order.
    ///
    /// - Returns: false when cancelled, with the indexes as they were.
    func sort(_ indexes: inout [UInt32], workers: Int, _ control: WorkControl) -> Bool {
        if let keyed = collator as? any KeyedCollator,
            let isSorted = KeySort(self, keyed).sort(&indexes, workers: workers, control)
        {
            return isSorted
        }
        return ComparingSort(self).sort(&indexes, workers: workers, control)
    }

    /// The part of a sort key that is compared, in bytes, and all of it.
    @inline(__always)
    func withCounted<Result>(
        _ index: UInt32, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        source.withSortKey(Int(index)) { key in
            let counted = start.counted(key)
            guard surnames != nil || byValue else { return body(counted, key) }
            return withRead(counted) { body($0, key) }
        }
    }

    /// What is compared in place of a name: the surname as it is read, the numbers by their values.
    private func withRead<Result>(
        _ name: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        guard let surnames else { return NumberValues.withValues(in: name, body) }
        return surnames.withRead(name) { byValue ? NumberValues.withValues(in: $0, body) : body($0) }
    }

    /// The part of a sort key that is compared, as a string; the key itself where all of it counts.
    func counted(_ index: UInt32) -> String {
        withCounted(index) { counted, whole in
            counted.elementsEqual(whole)
                ? source.sortKey(Int(index)) : String(decoding: counted, as: UTF8.self)
        }
    }

    /// The order of two names that the collator does not tell apart: by code points, below 0, 0 or above 0.
    func compareCodePoints(_ left: UInt32, _ right: UInt32) -> Int {
        source.withSortKey(Int(left)) { left in
            source.withSortKey(Int(right)) { right in
                SortKeys.compare(left, right)
            }
        }
    }
}
