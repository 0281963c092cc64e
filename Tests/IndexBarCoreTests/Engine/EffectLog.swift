import IndexBarCore

extension IndexBarEffects {
    /// Every effect as a short line of text, in the order of the contract: a test compares all at once.
    var log: [String] {
        var lines: [String] = []
        if let tracking { lines.append("\(tracking)") }
        if let selection { lines.append(selection.log) }
        if let highlight { lines.append("lit \(highlight.value.map { "\($0)" } ?? "none")") }
        if let preview {
            lines.append(preview.value.map { "preview \($0.entry) at \($0.offset)" } ?? "no preview")
        }
        if givesFeedback { lines.append("feedback") }
        if let announcement { lines.append("announce \(announcement)") }
        if let restore { lines.append("restore row \(restore.row) + \(restore.fraction)") }
        if let reveal { lines.append(reveal ? "shown" : "hidden") }
        return lines
    }
}

extension IndexBarSelection {
    /// "select 1 section 1 row 5 touch began", and where there is one the fraction.
    var log: String {
        let section = section.map { "\($0)" } ?? "top"
        let part = fraction > 0 ? " + \(fraction)" : ""
        return "select \(entry) section \(section) row \(row)\(part) \(reason) \(phase)"
    }
}
