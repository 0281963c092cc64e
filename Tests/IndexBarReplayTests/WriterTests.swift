import Foundation
import IndexBarReplay
import Testing

/// Answers as lines of JSON.
@Suite struct WriterTests {
    @Test func `strings are quoted with what JSON needs escaped, and come back as they were`() throws {
        let texts = [
            "", "A", "\"", "\\", "\n\r\t", "\u{0}\u{1}\u{1F}", "\u{2028}\u{2029}", "é e\u{301} 漢 🇸🇪",
            "</script>", "\u{7F}",
        ]
        for text in texts {
            let line = ReplayJSON.string(text)
            #expect(!line.utf8.contains { $0 < 0x20 })
            let back = try JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
            #expect((back as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
        }
        #expect(ReplayJSON.string("a\"b\\c\n\u{1}") == #""a\"b\\c\n\u0001""#)
    }

    @Test func `effects come in the order of the contract, those that change nothing not at all`() {
        var script = Script.threeEntries
        #expect(
            script(#"{"op":"began","x":7,"y":150}"#)
                == #"{"effects":[{"tracking":"began"},"#
                + #"{"select":{"entry":1,"section":1,"row":5,"fraction":0.0,"#
                + #""reason":"touch","phase":"began"}},"#
                + #"{"highlight":1},{"preview":{"entry":1,"offset":150.0}},{"feedback":"selection"},"#
                + #"{"announce":"B, 2 of 3"}]}"#)
        #expect(script(#"{"op":"moved","x":7,"y":151}"#) == #"{"effects":[]}"#)
    }

    @Test func `every effect has its line`() {
        var script = Script()
        script(#"{"op":"content","titles":["?","B"],"sections":[null,1],"rows":[3,3]}"#)
        script(
            #"{"op":"style","axis":"vertical","distribution":"fill","endPadding":0,"restoresOnCancel":true}"#)
        script(#"{"op":"resize","width":15,"height":200}"#)
        #expect(script(#"{"op":"scrolled","row":4,"fraction":0.25}"#) == #"{"effects":[{"highlight":1}]}"#)
        #expect(
            script(#"{"op":"began","x":7,"y":50}"#)
                == #"{"effects":[{"tracking":"began"},{"select":{"entry":0,"section":null,"row":0,"#
                + #""fraction":0.0,"reason":"touch","phase":"began"}},{"highlight":0},"#
                + #"{"preview":{"entry":0,"offset":50.0}},"#
                + #"{"feedback":"selection"},{"announce":"?, 1 of 2"}]}"#)
        #expect(
            script(#"{"op":"cancelled","x":7,"y":50}"#)
                == #"{"effects":[{"tracking":"cancelled"},{"highlight":1},{"preview":null},"#
                + #"{"restore":{"row":4,"fraction":0.25}}]}"#)
        #expect(script(#"{"op":"scrolled","row":0}"#) == #"{"effects":[{"highlight":null}]}"#)
        #expect(script(#"{"op":"style","minimumRows":7}"#) == #"{"effects":[{"reveal":false}]}"#)
        #expect(script(#"{"op":"style","minimumRows":6}"#) == #"{"effects":[{"reveal":true}]}"#)
    }

    @Test func `every reason and phase has its word`() {
        var script = Script.threeEntries
        let lines = [
            (#"{"op":"began","x":7,"y":50}"#, #""reason":"touch","phase":"began""#),
            (#"{"op":"moved","x":7,"y":150}"#, #""reason":"touch","phase":"changed""#),
            (#"{"op":"ended","x":7,"y":150}"#, #"{"tracking":"ended"}"#),
            (#"{"op":"key","key":"last"}"#, #""reason":"key","phase":"ended""#),
            (#"{"op":"wheel","by":-1}"#, #""reason":"wheel","phase":"ended""#),
            (#"{"op":"adjust","by":-1}"#, #""reason":"adjust","phase":"ended""#),
        ]
        for (line, part) in lines { #expect(script(line)?.contains(part) == true) }
    }

    @Test func `every answer is one JSON object in one line`() throws {
        var script = Script.threeEntries
        script(#"{"op":"content","titles":["\"\n","\\","\u0000"],"rows":[1,1,1]}"#)
        let lines = [
            #"{"op":"began","x":7,"y":50}"#, #"{"op":"state"}"#, #"{"op":"layout"}"#, #"{"op":"bands"}"#,
            #"{"op":"hit","at":[0,1e999]}"#, #"{"op":"accessibility"}"#, #"{"op":"frame"}"#,
            #"{"op":"frame"}"#,
            "bad \"line\"\u{1}",
        ]
        for line in lines {
            let answer = try #require(script(line))
            #expect(!answer.contains("\n"))
            #expect(try JSONSerialization.jsonObject(with: Data(answer.utf8)) is [String: Any])
        }
    }

    @Test func `where nothing is drawn there are no bands and no hits`() {
        var script = Script.threeEntries
        script(#"{"op":"resize","width":15,"height":3}"#)
        #expect(script(#"{"op":"bands"}"#) == #"{"bands":[]}"#)
        #expect(script(#"{"op":"hit","at":[0,1]}"#) == #"{"entries":[null,null]}"#)
    }
}
