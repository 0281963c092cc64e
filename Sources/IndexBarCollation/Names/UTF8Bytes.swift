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
        for place in offset + 1..<offset + length { value = value << 6 | UInt32(bytes[place] & 0x3F) }
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

    /// At most so many bytes from the front, cut between two scalars.
    static func prefix(_ bytes: UnsafeBufferPointer<UInt8>, _ length: Int) -> UnsafeBufferPointer<UInt8> {
        guard bytes.count > length else { return bytes }
        var end = length
        while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return UnsafeBufferPointer(rebasing: bytes[..<end])
    }
}
