/// One section of a list as lengths along the scrolling: header, lines of items, footer.
struct ListSection {
    var count = 0
    /// The header's extent; nil: there is none.
    var header: CGFloat?
    /// Behaviour 22: free room above the header, if there is one.
    var padding: CGFloat = 0
    /// Behaviour 19: what the layout calls header and footer.
    var headerKind = "UICollectionElementKindSectionHeader"
    var footerKind = "UICollectionElementKindSectionFooter"
    var footer: CGFloat = 0
    /// Whether the header stays at the top while its section is shown.
    var pinsHeader = false
    /// Room before the first and after the last line.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// Items side by side in a line.
    var perLine = 1
    /// A line's extent, or what it is taken for until it is measured.
    var line: CGFloat = 44
    var isEstimate = false
    var spacing: CGFloat = 0
    /// Lines that differ, with their extent.
    private(set) var measured: [Int: CGFloat] = [:]
    private var known: Set<Int> = []

    /// The padding where there is a header to pad.
    var lead: CGFloat { header == nil ? 0 : padding }

    var lines: Int { (count + perLine - 1) / max(1, perLine) }

    /// Behaviour 14: an estimate gives way once the line is shown.
    mutating func measure(_ line: Int, _ extent: CGFloat) -> Bool {
        guard known.insert(line).inserted else { return false }
        guard extent != self.line else { return false }
        measured[line] = extent
        return true
    }

    func isKnown(_ line: Int) -> Bool { !isEstimate || known.contains(line) }

    func extent(of line: Int) -> CGFloat { measured[line] ?? self.line }

    /// Where a line begins, from the section's start.
    func start(of line: Int) -> CGFloat {
        var result = lead + (header ?? 0) + before + CGFloat(line) * (self.line + spacing)
        for (place, extent) in measured where place < line { result += extent - self.line }
        return result
    }

    var extent: CGFloat {
        guard lines > 0 else { return lead + (header ?? 0) + before + after + footer }
        return start(of: lines - 1) + extent(of: lines - 1) + after + footer
    }

    /// The line that ends beyond the place; the number of lines if none does.
    func line(endingAfter place: CGFloat) -> Int {
        var (low, high) = (0, lines)
        while low < high {
            let middle = (low + high) / 2
            if start(of: middle) + extent(of: middle) > place { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
