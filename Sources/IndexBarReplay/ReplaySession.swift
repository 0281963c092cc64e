import Foundation
import IndexBarCore

/// An engine that is driven by the lines of a script, a line of answer for each.
package struct ReplaySession: Sendable {
    package private(set) var engine = IndexBarEngine()
    /// Whether a line was refused.
    package private(set) var hasRefused = false

    package init() {}

    /// The answer to a line; nil for a blank line and a comment, which have none.
    package mutating func answer(to line: Data) -> String? {
        guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }),
            first != UInt8(ascii: "#")
        else { return nil }
        do throws(ReplayError) {
            let operation = try ReplayOperation(line: line, style: engine.style, metrics: engine.metrics)
            return answer(to: operation)
        } catch {
            return refusal(error)
        }
    }

    /// The most slots or bands of one answer, which has to fit into memory.
    private static let mostListed = 10_000_000
    private static let tooMany = ReplayError("the answer would list more than \(mostListed)")

    private mutating func refusal(_ error: ReplayError) -> String {
        hasRefused = true
        return "{\"error\":\(ReplayJSON.string(error.description))}"
    }

    private mutating func answer(to operation: ReplayOperation) -> String {
        switch operation {
        case .content(let content): return line(engine.replace(content: content))
        case .style(let style, let pitch):
            var metrics = engine.metrics
            metrics.pitch = pitch
            return line(engine.update(style: style, metrics: metrics))
        case .resize(let metrics): return line(engine.update(metrics: metrics))
        case .input(let input): return line(engine.handle(input))
        case .layout:
            guard engine.layout.slots.count <= Self.mostListed else { return refusal(Self.tooMany) }
            return layout
        case .hit(let offsets):
            let entries = offsets.map { ReplayJSON.number(engine.layout.entry(at: $0)) }
            return "{\"entries\":[\(entries.joined(separator: ","))]}"
        case .bands:
            let count = engine.layout.slots.isEmpty ? 0 : engine.content.count
            guard count <= Self.mostListed else { return refusal(Self.tooMany) }
            let bands = (0..<count).compactMap { engine.layout.band(of: $0) }
            return "{\"bands\":[\(bands.map { "[\($0.start),\($0.end)]" }.joined(separator: ","))]}"
        case .accessibility:
            let value = ReplayJSON.string(engine.accessibleValue())
            let label = ReplayJSON.string(IndexBarWords().label)
            return "{\"label\":\(label),\"value\":\(value),\"actions\":\(engine.accessibleActions.count)}"
        case .state: return state
        case .frame: return "{\"scroll\":\(engine.takeScroll().map(ReplayJSON.target) ?? "null")}"
        }
    }

    private func line(_ effects: IndexBarEffects) -> String {
        ReplayJSON.line(effects) { engine.accessibleValue(of: $0) }
    }

    private var layout: String {
        let axis = engine.layout.axis == .vertical ? "vertical" : "horizontal"
        let slots = engine.layout.slots.map(ReplayJSON.slot).joined(separator: ",")
        return "{\"axis\":\"\(axis)\",\"slots\":[\(slots)]}"
    }

    private var state: String {
        "{\"selected\":\(ReplayJSON.number(engine.selectedEntry)),"
            + "\"highlighted\":\(ReplayJSON.number(engine.highlightedEntry)),\"tracking\":\(engine.isTracking),"
            + "\"hidden\":\(engine.isHidden),\"reserved\":\(engine.reservedThickness)}"
    }
}
