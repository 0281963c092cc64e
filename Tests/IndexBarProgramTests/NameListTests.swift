import Testing

@testable import IndexBarProgram

@Suite struct NameListTests {
    private func texts(_ text: String) -> [String] {
        NameList(bytes: Array(text.utf8)).names.map(\.text)
    }

    @Test(arguments: [
        ("", []),
        ("\n", [""]),
        ("Ada", ["Ada"]),
        ("Ada\n", ["Ada"]),
        ("Ada\nBea", ["Ada", "Bea"]),
        ("Ada\n\nBea\n", ["Ada", "", "Bea"]),
        ("Ada\r\nBea\r\n", ["Ada", "Bea"]),
        ("a\rb\n", ["a\rb"]),
        ("\u{FEFF}Ada\n", ["Ada"]),
        ("\u{FEFF}", []),
        (" Ada \n", [" Ada "]),
    ])
    func `lines become names, unchanged`(text: String, names: [String]) {
        #expect(texts(text) == names)
    }

    @Test func `a line with a TAB is a sort key and a name`() {
        let names = NameList(bytes: Array("Edge, The\tThe Edge\n\tBare\nkey\t\na\tb\tc\n".utf8)).names
        #expect(names.map(\.text) == ["The Edge", "Bare", "", "b\tc"])
        #expect(names.map(\.key) == ["Edge, The", nil, "key", "a"])
    }

    @Test func `names with invalid UTF-8 are repaired and counted`() {
        let list = NameList(bytes: [0x41, 0xFF, 0x0A, 0x42, 0x0A, 0xC3, 0x0A])
        #expect(list.names.map(\.text) == ["A\u{FFFD}", "B", "\u{FFFD}"])
        #expect(list.names.map(\.isDamaged) == [true, false, true])
        #expect(list.damagedCount == 2)
    }

    @Test func `a replacement character that the file itself holds is no damage`() {
        #expect(NameList(bytes: Array("\u{FFFD}\n".utf8)).damagedCount == 0)
    }
}
