// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int
}
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
}

@MainActor open class UITableViewCell: UIView {}

/// Rows and headers as heights; the heights of rows not shown yet are estimates if the table has one.
@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public static let automaticDimension: CGFloat = -1

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open var rowHeight: CGFloat = 44
    open var estimatedRowHeight: CGFloat = 0
    open var sectionHeaderHeight: CGFloat = 28
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor?
    var heights: [[CGFloat]] = []
    var known: [[Bool]] = []
    private var cells: [IndexPath: UITableViewCell] = [:]

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) { unmodelled("UITableView.init(coder:)") }

    open var numberOfSections: Int { heights.count }
    open func numberOfRows(inSection section: Int) -> Int { heights[section].count }

    open func reloadData() {
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        let counts = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
        let guess = estimatedRowHeight > 0 ? estimatedRowHeight : nil
        heights = counts.indices.map { section in
            (0..<counts[section]).map { guess ?? height(IndexPath(row: $0, section: section)) }
        }
        known = counts.map { [Bool](repeating: guess == nil, count: $0) }
        for cell in cells.values { cell.removeFromSuperview() }
        cells = [:]
        resizeContent()
        setNeedsLayout()
    }

    func height(_ path: IndexPath) -> CGFloat {
        (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: path) ?? rowHeight
    }
    func headerHeight(_ section: Int) -> CGFloat {
        dataSource?.tableView(self, titleForHeaderInSection: section) == nil ? 0 : sectionHeaderHeight
    }
    private func resizeContent() {
        let last = heights.count
        contentSize = CGSize(width: bounds.width, height: top(of: last))
    }
    func top(of section: Int) -> CGFloat {
        (0..<section).reduce(0) { $0 + headerHeight($1) + heights[$1].reduce(0, +) }
    }

    open func rect(forSection section: Int) -> CGRect {
        let start = top(of: section)
        return CGRect(x: 0, y: start, width: bounds.width, height: top(of: section + 1) - start)
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        CGRect(x: 0, y: top(of: section), width: bounds.width, height: headerHeight(section))
    }
    open func rectForRow(at path: IndexPath) -> CGRect {
        let above = heights[path.section].prefix(path.row).reduce(0, +)
        return CGRect(
            x: 0, y: top(of: path.section) + headerHeight(path.section) + above, width: bounds.width,
            height: heights[path.section][path.row])
    }

    /// Behaviour 13: a place beyond the counts of the last reload raises; a section without rows is reached
    /// by `NSNotFound`, a table's speciality.
    open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard heights.indices.contains(path.section) else {
            raise(
                "NSRangeException",
                "section (\(path.section)) beyond bounds (\(heights.count)) for scrollToRow")
        }
        if path.row == NSNotFound {
            return jump(to: top(of: path.section), animated)
        }
        let rows = heights[path.section].count
        guard (0..<rows).contains(path.row) else {
            raise(
                "NSRangeException", "row (\(path.row)) beyond bounds (\(rows)) for section (\(path.section))")
        }
        jump(to: rectForRow(at: path).minY - headerHeight(path.section), animated)
    }
    private func jump(to y: CGFloat, _ animated: Bool) {
        setContentOffset(clamped(CGPoint(x: 0, y: y - adjustedContentInset.top)), animated: animated)
    }

    open var indexPathsForVisibleRows: [IndexPath]? {
        let window = bounds.inset(by: adjustedContentInset)
        var result: [IndexPath] = []
        for section in heights.indices {
            for row in heights[section].indices {
                let box = rectForRow(at: IndexPath(row: row, section: section))
                if box.maxY > window.minY, box.minY < window.maxY {
                    result.append(IndexPath(row: row, section: section))
                }
            }
        }
        return result
    }

    /// Behaviour 14: what is shown is measured, and the content's size follows.
    open override func layoutSubviews() {
        super.layoutSubviews()
        measureVisibleRows()
        placeCells()
    }

    private func measureVisibleRows() {
        guard estimatedRowHeight > 0 else { return }
        var changed = false
        for path in indexPathsForVisibleRows ?? [] where !known[path.section][path.row] {
            known[path.section][path.row] = true
            heights[path.section][path.row] = height(path)
            changed = true
        }
        if changed { resizeContent() }
    }

    /// New cells go above subviews that are not the table's own, or below them, as the policy says.
    private func placeCells() {
        let paths = indexPathsForVisibleRows ?? []
        for path in cells.keys where !paths.contains(path) {
            cells.removeValue(forKey: path)?.removeFromSuperview()
        }
        for path in paths where cells[path] == nil {
            guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
            cells[path] = cell
            insertSubview(cell, at: Policy.current.cellsOnTop ? subviews.count : 0)
        }
        for (path, cell) in cells { cell.frame = rectForRow(at: path) }
    }

    open func cellForRow(at path: IndexPath) -> UITableViewCell? { cells[path] }

    /// Behaviour 14: back in a window, the size is worked out anew.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { resizeContent() }
    }
}
