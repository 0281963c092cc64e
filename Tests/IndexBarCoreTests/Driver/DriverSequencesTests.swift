import IndexBarCore
import Testing

/// What must hold of a driver whatever happens to it.
@Suite struct DriverSequencesTests {
    @Test(arguments: UInt64(0)..<8)
    func `whatever happens in whatever order, what is answered and seen is sound`(seed: UInt64) {
        for part in 0..<60 {
            var script = DriverScript(seed: seed &* 1000 &+ UInt64(part))
            var hidden = false
            var runs = false
            for step in 0..<120 {
                let scene = script.driver.scene
                let commands = script.step()
                let faults = self.faults(script.driver, commands, before: scene, &hidden, &runs)
                #expect(faults == [], "seed \(seed), part \(part), step \(step)")
                if !faults.isEmpty { return }
            }
        }
    }

    private func faults(
        _ driver: IndexBarDriver, _ commands: IndexBarCommands, before: IndexBarScene, _ hidden: inout Bool,
        _ runs: inout Bool
    ) -> [String] {
        var faults: [String] = []
        func expect(_ holds: Bool, _ fault: String) { if !holds { faults.append(fault) } }
        let scene = driver.scene
        expect(commands.paint || scene == before, "another scene without a frame")
        if let visible = commands.visible {
            expect(visible == hidden, "told what was known")
            hidden = !visible
        }
        expect(scene.isVisible == !hidden, "visible, not told")
        switch commands.timer {
        case .start(let seconds):
            expect(seconds > 0 && seconds.isFinite, "a timer of \(seconds)")
            expect(scene.isVisible, "a timer of a hidden bar")
            runs = true
        case .stop:
            expect(runs, "stopped twice")
            runs = false
        case nil: break
        }
        let count = driver.entries.count
        if let scroll = commands.scroll {
            expect((0..<count).contains(scroll.entry), "scrolls to entry \(scroll.entry)")
            expect(scroll.row >= 0, "scrolls to row \(scroll.row)")
            expect(!(scroll.animated && driver.isTracking), "animated in a drag")
        }
        if let entry = commands.announcement { expect((0..<count).contains(entry), "announces \(entry)") }
        if commands.haptic { expect(commands.selection?.reason == .touch, "a haptic without a touch") }
        expect(!(driver.isTracking && !driver.measured.isEnabled), "a drag of a disabled bar")
        expect(!(driver.isTracking && driver.measured.isPutAway), "a drag of a bar put away")
        expect(driver.reservedThickness >= 0 && driver.reservedThickness.isFinite, "reserves nonsense")
        return faults + self.faults(scene, driver)
    }

    private func faults(_ scene: IndexBarScene, _ driver: IndexBarDriver) -> [String] {
        var faults: [String] = []
        func expect(_ holds: Bool, _ fault: String) { if !holds { faults.append(fault) } }
        let (strip, measured) = (scene.strip, driver.measured)
        expect(strip.isSound, "strip \(strip)")
        if let hit = scene.hitArea {
            expect(hit.isSound && hit.holds(strip), "hit \(hit), strip \(strip)")
            expect(scene.slots.contains { _ in true } || driver.style.gaps == .none, "hit without a slot")
            if measured.ownsHit, measured.width.isFinite, measured.height.isFinite {
                let bar = IndexBarRectangle(
                    width: max(0, measured.width), height: max(0, measured.height))
                expect(bar.holds(hit), "hit \(hit) outside the bar")
            }
        }
        for slot in scene.slots where !slot.rectangle.isSound { faults.append("slot \(slot)") }
        if let highlight = scene.highlight { expect(highlight.isSound, "highlight \(highlight)") }
        let lit = scene.slots.filter { $0.look == .lit }.count
        expect(lit == (scene.highlight == nil || !measured.isEnabled ? 0 : 1), "\(lit) lit slots")
        guard let preview = scene.preview(width: 60, height: 48) else { return faults }
        expect(scene.isVisible && preview.rectangle.isSound, "preview \(preview)")
        if let boundary = measured.boundary, boundary.isSound {
            expect(
                boundary.holds(preview.rectangle) || strip.x < boundary.x
                    || strip.x + strip.width > boundary.x + boundary.width || strip.y < boundary.y
                    || strip.y + strip.height > boundary.y + boundary.height,
                "preview \(preview.rectangle) outside \(boundary)")
        }
        return faults
    }
}

extension IndexBarRectangle {
    /// Whether it is one that can be painted.
    fileprivate var isSound: Bool {
        x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
    }

    fileprivate func holds(_ other: IndexBarRectangle) -> Bool {
        let near = 1e-6 * max(1, abs(x), abs(y), width, height)
        return other.x >= x - near && other.y >= y - near && other.x + other.width <= x + width + near
            && other.y + other.height <= y + height + near
    }
}
