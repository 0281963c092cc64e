// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UITextField: UIControl {
    open var text: String?
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")

    /// The double's own: the user types. Behaviour 17: a text that the app sets itself is not told.
    public func type(_ text: String) {
        self.text = text
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
        onChange?()
    }
    var onChange: (() -> Void)?
    /// The double's own: the user taps Cancel, which empties the field and ends editing.
    public func cancel() {
        text = ""
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        onChange?()
    }
}

@MainActor open class UISearchTextField: UITextField {}

@MainActor open class UISearchBar: UIView {
    open var searchTextField: UISearchTextField { field }
    private let field = UISearchTextField()
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
}

@MainActor open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) {
        super.init()
        bar.searchTextField.onChange = { [weak self] in
            guard let self else { return }
            isActive = searchBar.text?.isEmpty == false
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    public required init?(coder: NSCoder) { unmodelled("UISearchController.init(coder:)") }
    open var searchBar: UISearchBar { bar }
    private let bar = UISearchBar()
    open var isActive = false
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}
