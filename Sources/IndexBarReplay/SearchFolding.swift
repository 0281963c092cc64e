import Foundation

/// Folds text for case and diacritics, so that "e" finds "É".
package enum SearchFolding {
    package static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// The search key of a title; nil where the core's own folding of ASCII does.
    package static func key(for title: String) -> String? {
        title.utf8.allSatisfy { $0 < 0x80 } ? nil : folded(title)
    }
}
