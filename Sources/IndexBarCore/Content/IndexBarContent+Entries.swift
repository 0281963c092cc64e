extension IndexBarContent {
    /// Whether there is nothing to select.
    public var isEmpty: Bool { count == 0 }

    /// How many rows the list has.
    public var rowCount: Int { rows.rowCount }

    /// How many sections the list has.
    public var sectionCount: Int { rows.sectionCount }

    /// The text on the bar; empty for an index out of range.
    public func title(at entry: Int) -> String {
        guard contains(entry) else { return "" }
        return titles?[entry] ?? "\(entry + 1)"
    }

    /// What a screen reader says; empty for an index out of range.
    public func spokenTitle(at entry: Int) -> String {
        value(spokenTitles, at: entry) ?? title(at: entry)
    }

    /// The name of the symbol to draw in place of the title, if there is one.
    public func symbolName(at entry: Int) -> String? { value(symbolNames, at: entry) }

    /// The index of the section that an entry leads to; nil for a search entry and for an index out of range.
    public func section(at entry: Int) -> Int? {
        guard contains(entry) else { return nil }
        guard let section = sections?[entry] else { return entry }
        return section == Self.top ? nil : section
    }

    /// Whether an entry leads to a section with rows; a search entry always does.
    public func hasRows(at entry: Int) -> Bool {
        guard contains(entry) else { return false }
        return section(at: entry).map { rows.rowCount(of: $0) > 0 } ?? true
    }

    /// Whether the text, folded by the front end, begins the entry's search key; without a key its title, and
    /// ASCII case does not count.
    func matches(_ text: String, at entry: Int) -> Bool {
        if let key = value(searchKeys, at: entry) { return key.utf8.starts(with: text.utf8) }
        return title(at: entry).utf8.lazy.map { $0.asciiLowercased }
            .starts(with: text.utf8.lazy.map { $0.asciiLowercased })
    }

    private func contains(_ entry: Int) -> Bool { entry >= 0 && entry < count }

    private func value(_ column: [String?]?, at entry: Int) -> String? {
        guard let column, entry >= 0, entry < min(count, column.count) else { return nil }
        return column[entry]
    }

    func id(at entry: Int) -> String? { value(ids, at: entry) }
}

extension UInt8 {
    /// The byte with an ASCII capital made small.
    fileprivate var asciiLowercased: UInt8 { self >= 65 && self <= 90 ? self + 32 : self }
}
