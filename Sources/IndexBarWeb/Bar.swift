import IndexBarCore

// The driver's numbers for JavaScript. Each instance of the module is one bar: its memory holds one driver, inputs are
// exported functions, and what they answer lies in two tables of doubles that JavaScript reads.

/// The one bar of this instance. JavaScript calls from one thread.
nonisolated(unsafe) var driver = IndexBarDriver()

/// A place in memory for so many values, kept for all calls.
struct Table<Value> {
    private(set) var start: UnsafeMutablePointer<Value>?
    private(set) var capacity = 0

    /// Room for so many values; what was there is lost where it grows.
    mutating func room(for count: Int) -> UnsafeMutablePointer<Value> {
        if let start, count <= capacity { return start }
        start?.deallocate()
        capacity = max(count, 2 * capacity, 32)
        let new = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
        start = new
        return new
    }
}

extension Double {
    /// A number that JavaScript gave as a whole one; NaN is none.
    var whole: Int? { isNaN ? nil : Int(Swift.max(-2_147_483_648, Swift.min(self, 2_147_483_647))) }
}

extension Int32 {
    /// The case of an enumeration at an index; the first one for an index out of range.
    func of<Value: CaseIterable>(_: Value.Type) -> Value where Value.AllCases: RandomAccessCollection {
        let all = Value.allCases
        let offset = self >= 0 && Int(self) < all.count ? Int(self) : 0
        return all[all.index(all.startIndex, offsetBy: offset)]
    }
}
