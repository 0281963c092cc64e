/// A name while it is sorted: eight bytes of its key, its number in the section, and a hash that tells most names
/// with the same key apart without a look at them.
struct KeyEntry {
    var prefix: UInt64
    var number: UInt32
    var hash: UInt32

    /// Speed only: fewer entries are compared.
    private static let fewestForDigits = 1024

    /// Sorts entries by their prefixes, equal ones by number.
    ///
    /// - Parameters:
    ///   - entries: in the order of their numbers.
    ///   - spare: room for as many, to work in.
    static func sort(_ entries: UnsafeMutableBufferPointer<KeyEntry>, _ spare: UnsafeMutablePointer<KeyEntry>)
    {
        if entries.count < fewestForDigits {
            var entries = entries
            entries.sort { $0.prefix != $1.prefix ? $0.prefix < $1.prefix : $0.number < $1.number }
        } else {
            sortByDigits(entries, spare)
        }
    }

    /// Byte by byte from the lowest on, bytes that are the same everywhere passed over. Keeps the order of equals.
    private static func sortByDigits(
        _ entries: UnsafeMutableBufferPointer<KeyEntry>, _ spare: UnsafeMutablePointer<KeyEntry>
    ) {
        guard let start = entries.baseAddress else { return }
        let count = entries.count
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 8 * 256) { counts in
            counts.initialize(repeating: 0)
            for entry in entries {
                for digit in 0..<8 { counts[digit << 8 | Int(entry.prefix >> UInt64(8 * digit) & 0xFF)] += 1 }
            }
            var (from, to) = (start, spare)
            for digit in 0..<8 {
                let table = UnsafeMutableBufferPointer(rebasing: counts[digit << 8..<(digit + 1) << 8])
                let shift = UInt64(8 * digit)
                if table[Int(from[0].prefix >> shift & 0xFF)] == count { continue }
                scatter(from, to, count, table, shift)
                swap(&from, &to)
            }
            if from != start { start.update(from: from, count: count) }
        }
    }

    private static func scatter(
        _ from: UnsafeMutablePointer<KeyEntry>, _ to: UnsafeMutablePointer<KeyEntry>, _ count: Int,
        _ table: UnsafeMutableBufferPointer<Int>, _ shift: UInt64
    ) {
        var next = 0
        for byte in 0..<256 {
            next += table[byte]
            table[byte] = next - table[byte]
        }
        for index in 0..<count {
            let byte = Int(from[index].prefix >> shift & 0xFF)
            to[table[byte]] = from[index]
            table[byte] += 1
        }
    }
}
