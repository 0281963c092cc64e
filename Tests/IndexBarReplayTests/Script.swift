import Foundation
import IndexBarReplay

/// A session that is asked line by line.
struct Script {
    var session = ReplaySession()

    /// The answer to a line of text; nil where there is none.
    @discardableResult
    mutating func callAsFunction(_ line: String) -> String? { session.answer(to: Data(line.utf8)) }

    /// A vertical bar of three entries, 100 points each.
    static var threeEntries: Script {
        var script = Script()
        script(#"{"op":"content","titles":["A","B","C"],"rows":[5,5,5]}"#)
        script(#"{"op":"style","axis":"vertical","distribution":"fill","endPadding":0}"#)
        script(#"{"op":"resize","width":15,"height":300}"#)
        return script
    }

    /// Everything that can be asked of the engine, to see that nothing was applied.
    mutating func everything() -> [String?] {
        ["state", "layout", "bands", "accessibility"].map { self("{\"op\":\"\($0)\"}") }
    }
}

extension String? {
    /// Whether the answer is that the line was refused, in one line.
    var isRefusal: Bool {
        guard let self else { return false }
        return self.hasPrefix("{\"error\":\"") && self.hasSuffix("\"}") && !self.contains("\n")
    }
}
