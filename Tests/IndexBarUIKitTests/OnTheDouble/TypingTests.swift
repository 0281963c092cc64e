#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    /// Letters that real keys type, with content as a section builder makes it: titles without search keys.
    @MainActor @Suite struct TypingTests {
        /// What is typed, the title that it finds among others, and the language of the titles.
        nonisolated static let cases: [(typed: String, title: String, language: String?)] = [
            ("ж", "Ж", "ru"), ("й", "Й", "ru"), ("σ", "Σ", "el"), ("ς", "Σ", "el"), ("ά", "Α", "el"),
            ("i", "İ", "tr"), ("ı", "I", "tr"), ("stras", "Straße", "de"), ("ss", "ß", "de"),
            ("ö", "Ö", "de"),
            ("o", "Ö", "de"), ("a", "Ａ", "ja"), ("ａ", "A", "ja"), ("e\u{301}", "É", "fr"),
            ("é", "E\u{301}", "fr"),
        ]

        @Test(arguments: cases.indices)
        func `D7: a letter finds its title, by real key presses`(place: Int) {
            let (typed, title, language) = TypingTests.cases[place]
            let stage = Stage([])
            stage.bar.content = IndexBarContent(titles: ["§", title, "Ω"], language: language)
            Display.frame()
            stage.window.moveFocus(to: stage.bar)
            for character in typed {
                stage.window.press(UIKey(code: .keyboardA, characters: String(character)))
            }
            #expect(stage.bar.selectedTitle == title, "\(typed)")
        }

        @Test func `D6: what finds nothing is left to others, space and return select again`() {
            let stage = Stage()
            let bar = stage.bar
            #expect(!bar.take(FakePress(.keyboardA, "x")))
            #expect(bar.take(FakePress(.keyboardA, "b")))
            #expect(!bar.take(FakePress(.keyboardA, "x", time: 5)), "also once something is selected")
            #expect(bar.take(FakePress(.keyboardReturnOrEnter, "\r", time: 9)))
            #expect(bar.take(FakePress(.keyboardSpacebar, " ", time: 12)))
            #expect(stage.listener.delegateHeard == [1, 1, 1])
        }

        @Test func `D6: Option that made the character is no modifier`() {
            let stage = Stage(["A", "Ø"])
            let press = FakePress(.keyboardA, "ø", .alternate)
            press.fakeKey.plain = "o"
            #expect(stage.bar.take(press) && stage.bar.selectedIndex == 1)
        }
    }
#endif
