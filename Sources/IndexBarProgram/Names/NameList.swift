/// The names of a file, in its order, none left out and none changed.
///
/// A name a line. A line with a TAB is a sort key, the TAB, and the name. Lines end with LF or CR LF, the last
/// one also with the end of the file; a byte order mark before the first is no part of it. An empty line is an
/// empty name. Bytes that are no UTF-8 are shown as U+FFFD, and the name counts as damaged.
package struct NameList {
    /// One name of the list.
    package struct Name: Equatable {
        /// What is shown.
        package var text: String
        /// What decides section and order; `nil` when the name does.
        package var key: String?
        /// Whether some of its bytes were no UTF-8.
        package var isDamaged = false
    }

    /// The names in the order of the file.
    package private(set) var names: [Name] = []
    /// How many of them are damaged.
    package private(set) var damagedCount = 0

    /// Takes a text apart into names.
    ///
    /// - Complexity: O(bytes).
    package init(bytes: [UInt8]) {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest.removeFirst(3) }
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            var line = rest[..<end]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            append(line)
            rest = rest[end...].dropFirst()
        }
    }

    private mutating func append(_ line: ArraySlice<UInt8>) {
        let (text, isDamaged) = Self.decode(line)
        damagedCount += isDamaged ? 1 : 0
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else {
            names.append(Name(text: text, isDamaged: isDamaged))
            return
        }
        let key = Self.decode(line[..<tab]).text
        let name = Self.decode(line[(tab + 1)...]).text
        names.append(Name(text: name, key: key.isEmpty ? nil : key, isDamaged: isDamaged))
    }

    private static func decode(_ bytes: ArraySlice<UInt8>) -> (text: String, isDamaged: Bool) {
        let text = String(decoding: bytes, as: UTF8.self)
        return (text, !text.utf8.elementsEqual(bytes))
    }
}
