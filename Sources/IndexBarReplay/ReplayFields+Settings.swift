import Foundation
import IndexBarCore

extension ReplayFields {
    func content() throws(ReplayError) -> IndexBarContent {
        let titles = try texts("titles")
        let count = try whole("count")
        let sections = try wholesOrNulls("sections")
        let rows = try wholes("rows")
        let ids = try texts("ids")
        let required = try wholes("required") ?? []
        let spoken = try texts("spoken")
        if let titles {
            return IndexBarContent(
                titles: titles, sections: sections, rowCounts: rows, ids: ids, required: required,
                spokenTitles: spoken, searchKeys: titles.map(SearchFolding.key(for:)))
        }
        guard let count else { throw ReplayError("'titles' and 'count' are missing") }
        return IndexBarContent(
            count: count, sections: sections, rowCounts: rows, ids: ids, required: required,
            spokenTitles: spoken)
    }

    /// The style with what the line names replaced.
    func style(_ old: IndexBarStyle) throws(ReplayError) -> IndexBarStyle {
        var style = old
        style.axis = try word("axis", ReplayWords.axes) ?? style.axis
        style.distribution = try word("distribution", ReplayWords.distributions) ?? style.distribution
        style.gaps = try word("gaps", ReplayWords.gaps) ?? style.gaps
        style.endPadding = try number("endPadding") ?? style.endPadding
        style.hysteresis = try number("hysteresis") ?? style.hysteresis
        style.activation = try activation() ?? style.activation
        style.selects = try word("selects", ReplayWords.selects) ?? style.selects
        style.emptySections = try word("emptySections", ReplayWords.emptySections) ?? style.emptySections
        style.restoresOnCancel = try flag("restoresOnCancel") ?? style.restoresOnCancel
        style.minimumRows = try whole("minimumRows") ?? style.minimumRows
        style.autoHide = try word("autoHide", ReplayWords.autoHide) ?? style.autoHide
        style.revealsOnEdgeTouch = try flag("revealsOnEdgeTouch") ?? style.revealsOnEdgeTouch
        style.fineScrub = try flag("fineScrub") ?? style.fineScrub
        return style
    }

    private func activation() throws(ReplayError) -> IndexBarStyle.Activation? {
        guard has("activation") else { return nil }
        guard let fields = try? fields("activation") else {
            return try word("activation", ["touchDown": .touchDown])
        }
        switch (try fields.number("drag"), try fields.number("delay")) {
        case (let minimum?, nil): return .drag(minimum: minimum)
        case (nil, let seconds?): return .delay(seconds: seconds)
        default: throw ReplayError("'activation' names not just one of 'drag' and 'delay'")
        }
    }

    /// The metrics with what the line names replaced; insets are replaced whole.
    func metrics(_ old: IndexBarMetrics) throws(ReplayError) -> IndexBarMetrics {
        var metrics = old
        metrics.width = try neededNumber("width")
        metrics.height = try neededNumber("height")
        if let isRightToLeft = try word("direction", ["ltr": false, "rtl": true]) {
            metrics.isRightToLeft = isRightToLeft
        }
        if let insets = try fields("insets") {
            metrics.insets = IndexBarInsets(
                top: try insets.number("top") ?? 0, left: try insets.number("left") ?? 0,
                bottom: try insets.number("bottom") ?? 0, right: try insets.number("right") ?? 0)
        }
        return metrics
    }
}
