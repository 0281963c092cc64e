/// Where everything in a list is, along its scrolling.
struct ListGeometry {
    private(set) var sections: [ListSection] = []
    /// Where each section begins and, last, the content's end.
    private(set) var starts: [CGFloat] = [0]
    /// What comes before the first section.
    var top: CGFloat = 0 { didSet { restart() } }

    mutating func replace(_ sections: [ListSection]) {
        self.sections = sections
        restart()
    }

    private mutating func restart() {
        starts = [top]
        starts.reserveCapacity(sections.count + 1)
        var end = top
        for section in sections {
            end += section.extent
            starts.append(end)
        }
    }

    var extent: CGFloat { starts[sections.count] }

    /// Takes measures of lines that are shown; answers whether anything moved.
    mutating func measure(_ found: [(section: Int, line: Int, extent: CGFloat)]) -> Bool {
        var changed = false
        for one in found where sections[one.section].measure(one.line, one.extent) { changed = true }
        if changed { restart() }
        return changed
    }

    func start(of section: Int) -> CGFloat { starts[section] }
    func end(of section: Int) -> CGFloat { starts[section + 1] }

    func line(_ line: Int, in section: Int) -> (start: CGFloat, extent: CGFloat) {
        (starts[section] + sections[section].start(of: line), sections[section].extent(of: line))
    }

    /// Where a header is drawn while the list shows what comes after the place.
    func header(of section: Int, shownFrom place: CGFloat) -> (start: CGFloat, extent: CGFloat)? {
        guard let extent = sections[section].header else { return nil }
        let natural = starts[section] + sections[section].lead
        guard sections[section].pinsHeader else { return (natural, extent) }
        return (max(natural, min(place, end(of: section) - extent)), extent)
    }

    /// Where a footer is.
    func footer(of section: Int) -> (start: CGFloat, extent: CGFloat)? {
        let extent = sections[section].footer
        return extent > 0 ? (end(of: section) - extent, extent) : nil
    }

    /// The sections of which something lies between two places, rows or not.
    func sections(from start: CGFloat, to end: CGFloat) -> [Int] {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] > start { high = middle } else { low = middle + 1 }
        }
        return (low..<sections.count).prefix { starts[$0] < end }.map { $0 }
    }

    /// The lines that lie between two places, in order.
    func lines(from start: CGFloat, to end: CGFloat) -> [(section: Int, line: Int)] {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] > start { high = middle } else { low = middle + 1 }
        }
        var result: [(Int, Int)] = []
        for section in low..<sections.count {
            let one = sections[section]
            for line in one.line(endingAfter: start - starts[section])..<one.lines {
                guard starts[section] + one.start(of: line) < end else { break }
                result.append((section, line))
            }
            if starts[section + 1] >= end { break }
        }
        return result
    }
}
