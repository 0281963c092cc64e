// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UICollectionView {
    /// The first place that insets do not cover.
    var shownFrom: CGFloat {
        let inset = adjustedContentInset
        return edges.start + (!isHorizontal ? inset.top : isFlipped ? inset.right : inset.left)
    }
    private var edges: (start: CGFloat, end: CGFloat) {
        guard isHorizontal else { return (bounds.minY, bounds.maxY) }
        guard isFlipped else { return (bounds.minX, bounds.maxX) }
        return (contentSize.width - bounds.maxX, contentSize.width - bounds.minX)
    }
    private var isFlipped: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func flipped(_ box: CGRect) -> CGRect {
        isFlipped ? box.offsetBy(dx: contentSize.width - box.maxX - box.minX, dy: 0) : box
    }

    func box(_ start: CGFloat, _ extent: CGFloat) -> CGRect {
        isHorizontal
            ? flipped(CGRect(x: start, y: 0, width: extent, height: bounds.height))
            : CGRect(x: 0, y: start, width: bounds.width, height: extent)
    }

    func frameForItem(at path: IndexPath) -> CGRect {
        let perLine = max(1, geometry.sections[path.section].perLine)
        let line = geometry.line(path.item / perLine, in: path.section)
        var frame = box(line.start, line.extent)
        let part = CGFloat(path.item % perLine)
        if isHorizontal {
            frame.size.height /= CGFloat(perLine)
            frame.origin.y += part * frame.height
        } else {
            frame.size.width /= CGFloat(perLine)
            frame.origin.x += part * frame.width
            return flipped(frame)
        }
        return frame
    }

    func resizeContent() {
        let extent = geometry.extent
        contentSize =
            isHorizontal
            ? CGSize(width: extent, height: bounds.height) : CGSize(width: bounds.width, height: extent)
    }

    func shownPaths() -> [IndexPath] { paths(from: edges.start, to: edges.end) }

    func paths(in rect: CGRect) -> [IndexPath] {
        let box = isHorizontal ? flipped(rect) : rect
        return isHorizontal ? paths(from: box.minX, to: box.maxX) : paths(from: box.minY, to: box.maxY)
    }

    private func paths(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
        geometry.lines(from: start, to: end).flatMap { place -> [IndexPath] in
            let section = geometry.sections[place.section]
            let first = place.line * section.perLine
            return (first..<min(first + section.perLine, section.count)).map {
                IndexPath(item: $0, section: place.section)
            }
        }
    }

    /// Behaviours 14 and 16: as in a table; an estimated line is as high as its highest cell wants to be.
    func layOutItems() {
        #if !OBJECTIVE_C
            for _ in 0..<50 {
                let paths = shownPaths()
                for path in paths where cells[path] == nil {
                    let cell =
                        dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell()
                    cells[path] = cell
                    insertOwn(cell)
                }
                guard measure(paths) else { break }
                resizeContent()
            }
            let paths = Set(shownPaths())
            for (path, cell) in cells where !paths.contains(path) {
                cell.removeFromSuperview()
                cells[path] = nil
            }
            for (path, cell) in cells { cell.frame = frameForItem(at: path) }
            layOutSupplementaries()
        #endif
    }

    private func measure(_ paths: [IndexPath]) -> Bool {
        var found: [(section: Int, line: Int, extent: CGFloat)] = []
        for path in paths {
            let section = geometry.sections[path.section]
            let line = path.item / section.perLine
            guard section.isEstimate, !section.isKnown(line), path.item % section.perLine == 0 else {
                continue
            }
            let wanted = cells[path]?.sizeThatFits(CGSize(width: bounds.width, height: 0)).height ?? 0
            found.append((path.section, line, wanted > 0 ? wanted : section.line))
        }
        return geometry.measure(found)
    }

    /// Behaviours 19 and 23: what the layout has in the visible part, each view asked for by its own kind, and above
    /// the cells by its layer.
    private func layOutSupplementaries() {
        #if !OBJECTIVE_C
            let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds)?.filter {
                $0.representedElementCategory == .supplementaryView
            }
            var kept: Set<ElementPlace> = []
            for one in wanted ?? [] {
                guard let kind = one.representedElementKind else { continue }
                let place = ElementPlace(kind: kind, path: one.indexPath)
                kept.insert(place)
                let view =
                    supplementaries[place]
                    ?? dataSource?.collectionView(
                        self, viewForSupplementaryElementOfKind: kind, at: one.indexPath)
                    ?? UICollectionReusableView()
                if supplementaries[place] == nil { insertOwn(view) }
                supplementaries[place] = view
                view.frame = one.frame
                view.layer.zPosition = CGFloat(max(1, one.zIndex))
            }
            for (place, view) in supplementaries where !kept.contains(place) {
                view.removeFromSuperview()
                supplementaries[place] = nil
            }
        #endif
    }

    /// The sections of which something is shown in a part of the content.
    func sections(in rect: CGRect) -> [Int] {
        guard isHorizontal else { return geometry.sections(from: rect.minY, to: rect.maxY) }
        let box = flipped(rect)
        return geometry.sections(from: box.minX, to: box.maxX)
    }

    /// Behaviour 13: beyond the counts it raises, and there is no `NSNotFound` here. Behaviour 14: a pinned header
    /// covers the item that was scrolled to the top.
    public func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard contains(path) else {
            let isSection = geometry.sections.indices.contains(path.section)
            let count = isSection ? geometry.sections[path.section].count : 0
            raise(
                "NSInvalidArgumentException",
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are "
                    + "only \(count) items in section \(path.section).")
        }
        let frame = frameForItem(at: path)
        let inset = adjustedContentInset
        let target =
            isHorizontal
            ? CGPoint(
                x: isFlipped ? frame.maxX + inset.right - bounds.width : frame.minX - inset.left,
                y: contentOffset.y)
            : CGPoint(x: 0, y: frame.minY - inset.top)
        setContentOffset(clamped(target), animated: animated)
    }
}
