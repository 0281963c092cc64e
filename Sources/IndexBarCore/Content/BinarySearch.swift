extension RandomAccessCollection where Index == Int {
    /// The first index whose element passes a test that, once passed, is passed by all after it; else the end.
    ///
    /// - Complexity: O(log elements). Allocates nothing.
    @inline(__always)
    package func partitioningIndex(where test: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if test(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension [Int] {
    /// The first index of an ascending array whose element is not below a number; else the count.
    func firstIndex(notBefore number: Int) -> Int { partitioningIndex { $0 >= number } }

    /// The numbers in ascending order.
    func ascending() -> [Int] { ordered { $0 < $1 } }

    /// The numbers in an order; those that are equal by it stay as they stand. One function for all orders, where the
    /// standard library's would stand in the web's module once for each.
    ///
    /// - Complexity: O(numbers) where they are in order; else O(numbers × log numbers).
    @inline(never)
    func ordered(by isBefore: (Int, Int) -> Bool) -> [Int] {
        var length = 1
        guard count > 1, (1..<count).contains(where: { isBefore(self[$0], self[$0 - 1]) }) else {
            return self
        }
        var (from, to) = (self, self)
        while length < count {
            for start in stride(from: 0, to: count, by: 2 * length) {
                let (middle, end) = (Swift.min(start + length, count), Swift.min(start + 2 * length, count))
                var (first, second) = (start, middle)
                for place in start..<end {
                    let takesSecond = first == middle || second < end && isBefore(from[second], from[first])
                    to[place] = from[takesSecond ? second : first]
                    if takesSecond { second += 1 } else { first += 1 }
                }
            }
            swap(&from, &to)
            length *= 2
        }
        return from
    }
}
