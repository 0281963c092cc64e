extension KeySort {
    /// Reads the next names into the processor's cache, 64 at a time; their keys are spread over the file.
    ///
    /// - Returns: what was read, to be kept so that the reading happens.
    @inline(__always)
    func readAhead(from number: Int, before end: Int, _ indexes: [UInt32]) -> Int {
        guard number % 64 == 0 else { return 0 }
        return sorter.source.touch(indexes[number..<min(number + 64, end)])
    }
}
