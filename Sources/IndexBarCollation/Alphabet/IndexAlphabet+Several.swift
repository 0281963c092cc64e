/// Several languages at once.
///
/// The first language's collator sorts; the letters of the others are put in where it has no letter of the same
/// primary weight. Between two scripts of the alphabet that do not follow each other directly comes a gap.
extension IndexAlphabet {
    /// A point of the collation order where a label begins.
    private struct Step {
        var bound: String
        var label: String
        /// Goes back to a letter after one that is written with several.
        var returns = false
    }

    /// - Parameters:
    ///   - locales: the languages, the one that sorts first. Without any: root.
    ///   - collator: that of the first language.
    init(_ locales: [LocaleName], collator: any IndexBarCollator) {
        self.init(locales.first ?? LocaleName("root"))
        guard locales.count > 1 else { return }
        let order = PrimaryOrder(collator: collator)
        let scripts = Self.scriptStarts.sorted(by: order.areInOrder)
        var steps = zip(bounds, buckets).compactMap { bound, bucket in
            label(of: Int(bucket)).map { Step(bound: bound, label: $0, returns: bound.hasSuffix("\u{FFFF}")) }
        }
        for locale in locales.dropFirst() { Self.add(IndexAlphabet(locale), to: &steps, scripts, order) }
        steps.sort { order.areInOrder($0.bound, $1.bound) }
        take(Self.withReturns(steps, order), scripts: scripts, order)
    }

    /// Adds the letters of another language that are letters to the first one's collator.
    private static func add(
        _ other: IndexAlphabet, to steps: inout [Step], _ scripts: [String], _ order: PrimaryOrder
    ) {
        for entry in other.letters.isEmpty ? other.labels : other.letters {
            // CLDR's star: a letter even where it sorts as the letters that it is written with.
            let isStarred = entry.utf8.count > 1 && entry.hasSuffix("*")
            let letter = isStarred ? String(entry.dropLast()) : entry
            guard let first = scripts.first, let last = scripts.last, !order.isBelow(letter, first),
                order.isBelow(letter, last), isStarred || order.isOneLetter(letter)
            else { continue }
            let bound = order.lowest(of: order.spellings(of: letter) + other.bounds, as: letter)
            if let at = steps.firstIndex(where: { order.areEqual($0.bound, bound) }) {
                if order.areInOrder(bound, steps[at].bound) { steps[at].bound = bound }
                if isBetter(letter, than: steps[at].label) { relabel(&steps, at: at, letter) }
            } else {
                steps.append(Step(bound: bound, label: letter))
            }
        }
    }

    /// Strings that come before every letter of a script, in no order; one comes after all scripts.
    private static var scriptStarts: [String] {
        let mark = Unicode.Scalar(0xFDD1 as UInt32).map { String($0) } ?? ""
        let end = Unicode.Scalar(0xFDD0 as UInt32).map { String($0) } ?? ""
        return scripts.description.utf8Split(" ").map { mark + ($0 == "." ? end : $0) }
    }

    private func label(of bucket: Int) -> String? {
        bucket > 0 && bucket <= labels.count && labels[bucket - 1] != Self.gap ? labels[bucket - 1] : nil
    }

    /// Of two letters of the same weight the simpler one is shown: Å is A, not the other way round.
    private static func isBetter(_ one: String, than other: String) -> Bool {
        let (left, right) = (
            one.decomposedStringWithCompatibilityMapping.unicodeScalars,
            other.decomposedStringWithCompatibilityMapping.unicodeScalars
        )
        if left.count != right.count { return left.count < right.count }
        if !left.elementsEqual(right) { return left.lexicographicallyPrecedes(right) }
        return one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
    }

    private static func relabel(_ steps: inout [Step], at index: Int, _ letter: String) {
        let old = steps[index].label
        for other in steps.indices where steps[other].label == old { steps[other].label = letter }
    }

    /// After a letter that sorts as several, Æ as AE, the order goes back to the single letter before it.
    private static func withReturns(_ steps: [Step], _ order: PrimaryOrder) -> [Step] {
        var result: [Step] = []
        for (index, step) in steps.enumerated() {
            result.append(step)
            let end = step.bound + "\u{FFFF}"
            guard !step.returns, index > 0, !steps.contains(where: { $0.returns && $0.bound == end }) else {
                continue
            }
            let single = result.dropLast().last {
                !$0.returns && !order.isBelow(step.bound, $0.bound)
                    && order.begins(step.bound, with: $0.bound)
            }
            if let single { result.append(Step(bound: end, label: single.label, returns: true)) }
        }
        return result
    }

    /// Numbers the labels, puts the gaps in and ends each script.
    private mutating func take(_ steps: [Step], scripts: [String], _ order: PrimaryOrder) {
        var indexes: [String: Int] = [:]
        for (index, step) in steps.enumerated() where !step.returns { indexes[step.label] = index }
        var entries: [(bound: String, label: String, index: Int)] = []
        var script = -1
        for (index, step) in steps.enumerated() {
            let own = order.countUp(to: step.bound, in: scripts) - 1
            if own > script + 1, script >= 0 {
                entries.append((scripts[script + 1], Self.gap, index * 2 - 1))
            }
            script = own
            entries.append((step.bound, step.label, (indexes[step.label] ?? index) * 2))
        }
        let shown = Set(entries.map(\.index)).sorted()
        labels = shown.map { index in entries.first { $0.index == index }?.label ?? Self.gap }
        let numbers = Dictionary(uniqueKeysWithValues: zip(shown, 1...))
        bounds = entries.map(\.bound)
        buckets = entries.map { UInt16(numbers[$0.index] ?? 0) }
        if script + 1 < scripts.count {
            bounds.append(scripts[script + 1])
            buckets.append(UInt16(overflow))
        }
    }
}
