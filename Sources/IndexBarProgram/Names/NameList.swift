/// The names of a file, in its order, none left out and none changed.
///
/// Each line is a name. In a line with a TAB, the text before the TAB is the sort key and the text after it is the
/// name. Lines end with LF or CR LF; the last one may end with the file. A byte order mark at the start is skipped.
/// An empty line is an empty name. Invalid UTF-8 is shown as U+FFFD, and its name counts as damaged.
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
