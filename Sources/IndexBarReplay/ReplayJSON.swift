import IndexBarCore

/// Writes answers as lines of JSON.
package enum ReplayJSON {
    /// `{"effects": […]}`, in the order of the contract.
    package static func line(_ effects: IndexBarEffects, text: (Int) -> String) -> String {
        "{\"effects\":[\(items(effects, text: text).joined(separator: ","))]}"
    }

    /// Each effect as a JSON object.
    ///
    /// - Parameter text: the text to announce for an entry.
    package static func items(_ effects: IndexBarEffects, text: (Int) -> String) -> [String] {
        var items: [String] = []
        if let tracking = effects.tracking { items.append("{\"tracking\":\"\(word(tracking))\"}") }
        if let selection = effects.selection { items.append("{\"select\":\(object(selection))}") }
        if let highlight = effects.highlight { items.append("{\"highlight\":\(number(highlight.value))}") }
        if let preview = effects.preview {
            let value = preview.value.map { "{\"entry\":\($0.entry),\"offset\":\($0.offset)}" } ?? "null"
            items.append("{\"preview\":\(value)}")
        }
        if effects.givesFeedback { items.append("{\"feedback\":\"selection\"}") }
        if let entry = effects.announcement { items.append("{\"announce\":\(string(text(entry)))}") }
        if let restore = effects.restore {
            items.append("{\"restore\":{\"row\":\(restore.row),\"fraction\":\(restore.fraction)}}")
        }
        if let reveal = effects.reveal { items.append("{\"reveal\":\(reveal)}") }
        return items
    }

    static func slot(_ slot: IndexBarSlot) -> String {
        let band = "\"start\":\(slot.band.start),\"end\":\(slot.band.end)"
        return switch slot.kind {
        case .title(let entry): "{\"kind\":\"title\",\"entry\":\(entry),\(band)}"
        case .gap(let hidden):
            "{\"kind\":\"gap\",\"entries\":[\(hidden.lowerBound),\(hidden.upperBound)],\(band)}"
        }
    }

    static func number(_ value: Int?) -> String { value.map { "\($0)" } ?? "null" }

    /// A quoted string, with what JSON needs escaped.
    package static func string(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Where a selection leads.
    static func target(_ selection: IndexBarSelection) -> String { "{\(place(selection))}" }

    private static func place(_ selection: IndexBarSelection) -> String {
        place(selection.entry, selection.section, selection.row, selection.fraction)
    }

    static func place(_ entry: Int, _ section: Int?, _ row: Int, _ fraction: Double) -> String {
        "\"entry\":\(entry),\"section\":\(number(section)),\"row\":\(row),\"fraction\":\(fraction)"
    }

    static func object(_ selection: IndexBarSelection) -> String {
        "{\(place(selection)),\"reason\":\"\(word(selection.reason))\",\"phase\":\"\(word(selection.phase))\"}"
    }

    static func word(_ tracking: IndexBarEffects.Tracking) -> String {
        switch tracking {
        case .began: "began"
        case .ended: "ended"
        case .cancelled: "cancelled"
        }
    }

    private static func word(_ reason: IndexBarSelection.Reason) -> String {
        switch reason {
        case .touch: "touch"
        case .key: "key"
        case .wheel: "wheel"
        case .adjust: "adjust"
        case .activate: "activate"
        }
    }

    private static func word(_ phase: IndexBarSelection.Phase) -> String {
        switch phase {
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        }
    }
}
