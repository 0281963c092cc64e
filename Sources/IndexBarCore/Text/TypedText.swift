/// Text typed in quick succession, as one search (rules E12 and D7).
struct TypedText: Sendable {
    private var text = ""
    private var time = -Double.infinity
    /// Each entry's search key, folded in each way; made when the first character is typed.
    private var keys: [[String]] = []

    /// Other content: its keys are folded when they are needed.
    mutating func forgetKeys() { keys = [] }

    /// Whether a text typed now is added to the text before.
    func isContinued(at time: Double, pause: Double) -> Bool { time - self.time < pause && !text.isEmpty }

    /// Takes more text and gives the first entry that matches; what matches none is tried alone.
    mutating func find(_ more: String, at time: Double, pause: Double, in texts: IndexBarTexts) -> Int? {
        guard !more.isEmpty else { return nil }
        let isContinued = isContinued(at: time, pause: pause)
        self.time = time.isNaN ? self.time : max(time, self.time)
        if isContinued, let entry = search(text + more, in: texts) {
            text += more
            return entry
        }
        text = more
        return search(more, in: texts)
    }

    /// Whether a title goes on with more text; remembers nothing.
    mutating func goesOn(with more: String, at time: Double, pause: Double, in texts: IndexBarTexts) -> Bool {
        isContinued(at: time, pause: pause) && search(text + more, in: texts) != nil
    }

    /// The first entry, in order, whose search key begins with the text: by each way of folding over all entries.
    ///
    /// - Complexity: O(entries); folds all keys the first time.
    private mutating func search(_ text: String, in texts: IndexBarTexts) -> Int? {
        for way in TextFolding.allCases {
            if keys.count == way.rawValue { keys.append(Self.keys(texts, way)) }
            let wanted = way.folded(text, language: texts.content.language, decompose: texts.decompose)
            // By characters: a prefix ends where a character does, and decomposed ones are equal to composed ones.
            if let entry = keys[way.rawValue].firstIndex(where: { $0.starts(with: wanted) }) { return entry }
        }
        return nil
    }

    private static func keys(_ texts: IndexBarTexts, _ way: TextFolding) -> [String] {
        let content = texts.content
        return (0..<content.count).map {
            way.folded(content.searchKey(at: $0), language: content.language, decompose: texts.decompose)
        }
    }
}

extension IndexBarTexts {
    /// Takes a key that the keyboard names by a character, for the driver: finds its entry and selects it.
    ///
    /// - Parameters:
    ///   - character: what was typed; one character or, from an input method, several.
    ///   - modifiers: what is held down with it; not what made the character.
    ///   - time: in seconds.
    /// - Returns: the driver's answer; its `handled` says whether an entry was found.
    /// - Complexity: O(entries).
    public mutating func press(
        character: String, modifiers: IndexBarModifiers = [], time: Double = 0,
        on driver: inout IndexBarDriver
    ) -> IndexBarCommands {
        let isSpace = character == " "
        guard driver.takesText(modifiers), !isSpace || goesOn(character, at: time, driver) else {
            return driver.press(isSpace ? .space : .character(nil), modifiers: modifiers, time: time)
        }
        let entry = find(character, at: time, driver)
        return driver.press(.character(entry), modifiers: modifiers, time: time)
    }

    /// The entry that a typed text finds, with what was typed less than a second before.
    package mutating func find(_ text: String, at time: Double, _ driver: IndexBarDriver) -> Int? {
        var typed = typed
        defer { self.typed = typed }
        return typed.find(
            text, at: max(driver.engine.clock, time), pause: driver.style.constants.typingPause, in: self)
    }

    private mutating func goesOn(_ text: String, at time: Double, _ driver: IndexBarDriver) -> Bool {
        var typed = typed
        defer { self.typed = typed }
        return typed.goesOn(
            with: text, at: max(driver.engine.clock, time), pause: driver.style.constants.typingPause,
            in: self)
    }
}
