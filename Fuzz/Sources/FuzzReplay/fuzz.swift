import Foundation
import IndexBarReplay

/// libFuzzer's entry: bytes are the text of a script. Every line that is neither blank nor a comment has one answer,
/// which is one line of JSON, and a second run gives the same answers.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let script = Data(UnsafeBufferPointer(start: bytes, count: count))
    var first = ReplaySession()
    var second = ReplaySession()
    for line in script.split(separator: 0x0A) {
        // What is right for millions of entries, but takes seconds or megabytes, says nothing new.
        if first.driver.entries.count > 5000, asksForAll(String(decoding: line, as: UTF8.self)) { continue }
        let answer = first.answer(to: line)
        precondition(answer == second.answer(to: line), "two runs differ")
        guard let answer else { continue }
        precondition(!answer.contains("\n"), "an answer of two lines: \(answer)")
        let object = try? JSONSerialization.jsonObject(with: Data(answer.utf8))
        precondition(object is [String: Any], "not an object of JSON: \(answer)")
    }
    return 0
}

private func asksForAll(_ line: String) -> Bool {
    ["bands", "layout", "accessibility", "key", "adjust", "wheel", "overlap"].contains { line.contains($0) }
        || line.contains("\\u")
}
