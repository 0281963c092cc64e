/// What has been found out about characters, in pages of 256, made when first needed. For one thread.
///
/// Plain memory: a look-up is all that bucketing does for most names, and through arrays it takes twice as long.
final class ScalarFacts {
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

    private static let pageCount = 0x1100
    private let pages = UnsafeMutablePointer<UnsafeMutablePointer<Fact>?>.allocate(capacity: pageCount)

    init() {
        pages.initialize(repeating: nil, count: Self.pageCount)
    }

    deinit {
        for page in 0..<Self.pageCount { pages[page]?.deallocate() }
        pages.deallocate()
    }

    subscript(scalar: UInt32) -> Fact {
        @inline(__always)
        get {
            let page = Int(scalar >> 8)
            guard page < Self.pageCount, let facts = pages[page] else { return Fact() }
            return facts[Int(scalar & 0xFF)]
        }
        set {
            let page = Int(scalar >> 8)
            guard page < Self.pageCount else { return }
            let facts = pages[page] ?? UnsafeMutablePointer<Fact>.allocate(capacity: 256)
            if pages[page] == nil { facts.initialize(repeating: Fact(), count: 256) }
            pages[page] = facts
            facts[Int(scalar & 0xFF)] = newValue
        }
    }
}
