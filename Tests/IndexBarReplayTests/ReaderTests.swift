import Foundation
import IndexBarCore
import IndexBarReplay
import Testing

/// What lines mean that can be read.
@Suite struct ReaderTests {
    @Test func `blank lines and comments have no answer`() {
        var script = Script()
        for line in ["", " ", "\t \r", "#", "# {\"op\":\"layout\"}", "  # x", "\r"] {
            #expect(script(line) == nil)
        }
        #expect(!script.session.hasRefused)
    }

    @Test func `space around a line and a carriage return at its end do not count`() {
        var script = Script.threeEntries
        #expect(script(" \t{ \"op\" : \"hit\" , \"at\" : [ 50 , 250 ] } \r") == #"{"entries":[0,2]}"#)
    }

    @Test func `keys that are unknown, and those of tests, are passed over`() {
        var script = Script.threeEntries
        let line =
            #"{"op":"hit","at":50,"expect":{"entries":[7]},"never":["select"],"note":"x","color":null}"#
        #expect(script(line) == #"{"entries":[0]}"#)
    }

    @Test func `a whole number may be written with a point or an exponent`() {
        for number in ["2", "2.0", "2e0", "0.2e1", "20E-1", "2.000"] {
            var script = Script.threeEntries
            #expect(script("{\"op\":\"content\",\"count\":\(number)}") == #"{"effects":[]}"#)
            #expect(script.session.content.count == 2)
        }
    }

    @Test
    func `a number of many digits is the double nearest to it, so that edges that were printed are hit`() {
        var script = Script()
        script(#"{"op":"style","distribution":"fill","endPadding":0}"#)
        script(#"{"op":"content","count":5}"#)
        script(#"{"op":"resize","width":20,"height":533}"#)
        for index in 0..<2000 {
            let height = 100 + Double(index) * 0.7321
            script("{\"op\":\"resize\",\"width\":20,\"height\":\(height)}")
            for entry in 0..<5 {
                let edge = script.session.driver.engine.layout.band(of: entry)?.start ?? -1
                #expect(script("{\"op\":\"hit\",\"at\":\(edge)}") == "{\"entries\":[\(entry)]}")
            }
        }
        #expect(script(#"{"op":"hit","at":0.1234567890123456789012345678901234567890123456789}"#) != nil)
    }

    @Test func `a number too large for a double counts as infinite`() {
        var script = Script.threeEntries
        #expect(script(#"{"op":"hit","at":[1e999,-1e999,1e308]}"#) == #"{"entries":[2,0,2]}"#)
        script(#"{"op":"resize","width":15,"height":1e999}"#)
        #expect(script(#"{"op":"layout"}"#) == #"{"axis":"vertical","slots":[]}"#)
        #expect(script.session.driver.engine.metrics.height == .infinity)
    }

    @Test func `a count that is far too large is held, one below 0 is none`() {
        var script = Script()
        #expect(script(#"{"op":"content","count":1e300}"#) == #"{"effects":[]}"#)
        #expect(script.session.content.count == 2_147_483_647)
        script(#"{"op":"content","count":-1e300}"#)
        #expect(script.session.content.count == 0)
        script(#"{"op":"content","count":3,"rows":[1e300,9223372036854775807,1]}"#)
        #expect(script.session.content.rowCount == .max)
    }

    @Test func `style keeps what it does not name, and the pitch is kept too`() {
        var script = Script.threeEntries
        script(#"{"op":"style","hysteresis":9,"pitch":20}"#)
        script(#"{"op":"style","gaps":"none"}"#)
        let engine = script.session.driver.engine
        #expect(engine.style.hysteresis == 9)
        #expect(engine.style.distribution == .fill)
        #expect(engine.style.gaps == .none)
        #expect(engine.metrics.pitch == 20)
        #expect(engine.metrics.height == 300)
    }

    @Test func `resize keeps the direction, and insets that it names are replaced whole`() {
        var script = Script()
        script(#"{"op":"resize","width":1,"height":2,"direction":"rtl","insets":{"top":3,"left":4}}"#)
        script(#"{"op":"resize","width":5,"height":6}"#)
        #expect(script.session.driver.engine.metrics.insets == IndexBarInsets(top: 3, left: 4))
        #expect(script.session.driver.engine.metrics.isRightToLeft)
        script(#"{"op":"resize","width":5,"height":6,"direction":"ltr","insets":{"right":7}}"#)
        #expect(script.session.driver.engine.metrics.insets == IndexBarInsets(right: 7))
        #expect(!script.session.driver.engine.metrics.isRightToLeft)
    }

    @Test func `content is replaced whole`() {
        var script = Script()
        script(
            #"{"op":"content","titles":["A","B"],"sections":[null,1],"rows":[3,4],"ids":["a","b"],"#
                + #""required":[1],"spoken":["Search","Bee"]}"#)
        let first = script.session.content
        #expect(first.section(at: 0) == nil)
        #expect(first.rowCount == 7)
        #expect(first.spokenTitle(at: 1) == "Bee")
        script(#"{"op":"content","titles":["A","B"]}"#)
        let second = script.session.content
        #expect(second.section(at: 0) == 0)
        #expect(second.rowCount == 2)
        #expect(second.spokenTitle(at: 1) == "B")
    }

    @Test func `every word of the style is known`() {
        var script = Script()
        let words: [(String, [String])] = [
            ("axis", ["automatic", "vertical", "horizontal"]),
            ("distribution", ["center", "start", "end", "fill", "proportional"]),
            ("gaps", ["dots", "none", "overlap"]), ("selects", ["continuously", "onRelease"]),
            ("emptySections", ["next", "previous", "nearest", "ignore"]),
            ("autoHide", ["never", "untilTouched", "untilScrolled"]),
        ]
        for (key, values) in words {
            for value in values {
                #expect(!script("{\"op\":\"style\",\"\(key)\":\"\(value)\"}").isRefusal)
                let style = script.session.driver.engine.style
                let set = [
                    "\(style.axis)", "\(style.distribution)", "\(style.gaps)", "\(style.selects)",
                    "\(style.emptySections)", "\(style.autoHide)",
                ]
                #expect(set.contains(value))
            }
        }
        for (line, activation) in [
            (#"{"drag":7}"#, IndexBarStyle.Activation.drag(minimum: 7)),
            (#"{"delay":0.5}"#, .delay(seconds: 0.5)),
            (#""touchDown""#, .touchDown),
        ] {
            script("{\"op\":\"style\",\"activation\":\(line)}")
            #expect(script.session.driver.engine.style.activation == activation)
        }
        script(
            #"{"op":"style","restoresOnCancel":true,"fineScrub":true,"revealsOnEdgeTouch":true,"#
                + #""minimumRows":4}"#
        )
        let style = script.session.driver.engine.style
        #expect(
            style.restoresOnCancel && style.fineScrub && style.revealsOnEdgeTouch && style.minimumRows == 4)
    }

    @Test func `text that is typed and titles are folded for case and diacritics`() {
        var script = Script()
        script(#"{"op":"content","titles":["Élan","Zoë","Ångström"]}"#)
        #expect(script(#"{"op":"key","key":"text","text":"ÅNG"}"#)?.contains(#""entry":2"#) == true)
        #expect(script(#"{"op":"key","key":"text","text":"elA","time":9}"#)?.contains(#""entry":0"#) == true)
        #expect(script(#"{"op":"key","key":"text","text":"zoe","time":19}"#)?.contains(#""entry":1"#) == true)
    }
}
