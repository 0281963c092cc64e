/// Reads Unicode scalars out of bytes.
enum UTF8Bytes {
    /// The scalar that begins at an offset of valid UTF-8, and how many bytes it has. Outside valid UTF-8 some
    /// value; never past the end.
    @inline(__always)
    static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (value: UInt32, length: Int) {
        let lead = UInt32(bytes[offset])
        if lead < 0x80 { return (lead, 1) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard offset + length <= bytes.count else { return (0xFFFD, bytes.count - offset) }
        var value = lead & (0x7F >> UInt32(length))
        for index in offset + 1..<offset + length { value = value << 6 | UInt32(bytes[index] & 0x3F) }
        return (value, length)
    }

    /// Whether the bytes are UTF-8.
    static func areValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return true }
        var decoder = UTF8()
        var iterator = bytes[first...].makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }

    /// The first bytes, at most a number of them, cut between two scalars.
    static func prefix(_ bytes: UnsafeBufferPointer<UInt8>, _ length: Int) -> UnsafeBufferPointer<UInt8> {
        guard bytes.count > length else { return bytes }
        var end = length
        while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return UnsafeBufferPointer(rebasing: bytes[..<end])
    }
}

/// Whether bytes are UTF-8, eight at a time where they are ASCII.
enum UTF8Check {
    /// - Complexity: O(bytes), some 0.1 ns a byte of ASCII and 1 ns of others.
    static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let start = bytes.baseAddress else { return true }
        let (end, high) = (bytes.count, 0x8080_8080_8080_8080 as UInt64)
        var offset = 0
        while offset < end {
            if offset + 8 <= end, (start + offset).loadUnaligned(as: UInt64.self) & high == 0 {
                offset += 8
                continue
            }
            let length = length(at: start + offset, end - offset)
            guard length > 0 else { return false }
            offset += length
        }
        return true
    }

    /// How many bytes the character has that begins here; 0: none does. By table 3-7 of the Unicode standard.
    @inline(__always)
    private static func length(at start: UnsafeRawPointer, _ count: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 { (start + offset).load(as: UInt8.self) }
        func follows(_ offset: Int) -> Bool { offset < count && byte(offset) & 0xC0 == 0x80 }
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
