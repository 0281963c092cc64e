/// What of a name counts: everything from the first character that is neither blank nor punctuation.
///
/// The number sign counts, as do other symbols: "(Anna)" is read as "Anna)", "# tag" as it stands. Modifier letters of
/// no script, the ʻ of ʻIolani, are punctuation where the language has no such letter.
struct NameStart: Sendable {
    /// For the basic plane, whether a character is passed over, a bit each.
    private let basicPlane: [UInt64]

    /// - Parameter letters: the modifier letters that are passed over as punctuation is.
    init(passingOver letters: [Unicode.Scalar]) {
        var basicPlane = Self.punctuation
        for letter in letters where letter.value < 0x10000 {
            basicPlane[Int(letter.value >> 6)] |= 1 << UInt64(letter.value & 63)
        }
        self.basicPlane = basicPlane
    }

    /// The modifier letters of no script (Unicode 15's Lm in Common) below the supplementary planes.
    static let modifierLetters: [Unicode.Scalar] = [
        0x2B9...0x2C1, 0x2C6...0x2D1, 0x2EC...0x2EC, 0x2EE...0x2EE, 0x374...0x374, 0x640...0x640,
        0x3031...0x3035,
        0x30FC...0x30FC, 0xA717...0xA71F, 0xA788...0xA788, 0xFF70...0xFF70, 0xFF9E...0xFF9F,
    ].flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }

    /// The part of a name that is compared; the whole name where it is only blanks and punctuation.
    @inline(__always)
    func counted(_ name: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard let first = name.first else { return name }
        if first < 0x80, !Self.passedOver(first) { return name }
        let start = offset(in: name)
        return start == name.count ? name : UnsafeBufferPointer(rebasing: name[start...])
    }

    /// Whether nothing in the name counts.
    @inline(__always)
    func isBlank(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first else { return true }
        return (first >= 0x80 || Self.passedOver(first)) && offset(in: name) == name.count
    }

    /// Whether a name is under no letter whatever a collator says: it begins with a number sign, small and wide ones
    /// too, or with one of the two noncharacters that CLDR marks the beginnings of letters and scripts with.
    @inline(__always)
    static func isUnderNoLetter(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first, first == 0x23 || first == 0xEF else { return false }
        let value = UTF8Bytes.scalar(in: name, at: 0).value
        return value == 0x23 || value == 0xFF03 || value == 0xFE5F || value == 0xFDD0 || value == 0xFDD1
    }

    private func offset(in name: UnsafeBufferPointer<UInt8>) -> Int {
        var offset = 0
        while offset < name.count {
            let (value, length) = UTF8Bytes.scalar(in: name, at: offset)
            guard value < 0x80 ? Self.passedOver(UInt8(value)) : passedOver(value) else { break }
            offset += length
        }
        return offset
    }

    /// ASCII's controls, blank and punctuation, a bit each; the number sign is left out.
    @inline(__always)
    private static func passedOver(_ ascii: UInt8) -> Bool {
        let low: UInt64 = 0x8C00_F7E7_FFFF_FFFF
        let high: UInt64 = 0xA800_0000_B800_0001
        return (ascii < 64 ? low >> UInt64(ascii) : high >> UInt64(ascii - 64)) & 1 != 0
    }

    @inline(__always)
    private func passedOver(_ value: UInt32) -> Bool {
        guard value < 0x10000 else { return Self.lookUp(value) }
        return basicPlane[Int(value >> 6)] >> UInt64(value & 63) & 1 != 0
    }

    /// The answers for the basic plane, a bit each.
    private static let punctuation: [UInt64] = (0..<1024).map { word in
        (0..<64).reduce(0) { bits, bit in bits | (lookUp(UInt32(word * 64 + bit)) ? 1 << UInt64(bit) : 0) }
    }

    private static func lookUp(_ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value) else { return false }
        switch scalar.properties.generalCategory {
        case .otherPunctuation: return value != 0x23 && value != 0xFF03 && value != 0xFE5F
        case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: return true
        case .dashPunctuation, .connectorPunctuation: return true
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format: return true
        default: return false
        }
    }
}
