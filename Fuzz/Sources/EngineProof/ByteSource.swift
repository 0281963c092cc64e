/// Where decisions come from: a fuzzer's bytes or a generator of random numbers.
package protocol ByteSource {
    /// Whether there is nothing left to decide by.
    var isEmpty: Bool { get }
    /// The next byte; 0 when there is none left.
    mutating func byte() -> Int
}

extension ByteSource {
    /// A number below a bound of at most 256.
    mutating func below(_ bound: Int) -> Int { byte() % bound }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

    mutating func list<Value>(_ count: Int, _ make: (inout Self) -> Value) -> [Value] {
        var list: [Value] = []
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(make(&self)) }
        return list
    }
}

/// A fuzzer's bytes.
package struct FuzzBytes: ByteSource {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var next = 0

    package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    package var isEmpty: Bool { next >= bytes.count }

    package mutating func byte() -> Int {
        guard next < bytes.count else { return 0 }
        defer { next += 1 }
        return Int(bytes[next])
    }
}

/// Random bytes without end, the same for the same seed (SplitMix64).
package struct RandomBytes: ByteSource {
    private var state: UInt64
    private var word: UInt64 = 0
    private var left = 0

    package init(seed: UInt64) { state = seed }

    package var isEmpty: Bool { false }

    package mutating func byte() -> Int {
        if left == 0 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            word = z ^ (z >> 31)
            left = 8
        }
        left -= 1
        defer { word >>= 8 }
        return Int(truncatingIfNeeded: word & 0xFF)
    }
}
