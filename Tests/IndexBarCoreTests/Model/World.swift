import IndexBarCore

/// Everything that decides where things are on a bar, as one value that a failing test can print.
struct World: CustomStringConvertible, Sendable {
    /// Axis, direction, and what is taken from the ends of the bar.
    struct Frame: Sendable {
        var axis = IndexBarStyle.Axis.vertical
        /// Which axis the bar is meant to have, whatever `axis` says.
        var isHorizontal = false
        var isRightToLeft = false
        /// The inset at the top or left, and at the bottom or right.
        var near = 0.0
        var far = 0.0
        var padding = 0.0

        var taken: Double { near + far + 2 * padding }
    }

    var count = 0
    /// The length of the bar along its axis.
    var extent = 0.0
    var pitch = 14.0
    var distribution = IndexBarStyle.Distribution.center
    var gaps = IndexBarStyle.Gaps.dots
    var required: [Int] = []
    /// The rows of each entry's section; nil: one row each.
    var rows: [Int]?
    /// The level of each entry's title; nil: all alike.
    var levels: [Int]?
    var frame = Frame()

    func level(of entry: Int) -> Int {
        guard let levels, entry < levels.count, !required.contains(entry) else { return 0 }
        return max(0, levels[entry])
    }

    var isMirrored: Bool { frame.isHorizontal && frame.isRightToLeft }

    var description: String {
        "\(count) entries on \(extent), pitch \(pitch), \(distribution), gaps \(gaps), required \(required), "
            + "rows \(rows.map { "\($0)" } ?? "nil"), levels \(levels ?? []), \(frame.isHorizontal ? "horizontal" : "vertical")"
            + " (\(frame.axis)), \(frame.isRightToLeft ? "rtl" : "ltr"), insets \(frame.near) \(frame.far), "
            + "padding \(frame.padding)"
    }

    var content: IndexBarContent {
        IndexBarContent(count: count, rowCounts: rows, required: required, levels: levels)
    }

    var style: IndexBarStyle {
        var style = IndexBarStyle()
        style.axis = frame.axis
        style.distribution = distribution
        style.gaps = gaps
        style.endPadding = frame.padding
        return style
    }

    var metrics: IndexBarMetrics {
        let across = min(15, extent / 2)
        let insets =
            frame.isHorizontal
            ? IndexBarInsets(left: frame.near, right: frame.far)
            : IndexBarInsets(top: frame.near, bottom: frame.far)
        return IndexBarMetrics(
            width: frame.isHorizontal ? extent : across, height: frame.isHorizontal ? across : extent,
            insets: insets, isRightToLeft: frame.isRightToLeft, pitch: pitch)
    }

    var layout: IndexBarLayout { IndexBarLayout(content: content, style: style, metrics: metrics) }
}
