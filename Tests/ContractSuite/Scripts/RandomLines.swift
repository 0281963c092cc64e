/// Random lines of a script; the same seed always gives the same lines.
struct RandomLines {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int((state >> 11) % UInt64(limit))
    }

    private mutating func word(_ words: [String]) -> String { words[below(words.count)] }

    mutating func lines(_ count: Int) -> [String] {
        [content(), #"{"op":"style","distribution":"fill"}"#, #"{"op":"resize","width":15,"height":300}"#]
            + (0..<count).map { _ in line() }
    }

    private mutating func content() -> String {
        let count = below(12)
        let titles = (0..<count).map { _ in "\"\(word(["A", "B", "É", "•", "", "CH", "Ж"]))\"" }
        let rows = (0..<count).map { _ in "\(below(4))" }
        let ids = (0..<count).map { "\"\($0 + below(3))\"" }
        return #"{"op":"content","titles":["# + titles.joined(separator: ",") + #"],"rows":["#
            + rows.joined(separator: ",") + #"],"ids":["# + ids.joined(separator: ",") + "]}"
    }

    private mutating func line() -> String {
        let y = below(400) - 50
        let touch = "\"x\":\(below(40) - 12),\"y\":\(y),\"touch\":\(below(8) / 7)"
        switch below(18) {
        case 0: return content()
        case 1:
            let (way, gaps) = (
                word(["nearest", "next", "previous", "ignore"]), word(["dots", "none", "overlap"])
            )
            return #"{"op":"style","emptySections":"\#(way)","gaps":"\#(gaps)","pitch":\#(5 + below(40))}"#
        case 2:
            let (axis, selects) = (word(["vertical", "automatic"]), word(["continuously", "onRelease"]))
            return #"{"op":"style","axis":"\#(axis)","selects":"\#(selects)","dimsEmpty":\#(below(2) == 0)}"#
        case 3:
            let way = word(["ltr", "rtl"])
            return
                #"{"op":"resize","width":\#(10 + below(60)),"height":\#(below(400)),"direction":"\#(way)"}"#
        case 4: return #"{"op":"style","minimumRows":\#(below(6)),"restoresOnCancel":\#(below(2) == 0)}"#
        case 5...7: return "{\"op\":\"began\",\(touch)}"
        case 8...10: return "{\"op\":\"moved\",\(touch)}"
        case 11: return "{\"op\":\"ended\",\(touch)}"
        case 12: return "{\"op\":\"\(word(["cancelled", "ended"]))\",\(touch)}"
        case 13:
            let key = word(["next", "previous", "pageForward", "pageBackward", "first", "last"])
            return #"{"op":"key","key":"\#(key)"}"#
        case 14: return #"{"op":"key","key":"text","text":"\#(word(["a", "e", "c", "h", "ж", "q"]))"}"#
        case 15: return #"{"op":"adjust","by":\#(below(5) - 2)}"#
        case 16: return #"{"op":"style","autoHide":"\#(word(["never", "never", "untilTouched"]))"}"#
        default: return #"{"op":"scrolled","row":\#(below(20)),"byUser":\#(below(2) == 0)}"#
        }
    }
}
