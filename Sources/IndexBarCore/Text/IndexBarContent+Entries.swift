extension IndexBarContent {
    /// How many entries there are, 0...2,147,483,647.
    public var count: Int { numbers.count }

    /// Whether there is nothing to select.
    public var isEmpty: Bool { numbers.isEmpty }

    /// The entries whose titles are kept when the bar condenses, in order, each once; empty where they are none but
    /// the first and the last, which are kept anyway.
    public var required: [Int] { numbers.required }

    /// How many rows the list has.
    public var rowCount: Int { numbers.rowCount }

    /// How many sections the list has.
    public var sectionCount: Int { numbers.sectionCount }

    /// The text on the bar; empty for an index out of range.
    public func title(at entry: Int) -> String {
        guard entry >= 0, entry < count else { return "" }
        return titles?[entry] ?? "\(entry + 1)"
    }

    /// What a screen reader says; empty for an index out of range.
    public func spokenTitle(at entry: Int) -> String { value(spokenTitles, at: entry) ?? title(at: entry) }

    /// The name of the symbol to draw instead of the title, if there is one.
    public func symbolName(at entry: Int) -> String? { value(symbolNames, at: entry) }

    /// What typed text is compared with: the search key that was given, else the title.
    func searchKey(at entry: Int) -> String { value(searchKeys, at: entry) ?? title(at: entry) }

    /// What the entry is recognised by; nil: its index.
    func id(at entry: Int) -> String? { value(ids, at: entry) }

    /// The index of the section that an entry leads to; nil for a search entry and for an index out of range.
    public func section(at entry: Int) -> Int? { numbers.section(at: entry) }

    /// Whether an entry leads to a section with rows; a search entry always does.
    public func hasRows(at entry: Int) -> Bool { numbers.hasRows(at: entry) }

    /// The number of rows of a section; 0 for one that the list does not have.
    public func rowCount(ofSection section: Int) -> Int { numbers.rowCount(ofSection: section) }

    /// The row, counted through the whole list, of a row of a section; both are held within what there is.
    public func row(_ row: Int, ofSection section: Int) -> Int { numbers.row(row, ofSection: section) }

    /// The section of a row that is counted through the whole list, and its index there; nil out of range.
    ///
    /// - Complexity: O(log sections).
    public func place(ofRow row: Int) -> (section: Int, row: Int)? { numbers.place(ofRow: row) }

    private func value(_ column: [String?]?, at entry: Int) -> String? {
        guard let column, entry >= 0, entry < min(count, column.count) else { return nil }
        return column[entry]
    }
}

extension IndexBarLayout {
    /// Lays out a bar with some content, as `init(entries:style:metrics:)`.
    public init(content: IndexBarContent, style: IndexBarStyle, metrics: IndexBarMetrics) {
        self.init(entries: content.numbers, style: style, metrics: metrics)
    }
}

extension IndexBarScene {
    /// Makes a scene of some content, as `init(entries:style:measured:state:)`.
    public init(
        content: IndexBarContent, style: IndexBarStyle, measured: IndexBarMeasured, state: State = State()
    ) { self.init(entries: content.numbers, style: style, measured: measured, state: state) }
}
