/// Names put into sections by their first letter, case and accents folded.
///
/// The sections come in the order of their titles' code points, which keeps each script together; names that
/// begin with no letter, empty names and damaged ones are in the last section, `#`. Inside a section the names
/// come in the order of their folded keys, then of their code points, then of the file.
///
/// This knows no language: å stands under A and ñ under N everywhere.
package struct Sectioning {
    /// One section: its title, and which places of ``order`` are its rows.
    package struct Run: Equatable {
        /// A letter, or `#`.
        package let title: String
        /// The section's rows; never empty.
        package let rows: Range<Int>
    }

    /// The title of the section for everything that has no letter.
    package static let restTitle = "#"

    /// The sections, in order; they cover ``order`` without a hole.
    package private(set) var runs: [Run] = []
    /// For each row of the list, the place of its name in the file.
    package let order: [Int]

    /// Sections a list of names.
    ///
    /// - Complexity: O(n log n) comparisons, n names.
    package init(_ list: NameList) {
        let names = list.names
        let folded = names.map { name in
            let folded = FoldedName(name.key ?? name.text)
            return name.isDamaged ? FoldedName(title: nil, key: folded.key) : folded
        }
        var places: [String: [Int]] = [:]
        for (place, name) in folded.enumerated() {
            places[name.title ?? Self.restTitle, default: []].append(place)
        }
        var order: [Int] = []
        order.reserveCapacity(names.count)
        for title in places.keys.sorted(by: Self.titlesAreInOrder) {
            let start = order.count
            order += (places[title] ?? []).sorted { Self.areInOrder($0, $1, folded: folded, names: names) }
            runs.append(Run(title: title, rows: start..<order.count))
        }
        self.order = order
    }

    private static func titlesAreInOrder(_ one: String, _ other: String) -> Bool {
        if one == restTitle || other == restTitle { return one != restTitle }
        return one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
    }

    private static func areInOrder(
        _ one: Int, _ other: Int, folded: [FoldedName], names: [NameList.Name]
    ) -> Bool {
        let (left, right) = (folded[one].key, folded[other].key)
        if left != right { return left.lexicographicallyPrecedes(right) }
        // Not `==`, for which two spellings of one accented letter are equal.
        let (first, second) = (names[one].text.unicodeScalars, names[other].text.unicodeScalars)
        if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
        return one < other
    }
}
