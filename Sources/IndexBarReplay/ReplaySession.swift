import Foundation
import IndexBarCore

/// A driver that is driven by the lines of a script, a line of answer for each.
package struct ReplaySession: Sendable {
    package private(set) var driver = IndexBarDriver()
    private var texts = IndexBarTexts { $0.decomposedStringWithCompatibilityMapping }
    /// What the last `content` said.
    package var content: IndexBarContent { texts.content }
    /// The size of the preview that `scene` places.
    private var preview = IndexBarRectangle()
    /// Whether a line was refused.
    package private(set) var hasRefused = false

    package init() {}

    /// The answer to a line; nil for a blank line and a comment, which have none.
    package mutating func answer(to line: Data) -> String? {
        guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }),
            first != UInt8(ascii: "#")
        else { return nil }
        do throws(ReplayError) {
            let fields = try ReplayFields(line: line)
            guard let op = try fields.text("op") else { throw ReplayError("'op' is missing") }
            if let answer = try answer(to: op, fields) { return answer }
            if let answer = try setting(op, fields) { return answer }
            if let answer = try question(op, fields) { return answer }
            throw ReplayError("'op' has the unknown word '\(op.prefix(40))'")
        } catch {
            hasRefused = true
            return "{\"error\":\(ReplayJSON.string(error.description))}"
        }
    }

    // MARK: Inputs

    /// What happens to the driver, or to its engine.
    private mutating func answer(to op: String, _ fields: ReplayFields) throws(ReplayError) -> String? {
        if let input = try fields.driverInput(op, driver.measured) { return carryOut(input) }
        // The text layer takes what was typed only if the whole line can be read.
        var texts = texts
        let isTracking = driver.isTracking
        let input = try fields.input(op) { text, time in
            isTracking ? nil : texts.find(text, at: time, driver)
        }
        guard let input else { return nil }
        self.texts = texts
        return line(driver.engineInput(input))
    }

    private mutating func carryOut(_ input: ReplayDriverInput) -> String {
        switch input {
        case .measure(let measured, let size):
            preview = size ?? preview
            return line(driver.update { $0 = measured })
        case .pointer(let pointer): return line(driver.pointer(pointer), tellsHandled: true)
        case .press(let key, let modifiers, let time):
            return line(driver.press(key, modifiers: modifiers, time: time), tellsHandled: true)
        case .type(let text, let modifiers, let time):
            let commands = texts.press(character: text, modifiers: modifiers, time: time, on: &driver)
            return line(commands, tellsHandled: true)
        case .wheel(let wheel): return line(driver.wheel(wheel))
        case .focus(let isVisible): return line(driver.focus(isVisible: isVisible))
        case .accessible(let action): return line(driver.accessible(action))
        case .choose(let entry): return line(driver.choose(entry: entry))
        case .list(let state): return line(driver.list(state))
        case .tick: return line(driver.frame())
        case .timer:
            let (effects, commands) = driver.timerIsOver()
            return "{\"effects\":[\(items(effects))],\"commands\":[\(items(commands))]}"
        }
    }

    // MARK: Settings and questions

    private mutating func setting(_ op: String, _ fields: ReplayFields) throws(ReplayError) -> String? {
        switch op {
        case "content": return line(driver.take(texts.replace(content: try fields.content())))
        case "style":
            let style = try fields.style(driver.style)
            var measured = driver.measured
            if let pitch = try fields.number("pitch") {
                measured.along = IndexBarMeasured.PerAxis(vertical: pitch, horizontal: pitch)
            }
            return line(driver.take(style: style, measured: measured))
        case "resize":
            return line(driver.take(style: driver.style, measured: try fields.resized(driver.measured)))
        default: return nil
        }
    }

    private mutating func question(_ op: String, _ fields: ReplayFields) throws(ReplayError) -> String? {
        let layout = driver.layout
        switch op {
        case "layout":
            try hold(layout.slots.count)
            let axis = layout.axis == .vertical ? "vertical" : "horizontal"
            let slots = layout.slots.map { ReplayJSON.slot($0) }.joined(separator: ",")
            return "{\"axis\":\"\(axis)\",\"slots\":[\(slots)]}"
        case "hit":
            let entries = try fields.neededNumbers("at").map { ReplayJSON.number(layout.entry(at: $0)) }
            return "{\"entries\":[\(entries.joined(separator: ","))]}"
        case "bands":
            let count = layout.slots.isEmpty ? 0 : driver.entries.count
            try hold(count)
            let bands = (0..<count).compactMap { layout.band(of: $0) }
            return "{\"bands\":[\(bands.map { "[\($0.start),\($0.end)]" }.joined(separator: ","))]}"
        case "accessibility":
            let (label, value) = (ReplayJSON.string(texts.label), ReplayJSON.string(texts.value(of: driver)))
            return "{\"label\":\(label),\"value\":\(value),\"actions\":\(driver.accessibleActions.count)}"
        case "scene":
            try hold(layout.slots.count)
            return ReplayJSON.scene(driver.scene, preview: preview)
        case "state": return state
        case "frame": return "{\"scroll\":\(driver.takeScroll().map(ReplayJSON.target) ?? "null")}"
        default: return nil
        }
    }

    /// The most slots or bands of one answer, which has to fit into memory.
    private static let mostListed = 10_000_000

    private func hold(_ count: Int) throws(ReplayError) {
        guard count <= Self.mostListed else {
            throw ReplayError("the answer would list more than \(Self.mostListed)")
        }
    }

    private var state: String {
        "{\"selected\":\(ReplayJSON.number(driver.selectedEntry)),"
            + "\"highlighted\":\(ReplayJSON.number(driver.highlightedEntry)),\"tracking\":\(driver.isTracking),"
            + "\"hidden\":\(driver.engine.isHidden),\"reserved\":\(driver.engine.reservedThickness)}"
    }

    // MARK: Lines

    private func line(_ effects: IndexBarEffects) -> String { "{\"effects\":[\(items(effects))]}" }

    private mutating func line(_ commands: IndexBarCommands, tellsHandled: Bool = false) -> String {
        let handled = tellsHandled ? ",\"handled\":\(commands.handled)" : ""
        return "{\"commands\":[\(items(commands))]\(handled)}"
    }

    private func items(_ effects: IndexBarEffects) -> String {
        ReplayJSON.items(effects, text: texts.announcement).joined(separator: ",")
    }

    private mutating func items(_ commands: IndexBarCommands) -> String {
        let value = commands.valueChanged ? texts.changedValue(of: driver) : nil
        return ReplayJSON.items(commands, value: value, text: texts.announcement).joined(separator: ",")
    }
}
