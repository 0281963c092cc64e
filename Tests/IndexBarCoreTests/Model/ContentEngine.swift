import IndexBarCore

/// An engine and the text beside it, as a driver's owner has them: content in, typed text found.
@dynamicMemberLookup
struct ContentEngine {
    private(set) var engine: IndexBarEngine
    private var texts = IndexBarTexts()

    init(content: IndexBarContent = IndexBarContent(), style: IndexBarStyle = IndexBarStyle()) {
        engine = IndexBarEngine(entries: texts.replace(content: content), style: style)
    }

    subscript<Value>(dynamicMember path: KeyPath<IndexBarEngine, Value>) -> Value { engine[keyPath: path] }

    var content: IndexBarContent { texts.content }

    mutating func replace(content: IndexBarContent) -> IndexBarEffects {
        engine.replace(entries: texts.replace(content: content))
    }

    mutating func update(style: IndexBarStyle? = nil, metrics: IndexBarMetrics? = nil) -> IndexBarEffects {
        engine.update(style: style, metrics: metrics)
    }

    mutating func handle(_ input: IndexBarInput) -> IndexBarEffects { engine.handle(input) }

    mutating func takeScroll() -> IndexBarSelection? { engine.takeScroll() }

    /// Text is typed; what it finds is chosen.
    mutating func type(_ text: String, time: Double) -> IndexBarEffects {
        let entry = engine.isTracking ? nil : texts.find(text, at: time, IndexBarDriver())
        return engine.handle(.key(.typed(entry), time: time))
    }

    func accessibleValue() -> String { engine.currentEntry.map(texts.announcement) ?? "" }

    func accessibleValue(of entry: Int, words: IndexBarWords = IndexBarWords()) -> String {
        var texts = texts
        texts.words = words
        return texts.announcement(for: entry)
    }
}
