// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Headers and rows by their heights; the heights of rows not shown yet are estimates if the table has one.
@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle, automatic = 100
    }
    // The main actor's, as Apple's pages have them: `class let indexSearch: String`, without `nonisolated`.
    public static var automaticDimension: CGFloat { -1 }
    public static var indexSearch: String { "{search}" }

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open var rowHeight: CGFloat = 44
    open var estimatedRowHeight: CGFloat = 0
    open var sectionHeaderHeight: CGFloat = 28
    @available(iOS 15.0, *) open var sectionHeaderTopPadding: CGFloat {
        get { storedPadding }
        set { storedPadding = newValue }
    }
    private var storedPadding = UITableView.automaticDimension {
        didSet { if storedPadding != oldValue, !geometry.sections.isEmpty { reloadData() } }
    }
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var allowsSelection = true
    open var tableHeaderView: UIView? { didSet { headerViewDidChange(oldValue) } }
    var geometry = ListGeometry()
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    /// The double's own: whether the table shows an index of its own.
    public internal(set) var hasOwnIndex = false { didSet { if hasOwnIndex != oldValue { showOwnIndex() } } }
    private let ownIndex = UITableViewIndex()
    /// The double's own: how often a method was called that moves the list by row.
    public internal(set) var rowScrolls = 0
    var changes: ListChanges?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) { unmodelled("UITableView.init(coder:)") }

    open var numberOfSections: Int { geometry.sections.count }
    open func numberOfRows(inSection section: Int) -> Int {
        checkSection(section)
        return geometry.sections[section].count
    }

    /// Behaviour 13: the counts of the last reload hold until the next one.
    open func reloadData() {
        for cell in cells.values { cell.removeFromSuperview() }
        for header in headers.values { header.removeFromSuperview() }
        (cells, headers) = ([:], [:])
        geometry.replace(freshSections())
        reloadSectionIndexTitles()
        resizeContent()
        setNeedsLayout()
    }

    /// Behaviour 16: the index is there if the style is plain, the data source has titles and there are rows enough;
    /// the table looks at that when it reloads, not when a property is set.
    open func reloadSectionIndexTitles() {
        let rows = geometry.sections.reduce(0) { $0 + $1.count }
        #if !OBJECTIVE_C
            let titles = dataSource?.sectionIndexTitles(for: self) ?? []
            let isEnough = rows >= sectionIndexMinimumDisplayRowCount
            hasOwnIndex =
                !titles.isEmpty && (style == .plain ? isEnough : Policy.current.groupedShowsIndex)
        #endif
    }

    /// The index is a control at the table's trailing edge, as view hierarchies in public reports show it.
    private func showOwnIndex() {
        ownIndex.frame = CGRect(x: bounds.maxX - 15, y: bounds.minY, width: 15, height: bounds.height)
        if hasOwnIndex { addSubview(ownIndex) } else { ownIndex.removeFromSuperview() }
    }

    func checkSection(_ section: Int) {
        guard geometry.sections.indices.contains(section) else {
            raise(
                "NSRangeException",
                "Requested section (\(section)) beyond bounds (\(geometry.sections.count))")
        }
    }

    // MARK: Places

    /// Behaviour 22: whether the padding above its header belongs to it, sources do not say.
    open func rect(forSection section: Int) -> CGRect {
        checkSection(section)
        let lead = Policy.current.paddingInSection ? 0 : geometry.sections[section].lead
        let start = geometry.start(of: section) + lead
        return box(start, geometry.end(of: section) - start)
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        checkSection(section)
        let one = geometry.sections[section]
        return box(geometry.start(of: section) + one.lead, one.header ?? 0)
    }
    /// The page: zero for a place that is not there.
    open func rectForRow(at path: IndexPath) -> CGRect {
        guard contains(path) else { return .zero }
        let line = geometry.line(path.row, in: path.section)
        return box(line.start, line.extent)
    }
    func contains(_ path: IndexPath) -> Bool {
        geometry.sections.indices.contains(path.section)
            && (0..<geometry.sections[path.section].count).contains(path.row)
    }
    private func box(_ start: CGFloat, _ extent: CGFloat) -> CGRect {
        CGRect(x: 0, y: start, width: bounds.width, height: extent)
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        geometry.lines(from: bounds.minY, to: bounds.maxY).map {
            IndexPath(row: $0.line, section: $0.section)
        }
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        geometry.lines(from: point.y, to: point.y + 0.001).first.map {
            IndexPath(row: $0.line, section: $0.section)
        }
    }
    open func cellForRow(at path: IndexPath) -> UITableViewCell? { cells[path] }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    // MARK: UIView

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    /// Behaviour 14: back in a window, the size is worked out anew.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { resizeContent() }
    }
}

@MainActor final class UITableViewIndex: UIControl {}

@MainActor open class UITableViewCell: UIView {
    open var textLabel: UILabel? { label }
    private lazy var label = UILabel()
    open var contentConfiguration: (any UIContentConfiguration)?
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}
@MainActor open class UITableViewHeaderFooterView: UIView {}
