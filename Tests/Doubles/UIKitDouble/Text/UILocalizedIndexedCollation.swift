// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Titles A to Z and #, for a device in English.
@MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    open class func current() -> UILocalizedIndexedCollation { shared }
    open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) } }
    open var sectionIndexTitles: [String] { sectionTitles }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section of the text that the object gives for the selector.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let first = key(object, selector).first.map { String($0) } ?? ""
        return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
    }
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.sorted { key($0, selector) < key($1, selector) }
    }

    private func key(_ object: Any, _ selector: Selector) -> String {
        guard let object = object as? any CollationTexts else {
            raise("NSInvalidArgumentException", "\(type(of: object)): unrecognized selector")
        }
        return object.text(for: selector).folding(options: [.diacriticInsensitive], locale: nil).uppercased()
    }
}

/// The double's own: without Objective-C an object says itself which text a selector's name stands for.
public protocol CollationTexts {
    func text(for selector: Selector) -> String
}
