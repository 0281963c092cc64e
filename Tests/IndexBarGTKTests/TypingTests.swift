#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// Typed letters of many languages, with content as it comes: without search keys.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct TypingTests {
        struct Row: Sendable, CustomStringConvertible {
            var titles: [String]
            var typed: String
            var entry: Int
            var language: String?
            var description: String { "\(typed) among \(titles)" }
        }

        nonisolated static let rows = [
            Row(titles: ["А", "Б", "Ж", "Я"], typed: "ж", entry: 2),
            Row(titles: ["Е", "Ё", "Ж"], typed: "ё", entry: 1),
            Row(titles: ["Α", "Ω", "Σ"], typed: "σ", entry: 2),
            Row(titles: ["Α", "Ω", "Σ"], typed: "ς", entry: 2),
            Row(titles: ["Α", "Ω", "Σ"], typed: "ά", entry: 0),
            Row(titles: ["I", "İ", "Z"], typed: "i", entry: 1, language: "tr"),
            Row(titles: ["I", "İ", "Z"], typed: "ı", entry: 0, language: "tr"),
            Row(titles: ["A", "İ", "Z"], typed: "i", entry: 1),
            Row(titles: ["A", "O", "Ö"], typed: "ö", entry: 2),
            Row(titles: ["A", "O", "Z"], typed: "ö", entry: 1),
            Row(titles: ["A", "SSW", "Z"], typed: "ß", entry: 1),
            Row(titles: ["Ａ", "Ｍ", "Ｚ"], typed: "m", entry: 1),
            Row(titles: ["A", "M", "Z"], typed: "Ｍ", entry: 1),
            Row(titles: ["A", "E\u{301}", "Z"], typed: "é", entry: 1),
            Row(titles: ["A", "É", "Z"], typed: "e", entry: 1),
        ]

        @Test(arguments: rows)
        func `D7: a typed letter finds its section`(row: Row) throws {
            let list = try ListWindow(titles: row.titles)
            defer { list.close() }
            var content = IndexBarContent(titles: row.titles, rowCounts: row.titles.map { _ in 100 })
            content.language = row.language
            list.bar.content = content
            settle(list.window)
            let widget = try #require(list.bar.widget)
            #expect(type(try #require(row.typed.unicodeScalars.first), to: widget))
            #expect(list.bar.selectedEntry == row.entry)
            let isLast = row.entry == row.titles.count - 1
            #expect(run(atMost: 2) { isLast || list.topRow == list.starts[row.entry] })
        }

        @Test func `D6: a letter that finds nothing is left to the window, also once something is selected`()
            throws
        {
            let list = try ListWindow(titles: ["A", "B"])
            defer { list.close() }
            let widget = try #require(list.bar.widget)
            #expect(!type("x", to: widget))
            list.bar.select(entry: 1)
            #expect(!type("x", to: widget))
            #expect(list.bar.selectedEntry == 1)
        }
    }
#endif
