// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    public override init() { super.init() }
    open var title: String?
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}

/// Behaviour 26: as high as the title line, the large title and the search bar that show.
@MainActor open class UINavigationBar: UIView {
    open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
    open var isTranslucent = true
}
