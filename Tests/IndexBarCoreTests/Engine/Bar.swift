import IndexBarCore

/// An engine with a vertical bar whose entries are 100 points each: entry k is hit at 100 k + 50.
struct Bar {
    var engine: ContentEngine

    init(
        _ content: IndexBarContent, height: Double? = nil, _ change: (inout IndexBarStyle) -> Void = { _ in }
    ) {
        var style = IndexBarStyle()
        style.axis = .vertical
        style.distribution = .fill
        style.endPadding = 0
        change(&style)
        engine = ContentEngine(content: content, style: style)
        resize(to: height ?? Double(content.count) * 100)
    }

    /// A bar with an entry for each character.
    init(_ titles: String, rows: [Int]? = nil, _ change: (inout IndexBarStyle) -> Void = { _ in }) {
        self.init(IndexBarContent(titles: titles.map { String($0) }, rowCounts: rows), change)
    }

    @discardableResult
    mutating func resize(to height: Double) -> [String] {
        engine.update(metrics: IndexBarMetrics(width: 15, height: height, pitch: 14)).log
    }

    @discardableResult
    mutating func restyle(_ change: (inout IndexBarStyle) -> Void) -> [String] {
        var style = engine.style
        change(&style)
        return engine.update(style: style).log
    }

    @discardableResult
    mutating func replace(_ content: IndexBarContent) -> [String] { engine.replace(content: content).log }

    @discardableResult
    mutating func input(_ input: IndexBarInput) -> [String] { engine.handle(input).log }

    @discardableResult
    mutating func down(_ y: Double, x: Double = 7, id: Int = 0, time: Double = 0) -> [String] {
        input(.touch(IndexBarTouch(.began, id: id, x: x, y: y, time: time)))
    }

    @discardableResult
    mutating func move(_ y: Double, x: Double = 7, id: Int = 0, time: Double = 0) -> [String] {
        input(.touch(IndexBarTouch(.moved, id: id, x: x, y: y, time: time)))
    }

    @discardableResult
    mutating func lift(_ y: Double = 0, id: Int = 0, time: Double = 0) -> [String] {
        input(.touch(IndexBarTouch(.ended, id: id, x: 7, y: y, time: time)))
    }

    @discardableResult
    mutating func cancel(id: Int = 0) -> [String] {
        input(.touch(IndexBarTouch(.cancelled, id: id, x: 7, y: 0)))
    }

    @discardableResult
    mutating func key(_ key: IndexBarKey, time: Double = 0) -> [String] { input(.key(key, time: time)) }

    @discardableResult
    mutating func type(_ text: String, time: Double) -> [String] { engine.type(text, time: time).log }

    @discardableResult
    mutating func scroll(_ row: Int, fraction: Double = 0, byUser: Bool = true) -> [String] {
        input(.scrolled(row: row, fraction: fraction, byUser: byUser))
    }

    var selected: Int? { engine.selectedEntry }
    var lit: Int? { engine.highlightedEntry }
}

extension [String] {
    /// The lines about selecting.
    var selections: [String] { filter { $0.hasPrefix("select") } }
}
