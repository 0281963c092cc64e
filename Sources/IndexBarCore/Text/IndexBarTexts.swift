/// The text of a bar, beside its driver: titles, ids, search keys and words; the driver has the numbers.
///
/// A front end keeps one and asks it for text whenever it shows or says something.
public struct IndexBarTexts: Sendable {
    /// The titles and everything that belongs to them.
    public private(set) var content = IndexBarContent()
    /// What the control itself says. Default: English.
    public var words: IndexBarWords
    /// Gives text in compatibility decomposition (NFKD), by the toolkit's own text system.
    let decompose: @Sendable (String) -> String

    /// Numbers of ids: those of the content, and the next one.
    private var numbers: [String: Int] = [:]
    private var nextNumber = 0
    var typed = TypedText()
    /// The text of the accessible value that was told last.
    private var toldValue = ""

    /// Creates texts without content.
    ///
    /// - Parameters:
    ///   - words: what the control says.
    ///   - decompose: gives a text in Unicode's compatibility decomposition, NFKD. Default: gives it back, so that
    ///     accents and width count when text is typed.
    public init(
        words: IndexBarWords = IndexBarWords(), decompose: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.words = words
        self.decompose = decompose
    }

    /// Takes new content and returns its numbers for the driver. Ids are numbered; one that was there before keeps its
    /// number.
    ///
    /// - Complexity: O(1) where nothing has an id, or all have those that they had; else O(ids).
    public mutating func replace(content new: IndexBarContent) -> IndexBarEntries {
        typed.forgetKeys()
        defer { content = new }
        guard let ids = new.ids else {
            numbers = [:]
            return new.numbers
        }
        var kept: [String: Int] = [:]
        let known = ids.prefix(new.count).map { id -> Int in
            guard let id else { return IndexBarEntries.noID }
            let number = kept[id] ?? numbers[id] ?? next()
            kept[id] = number
            return number
        }
        numbers = kept
        return IndexBarEntries(new.numbers, ids: known)
    }

    private mutating func next() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    // MARK: What is said

    /// The name of the accessible element.
    public var label: String { words.label }

    /// The value of the accessible element: spoken title and number, "M, 13 of 27"; empty if there is no entry.
    public func value(of driver: IndexBarDriver) -> String { driver.currentEntry.map(announcement) ?? "" }

    /// The value, if it has changed since this function was last called; the first time, if it is not empty.
    public mutating func changedValue(of driver: IndexBarDriver) -> String? {
        let value = value(of: driver)
        guard value != toldValue else { return nil }
        toldValue = value
        return value
    }

    /// What is announced for an entry: "M, 13 of 27"; empty for an index out of range.
    public func announcement(for entry: Int) -> String {
        guard entry >= 0, entry < content.count else { return "" }
        return "\(content.spokenTitle(at: entry)), \(entry + 1) \(words.of) \(content.count)"
    }

    /// The named actions of the accessible element: entries and what they are called.
    public func actions(of driver: IndexBarDriver) -> [(entry: Int, name: String)] {
        driver.accessibleActions.map { ($0, content.spokenTitle(at: $0)) }
    }

    /// What a preview adds to show that a drag is slowed down: "×½", "×¼" or "×⅒"; nil at full speed.
    public static func hint(forScale scale: Double) -> String? {
        switch scale {
        case 0.5: "×½"
        case 0.25: "×¼"
        case 0.1: "×⅒"
        default: nil
        }
    }

    // MARK: What is measured

    /// The entries whose titles a front end measures to find the widest, in ascending order. Up to a number these are
    /// all; of more, an eighth of that number are the longest in UTF-8 and the others are spread evenly.
    ///
    /// - Parameter most: how many at most; below 1 counts as 1. Default: 512.
    /// - Complexity: O(entries × log `most`).
    public func entriesToMeasure(atMost most: Int? = nil) -> [Int] {
        let most = most ?? IndexBarConstants().mostMeasured
        guard let titles = content.titles else {
            return IndexBarEntries.measured(count: content.count, atMost: most, length: nil)
        }
        return IndexBarEntries.measured(count: content.count, atMost: most) {
            $0 < titles.count ? titles[$0].utf8.count : 0
        }
    }
}
