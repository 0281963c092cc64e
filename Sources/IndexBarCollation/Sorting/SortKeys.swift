import Foundation

/// The sort keys of one worker's share of a section, end to end in one block.
///
/// Only one worker ever writes to it, so the checks for overlapping access, some 5 % of the work, are left out.
final class SortKeys {
    @exclusivity(unchecked) private var arena: UnsafeMutablePointer<UInt8>
    @exclusivity(unchecked) private var capacity: Int
    @exclusivity(unchecked) private var used = 0
    /// Where each key begins, and the end of the last one.
    let offsets: UnsafeMutablePointer<UInt32>
    /// The first name's number in the section.
    let first: Int
    let count: Int
    /// What reading ahead gave. It is not used, but must be kept so that the reading happens.
    @exclusivity(unchecked) var touched = 0

    init(_ range: Range<Int>) {
        first = range.lowerBound
        count = range.count
        // Room for 24 bytes a key, the mean of mixed names; memory that is not touched is not taken.
        capacity = count * 24 + 4096
        arena = Self.block(capacity)
        offsets = .allocate(capacity: count + 1)
        offsets.initialize(to: 0)
    }

    /// Memory that `realloc` takes.
    private static func block(_ size: Int) -> UnsafeMutablePointer<UInt8> {
        guard let block = malloc(size) else {
            preconditionFailure("no memory for \(size) bytes of sort keys")
        }
        return block.assumingMemoryBound(to: UInt8.self)
    }

    deinit {
        free(arena)
        offsets.deallocate()
    }

    /// Adds a key that a closure writes; it is called again with more room where there was too little.
    ///
    /// - Returns: false where 4 GB are full.
    @inline(__always)
    func append(_ number: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> Bool {
        while true {
            let length = write(UnsafeMutableBufferPointer(start: arena + used, count: capacity - used))
            if length <= capacity - used {
                used += length
                guard used <= UInt32.max else { return false }
                offsets[number - first + 1] = UInt32(used)
                return true
            }
            guard grow(toHold: used + length) else { return false }
        }
    }

    private func grow(toHold needed: Int) -> Bool {
        let larger = max(needed, capacity + capacity / 2)
        // realloc moves large blocks without a second copy.
        guard let moved = realloc(arena, larger) else { return false }
        arena = moved.assumingMemoryBound(to: UInt8.self)
        capacity = larger
        return true
    }

    /// A key from a depth on; empty where it ends before.
    @inline(__always)
    func key(_ number: Int, from depth: Int = 0) -> UnsafeBufferPointer<UInt8> {
        let start = min(Int(offsets[number - first]) + depth, Int(offsets[number - first + 1]))
        return UnsafeBufferPointer(start: arena + start, count: Int(offsets[number - first + 1]) - start)
    }

    /// Eight bytes of a key from a depth on as a number, zeros past its end; no key has a zero in it.
    @inline(__always)
    func prefix(_ number: Int, from depth: Int) -> UInt64 {
        let start = Int(offsets[number - first]) + depth
        let end = Int(offsets[number - first + 1])
        if start + 8 <= end {
            return UInt64(bigEndian: UnsafeRawPointer(arena + start).loadUnaligned(as: UInt64.self))
        }
        var value: UInt64 = 0
        for index in start..<start + 8 { value = value << 8 | (index < end ? UInt64(arena[index]) : 0) }
        return value
    }

    /// Byte by byte, below 0, 0 or above 0.
    @inline(__always)
    static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        let shared = min(left.count, right.count)
        if shared > 0, let one = left.baseAddress, let other = right.baseAddress {
            let order = memcmp(one, other, shared)
            if order != 0 { return Int(order) }
        }
        return left.count - right.count
    }
}
