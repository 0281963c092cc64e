/// The words that the control itself says to a screen reader.
public struct IndexBarWords: Equatable, Sendable {
    /// The name of the element. Default: "Section index".
    public var label: String
    /// Between the entry's number and how many there are: "M, 13 of 27". Default: "of".
    public var of: String
    /// What an entry that leads to the list's search field is called. Default: "Search".
    public var search: String

    /// Creates words; English where nothing is given.
    public init(label: String = "Section index", of: String = "of", search: String = "Search") {
        self.label = label
        self.of = of
        self.search = search
    }
}
