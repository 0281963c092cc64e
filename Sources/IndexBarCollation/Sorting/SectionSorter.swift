/// Puts the names of a section in order.
struct SectionSorter<Source: NameSource>: Sendable {
    let source: Source
    let collator: any IndexBarCollator
    let surnames: SurnameReadings?
    let learning = OrderLearning()

    init(_ source: Source, _ collator: any IndexBarCollator, surnames: SurnameReadings?) {
        self.source = source
        self.collator = collator
        self.surnames = surnames
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
            let counted = NameStart.counted(key)
            guard let surnames else { return body(counted, key) }
            return surnames.withRead(counted) { body($0, key) }
        }
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
