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
        let levels = try wholes("levels")
        let keys = try texts("searchKeys")
        let language = try text("language")
        if let titles {
            return IndexBarContent(
                titles: titles, sections: sections, rowCounts: rows, ids: ids, required: required,
                levels: levels, spokenTitles: spoken, searchKeys: keys, language: language)
        }
        guard let count else { throw ReplayError("'titles' and 'count' are missing") }
        return IndexBarContent(
            count: count, sections: sections, rowCounts: rows, ids: ids, required: required, levels: levels,
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
        style.dimsEmpty = try flag("dimsEmpty") ?? style.dimsEmpty
        style.hideDelay = try number("hideDelay") ?? style.hideDelay
        style.hitThickness = try numberOrNull("hitThickness") ?? style.hitThickness
        style.maximumThickness = try numberOrNull("maximumThickness") ?? style.maximumThickness
        style.showsHighlight = try flag("showsHighlight") ?? style.showsHighlight
        style.showsPreview = try flag("showsPreview") ?? style.showsPreview
        style.floats = try flag("floats") ?? style.floats
        style.scrollsAnimated = try flag("scrollsAnimated") ?? style.scrollsAnimated
        style.liftTolerance = try flag("liftTolerance") ?? style.liftTolerance
        style.previewsWhileScrolling = try flag("previewsWhileScrolling") ?? style.previewsWhileScrolling
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

    /// The measures with what a `resize` names replaced; insets are replaced whole.
    func resized(_ old: IndexBarMeasured) throws(ReplayError) -> IndexBarMeasured {
        var measured = old
        measured.width = try neededNumber("width")
        measured.height = try neededNumber("height")
        measured.isRightToLeft = try isRightToLeft() ?? measured.isRightToLeft
        measured.insets = try insets("insets") ?? measured.insets
        return measured
    }

    /// The measures with what a `measure` names replaced.
    func measured(_ old: IndexBarMeasured) throws(ReplayError) -> IndexBarMeasured {
        var measured = old
        measured.width = try number("width") ?? measured.width
        measured.height = try number("height") ?? measured.height
        measured.isRightToLeft = try isRightToLeft() ?? measured.isRightToLeft
        measured.insets = try insets("insets") ?? measured.insets
        measured.margins = try insets("margins") ?? measured.margins
        measured.along = try perAxis("along", measured.along)
        measured.across = try perAxis("across", measured.across)
        if has("boundary") { measured.boundary = try rectangle("boundary") }
        measured.isAttached = try flag("attached") ?? measured.isAttached
        measured.ownsHit = try flag("ownsHit") ?? measured.ownsHit
        measured.isEnabled = try flag("enabled") ?? measured.isEnabled
        measured.isPutAway = try flag("putAway") ?? measured.isPutAway
        measured.reducesMotion = try flag("reducedMotion") ?? measured.reducesMotion
        return measured
    }

    private func isRightToLeft() throws(ReplayError) -> Bool? {
        try word("direction", ["ltr": false, "rtl": true])
    }

    private func insets(_ key: String) throws(ReplayError) -> IndexBarInsets? {
        guard let insets = try fields(key) else { return nil }
        return IndexBarInsets(
            top: try insets.number("top") ?? 0, left: try insets.number("left") ?? 0,
            bottom: try insets.number("bottom") ?? 0, right: try insets.number("right") ?? 0)
    }

    private func perAxis(
        _ key: String, _ old: IndexBarMeasured.PerAxis
    ) throws(ReplayError) -> IndexBarMeasured.PerAxis {
        guard let lengths = try fields(key) else { return old }
        return IndexBarMeasured.PerAxis(
            vertical: try lengths.number("vertical") ?? old.vertical,
            horizontal: try lengths.number("horizontal") ?? old.horizontal)
    }

    private func rectangle(_ key: String) throws(ReplayError) -> IndexBarRectangle? {
        guard !isNull(key), let sides = try fields(key) else { return nil }
        return IndexBarRectangle(
            x: try sides.number("x") ?? 0, y: try sides.number("y") ?? 0,
            width: try sides.number("width") ?? 0, height: try sides.number("height") ?? 0)
    }
}
