/// Where names come from, as bytes. None is copied or kept: a name is looked at in place, as often as needed.
package protocol NameSource: Sendable {
    var count: Int { get }

    /// The text that decides on the section; empty for the rest.
    func withTitleKey<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result

    /// The text that decides where a name stands in its section.
    func withSortKey<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result

    /// The same text as a string.
    func sortKey(_ index: Int) -> String

    /// Reads a little of each of some sort keys, all at once, so that memory far apart is on its way before it is
    /// needed: the names of a section are scattered over the whole list.
    func touch(_ indexes: ArraySlice<UInt32>) -> Int
}

extension String {
    /// The text's bytes, without a copy where it has them in one piece, as every native string does.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }
}

/// Names in an array, with keys beside them or without.
struct StringNames: NameSource {
    let names: [String]
    /// `nil` in it, and past its end: the sort key.
    let titleKeys: [String?]
    /// `nil` in it, and past its end: the name.
    let sortKeys: [String?]

    var count: Int { names.count }

    @inline(__always)
    func withTitleKey<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if index < titleKeys.count, let key = titleKeys[index] { return key.withBytes(body) }
        return withSortKey(index, body)
    }

    @inline(__always)
    func withSortKey<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if index < sortKeys.count, let key = sortKeys[index] { return key.withBytes(body) }
        return names[index].withBytes(body)
    }

    func sortKey(_ index: Int) -> String {
        if index < sortKeys.count, let key = sortKeys[index] { return key }
        return names[index]
    }

    /// - Returns: something made of what was read.
    func touch(_ indexes: ArraySlice<UInt32>) -> Int {
        guard sortKeys.isEmpty else { return 0 }
        var sum = 0
        for index in indexes { sum &+= names[Int(index)].utf8.count }
        for index in indexes { sum &+= names[Int(index)].withBytes { Int($0.first ?? 0) } }
        return sum
    }
}

/// Names in one run of bytes, a line each; a name with invalid UTF-8 has no title, so it goes to the rest.
struct ByteNames: NameSource {
    let bytes: [UInt8]
    /// Where each name begins, and one past the last name's separator.
    let starts: [Int]

    var count: Int { starts.count - 1 }

    /// - Complexity: O(bytes).
    init(bytes: [UInt8], separator: UInt8) {
        self.bytes = bytes
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == separator { starts.append(index + 1) }
        if starts.last != bytes.count { starts.append(bytes.count + 1) }
        self.starts = starts
    }

    @inline(__always)
    private func withName<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { all in
            body(UnsafeBufferPointer(rebasing: all[starts[index]..<starts[index + 1] - 1]))
        }
    }

    @inline(__always)
    func withTitleKey<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withName(index) { name in
            body(UTF8Bytes.areValid(name) ? name : UnsafeBufferPointer(start: nil, count: 0))
        }
    }

    @inline(__always)
    func withSortKey<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withName(index) { name in
            UTF8Bytes.areValid(name) ? body(name) : String(decoding: name, as: UTF8.self).withBytes(body)
        }
    }

    func sortKey(_ index: Int) -> String {
        withName(index) { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of a section's names lie as they come; the processor sees to that itself.
    func touch(_ indexes: ArraySlice<UInt32>) -> Int { 0 }
}
