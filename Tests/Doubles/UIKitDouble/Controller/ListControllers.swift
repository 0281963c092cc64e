// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Behaviour 16: the table is the controller's view itself.
@MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    public init(style: UITableView.Style) {
        self.style = style
        super.init()
    }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    open override func loadView() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        view = table
        table.delegate = self
        table.dataSource = self
    }
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    #if !OBJECTIVE_C
        open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.rowHeight
        }
        open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    #endif
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// The collection view lies inside the controller's view.
@MainActor open class UICollectionViewController: UIViewController {
    private let layout: UICollectionViewLayout
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }
    public required init?(coder: NSCoder) { unmodelled("UICollectionViewController.init(coder:)") }
    open private(set) var collectionView: UICollectionView!
    open override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }
}
