import Testing

@testable import IndexBarProgram

@Suite struct FoldedNameTests {
    @Test(arguments: [
        ("Ada", "ada"), ("Ångström", "angstrom"), ("e\u{301}lan", "elan"), ("ñandú", "nandu"),
        ("Žofie", "zofie"),
        ("Ａda", "ada"), ("ΆΝΝΑ", "αννα"), ("Ёлка", "елка"), ("אורי", "אורי"), ("42 Maps", "42 maps"),
        ("", ""),
    ])
    func `a text is folded for case, accents and width`(text: String, folded: String) {
        #expect(String(decoding: FoldedName.folded(text), as: UTF8.self) == folded)
    }

    @Test(arguments: ["Ada", "zoë", "'t Hoen", "O'Brae", "x-ray", "42", "Ab\u{1}c"])
    func `the quick way for ASCII and the way for all text agree`(name: String) {
        // An accent that folds away sends the same name the other way.
        #expect(FoldedName.folded(name) == FoldedName.folded(name + "\u{301}"))
    }

    @Test func `a name of ten million characters costs no more than its beginning`() {
        #expect(FoldedName.folded("é" + String(repeating: "x", count: 10_000_000)).count == 4096)
    }
}
