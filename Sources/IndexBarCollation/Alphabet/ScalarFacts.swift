/// What has been found out about characters, in pages of 256, made when first needed.
struct ScalarFacts {
    /// What is known about one character.
    struct Fact {
        private var bits: UInt32 = 0

        init() {}

        /// The bucket of the character alone.
        var bucket: Int { Int(bits & 0xFFFF) }
        var isKnown: Bool { bits & 0x1_0000 != 0 }
        /// Whether every name that begins with it is in its bucket, marks and contexts apart.
        var decides: Bool { bits & 0x2_0000 != 0 }
        var hasContext: Bool { bits & 0x4_0000 != 0 }
        var isMark: Bool { bits & 0x8_0000 != 0 }
        var isNumber: Bool { bits & 0x10_0000 != 0 }

        mutating func know(_ scalar: Unicode.Scalar, bucket: Int, decides: Bool, hasContext: Bool) {
            bits = 0x1_0000 | UInt32(bucket & 0xFFFF)
            if decides { bits |= 0x2_0000 }
            if hasContext { bits |= 0x4_0000 }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark: bits |= 0x8_0000
            case .decimalNumber, .otherNumber: bits |= 0x10_0000
            default: break
            }
        }
    }

    private var pages: [[Fact]] = Array(repeating: [], count: 0x1100)

    subscript(scalar: UInt32) -> Fact {
        @inline(__always)
        get {
            let page = Int(scalar >> 8)
            guard page < pages.count, !pages[page].isEmpty else { return Fact() }
            return pages[page][Int(scalar & 0xFF)]
        }
        set {
            let page = Int(scalar >> 8)
            guard page < pages.count else { return }
            if pages[page].isEmpty { pages[page] = Array(repeating: Fact(), count: 256) }
            pages[page][Int(scalar & 0xFF)] = newValue
        }
    }
}
