import Foundation
import IndexBarCore

extension ReplayFields {
    /// The input that an operation stands for; nil for an unknown one.
    ///
    /// - Parameter find: the entry that a typed text finds.
    func input(
        _ op: String, find: (_ text: String, _ time: Double) -> Int?
    ) throws(ReplayError) -> IndexBarInput? {
        switch op {
        case "began": return .touch(try touch(.began))
        case "moved": return .touch(try touch(.moved))
        case "ended": return .touch(try touch(.ended))
        case "cancelled": return .touch(try touch(.cancelled))
        case "key":
            let time = try number("time") ?? 0
            return .key(try key { find($0, time) }, time: time)
        case "adjust": return .adjust(by: try neededWhole("by"))
        case "scrolled":
            return .scrolled(
                row: try neededWhole("row"), fraction: try number("fraction") ?? 0,
                byUser: try flag("byUser") ?? true)
        case "wheel": return .wheel(by: try neededWhole("by"))
        case "hover":
            // A value of a wrong type refuses the line, also where it is not needed.
            let (x, y) = (try number("x"), try number("y"))
            if try flag("out") == true { return .hoverEnded }
            guard let x, let y else { throw ReplayError("'\(x == nil ? "x" : "y")' is missing") }
            return .hover(x: x, y: y)
        default: return nil
        }
    }

    private func touch(_ phase: IndexBarTouch.Phase) throws(ReplayError) -> IndexBarTouch {
        IndexBarTouch(
            phase, id: try whole("touch") ?? 0, x: try neededNumber("x"), y: try neededNumber("y"),
            time: try number("time") ?? 0)
    }

    private func key(find: (String) -> Int?) throws(ReplayError) -> IndexBarKey {
        let text = try text("text") ?? ""
        let key = try word(
            "key",
            [
                "next": IndexBarKey.next, "previous": .previous, "pageForward": .pageForward,
                "pageBackward": .pageBackward, "first": .first, "last": .last,
                "text": .typed(nil),
            ])
        guard let key else { throw ReplayError("'key' is missing") }
        return key == .typed(nil) ? .typed(find(text)) : key
    }
}
