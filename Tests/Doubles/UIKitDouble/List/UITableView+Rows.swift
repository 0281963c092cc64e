extension UITableView {
    func freshSections() -> [ListSection] {
        #if OBJECTIVE_C
            return []
        #else
            let count = dataSource?.numberOfSections(in: self) ?? 0
            return (0..<count).map(freshSection)
        #endif
    }

    #if !OBJECTIVE_C
        private func freshSection(_ section: Int) -> ListSection {
            var result = ListSection()
            result.count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
            let title = dataSource?.tableView(self, titleForHeaderInSection: section)
            result.header = title == nil ? nil : sectionHeaderHeight
            result.pinsHeader = style == .plain
            result.padding = headerPadding
            result.line = estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight
            result.isEstimate = estimatedRowHeight > 0
            guard !result.isEstimate, let delegate = delegate as? any UITableViewDelegate else {
                return result
            }
            for row in 0..<result.count {
                let path = IndexPath(row: row, section: section)
                _ = result.measure(row, delegate.tableView(self, heightForRowAt: path))
            }
            return result
        }

        private func height(_ path: IndexPath) -> CGFloat {
            (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: path) ?? rowHeight
        }
    #endif

    /// Behaviour 22: the automatic padding is 22 points in the plain style and none in the others.
    private var headerPadding: CGFloat {
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? 22 : 0
    }

    func resizeContent() { contentSize = CGSize(width: bounds.width, height: geometry.extent) }

    func headerViewDidChange(_ old: UIView?) {
        old?.removeFromSuperview()
        geometry.top = tableHeaderView?.frame.height ?? 0
        if let tableHeaderView { insertSubview(tableHeaderView, at: 0) }
        resizeContent()
        setNeedsLayout()
    }

    /// Behaviours 14 and 16: what is shown gets a cell and is measured; the content's size follows; new cells and
    /// headers go above foreign subviews or below them.
    func layOutRows() {
        #if !OBJECTIVE_C
            measureShown()
            let shown = geometry.lines(from: bounds.minY, to: bounds.maxY)
            let paths = Set(shown.map { IndexPath(row: $0.line, section: $0.section) })
            for (path, cell) in cells where !paths.contains(path) {
                cell.removeFromSuperview()
                cells[path] = nil
            }
            for path in paths.sorted() {
                let cell = cells[path] ?? dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
                if cells[path] == nil { insertOwn(cell) }
                cells[path] = cell
                cell.frame = rectForRow(at: path)
            }
            layOutHeaders(Set(geometry.sections(from: bounds.minY, to: bounds.maxY)))
        #endif
    }

    #if !OBJECTIVE_C
        private func measureShown() {
            guard estimatedRowHeight > 0 else { return }
            for _ in 0..<50 {
                let unknown = geometry.lines(from: bounds.minY, to: bounds.maxY).filter {
                    !geometry.sections[$0.section].isKnown($0.line)
                }
                guard !unknown.isEmpty else { return }
                let found = unknown.map {
                    (
                        section: $0.section, line: $0.line,
                        extent: height(IndexPath(row: $0.line, section: $0.section))
                    )
                }
                if geometry.measure(found) { resizeContent() }
            }
        }

        private func layOutHeaders(_ sections: Set<Int>) {
            for (section, view) in headers where !sections.contains(section) {
                view.removeFromSuperview()
                headers[section] = nil
            }
            for section in sections.sorted() {
                let place = geometry.header(of: section, shownFrom: bounds.minY + adjustedContentInset.top)
                guard let place else { continue }
                let view = headers[section] ?? UITableViewHeaderFooterView()
                if headers[section] == nil { insertOwn(view) }
                headers[section] = view
                view.frame = CGRect(x: 0, y: place.start, width: bounds.width, height: place.extent)
            }
        }
    #endif
}

extension UIScrollView {
    /// Where a list puts its own views: sources disagree, so policy decides.
    func insertOwn(_ view: UIView) {
        if Policy.current.cellsOnTop { addSubview(view) } else { insertSubview(view, at: 0) }
    }
}
