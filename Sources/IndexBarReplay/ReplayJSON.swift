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

    /// A text in quotation marks, as JSON writes it.
    package static func string(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a text in quotation marks. What JSON demands is escaped, and Unicode's two line
    /// separators, at which some readers end a line.
    ///
    /// - Complexity: O(bytes of the text).
    package static func append(_ text: String, to output: inout [UInt8]) {
        var text = text
        output.append(UInt8(ascii: "\""))
        text.withUTF8 { bytes in
            var written = 0
            for (index, byte) in bytes.enumerated() {
                guard let (escape, length) = escape(of: byte, at: index, in: bytes) else { continue }
                output.append(contentsOf: bytes[written..<index])
                output.append(contentsOf: escape.utf8)
                written = index + length
            }
            output.append(contentsOf: bytes[written...])
        }
        output.append(UInt8(ascii: "\""))
    }

    /// What is written instead of the character that begins at a byte, and how many bytes it has; nil: itself.
    private static func escape(
        of byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> (String, Int)? {
        switch byte {
        case UInt8(ascii: "\""): return ("\\\"", 1)
        case UInt8(ascii: "\\"): return ("\\\\", 1)
        case UInt8(ascii: "\n"): return ("\\n", 1)
        case UInt8(ascii: "\r"): return ("\\r", 1)
        case UInt8(ascii: "\t"): return ("\\t", 1)
        case 0..<0x20: return ((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16), 1)
        // U+2028 and U+2029, in UTF-8 E2 80 A8 and E2 80 A9.
        case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
            return (bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029", 3)
        default: return nil
        }
    }

    /// Where a selection leads.
    static func target(_ selection: IndexBarSelection) -> String { "{\(fields(selection))}" }

    private static func fields(_ selection: IndexBarSelection) -> String {
        fields(selection.entry, selection.section, selection.row, selection.fraction)
    }

    static func fields(_ entry: Int, _ section: Int?, _ row: Int, _ fraction: Double) -> String {
        "\"entry\":\(entry),\"section\":\(number(section)),\"row\":\(row),\"fraction\":\(fraction)"
    }

    static func object(_ selection: IndexBarSelection) -> String {
        "{\(fields(selection)),\"reason\":\"\(word(selection.reason))\",\"phase\":\"\(word(selection.phase))\"}"
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
