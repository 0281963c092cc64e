import Testing

@testable import IndexBarProgram

@Suite struct FoldedNameTests {
    @Test(arguments: [
        ("Ada", "A"), ("ada", "A"), ("Ångström", "A"), ("e\u{301}lan", "E"), ("ñandú", "N"), ("Žofie", "Z"),
        ("Øystein", "Ø"), ("ﬁsh", "F"), ("Ａda", "A"), ("ßa", "S"), ("İpek", "I"), ("ı", "I"), ("ΆΝΝΑ", "Α"),
        ("Ёлка", "Е"), ("אורי", "א"), ("佐藤", "佐"), ("김수", "김"), ("'t Hoen", "T"), ("“Quill”", "Q"),
        ("  ada", "A"), ("@ada", "A"), ("\u{200E}ada", "A"), ("„Žluť“", "Z"),
    ])
    func `the title is the first letter, folded`(name: String, title: String) {
        #expect(FoldedName(name).title == title)
    }

    @Test(arguments: ["", " ", "42 Maps", "🦊 Fox", "+1", "…", "\u{FFFD}", "٣", "€ Café"])
    func `what begins with no letter has no title`(name: String) {
        #expect(FoldedName(name).title == nil)
    }

    @Test(arguments: ["Ada", "zoë", "'t Hoen", "O'Brae", "x-ray", "42", "Ab\u{1}c"])
    func `the quick way for ASCII and the way for all text agree`(name: String) {
        // An accent that folds away sends the same name the other way.
        #expect(FoldedName(name).key == FoldedName(name + "\u{301}").key)
        #expect(FoldedName(name).title == FoldedName(name + "\u{301}").title)
    }

    @Test func `a name of ten million characters costs no more than its beginning`() {
        let long = "é" + String(repeating: "x", count: 10_000_000)
        #expect(FoldedName(long).title == "E")
        #expect(FoldedName(long).key.count == 128)
    }
}
