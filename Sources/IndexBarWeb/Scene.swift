import IndexBarCore

/// What was read last, as doubles.
nonisolated(unsafe) private var reading = Table<Double>()
private let headLength = 17
private let slotLength = 7

/// Where the last scene lies: visible, strip, whether there are a hit area and a highlight, these, the preview's entry
/// (-1: none), its scale and its offset; then for each slot that is painted its first and last entry (the last is -1 for a title),
/// rectangle and look (0 normal, 1 lit, 2 dimmed, 3 disabled).
@_expose(wasm, "reading") @_cdecl("indexbar_reading")
public func readingTable() -> UnsafeMutablePointer<Double> { reading.room(for: headLength) }

/// Reads the scene into the table.
///
/// - Returns: the number of slots; the first begins after 17 doubles.
@_expose(wasm, "scene") @_cdecl("indexbar_scene")
public func readScene() -> Int32 {
    let scene = driver.scene
    let table = reading.room(for: headLength + slotLength * driver.layout.slotCount)
    table[0] = scene.isVisible ? 1 : 0
    write(scene.strip, to: table + 1)
    (table[5], table[10]) = (scene.hitArea == nil ? 0 : 1, scene.highlight == nil ? 0 : 1)
    write(scene.hitArea, to: table + 6)
    write(scene.highlight, to: table + 11)
    let preview = scene.preview
    (table[15], table[16]) = (Double(preview?.entry ?? -1), preview?.scale ?? 1)
    var count = 0
    for slot in scene.slots {
        if case .gap = slot.kind, slot.dot == nil { continue }
        let place = table + headLength + count * slotLength
        switch slot.kind {
        case .title(let entry): (place[0], place[1]) = (Double(entry), -1)
        case .gap(let hidden): (place[0], place[1]) = (Double(hidden.lowerBound), Double(hidden.upperBound))
        }
        write(slot.dot ?? slot.rectangle, to: place + 2)
        place[6] =
            switch slot.look {
            case .normal: 0
            case .lit: 1
            case .dimmed: 2
            case .disabled: 3
            }
        count += 1
    }
    return Int32(count)
}

/// Reads where a preview of a size goes into the table's first four doubles.
///
/// - Returns: 0 left, 1 right, 2 above, 3 below; -1: there is none.
@_expose(wasm, "preview") @_cdecl("indexbar_preview")
public func readPreview(_ width: Double, _ height: Double) -> Int32 {
    guard let place = driver.scene.preview(width: width, height: height) else { return -1 }
    write(place.rectangle, to: reading.room(for: headLength))
    return switch place.side {
    case .left: 0
    case .right: 1
    case .above: 2
    case .below: 3
    }
}

private func write(_ rectangle: IndexBarRectangle?, to table: UnsafeMutablePointer<Double>) {
    let rectangle = rectangle ?? IndexBarRectangle()
    (table[0], table[1], table[2], table[3]) = (
        rectangle.x, rectangle.y, rectangle.width, rectangle.height
    )
}

/// A number of the bar's state: 0 selected, 1 lit, 2 current entry (-1: none), 3 tracking, 4 hidden, 5 reserved thickness
/// as commands tell it, 6 horizontal, 7 mirrored, 8 drawn thickness, 9 hit thickness, 10 natural length, 11 number of rows,
/// 12 takes input, 13 reserved thickness as the engine has it.
@_expose(wasm, "state") @_cdecl("indexbar_state")
public func state(_ what: Int32) -> Double {
    switch what {
    case 0: Double(driver.selectedEntry ?? -1)
    case 1: Double(driver.highlightedEntry ?? -1)
    case 2: Double(driver.currentEntry ?? -1)
    case 3: driver.isTracking ? 1 : 0
    case 4: driver.engine.isHidden ? 1 : 0
    case 5: driver.reservedThickness
    case 6: driver.layout.axis == .horizontal ? 1 : 0
    case 7: driver.layout.isMirrored ? 1 : 0
    case 8: driver.thickness.drawn
    case 9: driver.thickness.hit
    case 10: driver.naturalLength
    case 11: Double(driver.entries.rowCount)
    case 12: driver.takesInput ? 1 : 0
    case 13: driver.engine.reservedThickness
    default: .nan
    }
}

/// A figure of the contract's: 0 dimmed, 1 disabled, 2 titles to measure, 3 pause between typed texts.
@_expose(wasm, "constant") @_cdecl("indexbar_constant")
public func constant(_ what: Int32) -> Double {
    let constants = driver.style.constants
    return switch what {
    case 0: constants.dimmed
    case 1: constants.disabled
    case 2: Double(constants.mostMeasured)
    case 3: constants.typingPause
    default: .nan
    }
}
