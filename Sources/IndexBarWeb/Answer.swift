import IndexBarCore

/// What the last input answered, as doubles; which of them count, the flags say.
nonisolated(unsafe) private var answer = Table<Double>()

/// Which commands an answer has.
private struct Flags {
    var bits: Int32 = 0

    mutating func set(_ bit: Int32, _ isOn: Bool) { if isOn { bits |= 1 << bit } }
}

/// Writes commands into the table of answers, in the order of the contract, and gives the flags.
func tell(_ commands: IndexBarCommands) -> Int32 {
    let table = answer.room(for: 32)
    var flags = Flags()
    switch commands.timer {
    case .start(let seconds):
        table[0] = seconds
        flags.set(0, true)
    case .stop: flags.set(1, true)
    case nil: break
    }
    flags.set(2, commands.paint)
    flags.set(3, commands.stopsList)
    if let scroll = commands.scroll {
        flags.set(4, true)
        write(scroll.entry, scroll.section, scroll.row, scroll.fraction, to: table + 1)
        flags.set(5, scroll.animated)
    }
    if let restore = commands.restore {
        flags.set(6, true)
        (table[5], table[6], table[7]) = (Double(restore.row), restore.fraction, restore.offset ?? .nan)
    }
    flags.set(7, commands.visible == true)
    flags.set(8, commands.visible == false)
    if let reserved = commands.reservedThickness {
        flags.set(9, true)
        table[8] = reserved
    }
    flags.set(10, commands.valueChanged)
    tellOthers(commands, table, &flags)
    return flags.bits
}

private func tellOthers(
    _ commands: IndexBarCommands, _ table: UnsafeMutablePointer<Double>, _ flags: inout Flags
) {
    if let tracking = commands.tracking {
        flags.set(11, true)
        table[9] = number(tracking)
    }
    if let selection = commands.selection {
        flags.set(12, true)
        write(selection, to: table + 10)
    }
    flags.set(13, commands.haptic)
    if let entry = commands.announcement {
        flags.set(14, true)
        table[16] = Double(entry)
    }
    flags.set(15, commands.handled)
    flags.set(16, commands.selectedChanged)
    flags.set(17, commands.litChanged)
    flags.set(18, commands.trackingChanged)
}

private func write(_ selection: IndexBarSelection, to table: UnsafeMutablePointer<Double>) {
    write(selection.entry, selection.section, selection.row, selection.fraction, to: table)
    table[4] =
        switch selection.reason {
        case .touch: 0
        case .key: 1
        case .wheel: 2
        case .adjust: 3
        case .activate: 4
        }
    table[5] =
        switch selection.phase {
        case .began: 0
        case .changed: 1
        case .ended: 2
        }
}

/// An entry, its section (-1: the very top), row and fraction.
private func write(
    _ entry: Int, _ section: Int?, _ row: Int, _ fraction: Double, to table: UnsafeMutablePointer<Double>
) {
    (table[0], table[1], table[2], table[3]) = (Double(entry), Double(section ?? -1), Double(row), fraction)
}

private func number(_ tracking: IndexBarEffects.Tracking) -> Double {
    switch tracking {
    case .began: 0
    case .ended: 1
    case .cancelled: 2
    }
}

/// Where the last answer lies: 32 doubles.
@_expose(wasm, "answer") @_cdecl("indexbar_answer")
public func answerTable() -> UnsafeMutablePointer<Double> { answer.room(for: 32) }
