import Foundation
import IndexBarCore
import IndexBarReplay

/// Plays the lines of a script on a bar alone, as events of a user or acts of an app, and in parallel on a replay
/// session, as operations of the driver. After each line both must show the same.
@MainActor struct ScriptPlayer {
    let run: ContractRun
    private var model = ReplaySession()
    /// The time of the clock that `pass` advances, and the script's own time.
    private var clock = 0.0
    private var scriptTime = 0.0
    private var stage = ContractStage.alone(width: 0, height: 0)
    /// The fingers that are down.
    private var down: Set<Int> = []
    /// What the model reports for the current line.
    private var told: [String] = []

    init(_ run: ContractRun) {
        self.run = run
        run.frontEnd.arrange(stage)
        measure()
        run.pass()
    }

    private var driver: IndexBarDriver { model.driver }

    /// Plays a line. Failures begin with its place in the script.
    mutating func play(_ line: String, at place: String) {
        guard let fields = Self.object(line), let op = fields["op"] as? String else { return }
        told = []
        _ = run.frontEnd.takeNotes()
        let before = run.failures.count
        guard perform(op, fields, line) else { return }
        run.pass()
        tell(#"{"op":"tick"}"#)
        compare()
        if let wanted = fields["expect"] { check(wanted) }
        for failure in run.failures.indices.dropFirst(before) {
            run.failures[failure] = "\(place): \(line.prefix(160)): \(run.failures[failure])"
        }
    }

    private static func object(_ line: String) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
    }

    /// Passes a line to the model and keeps what it reports.
    private mutating func tell(_ line: String) {
        let answer = model.answer(to: Data(line.utf8)).flatMap(Self.object) ?? [:]
        for key in ["effects", "commands"] {
            for item in answer[key] as? [[String: Any]] ?? [] {
                if let word = item["tracking"] as? String { told.append(word) }
                if let selection = item["select"] as? [String: Any], let entry = selection["entry"] as? Int {
                    told.append("\(entry)")
                }
            }
        }
    }

    // MARK: Lines

    /// - Returns: whether a front end can experience what the line says.
    private mutating func perform(_ op: String, _ fields: [String: Any], _ line: String) -> Bool {
        func number(_ key: String) -> Double? { fields[key] as? Double }
        switch op {
        case "content":
            guard case let had = model.hasRefused, true else { return false }
            tell(line)
            guard had || !model.hasRefused else { return true }
            run.act(.content(model.content))
        case "style", "resize":
            guard op == "style" || Self.isSize(number("width")) && Self.isSize(number("height")) else {
                return false
            }
            tell(line)
            run.act(.style(driver.style))
            stage = .alone(width: Self.size(driver.measured.width), height: Self.size(driver.measured.height))
            stage.insets = driver.measured.insets
            stage.isRightToLeft = driver.measured.isRightToLeft
            stage.along = driver.measured.along
            measure()
            run.frontEnd.arrange(stage)
        case "began", "moved", "ended", "cancelled":
            guard let x = number("x"), let y = number("y") else { return false }
            passTo(number("time"))
            return touch(op, x: x, y: y, id: fields["touch"] as? Int ?? 0)
        case "key":
            passTo(number("time"))
            return key(fields["key"] as? String ?? "", fields["text"] as? String ?? "")
        case "adjust":
            guard let by = fields["by"] as? Int else { return false }
            for _ in 0..<min(by.magnitude, 60) {
                run.frontEnd.deliver(.accessible(by > 0 ? .increment : .decrement))
                tell("{\"op\":\"drive\",\"accessible\":\"\(by > 0 ? "increment" : "decrement")\"}")
            }
        case "wheel":
            guard let by = fields["by"] as? Int, by.magnitude < 1_000 else { return false }
            run.frontEnd.deliver(.wheel(.notches(Double(by))))
            tell("{\"op\":\"drive\",\"wheel\":\(by)}")
        case "scrolled":
            guard let row = fields["row"] as? Int else { return false }
            let (fraction, byUser) = (number("fraction") ?? 0, fields["byUser"] as? Bool ?? true)
            run.act(.listScrolled(row: row, fraction: fraction, byUser: byUser))
            tell(
                "{\"op\":\"list\",\"top\":{\"row\":\(row),\"fraction\":\(fraction)},"
                    + "\"moving\":\"\(byUser ? "user" : "no")\"}")
        case "hover":
            if fields["out"] as? Bool == true {
                run.frontEnd.deliver(.leave)
                tell(#"{"op":"pointer","phase":"left","kind":"mouse"}"#)
            } else {
                guard let x = number("x"), let y = number("y"), abs(x) < 190, abs(y) < 190 else {
                    return false
                }
                run.frontEnd.deliver(.hover(x: x + origin.x, y: y + origin.y))
                tell("{\"op\":\"pointer\",\"phase\":\"hovered\",\"kind\":\"mouse\",\"x\":\(x),\"y\":\(y)}")
            }
        case "timer":
            guard let left = run.shown.timer, left < 5 else { return false }
            passTo(scriptTime + left + 0.05)
        case "frame", "state": break
        default: return false
        }
        return true
    }

    private static func isSize(_ size: Double?) -> Bool { size.map { $0 < 3_000 } ?? false }

    /// A size with bad values replaced (rule L12).
    private static func size(_ size: Double) -> Double { size.isFinite ? max(0, size) : 0 }

    private var origin: IndexBarRectangle { stage.bar ?? IndexBarRectangle() }

    /// Tells the model what a script's lines cannot express.
    private mutating func measure() {
        let owns = run.frontEnd.abilities.contains(.ownsHit)
        tell(
            "{\"op\":\"measure\",\"ownsHit\":\(owns),\"across\":{\"vertical\":12,\"horizontal\":14},"
                + "\"boundary\":{\"x\":\(-origin.x),\"y\":\(-origin.y),"
                + "\"width\":\(stage.width),\"height\":\(stage.height)}}")
    }

    /// Advances the time to that of a line, if that is later.
    private mutating func passTo(_ time: Double?) {
        guard let time, time > scriptTime, time.isFinite else { return }
        let seconds = min(time - scriptTime, 5)
        scriptTime = time
        clock += seconds
        let ends = run.shown.timer.map { $0 <= seconds } ?? false
        // A little more, so that a delay of exactly this length is over.
        run.pass(seconds + 0.001)
        if ends { tell(#"{"op":"timer"}"#) }
    }

    /// Plays a possible event of a finger: it goes down once, then moves, then ends. Points outside the room are moved
    /// to just inside its edges.
    private mutating func touch(_ op: String, x: Double, y: Double, id: Int) -> Bool {
        let phase: ContractEvent.Phase =
            switch op {
            case "began": .began
            case "moved": .moved
            case "ended": .ended
            default: .cancelled
            }
        guard (phase == .began) != down.contains(id) else { return false }
        switch phase {
        case .began: down.insert(id)
        case .moved: break
        case .ended, .cancelled: down.remove(id)
        }
        let x = max(-190, min(x, stage.width - 210))
        let y = max(-190, min(y, stage.height - 210))
        run.frontEnd.deliver(.finger(phase, id: id, x: x + origin.x, y: y + origin.y))
        tell(
            "{\"op\":\"pointer\",\"phase\":\"\(op)\",\"x\":\(x),\"y\":\(y),\"id\":\(id),\"time\":\(clock)}")
        return true
    }

    private mutating func key(_ key: String, _ text: String) -> Bool {
        let isVertical = driver.layout.axis == .vertical
        let isMirrored = !isVertical && stage.isRightToLeft
        let keys: [String: (IndexBarPress, String)] = [
            "next": isVertical ? (.down, "down") : isMirrored ? (.left, "left") : (.right, "right"),
            "previous": isVertical ? (.up, "up") : isMirrored ? (.right, "right") : (.left, "left"),
            "first": (.home, "home"), "last": (.end, "end"), "pageForward": (.pageDown, "pageDown"),
            "pageBackward": (.pageUp, "pageUp"),
        ]
        let line: String
        if let (press, name) = keys[key] {
            run.press(press)
            line = "\"key\":\"\(name)\""
        } else {
            guard key == "text", text.count == 1 else { return false }
            run.type(text)
            line = "\"key\":\"character\",\"text\":\(ReplayJSON.string(text))"
        }
        tell("{\"op\":\"press\",\(line),\"time\":\(clock)}")
        return true
    }

    // MARK: What must be

    private mutating func compare() {
        let shown = run.shown
        run.expect(shown.selected, driver.selectedEntry, "selected")
        run.expect(shown.lit, driver.highlightedEntry, "lit")
        run.expect(shown.isTracking, driver.isTracking, "tracking")
        run.expect(shown.isVisible, driver.isVisible, "visible")
        let heard = run.frontEnd.takeNotes().compactMap { note -> String? in
            switch note {
            case .selected(let entry, _): "\(entry)"
            case .tracking(let tracking): "\(tracking)"
            default: nil
            }
        }
        run.expect(heard, told, "told")
        let accessible = model.answer(to: Data(#"{"op":"accessibility"}"#.utf8)).flatMap(Self.object)
        run.expect(shown.value, accessible?["value"] as? String ?? "", "the value")
        guard driver.isVisible else { return }
        let slots = driver.scene.paintedSlots
        run.expect(shown.titles.map(\.look), slots.map(\.look), "looks")
        for (title, slot) in zip(shown.titles, slots) {
            let wanted = slot.painted
            run.expectNear(
                title.rectangle, wanted.x + origin.x, wanted.y + origin.y, wanted.width, wanted.height,
                "a slot")
        }
        run.expect(shown.preview == nil, driver.scene.preview == nil, "no preview")
    }

    /// Checks the script's own expectations, as far as they can be observed.
    private func check(_ wanted: Any) {
        if let state = wanted as? [String: Any] {
            if let selected = state["selected"] {
                run.expect(run.shown.selected, selected as? Int, "selected")
            }
            if let lit = state["highlighted"] { run.expect(run.shown.lit, lit as? Int, "highlighted") }
            if let tracks = state["tracking"] as? Bool {
                run.expect(run.shown.isTracking, tracks, "tracking")
            }
        }
        for item in wanted as? [[String: Any]] ?? [] {
            guard let selection = item["select"] as? [String: Any], let entry = selection["entry"] as? Int
            else {
                continue
            }
            run.expect(told.contains("\(entry)"), "the script expects \(entry), told are \(told)")
        }
    }
}
