/// Letters that the language's index lacks: Tamil ஜ, Hindi ऑ, Uzbek C.
///
/// ICU has each under the letter before it. Here each is a step of its own in the collation order, so that the options
/// can say where it goes; what comes after it goes back to ICU's bucket.
extension IndexAlphabet {
    /// A letter without a label; its bucket comes after all others, in the order of ``unlisted``.
    struct Unlisted: Sendable {
        /// The title of a section of its own.
        let title: String
        /// The bucket that ICU has it in.
        let listed: Int
        /// The bucket that a reader looks for it in: its own, or another one's, as Tamil க் is under க.
        var home: Int
    }

    /// A word of the table: a letter, and the title that it is looked for under.
    struct Letter: Sendable {
        let text: String
        let title: String

        init(_ word: String) {
            let parts = word.utf8Split(">")
            text = parts.first ?? ""
            title = parts.last ?? ""
        }
    }

    /// A letter at its place in the collation order.
    private struct Place {
        let letter: Letter
        let bound: String
        /// How many bounds of the alphabet do not come after it.
        let step: Int
        let bucket: Int
    }

    /// Gives every letter of the alphabet's scripts that has no label a bucket of its own.
    ///
    /// - Complexity: O(letters · log letters) comparisons, some 400 letters for Latin, fewer for other scripts.
    mutating func addUnlistedLetters(_ order: PrimaryOrder) {
        var places: [Place] = []
        for letter in lacking + Self.letters(ofScriptsIn: labels) {
            guard let place = place(of: letter, order) else { continue }
            Self.insert(place, into: &places, order)
        }
        take(places)
    }

    /// Puts a letter among those that were found: the first of several spellings counts, with the lowest bound, and
    /// in place of a letter that begins with this one.
    private static func insert(_ place: Place, into places: inout [Place], _ order: PrimaryOrder) {
        let at = insertion(of: place.bound, in: places, order)
        if at > 0, order.isWithin(place.bound, places[at - 1].bound) { return }
        guard at < places.count, order.isWithin(places[at].bound, place.bound) else {
            return places.insert(place, at: at)
        }
        let isSpelling = order.areEqual(place.bound, places[at].bound)
        let letter = isSpelling ? places[at].letter : place.letter
        let end = places[at...].firstIndex { !order.isWithin($0.bound, place.bound) } ?? places.count
        let widest = Place(letter: letter, bound: place.bound, step: place.step, bucket: place.bucket)
        places.replaceSubrange(at..<end, with: [widest])
    }

    /// Whether a character alone is a letter of the language, listed or not.
    func isLetter(_ text: String, _ order: PrimaryOrder) -> Bool {
        let step = order.countUp(to: text, in: bounds)
        let bucket = step == 0 ? 0 : Int(buckets[step - 1])
        return bucket > overflow || isListed(text, in: bucket, order)
    }

    /// Where a letter stands; nil where it has a label, or is no letter to the collator.
    private func place(of letter: Letter, _ order: PrimaryOrder) -> Place? {
        let small = letter.text.lowercased()
        let bound = small == letter.text ? small : order.lowest(of: [small], as: letter.text)
        let step = order.countUp(to: bound, in: bounds)
        let bucket = step == 0 ? 0 : Int(buckets[step - 1])
        if isListed(bound, in: bucket, order) || !order.isOneLetter(letter.text) { return nil }
        if step < bounds.count, order.isWithin(bounds[step], bound) { return nil }
        return Place(letter: letter, bound: bound, step: step, bucket: bucket)
    }

    /// Whether a text begins with the letter that a bucket is labelled with.
    private func isListed(_ text: String, in bucket: Int, _ order: PrimaryOrder) -> Bool {
        guard bucket > 0, bucket <= labels.count, labels[bucket - 1] != Self.gap else { return false }
        let label = labels[bucket - 1]
        return order.isWithin(text, label) && !order.isBelow(text, label)
    }

    /// Where a bound belongs among those that were found, which mostly come in order.
    private static func insertion(of bound: String, in places: [Place], _ order: PrimaryOrder) -> Int {
        guard let last = places.last, order.areInOrder(bound, last.bound) else { return places.count }
        return order.countUp(to: bound, in: places.map(\.bound))
    }

    /// Puts the letters' steps among the bounds and gives them their buckets.
    private mutating func take(_ places: [Place]) {
        let homes = homes(of: places)
        var (newBounds, newBuckets): ([String], [UInt16]) = ([], [])
        var next = 0
        for step in 0...bounds.count {
            while next < places.count, places[next].step == step {
                newBounds += [places[next].bound, places[next].bound + "\u{FFFF}\u{FFFF}"]
                newBuckets += [UInt16(overflow + 2 + next), UInt16(places[next].bucket)]
                next += 1
            }
            guard step < bounds.count else { break }
            newBounds.append(bounds[step])
            newBuckets.append(buckets[step])
        }
        (bounds, buckets) = (newBounds, newBuckets)
        unlisted = zip(places, homes).map {
            Unlisted(title: $0.letter.title, listed: $0.bucket, home: $1)
        }
    }

    /// The bucket that each letter is looked for in: that of its title's label, of the letter that its title is, or of
    /// the first one with its title.
    private func homes(of places: [Place]) -> [Int] {
        var homes = Dictionary(
            labels.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        for isTitle in [true, false] {
            for (place, found) in places.enumerated()
            where (found.letter.text == found.letter.title) == isTitle {
                if homes[found.letter.title] == nil { homes[found.letter.title] = overflow + 2 + place }
            }
        }
        return places.map { homes[$0.letter.title] ?? 0 }
    }

    /// The letters of every script that one of the labels is written in.
    private static func letters(ofScriptsIn labels: [String]) -> [Letter] {
        let shown = Set(labels.compactMap { scriptOfTitle[$0] })
        return shown.sorted().flatMap { lettersOfScripts[$0] }
    }

    /// The table's letters, script by script.
    private static let lettersOfScripts: [[Letter]] = letters.description.utf8Split("\n").map { line in
        line.utf8Split(" ").map { Letter($0) }
    }

    /// The script of each title.
    private static let scriptOfTitle: [String: Int] = {
        var scripts: [String: Int] = [:]
        for (script, letters) in lettersOfScripts.enumerated() {
            for letter in letters { scripts[letter.title] = script }
        }
        return scripts
    }()
}

extension PrimaryOrder {
    /// Whether a text that does not come before a letter begins with it, or is it in another spelling.
    func isWithin(_ text: String, _ letter: String) -> Bool {
        collator.compare(text, letter + "\u{FFFF}") < 0
    }
}
