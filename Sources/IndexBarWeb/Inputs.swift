import IndexBarCore

/// A finger or a mouse: phase and kind by their order in `IndexBarPointer`.
@_expose(wasm, "pointer") @_cdecl("indexbar_pointer")
public func pointer(
    _ phase: Int32, _ id: Int32, _ x: Double, _ y: Double, _ time: Double, _ kind: Int32
) -> Int32 {
    tell(
        driver.pointer(
            IndexBarPointer(
                phase.of(IndexBarPointer.Phase.self), id: Int(id), x: x, y: y, time: time,
                kind: kind.of(IndexBarPointer.Kind.self))))
}

/// A key by its order in `IndexBarPress`; 11 is a character, with the entry that it finds or -1.
@_expose(wasm, "press") @_cdecl("indexbar_press")
public func press(_ key: Int32, _ entry: Int32, _ modifiers: Int32, _ time: Double) -> Int32 {
    let named: [IndexBarPress] = [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .return, .space, .escape,
    ]
    let character = IndexBarPress.character(entry < 0 ? nil : Int(entry))
    return tell(
        driver.press(
            key >= 0 && key < 11 ? named[Int(key)] : character,
            modifiers: IndexBarModifiers(rawValue: Int(modifiers)), time: time))
}

/// Whether a character may be the bar's, so that its titles are worth a search.
@_expose(wasm, "takesText") @_cdecl("indexbar_takes_text")
public func takesText(_ modifiers: Int32) -> Int32 {
    driver.takesText(IndexBarModifiers(rawValue: Int(modifiers))) ? 1 : 0
}

/// A wheel, in notches or in points.
@_expose(wasm, "wheel") @_cdecl("indexbar_wheel")
public func wheel(_ delta: Double, _ isInPoints: Int32) -> Int32 {
    tell(driver.wheel(isInPoints != 0 ? .points(delta) : .notches(delta)))
}

/// What assistive technology asks for: 0 increment, 1 decrement, 2 activate, 3 escape, 4 an action's entry, 5 a value.
@_expose(wasm, "accessible") @_cdecl("indexbar_accessible")
public func accessible(_ action: Int32, _ entry: Int32) -> Int32 {
    let actions: [IndexBarAccessibleAction] = [
        .increment, .decrement, .activate, .escape, .action(Int(entry)), .value(Int(entry)),
    ]
    return tell(driver.accessible(action >= 0 && action < 6 ? actions[Int(action)] : .value(Int(entry))))
}

/// An app's or a menu's choice.
@_expose(wasm, "choose") @_cdecl("indexbar_choose")
public func choose(_ entry: Int32) -> Int32 { tell(driver.choose(entry: Int(entry))) }

/// Whether a focus is to be seen on the bar.
@_expose(wasm, "focus") @_cdecl("indexbar_focus")
public func focus(_ isVisible: Int32) -> Int32 { tell(driver.focus(isVisible: isVisible != 0)) }

/// What the list shows: NaN where rows, section, lengths or offset are not known.
@_expose(wasm, "list") @_cdecl("indexbar_list")
public func list(
    _ rows: Double, _ row: Double, _ fraction: Double, _ section: Double, _ viewport: Double,
    _ content: Double, _ before: Double, _ after: Double, _ offset: Double, _ moving: Int32
) -> Int32 {
    tell(
        driver.list(
            IndexBarListState(
                rows: rows.whole.map { max(0, $0) }, row: row.whole ?? 0, fraction: fraction,
                section: section.whole, viewport: viewport.known, content: content.known,
                insetBefore: before, insetAfter: after, offset: offset.known,
                moving: moving.of(IndexBarListState.Moving.self))))
}

extension Double {
    fileprivate var known: Double? { isNaN ? nil : self }
}

/// A frame begins.
@_expose(wasm, "frame") @_cdecl("indexbar_frame")
public func frame() -> Int32 { tell(driver.frame()) }

/// The timer has run out.
@_expose(wasm, "timer") @_cdecl("indexbar_timer")
public func timer() -> Int32 { tell(driver.timerIsOver()) }
