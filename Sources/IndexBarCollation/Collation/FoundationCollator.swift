import Foundation

/// Foundation's comparison by locale: there on every platform, some 75 times slower to sort with than ICU's keys.
struct FoundationCollator: IndexBarCollator {
    private let locale: Locale

    init(_ name: LocaleName) {
        locale = Locale(identifier: name.identifier)
    }

    func compare(_ left: String, _ right: String) -> Int {
        left.compare(right, options: [], range: nil, locale: locale).rawValue
    }
}
