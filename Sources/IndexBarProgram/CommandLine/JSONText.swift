/// Text as JSON writes it.
enum JSONText {
    /// Appends a string in quotation marks; only what JSON demands is escaped.
    ///
    /// - Complexity: O(bytes of the text).
    static func append(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                let hex = String(byte, radix: 16)
                output += Array("\\u\(String(repeating: "0", count: 4 - hex.count))\(hex)".utf8)
            default:
                output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
