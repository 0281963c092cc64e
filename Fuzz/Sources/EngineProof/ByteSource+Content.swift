import IndexBarCore

extension ByteSource {
    /// Content of every kind: none, few and many entries; columns that are missing, short, long or wrong.
    mutating func content() -> (content: IndexBarContent, rows: [Int]?) {
        let count = entryCount()
        guard count <= 256 else { return (IndexBarContent(count: count), nil) }
        let rows = flag() ? list(below(48)) { $0.rowCount() } : nil
        let sections: [Int?]? = flag() ? list(below(40)) { $0.below(8) == 0 ? nil : $0.section() } : nil
        let ids: [String?]? = flag() ? list(below(40)) { $0.below(8) == 0 ? nil : "\($0.below(32))" } : nil
        let required = below(4) == 0 ? list(below(8)) { $0.whole() } : []
        let spoken: [String?]? = below(4) == 0 ? list(below(8)) { $0.flag() ? nil : "spoken" } : nil
        guard flag() else {
            let content = IndexBarContent(
                count: count, sections: sections, rowCounts: rows, ids: ids, required: required,
                spokenTitles: spoken)
            return (content, rows)
        }
        let content = IndexBarContent(
            titles: list(max(0, count)) { $0.title() }, sections: sections, rowCounts: rows, ids: ids,
            required: required, spokenTitles: spoken,
            searchKeys: below(8) == 0 ? list(below(8)) { $0.flag() ? nil : $0.title() } : nil)
        return (content, rows)
    }

    private mutating func entryCount() -> Int {
        switch byte() {
        case 0..<8: 0
        case 8..<200: below(40)
        case 200..<240: byte()
        default: one(of: [1000, 10_000, 1_000_000, (1 << 31) - 1, .max, -1])
        }
    }

    private mutating func rowCount() -> Int {
        switch byte() {
        case 0..<100: below(4)
        case 100..<220: byte()
        case 220..<252: 0
        default: one(of: [-1, 1_000_000, .max, .max / 2])
        }
    }

    private mutating func section() -> Int { below(16) == 0 ? whole() : below(48) }

    private mutating func title() -> String {
        one(of: [
            "", "A", "B", "a", "Ä", "Ab", "#", "•", "🇸🇪", "e\u{301}", "あ", "A", "Z",
            "longer than fifteen bytes",
        ])
    }
}
