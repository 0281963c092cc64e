import IndexBarCore

/// A running case: drives the front end and collects failures.
@MainActor package final class ContractRun {
    package let frontEnd: any ContractFrontEnd
    package var failures: [String] = []

    init(_ frontEnd: any ContractFrontEnd) { self.frontEnd = frontEnd }

    /// A failed precondition; the rest of the case cannot run.
    struct Stopped: Error, CustomStringConvertible { let description: String }

    func expect<Value: Equatable>(
        _ have: Value, _ wanted: Value, _ what: String = "", line: Int = #line, file: String = #fileID
    ) {
        guard have != wanted else { return }
        failures.append("\(file):\(line): \(what) is \(have), not \(wanted)")
    }

    func expect(_ holds: Bool, _ what: String, line: Int = #line, file: String = #fileID) {
        if !holds { failures.append("\(file):\(line): \(what)") }
    }
}

// MARK: What happens

extension ContractRun {
    /// What is shown now.
    var shown: ContractReading { frontEnd.read() }

    /// Builds the window with a list and a bar, and draws its first frames.
    func show(
        _ content: IndexBarContent = .letters, rows: [Int]? = nil, list: ContractList? = nil,
        style: IndexBarStyle = IndexBarStyle(), stage: ContractStage = ContractStage()
    ) {
        frontEnd.arrange(stage)
        let sections = (0..<content.sectionCount).map { content.rowCount(ofSection: $0) }
        frontEnd.act(.rows(list ?? ContractList(rows ?? sections)))
        frontEnd.act(.content(content))
        frontEnd.act(.style(style))
        frontEnd.pass(0)
        _ = frontEnd.takeNotes()
    }

    func act(_ acts: ContractAct...) { for act in acts { frontEnd.act(act) } }

    func pass(_ seconds: Double = 0) { frontEnd.pass(seconds) }

    @discardableResult func press(_ key: IndexBarPress, _ modifiers: IndexBarModifiers = []) -> Bool {
        frontEnd.deliver(.key(key, modifiers))
    }

    /// Types a text, one character at a time, and returns whether the last one was taken.
    @discardableResult func type(_ text: String, _ modifiers: IndexBarModifiers = []) -> Bool {
        text.reduce(false) { _, character in frontEnd.deliver(.type(String(character), modifiers)) }
    }

    @discardableResult func finger(
        _ phase: ContractEvent.Phase, id: Int = 1, x: Double? = nil, y: Double
    ) -> Bool { frontEnd.deliver(.finger(phase, id: id, x: x ?? middle, y: y)) }

    /// The x coordinate of the strip's middle.
    var middle: Double {
        let strip = shown.strip
        return strip.x + strip.width / 2
    }

    /// The y coordinate of the middle of an entry's title or dot, for a vertical bar.
    func y(of entry: Int) throws -> Double {
        guard let title = shown.titles.first(where: { $0.entries.contains(entry) }) else {
            throw Stopped(description: "entry \(entry) is not drawn")
        }
        return title.rectangle.y + title.rectangle.height / 2
    }

    /// A finger goes down on an entry.
    @discardableResult func touch(_ entry: Int) throws -> Bool { finger(.began, y: try y(of: entry)) }

    /// The selections reported to observers since notes were last taken.
    func takeSelected() -> [Int] {
        frontEnd.takeNotes().compactMap { if case .selected(let entry, _) = $0 { entry } else { nil } }
    }

    /// Whether there was a haptic since notes were last taken.
    func takeHaptic() -> Bool { frontEnd.takeNotes().contains(.haptic) }

    /// The user scrolls the list and leaves it there.
    func scrollByUser(_ points: Double) {
        frontEnd.deliver(.dragList(points))
        pass()
        frontEnd.deliver(.liftList())
        pass()
    }

    /// The range of x in which a vertical bar takes touches at `y`; nil if there is none.
    func hitArea(y: Double) -> ClosedRange<Double>? {
        let taken = stride(from: 0.5, to: 520, by: 1).filter { x in
            let isTaken = finger(.began, x: x, y: y)
            if isTaken { finger(.cancelled, x: x, y: y) }
            return isTaken
        }
        guard let first = taken.first, let last = taken.last else { return nil }
        return (first - 0.5)...(last + 0.5)
    }
}

// MARK: What must be

extension ContractRun {
    func expectTop(_ row: Int, _ points: Double = 0, line: Int = #line, file: String = #fileID) {
        let shown = shown
        expect(shown.topRow, row, "the row at the top", line: line, file: file)
        expect(abs(shown.topPoints - points) < 1, "\(shown.topPoints) points above", line: line, file: file)
    }

    func expectLit(_ entry: Int?, _ titles: [String], line: Int = #line, file: String = #fileID) {
        expect(shown.lit, entry, "lit", line: line, file: file)
        expect(shown.litTitles, titles, "the titles that look lit", line: line, file: file)
    }

    /// Allows half a point, because of rounding to pixels.
    func expectNear(
        _ have: IndexBarRectangle?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        _ what: String, line: Int = #line, file: String = #fileID
    ) {
        let isNear =
            have.map {
                abs($0.x - x) <= 0.5 && abs($0.y - y) <= 0.5 && abs($0.width - width) <= 0.5
                    && abs($0.height - height) <= 0.5
            } ?? false
        expect(
            isNear,
            "\(what) is \(have.map { "\($0)" } ?? "nowhere"), not \((x, y, width, height))", line: line,
            file: file)
    }

    func expectNear(
        _ have: Double?, _ wanted: Double, _ what: String, line: Int = #line, file: String = #fileID
    ) {
        let isNear = have.map { abs($0 - wanted) < 0.02 } ?? false
        expect(
            isNear, "\(what) is \(have.map { "\($0)" } ?? "none"), not \(wanted)", line: line, file: file)
    }

    func expectHit(_ range: ClosedRange<Double>?, y: Double, line: Int = #line, file: String = #fileID) {
        let have = hitArea(y: y)
        let isNear =
            if let have, let range {
                abs(have.lowerBound - range.lowerBound) <= 1 && abs(have.upperBound - range.upperBound) <= 1
            } else {
                have == nil && range == nil
            }
        expect(
            isNear, "touches are taken in \(have as Any), not \(range as Any)", line: line, file: file)
    }

    /// Expects notes in the order of rule D3.
    func expectOrder(_ notes: [ContractNote], line: Int = #line, file: String = #fileID) {
        let ranks = notes.map(\.rank)
        expect(ranks == ranks.sorted(), "the order is \(notes)", line: line, file: file)
    }
}

extension IndexBarContent {
    /// A to Z, ten rows each.
    static let letters = IndexBarContent(
        titles: (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) },
        rowCounts: Array(repeating: 10, count: 26))

    /// Three letters, ten rows each.
    static let cyrillic = IndexBarContent(titles: ["А", "Ж", "Я"], rowCounts: [10, 10, 10])
}

extension IndexBarStyle {
    static func with(_ change: (inout IndexBarStyle) -> Void) -> IndexBarStyle {
        var style = IndexBarStyle()
        change(&style)
        return style
    }
}

extension ContractStage {
    static func with(_ change: (inout ContractStage) -> Void) -> ContractStage {
        var stage = ContractStage()
        change(&stage)
        return stage
    }
}
