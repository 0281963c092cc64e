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
}
