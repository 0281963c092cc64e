/// Which characters a list's names are made of, and which follow one another.
struct NameSample {
    /// How many names of a list are looked at, spread over all of it.
    private static let size = 32_768
    /// How many characters of each name.
    private static let length = 64
    /// How many characters, from the first on, are counted in pairs.
    private static let paired = 512

    /// How often each character was seen.
    private(set) var counts: [UInt32: Int] = [:]
    /// How often one character was seen after another, up to 255.
    private(set) var pairs: [(first: UInt32, second: UInt32, count: Int)] = []

    /// - Complexity: O(size), for 32,768 names some 2 ms.
    init(_ sorter: SectionSorter<some NameSource>) {
        let count = sorter.source.count
        var numbers = [UInt16](repeating: 0, count: 0x10000)
        var (scalars, seen) = ([UInt32](), [Int]())
        var follow = [UInt8](repeating: 0, count: Self.paired * Self.paired)
        for step in 0..<min(count, Self.size) {
            let index = count <= Self.size ? step : step * count / Self.size
            sorter.withCounted(UInt32(truncatingIfNeeded: index)) { name, _ in
                var (offset, before) = (0, Self.paired)
                for _ in 0..<Self.length where offset < name.count {
                    let (scalar, length) = UTF8Bytes.scalar(in: name, at: offset)
                    offset += length
                    guard scalar < 0x10000 else {
                        counts[scalar, default: 0] += 1
                        before = Self.paired
                        continue
                    }
                    if numbers[Int(scalar)] == 0 {
                        scalars.append(scalar)
                        seen.append(0)
                        numbers[Int(scalar)] = UInt16(truncatingIfNeeded: scalars.count)
                    }
                    let number = Int(numbers[Int(scalar)]) - 1
                    guard number >= 0 else { continue }
                    seen[number] += 1
                    if before < Self.paired, number < Self.paired {
                        let pair = before * Self.paired + number
                        follow[pair] = max(follow[pair], follow[pair] &+ 1)
                    }
                    before = number
                }
            }
        }
        for (scalar, count) in zip(scalars, seen) { counts[scalar] = count }
        for first in 0..<min(scalars.count, Self.paired) {
            for second in 0..<min(scalars.count, Self.paired) {
                let count = Int(follow[first * Self.paired + second])
                if count > 0 { pairs.append((scalars[first], scalars[second], count)) }
            }
        }
    }
}
