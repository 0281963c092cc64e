extension KeyEntry {
    /// FNV-1a, eight bytes at a time.
    @inline(__always)
    static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard let start = UnsafeRawPointer(name.baseAddress) else { return 0 }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var offset = 0
        while offset + 8 <= name.count {
            hash = (hash ^ (start + offset).loadUnaligned(as: UInt64.self)) &* 0x0000_0100_0000_01B3
            hash ^= hash >> 29
            offset += 8
        }
        while offset < name.count {
            hash = (hash ^ UInt64(name[offset])) &* 0x0000_0100_0000_01B3
            offset += 1
        }
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
