// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    open class func current() -> UILocalizedIndexedCollation { shared }
    open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) } }
    open var sectionIndexTitles: [String] { sectionTitles }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
