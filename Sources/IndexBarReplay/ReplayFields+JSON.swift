import Foundation

/// JSON as the contract has it, on top of Foundation's parser: strict about commas, and a number too large for a
/// double counts as infinite.
extension ReplayFields {
    /// Stands for a number that is too large while Foundation, which refuses those, parses the line.
    private static let tooLarge = Double.greatestFiniteMagnitude

    static func object(_ line: Data) -> Any? {
        guard line.first != 0xEF, !hasStrayComma(line) else { return nil }
        if let object = try? JSONSerialization.jsonObject(with: line) { return object }
        let (clamped, hasChanged) = clampingNumbers(line)
        return hasChanged ? try? JSONSerialization.jsonObject(with: clamped) : nil
    }

    static func number(_ value: Any) -> Double? {
        guard let number = value as? NSNumber, !isFlag(value) else { return nil }
        let double = double(number)
        return double.magnitude == tooLarge ? (double > 0 ? .infinity : -.infinity) : double
    }

    /// Foundation keeps numbers of many digits as decimals, and rounds them to a double that may be the neighbour of
    /// the nearest.
    private static func double(_ number: NSNumber) -> Double {
        (number as? NSDecimalNumber).flatMap { Double($0.description) } ?? number.doubleValue
    }

    /// A whole number, also written 3.0 or 3e0; one that is too large is held at the largest there is.
    static func whole(_ value: Any) -> Int? {
        guard let number = value as? NSNumber, let double = Self.number(value) else { return nil }
        if double.magnitude < 0x1p53 { return Int(exactly: double) }
        guard double.isFinite else { return nil }
        if double >= 0x1p63 { return .max }
        if double < -0x1p63 { return .min }
        return number.intValue
    }

    /// Foundation's numbers hide true and false among themselves; only their encoding tells.
    static func isFlag(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return false }
        return number.objCType.pointee == 0x63
    }

    /// Whether a comma stands before a closing bracket, which Foundation lets pass.
    private static func hasStrayComma(_ line: Data) -> Bool {
        var previous: UInt8 = 0
        var isStray = false
        scan(line) { byte, _ in
            if previous == UInt8(ascii: ","), byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                isStray = true
            }
            if byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { previous = byte }
        }
        return isStray
    }

    /// The line with each number that overflows a double replaced by the largest double of its sign.
    private static func clampingNumbers(_ line: Data) -> (Data, Bool) {
        var result = Data()
        var token: [UInt8] = []
        var hasChanged = false
        func flush() {
            let text = String(decoding: token, as: UTF8.self)
            if let value = Double(text), value.isInfinite {
                result.append(contentsOf: "\(value > 0 ? tooLarge : -tooLarge)".utf8)
                hasChanged = true
            } else {
                result.append(contentsOf: token)
            }
            token.removeAll(keepingCapacity: true)
        }
        scan(line) { byte, isText in
            if !isText, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) {
                token.append(byte)
            } else {
                flush()
                result.append(byte)
            }
        } inText: {
            result.append($0)
        }
        flush()
        return (result, hasChanged)
    }

    /// Goes over the bytes of a line, apart for those inside strings.
    private static func scan(
        _ line: Data, _ outside: (UInt8, _ opensText: Bool) -> Void, inText: (UInt8) -> Void = { _ in }
    ) {
        var isText = false
        var isEscaped = false
        for byte in line {
            guard isText else {
                isText = byte == UInt8(ascii: "\"")
                outside(byte, isText)
                continue
            }
            inText(byte)
            isText = isEscaped || byte != UInt8(ascii: "\"")
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        }
    }
}
