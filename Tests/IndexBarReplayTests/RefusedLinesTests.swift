import Foundation
import IndexBarReplay
import Testing

/// Lines that cannot be read: refused with a reason, nothing of them applied.
@Suite struct RefusedLinesTests {
    private func isRefused(_ line: String) -> Bool {
        var script = Script.threeEntries
        script(#"{"op":"began","x":7,"y":150}"#)
        let before = script.everything()
        let answer = script(line)
        return answer.isRefusal && script.everything() == before && script.session.hasRefused
    }

    @Test(arguments: [
        "this is not JSON", "{", "}", "[]", "[1,2]", "3", "\"layout\"", "null", "true", "{}", "{\"op\"}",
        #"{"op":"layout"} x"#, #"{"op":"layout"}{"op":"layout"}"#, #"{"op":"layout",}"#, #"{,"op":"layout"}"#,
        #"{"op":"hit","at":[1,]}"#, #"{'op':'layout'}"#, #"{"op":layout}"#, #"{"op":"layout" /* x */}"#,
        "\u{FEFF}{\"op\":\"layout\"}", #"{"op":"hit","at":NaN}"#, #"{"op":"hit","at":Infinity}"#,
        #"{"op":"hit","at":+1}"#, #"{"op":"hit","at":.5}"#, #"{"op":"hit","at":1.}"#,
        #"{"op":"hit","at":0x10}"#,
        #"{"op":"hit","at":01}"#, #"{"op":"hit","at":-}"#, #"{"op":"hit","at":1e}"#,
    ])
    func `what is no JSON object is refused`(line: String) { #expect(isRefused(line)) }

    @Test(arguments: [
        #"{"op":"fly"}"#, #"{"op":""}"#, #"{"op":"Layout"}"#, #"{"op":3}"#, #"{"op":null}"#,
        #"{"op":["layout"]}"#,
        #"{"ops":"layout"}"#,
    ])
    func `an operation that is unknown, or none, is refused`(line: String) { #expect(isRefused(line)) }

    @Test(arguments: [
        #"{"op":"content"}"#, #"{"op":"content","rows":[1]}"#, #"{"op":"resize","width":3}"#,
        #"{"op":"resize","height":3}"#, #"{"op":"hit"}"#, #"{"op":"began","x":1}"#, #"{"op":"moved","y":1}"#,
        #"{"op":"ended"}"#, #"{"op":"cancelled","x":1}"#, #"{"op":"key"}"#, #"{"op":"adjust"}"#,
        #"{"op":"scrolled","byUser":true}"#, #"{"op":"wheel"}"#, #"{"op":"hover"}"#, #"{"op":"hover","x":1}"#,
        #"{"op":"hover","out":false}"#,
    ])
    func `a key that is needed and missing is refused`(line: String) { #expect(isRefused(line)) }

    @Test(arguments: [
        #"{"op":"content","titles":"A"}"#, #"{"op":"content","titles":[1]}"#,
        #"{"op":"content","titles":["A",null]}"#,
        #"{"op":"content","count":"3"}"#, #"{"op":"content","count":2.5}"#, #"{"op":"content","count":true}"#,
        #"{"op":"content","count":3,"sections":[0.5]}"#, #"{"op":"content","count":3,"sections":["0"]}"#,
        #"{"op":"content","count":3,"rows":[null]}"#, #"{"op":"content","count":3,"rows":{}}"#,
        #"{"op":"content","count":3,"ids":[1]}"#, #"{"op":"content","count":3,"required":1}"#,
        #"{"op":"content","count":3,"spoken":[true]}"#, #"{"op":"resize","width":"15","height":3}"#,
        #"{"op":"resize","width":null,"height":3}"#, #"{"op":"resize","width":true,"height":3}"#,
        #"{"op":"resize","width":1,"height":2,"insets":3}"#,
        #"{"op":"resize","width":1,"height":2,"insets":{"top":"3"}}"#,
        #"{"op":"hit","at":"3"}"#, #"{"op":"hit","at":[1,"3"]}"#, #"{"op":"hit","at":{}}"#,
        #"{"op":"began","x":false,"y":1}"#, #"{"op":"began","x":1,"y":1,"touch":1.5}"#,
        #"{"op":"began","x":1,"y":1,"time":"now"}"#, #"{"op":"key","key":3}"#,
        #"{"op":"key","key":"text","text":3}"#,
        #"{"op":"adjust","by":0.5}"#, #"{"op":"scrolled","row":1,"byUser":1}"#,
        #"{"op":"scrolled","row":1,"byUser":"true"}"#, #"{"op":"scrolled","row":1e999}"#,
        #"{"op":"hover","out":1}"#, #"{"op":"style","fineScrub":1}"#, #"{"op":"style","minimumRows":1.5}"#,
        #"{"op":"style","pitch":"14"}"#, #"{"op":"style","endPadding":null}"#, #"{"op":"style","axis":true}"#,
    ])
    func `a value of a wrong type is refused`(line: String) { #expect(isRefused(line)) }

    @Test(arguments: [
        #"{"op":"style","axis":"diagonal"}"#, #"{"op":"style","distribution":"Center"}"#,
        #"{"op":"style","gaps":"dot"}"#, #"{"op":"style","selects":""}"#,
        #"{"op":"style","emptySections":"none"}"#,
        #"{"op":"style","autoHide":"always"}"#, #"{"op":"style","activation":"tap"}"#,
        #"{"op":"style","activation":{}}"#, #"{"op":"style","activation":{"drag":"3"}}"#,
        #"{"op":"style","activation":{"drag":1,"delay":2}}"#,
        #"{"op":"resize","width":1,"height":1,"direction":"up"}"#,
        #"{"op":"key","key":"home"}"#,
    ])
    func `an unknown word is refused`(line: String) { #expect(isRefused(line)) }

    @Test func `a line with one bad key applies none of its good ones`() {
        #expect(isRefused(#"{"op":"style","distribution":"center","gaps":"overlap","hysteresis":"x"}"#))
        #expect(isRefused(#"{"op":"content","titles":["X"],"rows":["1"]}"#))
        #expect(isRefused(#"{"op":"resize","width":1,"height":1,"direction":"rtl","insets":[]}"#))
        #expect(isRefused(#"{"op":"style","activation":{"drag":10},"autoHide":7}"#))
    }

    @Test func `the run goes on after a refusal`() {
        var script = Script.threeEntries
        #expect(script("nonsense").isRefusal)
        #expect(script(#"{"op":"hit","at":150}"#) == #"{"entries":[1]}"#)
        #expect(script.session.hasRefused)
    }

    @Test func `a long unknown word does not make a long message`() {
        var script = Script()
        let answer = script("{\"op\":\"\(String(repeating: "x", count: 1_000_000))\"}")
        #expect(answer.isRefusal)
        #expect((answer ?? "").count < 200)
    }

    @Test func `lines with invalid UTF-8 are refused`() {
        var session = Script.threeEntries.session
        var line = Data(#"{"op":"content","titles":["A"#.utf8)
        line.append(contentsOf: [0xFF, 0xC0])
        line.append(contentsOf: Data(#""]}"#.utf8))
        #expect(session.answer(to: line).isRefusal)
        #expect(session.content.count == 3)
    }
}
