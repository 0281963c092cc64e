import IndexBarCollation

/// The names of a file, in its order, none left out and none changed.
///
/// Each line is a name. In a line with a TAB, the text before the TAB is the sort key and the text after it is the
/// name. Lines end with LF or CR LF; the last one may end with the file. A byte order mark at the start is skipped.
/// An empty line is an empty name. Invalid UTF-8 is shown as U+FFFD, and its name counts as damaged.
/// Names stay in the file's bytes until one is asked for.
package struct NameList: Sendable {
    /// One name of the list.
    package struct Name: Equatable {
        /// What is shown.
        package var text: String
        /// What decides section and order; `nil` when the name does.
        package var key: String?
        /// Whether some of its bytes were no UTF-8.
        package var isDamaged = false
    }

    /// The names in the order of the file, each made when it is asked for.
    package struct Names: RandomAccessCollection {
        let lines: NameLines
        package var startIndex: Int { 0 }
        package var endIndex: Int { lines.count }

        package subscript(index: Int) -> Name {
            Name(text: lines.name(index), key: lines.key(index), isDamaged: lines.isDamaged(index))
        }
    }

    let lines: NameLines

    /// Takes a text apart into names.
    ///
    /// - Complexity: O(bytes).
    package init(bytes: [UInt8]) {
        lines = NameLines(bytes: bytes)
    }

    /// The names in the order of the file.
    package var names: Names { Names(lines: lines) }
    /// How many of them are damaged.
    package var damagedCount: Int { lines.damaged.count }

    /// Adds the name as it is shown to some bytes.
    func append(_ index: Int, to output: inout [UInt8]) {
        if lines.isDamaged(index) {
            output += Array(lines.name(index).utf8)
        } else {
            lines.withName(index) { output.append(contentsOf: $0) }
        }
    }
}
