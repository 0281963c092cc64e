/// Writes the numbers in a name so that any order of digits is the order of their values: "2" before "10".
///
/// Each run of decimal digits of any script loses its leading zeros and gets the number of its digits in front, which is
/// itself written in digits: 1 to 8, and a 9 for each 8 more. "Chapter 2" is compared as "Chapter 12", "Chapter 10" as
/// "Chapter 210". So every collator that has digits in order sorts by value, with sort keys or by comparing, and no
/// number is too long for it.
enum NumberValues {
    /// Calls back with a name as it is compared; the name itself where there is no digit in it.
    @inline(__always)
    static func withValues<Result>(
        in name: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        guard mayHoldDigits(name), let written = written(name) else { return body(name) }
        return written.withUnsafeBufferPointer(body)
    }

    private static func mayHoldDigits(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.contains { $0 >= 0x80 || isASCIIDigit($0) }
    }

    private static func isASCIIDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

    /// The name with its numbers written anew; nil where it has none.
    private static func written(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var digits: [UInt8] = []
        var hasNumber = false
        var place = 0
        while place < name.count {
            let (value, length) = UTF8Bytes.scalar(in: name, at: place)
            if let digit = digit(value) {
                hasNumber = true
                digits.append(digit)
            } else {
                append(&digits, to: &result)
                result.append(contentsOf: name[place..<place + length])
            }
            place += length
        }
        append(&digits, to: &result)
        return hasNumber ? result : nil
    }

    /// Ends a run of digits.
    private static func append(_ digits: inout [UInt8], to result: inout [UInt8]) {
        guard let last = digits.last else { return }
        let counted = digits.firstIndex { $0 != 0 }.map { digits[$0...] } ?? [last]
        result.append(contentsOf: repeatElement(57, count: (counted.count - 1) / 8))
        result.append(UInt8(49 + (counted.count - 1) % 8))
        result.append(contentsOf: counted.map { $0 + 48 })
        digits.removeAll(keepingCapacity: true)
    }

    /// The value of a decimal digit.
    private static func digit(_ value: UInt32) -> UInt8? {
        if value < 0x80 { return isASCIIDigit(UInt8(value)) ? UInt8(value - 48) : nil }
        if value < 0x10000, basicPlane[Int(value >> 6)] >> UInt64(value & 63) & 1 == 0 { return nil }
        guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .decimalNumber else {
            return nil
        }
        return scalar.properties.numericValue.map { UInt8($0) }
    }

    /// The basic plane's decimal digits, a bit each.
    private static let basicPlane: [UInt64] = (0..<1024).map { word in
        (0..<64).reduce(0) { bits, bit in
            let scalar = Unicode.Scalar(UInt32(word * 64 + bit))
            return scalar?.properties.generalCategory == .decimalNumber ? bits | 1 << UInt64(bit) : bits
        }
    }
}
