/// The entry that typed text finds (rule D7): one table for every text system.
package enum TypingTable {
    package struct Row: Sendable {
        package let titles: [String]
        package let typed: String
        package let found: Int?
        package let language: String?
    }

    private static func row(_ titles: [String], _ typed: String, _ found: Int?, _ language: String? = nil)
        -> Row
    { Row(titles: titles, typed: typed, found: found, language: language) }

    package static let rows: [Row] = [
        row(["А", "Ж", "Я"], "ж", 1), row(["А", "Ж", "Я"], "Ж", 1), row(["А", "Е", "Ё"], "ё", 2),
        row(["А", "Е", "Ж"], "ё", 1), row(["Α", "Σ", "Ω"], "σ", 1), row(["Α", "Σ", "Ω"], "ς", 1),
        row(["Α", "Ω"], "ώ", 1), row(["Α", "Ά"], "ά", 1),
        row(["I", "İ"], "i", 1, "tr"), row(["I", "İ"], "ı", 0, "tr"), row(["I", "İ"], "i", 1, "az-Latn"),
        row(["I", "İ"], "i", 0, "en"), row(["H", "I", "J"], "ı", 1), row(["İ", "J"], "i", 0),
        row(["A", "O", "Ö"], "ö", 2, "de"), row(["A", "O", "Z"], "ö", 1), row(["A", "Ö"], "o", 1),
        row(["A", "ẞ"], "ß", 1, "de"), row(["S", "SS"], "ß", 1), row(["A", "ß"], "ss", 1),
        row(["A", "Straße"], "strasse", 1), row(["A", "Ｂ"], "b", 1), row(["A", "B"], "ｂ", 1),
        row(["A", "E\u{301}"], "é", 1), row(["A", "É"], "e\u{301}", 1), row(["A", "É"], "e", 1),
        row(["А", "І", "Ї"], "ї", 2, "uk"), row(["あ", "か"], "か", 1), row(["ㄱ", "ㄴ"], "ㄴ", 1),
        row(["A", "Å", "Ä", "Ö"], "ä", 2, "sv"), row(["A", "B"], "1", nil), row(["#", "A"], "#", 0),
        row(["A", ""], "b", nil), row(["Ch", "C"], "c", 0), row(["C", "Ch"], "ch", 1),
    ]
}
