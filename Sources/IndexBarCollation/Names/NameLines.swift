import IndexBarCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The names of a text file, a line each, in the bytes of the file: four bytes a name beside them.
///
/// In a line with a TAB, the text before it is the sort key and the text after it is the name. Lines end with LF or
/// CR LF; the last one may end with the text. A byte order mark at the start is ignored. A line with invalid UTF-8 is
/// damaged: it goes to the rest, and is sorted and shown with U+FFFD for its invalid bytes.
package struct NameLines: NameSource {
    private let bytes: [UInt8]
    /// Where each line begins, and one past the last one's end and line feed.
    private let starts: [UInt32]
    private let hasTabs: Bool
    private let hasReturns: Bool
    /// The indexes of damaged lines, in order.
    package let damaged: [UInt32]

    /// How many lines there are.
    package var count: Int { starts.count - 1 }

    /// Finds the lines of a text; of one of 4 GB and more, those before that.
    ///
    /// - Complexity: O(bytes).
    package init(bytes: [UInt8]) {
        self.bytes = bytes
        let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        (starts, hasTabs, hasReturns, damaged) = bytes.withUnsafeBytes { all in
            let text = UnsafeRawBufferPointer(rebasing: all.prefix(Int(UInt32.max) - 1))
            let starts = Self.starts(of: text, from: first)
            let isValid = UTF8Check.isValid(text)
            return (
                starts, Self.has(UInt8(ascii: "\t"), text), Self.has(UInt8(ascii: "\r"), text),
                isValid ? [] : Self.damaged(text, starts)
            )
        }
    }

    private static func has(_ byte: UInt8, _ text: UnsafeRawBufferPointer) -> Bool {
        text.baseAddress.map { memchr($0, Int32(byte), text.count) != nil } ?? false
    }

    /// Twice over the text: arrays that grow would take twice the memory.
    private static func starts(of text: UnsafeRawBufferPointer, from first: Int) -> [UInt32] {
        guard first < text.count, let base = text.baseAddress else { return [0] }
        var feeds = 0
        for byte in text { feeds &+= byte == 10 ? 1 : 0 }
        var starts: [UInt32] = []
        starts.reserveCapacity(feeds + 2)
        starts.append(UInt32(first))
        var offset = first
        while offset < text.count, let feed = memchr(base + offset, 10, text.count - offset) {
            offset = UnsafeRawPointer(feed) - base + 1
            starts.append(UInt32(offset))
        }
        if offset < text.count { starts.append(UInt32(text.count + 1)) }
        return starts
    }

    private static func damaged(_ text: UnsafeRawBufferPointer, _ starts: [UInt32]) -> [UInt32] {
        (0..<starts.count - 1).filter { line in
            let end = min(Int(starts[line + 1]) - 1, text.count)
            return !UTF8Check.isValid(UnsafeRawBufferPointer(rebasing: text[Int(starts[line])..<end]))
        }.map { UInt32($0) }
    }

    /// Whether a line is not valid UTF-8.
    package func isDamaged(_ index: Int) -> Bool {
        let first = damaged.partitioningIndex { $0 >= index }
        return first < damaged.count && damaged[first] == index
    }

    /// The parts of a line: the key, empty where there is none, and the name.
    @inline(__always)
    private func withParts<Result>(
        _ index: Int,
        _ body: (_ key: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        bytes.withUnsafeBufferPointer { all in
            let start = Int(starts[index])
            var end = Int(starts[index + 1]) - 1
            if hasReturns, end > start, all[end - 1] == 13 { end -= 1 }
            let none = UnsafeBufferPointer(rebasing: all[start..<start])
            guard hasTabs, let base = all.baseAddress, let tab = memchr(base + start, 9, end - start) else {
                return body(none, UnsafeBufferPointer(rebasing: all[start..<end]))
            }
            let border = UnsafeRawPointer(tab) - UnsafeRawPointer(base)
            return body(
                UnsafeBufferPointer(rebasing: all[start..<border]),
                UnsafeBufferPointer(rebasing: all[(border + 1)..<end]))
        }
    }

    /// The bytes of a name as the file has them.
    package func withName<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withParts(index) { _, name in body(name) }
    }

    /// A name as it is shown.
    package func name(_ index: Int) -> String {
        withParts(index) { _, name in String(decoding: name, as: UTF8.self) }
    }

    /// What decides on a name's section and order, where that is not the name.
    package func key(_ index: Int) -> String? {
        withParts(index) { key, _ in key.isEmpty ? nil : String(decoding: key, as: UTF8.self) }
    }

    @inline(__always)
    package func withTitleKey<Result>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if !damaged.isEmpty, isDamaged(index) { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        return withParts(index) { key, name in body(key.isEmpty ? name : key) }
    }

    @inline(__always)
    package func withSortKey<Result>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        if !damaged.isEmpty, isDamaged(index) { return sortKey(index).withBytes(body) }
        return withParts(index) { key, name in body(key.isEmpty ? name : key) }
    }

    package func sortKey(_ index: Int) -> String { key(index) ?? name(index) }

    /// - Returns: something made of what was read.
    package func touch(_ indexes: ArraySlice<UInt32>) -> Int {
        var sum = 0
        for index in indexes { sum &+= Int(starts[Int(index)]) }
        for index in indexes {
            let start = Int(starts[Int(index)])
            sum &+= start < bytes.count ? Int(bytes[start]) : 0
        }
        return sum
    }
}

extension IndexBarSectionBuilder {
    /// The sections of the lines of a text, without a string for each.
    ///
    /// - Complexity: as for names in bytes.
    package func sections(
        of lines: NameLines, progress: (@Sendable (Double) -> Bool)? = nil
    ) throws(Cancelled) -> IndexBarSections {
        guard let sections = sections(of: lines, progress) else { throw Cancelled() }
        return sections
    }
}
