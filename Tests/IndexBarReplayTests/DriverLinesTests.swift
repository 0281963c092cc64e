import Foundation
import IndexBarCore
import IndexBarReplay
import Testing

/// The driver's operations: what their lines mean, what is refused, what is answered (rule D18).
@Suite struct DriverLinesTests {
    /// A bar of three letters at the right of a list of thirty rows.
    private static func letters() -> Script {
        var script = Script()
        script(#"{"op":"content","titles":["A","B","C"],"rows":[10,10,10]}"#)
        script(
            #"{"op":"measure","width":15,"height":480,"across":{"vertical":12},"#
                + #""boundary":{"x":-305,"y":0,"width":320,"height":480},"#
                + #""preview":{"width":60,"height":48},"attached":true}"#)
        script(#"{"op":"list","rows":30,"top":{"row":0},"moving":"no"}"#)
        return script
    }

    private func isRefused(_ line: String) -> Bool {
        var script = Self.letters()
        script(#"{"op":"pointer","phase":"began","x":7,"y":240}"#)
        let before = script.everything() + [script(#"{"op":"scene"}"#)]
        let answer = script(line)
        return answer.isRefusal && script.everything() + [script(#"{"op":"scene"}"#)] == before
    }

    @Test(arguments: [
        #"{"op":"pointer"}"#, #"{"op":"pointer","x":1,"y":2}"#, #"{"op":"press"}"#,
        #"{"op":"press","key":"character"}"#, #"{"op":"drive"}"#, #"{"op":"list"}"#,
        #"{"op":"list","rows":3}"#, #"{"op":"list","top":{}}"#, #"{"op":"list","top":{"fraction":0.5}}"#,
    ])
    func `a key that is needed and missing is refused`(line: String) { #expect(isRefused(line)) }

    @Test(arguments: [
        #"{"op":"measure","width":"3"}"#, #"{"op":"measure","along":14}"#, #"{"op":"measure","boundary":3}"#,
        #"{"op":"measure","preview":null}"#, #"{"op":"measure","attached":1}"#,
        #"{"op":"measure","across":{"vertical":"3"}}"#, #"{"op":"measure","insets":null}"#,
        #"{"op":"measure","width":20,"enabled":0}"#, #"{"op":"pointer","phase":1}"#,
        #"{"op":"pointer","phase":"moved","x":"1"}"#, #"{"op":"pointer","phase":"moved","id":1.5}"#,
        #"{"op":"press","key":"down","modifiers":"shift"}"#, #"{"op":"press","key":"down","time":"1"}"#,
        #"{"op":"press","key":"character","text":3}"#, #"{"op":"drive","wheel":"1"}"#,
        #"{"op":"drive","wheel":{}}"#, #"{"op":"drive","focus":1}"#, #"{"op":"drive","choose":"A"}"#,
        #"{"op":"drive","accessible":3}"#, #"{"op":"drive","accessible":{"action":"A"}}"#,
        #"{"op":"list","rows":1.5,"top":{"row":0}}"#, #"{"op":"list","top":3}"#,
        #"{"op":"list","top":{"row":0.5}}"#, #"{"op":"list","top":{"row":0},"insets":3}"#,
        #"{"op":"list","top":{"row":0},"offset":"0"}"#, #"{"op":"style","hideDelay":null}"#,
        #"{"op":"style","hitThickness":"44"}"#, #"{"op":"style","floats":1}"#,
        #"{"op":"content","count":3,"levels":["0"]}"#, #"{"op":"content","titles":["A"],"language":3}"#,
        #"{"op":"content","titles":["A"],"searchKeys":[1]}"#,
    ])
    func `a value of a wrong type is refused`(line: String) { #expect(isRefused(line)) }

    @Test(arguments: [
        #"{"op":"measure","direction":"up"}"#, #"{"op":"pointer","phase":"down"}"#,
        #"{"op":"pointer","phase":"moved","kind":"pen"}"#, #"{"op":"press","key":"next"}"#,
        #"{"op":"press","key":"down","modifiers":["meta"]}"#, #"{"op":"drive","accessible":"increase"}"#,
        #"{"op":"drive","accessible":{"action":1,"value":2}}"#, #"{"op":"drive","wheel":1,"choose":2}"#,
        #"{"op":"list","top":{"row":0},"moving":"yes"}"#,
    ])
    func `an unknown word, or one too many, is refused`(line: String) { #expect(isRefused(line)) }

    @Test func `what a line does not name takes its default`() {
        var script = Self.letters()
        // A finger, number 0, at the bar's left and top, at time 0.
        #expect(
            script(#"{"op":"pointer","phase":"began"}"#)
                == #"{"commands":[{"paint":true},{"tracking":"began"},{"select":{"entry":0,"section":0,"#
                + #""row":0,"fraction":0.0,"reason":"touch","phase":"began"}},{"announce":"A, 1 of 3"}],"#
                + #""handled":true}"#)
        #expect(
            script(#"{"op":"pointer","phase":"began","x":7,"y":240,"id":0,"kind":"finger"}"#)?
                .contains(#""handled":true"#) == true)
        #expect(
            script(#"{"op":"pointer","phase":"began","x":7,"y":240,"id":1}"#)?
                .contains(#""handled":false"#) == true)
        // Rows are the content's, the offset across and the motion are not known.
        var list = Script()
        list(#"{"op":"content","titles":["A","B"],"rows":[5,5]}"#)
        list(#"{"op":"list","top":{"row":7}}"#)
        #expect(list(#"{"op":"state"}"#)?.contains(#""highlighted":1"#) == true)
        list(#"{"op":"list","rows":null,"top":{"row":1},"viewport":null,"content":null,"offset":null}"#)
        #expect(list(#"{"op":"state"}"#)?.contains(#""highlighted":0"#) == true)
    }

    @Test func `measure keeps what it does not name`() {
        var script = Self.letters()
        script(#"{"op":"measure","height":100}"#)
        let measured = script.session.driver.measured
        #expect(measured.width == 15 && measured.height == 100 && measured.across.vertical == 12)
        #expect(measured.isAttached && measured.boundary != nil && measured.isEnabled)
        script(#"{"op":"measure","boundary":null,"enabled":false}"#)
        #expect(script.session.driver.measured.boundary == nil)
        #expect(!script.session.driver.measured.isEnabled)
    }

    @Test func `of along and the style's pitch the one named last counts`() {
        var script = Self.letters()
        script(#"{"op":"style","pitch":20}"#)
        #expect(script.session.driver.engine.metrics.pitch == 20)
        script(#"{"op":"measure","along":{"vertical":30,"horizontal":40}}"#)
        #expect(script.session.driver.engine.metrics.pitch == 30)
        script(#"{"op":"style","gaps":"none"}"#)
        #expect(script.session.driver.engine.metrics.pitch == 30)
    }

    @Test func `commands come in the order of the contract, those that change nothing not at all`() {
        var script = Self.letters()
        script(#"{"op":"style","autoHide":"untilTouched"}"#)
        script(#"{"op":"tick"}"#)
        #expect(
            script(#"{"op":"pointer","phase":"began","x":7,"y":256,"time":1}"#)
                == #"{"commands":[{"paint":true},{"visible":true},{"reserved":15.0},"#
                + #"{"value":"C, 3 of 3"},{"tracking":"began"},{"select":{"entry":2,"section":2,"row":20,"#
                + #""fraction":0.0,"reason":"touch","phase":"began"}},{"haptic":true},"#
                + #"{"announce":"C, 3 of 3"}],"handled":true}"#)
        #expect(
            script(#"{"op":"pointer","phase":"moved","x":7,"y":256,"time":2}"#)
                == #"{"commands":[],"handled":true}"#)
        #expect(
            script(#"{"op":"tick"}"#)
                == #"{"commands":[{"scroll":{"entry":2,"section":2,"row":20,"fraction":0.0,"#
                + #""animated":false}}]}"#)
        #expect(script(#"{"op":"tick"}"#) == #"{"commands":[]}"#)
        #expect(
            script(#"{"op":"pointer","phase":"ended","x":7,"y":256,"time":3}"#)
                == #"{"commands":[{"timer":1.5},{"paint":true},{"tracking":"ended"}],"handled":true}"#)
        #expect(
            script(#"{"op":"timer"}"#)
                == #"{"effects":[{"reveal":false}],"commands":[{"paint":true},{"visible":false},"#
                + #"{"reserved":0.0}]}"#)
    }

    @Test func `a stop and a restore have their lines`() {
        var script = Self.letters()
        script(#"{"op":"style","restoresOnCancel":true}"#)
        let list =
            #"{"op":"list","rows":30,"top":{"row":3,"fraction":0.25},"viewport":480,"content":1200,"#
            + #""offset":130,"moving":"user"}"#
        script(list)
        let began = script(#"{"op":"pointer","phase":"began","x":7,"y":256}"#)
        #expect(began?.contains(#"{"list":"stop"}"#) == true)
        script(#"{"op":"tick"}"#)
        script(#"{"op":"pointer","phase":"cancelled","x":7,"y":256}"#)
        #expect(
            script(#"{"op":"tick"}"#)
                == #"{"commands":[{"restore":{"row":3,"fraction":0.25,"offset":130.0}}]}"#)
    }

    @Test func `a press of space selects again, of text finds`() {
        var script = Self.letters()
        #expect(
            script(#"{"op":"press","key":"character","text":"b","time":1}"#)?
                .contains(#""entry":1"#) == true)
        #expect(
            script(#"{"op":"press","key":"space","time":9}"#)?.contains(#""reason":"activate""#) == true)
        #expect(
            script(#"{"op":"press","key":"down","modifiers":["shift","control"]}"#)
                == #"{"commands":[],"handled":false}"#)
    }

    @Test func `a drive is one of four`() {
        var script = Self.letters()
        #expect(script(#"{"op":"drive","wheel":1}"#)?.contains(#""reason":"wheel""#) == true)
        #expect(script(#"{"op":"drive","wheel":{"points":13}}"#) == #"{"commands":[]}"#)
        #expect(script(#"{"op":"drive","wheel":{"points":1}}"#)?.contains(#""entry":2"#) == true)
        #expect(script(#"{"op":"drive","choose":0}"#)?.contains(#""reason":"adjust""#) == true)
        #expect(script(#"{"op":"drive","accessible":"increment"}"#)?.contains(#""entry":1"#) == true)
        #expect(script(#"{"op":"drive","accessible":{"action":2}}"#)?.contains(#""entry":2"#) == true)
        #expect(script(#"{"op":"drive","accessible":{"value":9}}"#)?.contains(#""entry":2"#) == true)
        #expect(script(#"{"op":"drive","focus":true}"#) == #"{"commands":[]}"#)
    }

    @Test func `a scene says everything that is to be seen`() throws {
        var script = Self.letters()
        script(#"{"op":"pointer","phase":"began","x":7,"y":240}"#)
        let answer = try #require(script(#"{"op":"scene"}"#))
        let scene = try #require(
            try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
        #expect(scene["visible"] as? Bool == true)
        #expect(scene["strip"] as? [Double] == [0, 0, 15, 480])
        #expect(scene["hit"] as? [Double] == [-9, 0, 24, 480])
        #expect(scene["highlight"] as? [Double] == [0, 233, 15, 14])
        let slots = try #require(scene["slots"] as? [[String: Any]])
        #expect(slots.compactMap { $0["look"] as? String } == ["normal", "lit", "normal"])
        #expect(slots.first?["rect"] as? [Double] == [0, 219, 15, 14])
        let preview = try #require(scene["preview"] as? [String: Any])
        #expect(preview["side"] as? String == "left")
        #expect(preview["rect"] as? [Double] == [-84, 216, 60, 48])
        script(#"{"op":"measure","putAway":true}"#)
        let gone = try #require(script(#"{"op":"scene"}"#))
        #expect(gone.contains(#""visible":false"#) && gone.contains(#""hit":null"#))
        #expect(gone.contains(#""preview":null"#))
    }

    @Test func `first there are visible, reserved 0, no value and no timer`() {
        var script = Script()
        #expect(script(#"{"op":"tick"}"#) == #"{"commands":[]}"#)
        #expect(script(#"{"op":"measure","width":15,"height":480}"#)?.contains("visible") == false)
        script(#"{"op":"content","titles":["A"]}"#)
        #expect(
            script(#"{"op":"tick"}"#)
                == #"{"commands":[{"paint":true},{"reserved":15.0},{"value":"A, 1 of 1"}]}"#)
    }
}
