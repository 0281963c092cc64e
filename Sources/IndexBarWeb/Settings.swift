import IndexBarCore

// MARK: Entries

/// The columns of the next content: sections, rows, ids, required entries, levels; and the lengths of titles.
nonisolated(unsafe) private var columns: (Column, Column, Column, Column, Column, Column) = (
    Column(), Column(), Column(), Column(), Column(), Column()
)

private struct Column {
    var table = Table<Int32>()
    /// How many values were given; nil: the column is left out.
    var count: Int?

    /// The values, where the least number stands for none.
    var optionals: [Int?]? {
        guard let count, let start = table.start else { return count == nil ? nil : [] }
        return (0..<count).map { start[$0] == .min ? nil : Int(start[$0]) }
    }

    var values: [Int]? { optionals?.map { $0 ?? 0 } }
}

/// Room for a column of the next content, 0 sections, 1 rows, 2 ids, 3 required entries, 4 levels, or 5, the lengths of
/// titles: so many 32-bit whole numbers. The least one stands for no section and no id.
@_expose(wasm, "column") @_cdecl("indexbar_column")
public func column(_ kind: Int32, _ count: Int32) -> UnsafeMutablePointer<Int32> {
    let count = max(0, Int(count))
    func room(_ column: inout Column) -> UnsafeMutablePointer<Int32> {
        column.count = count
        return column.table.room(for: count)
    }
    switch kind {
    case 0: return room(&columns.0)
    case 1: return room(&columns.1)
    case 2: return room(&columns.2)
    case 3: return room(&columns.3)
    case 4: return room(&columns.4)
    default: return room(&columns.5)
    }
}

/// Puts into column 5 the entries whose titles are to be measured, by the lengths that stand in it.
///
/// - Returns: how many these are.
@_expose(wasm, "toMeasure") @_cdecl("indexbar_to_measure")
public func toMeasure() -> Int32 {
    let lengths = columns.5.values ?? []
    let chosen = IndexBarEntries.measured(
        count: lengths.count, atMost: driver.style.constants.mostMeasured
    ) { lengths[$0] }
    let room = columns.5.table.room(for: chosen.count)
    for (place, entry) in chosen.enumerated() { room[place] = Int32(entry) }
    return Int32(chosen.count)
}

/// New content of so many entries, with the columns given since the last.
@_expose(wasm, "content") @_cdecl("indexbar_content")
public func content(_ count: Int32) -> Int32 {
    let entries = IndexBarEntries(
        count: Int(count), sections: columns.0.optionals, rowCounts: columns.1.values,
        ids: columns.2.optionals, required: columns.3.values ?? [], levels: columns.4.values)
    (columns.0.count, columns.1.count, columns.2.count) = (nil, nil, nil)
    (columns.3.count, columns.4.count) = (nil, nil)
    return tell(driver.replace(entries: entries))
}

// MARK: Style

/// The style and the measures that the next `apply` takes.
nonisolated(unsafe) private var style = IndexBarStyle()
nonisolated(unsafe) private var measured = IndexBarMeasured()

/// Sets a member of the style; NaN where a length may be none. An unknown number is passed over.
@_expose(wasm, "style") @_cdecl("indexbar_style")
public func setStyle(_ member: Int32, _ value: Double) {
    let word = Int32(value.whole ?? 0)
    let isOn = word != 0
    switch member {
    case 0: style.axis = word.of(IndexBarStyle.Axis.self)
    case 1: style.distribution = word.of(IndexBarStyle.Distribution.self)
    case 2: style.gaps = word.of(IndexBarStyle.Gaps.self)
    case 3: style.endPadding = value
    case 4: style.hysteresis = value
    case 5: style.activation = .touchDown
    case 6: style.activation = .drag(minimum: value)
    case 7: style.activation = .delay(seconds: value)
    case 8: style.selects = word.of(IndexBarStyle.Selects.self)
    case 9: style.emptySections = word.of(IndexBarStyle.EmptySections.self)
    case 10: style.dimsEmpty = isOn
    case 11: style.restoresOnCancel = isOn
    case 12: style.minimumRows = Int(word)
    case 13: style.fineScrub = isOn
    case 14: style.autoHide = word.of(IndexBarStyle.AutoHide.self)
    case 15: style.revealsOnEdgeTouch = isOn
    case 16: style.hideDelay = value
    case 17: style.maximumThickness = value.isNaN ? nil : value
    case 18: style.hitThickness = value.isNaN ? nil : value
    case 19: style.floats = isOn
    case 20: style.showsHighlight = isOn
    case 21: style.showsPreview = isOn
    case 22: style.scrollsAnimated = isOn
    case 23: style.liftTolerance = isOn
    case 24: style.previewsWhileScrolling = isOn
    default: break
    }
}

/// Sets a measure, in points; an unknown number is passed over.
@_expose(wasm, "measure") @_cdecl("indexbar_measure")
public func setMeasure(_ member: Int32, _ value: Double) {
    switch member {
    case 0: measured.width = value
    case 1: measured.height = value
    case 2: measured.insets.top = value
    case 3: measured.insets.left = value
    case 4: measured.insets.bottom = value
    case 5: measured.insets.right = value
    case 6: measured.margins.top = value
    case 7: measured.margins.left = value
    case 8: measured.margins.bottom = value
    case 9: measured.margins.right = value
    case 10: measured.isRightToLeft = value == 1
    case 11: measured.along.vertical = value
    case 12: measured.along.horizontal = value
    case 13: measured.across.vertical = value
    case 14: measured.across.horizontal = value
    case 15: measured.isAttached = value == 1
    case 16: measured.ownsHit = value == 1
    case 17: measured.isEnabled = value == 1
    case 18: measured.isPutAway = value == 1
    case 19: measured.reducesMotion = value == 1
    default: break
    }
}

/// Sets what preview and hit area stay inside; a width of NaN: no limits.
@_expose(wasm, "boundary") @_cdecl("indexbar_boundary")
public func setBoundary(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    measured.boundary =
        width.isNaN ? nil : IndexBarRectangle(x: x, y: y, width: width, height: height)
}

/// Takes the style and the measures that were set.
@_expose(wasm, "apply") @_cdecl("indexbar_apply")
public func apply() -> Int32 { tell(driver.update(style: style, measured: measured)) }
