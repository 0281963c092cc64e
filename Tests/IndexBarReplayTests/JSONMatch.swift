import Foundation

/// Whether an answer is what a test wants: every key named is there with a matching value.
///
/// "*" is anything, numbers match to a millionth, and of effects the wanted ones must come in their order.
enum JSONMatch {
    static func object(_ line: String) throws -> [String: Any]? {
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }

    static func matches(_ want: Any, _ have: Any?) -> Bool {
        guard let have else { return false }
        if let want = want as? String { return want == "*" || want == have as? String }
        if let want = want as? [String: Any] {
            guard let have = have as? [String: Any] else { return false }
            return want.allSatisfy { matches($0.value, have[$0.key]) }
        }
        if let want = want as? [Any] {
            guard let have = have as? [Any], have.count == want.count else { return false }
            return zip(want, have).allSatisfy { matches($0, $1) }
        }
        if want is NSNull || have is NSNull { return want is NSNull && have is NSNull }
        guard let want = want as? NSNumber, let have = have as? NSNumber else { return false }
        if isFlag(want) || isFlag(have) { return isFlag(want) && isFlag(have) && want == have }
        return abs(want.doubleValue - have.doubleValue) <= 1e-6 * max(1, abs(want.doubleValue))
    }

    /// What of the wanted effects is not there, in order; nil if all are.
    static func missing(_ wanted: [Any], in effects: [Any]) -> Any? {
        var rest = effects[...]
        for want in wanted {
            guard let index = rest.firstIndex(where: { matches(want, $0) }) else { return want }
            rest = rest[(index + 1)...]
        }
        return nil
    }

    private static func isFlag(_ number: NSNumber) -> Bool { number.objCType.pointee == 0x63 }
}
