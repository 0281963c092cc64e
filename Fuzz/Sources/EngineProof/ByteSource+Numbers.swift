extension ByteSource {
    /// A length: mostly one that a screen has, now and then one that nobody has.
    mutating func length() -> Double {
        switch byte() {
        case 0..<200: Double(byte() * 4) + Double(byte()) / 8
        case 200..<232: Double(byte()) / 4
        default: strange()
        }
    }

    /// Numbers that break careless code.
    mutating func strange() -> Double {
        one(of: [
            0, -0.0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
            .leastNonzeroMagnitude, 1e-300, 1e-9, 1e9, 1e15, 1e300, 0x1p52, 0x1p53, 599.999_999_999_9,
        ])
    }

    /// A whole number: mostly a small one.
    mutating func whole() -> Int {
        switch byte() {
        case 0..<128: below(16) - 4
        case 128..<224: byte() * 4 - 20
        default: one(of: [0, -1, .max, .min, .max - 1, 1 << 31, (1 << 31) - 1, 1 << 32, 1_000_000])
        }
    }
}
