import Foundation
import IndexBarCore

/// What a line of a script asks for.
package enum ReplayOperation: Equatable, Sendable {
    case content(IndexBarContent)
    /// The style and the pitch, as they are after the line.
    case style(IndexBarStyle, pitch: Double)
    /// The metrics as they are after the line.
    case resize(IndexBarMetrics)
    case input(IndexBarInput)
    case layout
    case hit([Double])
    case bands
    case accessibility
    case state
    /// A frame is drawn.
    case frame

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - line: one JSON object (`design.md`, section 8).
    ///   - style: the style that the line may change.
    ///   - metrics: the metrics that the line may change.
    package init(
        line: Data, style: IndexBarStyle, metrics: IndexBarMetrics
    ) throws(ReplayError) {
        let fields = try ReplayFields(line: line)
        guard let op = try fields.text("op") else { throw ReplayError("'op' is missing") }
        switch op {
        case "content": self = .content(try fields.content())
        case "style":
            self = .style(try fields.style(style), pitch: try fields.number("pitch") ?? metrics.pitch)
        case "resize": self = .resize(try fields.metrics(metrics))
        case "layout": self = .layout
        case "hit": self = .hit(try fields.neededNumbers("at"))
        case "bands": self = .bands
        case "accessibility": self = .accessibility
        case "state": self = .state
        case "frame": self = .frame
        default:
            guard let input = try fields.input(op) else {
                throw ReplayError("'op' has the unknown word '\(op.prefix(40))'")
            }
            self = .input(input)
        }
    }
}
