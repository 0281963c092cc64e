import IndexBarCore

/// Writes the driver's answers.
extension ReplayJSON {
    /// Each command as a JSON object, in the order of the contract.
    ///
    /// - Parameters:
    ///   - value: the accessible value's text, if it has changed.
    ///   - text: the text to announce for an entry.
    static func items(_ commands: IndexBarCommands, value: String?, text: (Int) -> String) -> [String] {
        var items: [String] = []
        switch commands.timer {
        case .start(let seconds): items.append("{\"timer\":\(number(seconds))}")
        case .stop: items.append("{\"timer\":null}")
        case nil: break
        }
        if commands.paint { items.append("{\"paint\":true}") }
        if commands.stopsList { items.append("{\"list\":\"stop\"}") }
        if let scroll = commands.scroll {
            let target = fields(scroll.entry, scroll.section, scroll.row, scroll.fraction)
            items.append("{\"scroll\":{\(target),\"animated\":\(scroll.animated)}}")
        }
        if let restore = commands.restore {
            let (fraction, offset) = (number(restore.fraction), number(restore.offset))
            items.append(
                "{\"restore\":{\"row\":\(restore.row),\"fraction\":\(fraction),\"offset\":\(offset)}}")
        }
        if let visible = commands.visible { items.append("{\"visible\":\(visible)}") }
        if let reserved = commands.reservedThickness { items.append("{\"reserved\":\(number(reserved))}") }
        if let value { items.append("{\"value\":\(string(value))}") }
        if let tracking = commands.tracking { items.append("{\"tracking\":\"\(word(tracking))\"}") }
        if let selection = commands.selection { items.append("{\"select\":\(object(selection))}") }
        if commands.haptic { items.append("{\"haptic\":true}") }
        if let entry = commands.announcement { items.append("{\"announce\":\(string(text(entry)))}") }
        return items
    }

    /// A scene, with a preview of a size.
    static func scene(_ scene: IndexBarScene, preview size: IndexBarRectangle) -> String {
        let slots = scene.slots.map(slot).joined(separator: ",")
        var preview = "null"
        if let shown = scene.preview, let bubble = scene.preview(width: size.width, height: size.height) {
            let side = word(bubble.side)
            preview =
                "{\"entry\":\(shown.entry),\"rect\":\(rectangle(bubble.rectangle)),\"side\":\"\(side)\"}"
        }
        return "{\"visible\":\(scene.isVisible),\"strip\":\(rectangle(scene.strip)),"
            + "\"hit\":\(rectangle(scene.hitArea)),\"slots\":[\(slots)],"
            + "\"highlight\":\(rectangle(scene.highlight)),\"preview\":\(preview)}"
    }

    private static func slot(_ slot: IndexBarScene.Slot) -> String {
        let rest = "\"rect\":\(rectangle(slot.rectangle)),\"look\":\"\(word(slot.look))\"}"
        return switch slot.kind {
        case .title(let entry): "{\"kind\":\"title\",\"entry\":\(entry),\(rest)"
        case .gap(let hidden):
            "{\"kind\":\"gap\",\"entries\":[\(hidden.lowerBound),\(hidden.upperBound)],\(rest)"
        }
    }

    private static func rectangle(_ rectangle: IndexBarRectangle?) -> String {
        guard let rectangle else { return "null" }
        let sides = [rectangle.x, rectangle.y, rectangle.width, rectangle.height]
        return "[\(sides.map(number).joined(separator: ","))]"
    }

    /// A number; null where there is none, or none that JSON has.
    private static func number(_ value: Double?) -> String {
        value.flatMap { $0.isFinite ? "\($0)" : nil } ?? "null"
    }

    private static func word(_ look: IndexBarScene.Look) -> String {
        switch look {
        case .disabled: "disabled"
        case .lit: "lit"
        case .dimmed: "dimmed"
        case .normal: "normal"
        }
    }

    private static func word(_ side: IndexBarScene.Side) -> String {
        switch side {
        case .left: "left"
        case .right: "right"
        case .above: "above"
        case .below: "below"
        }
    }
}
