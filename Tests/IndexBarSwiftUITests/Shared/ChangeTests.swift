import IndexBarCore
import SwiftUI
import Testing

@testable import IndexBarSwiftUI

/// Content, selection and settings that change.
@MainActor @Suite(.serialized) struct ChangeTests {
    @Test
    func
        `content replaced for each of 300 samples keeps the drag; its entry gone, the nearest; none, it ends`()
    {
        let world = World(Group.all(2))
        let hand = Hand(world)
        hand.down("M")
        for sample in 0..<300 {
            world.groups[0].names = ["new \(sample)"]
            if sample == 150 { world.groups.removeSubrange(2..<5) }
            if sample == 250 { world.groups.removeAll { $0.id == "M" } }
            world.stage.evaluateAgain()
            guard sample % 50 == 49 else { continue }
            world.turn()
            #expect(world.isTracking && world.lit == (sample < 250 ? "M" : "N"), "\(sample)")
        }
        world.groups = []
        world.update()
        #expect(!world.isTracking)
        hand.up()
        world.groups = Group.all()
        world.update()
        #expect(world.lit == world.topLetter && world.stage.issues.isEmpty)
    }

    @Test func `sections added and reordered, then a selection from outside: one way there, lit`() {
        let world = World()
        world.tap("M")
        world.groups = Group.all().reversed() + [Group(id: "Ä", names: ["Ä0", "Ä1"])]
        world.chosen = "C"
        world.update()
        #expect(world.top == "C" && world.lit == "C" && world.chosen == "C")
        world.tap("W")
        #expect(world.top == "W" && world.lit == "W" && world.chosen == "W")
        world.chosen = nil
        world.update()
        #expect(world.top == "W", "nothing selected moves nothing")
        world.stage.scroll(by: -700)
        world.chosen = "W"
        world.update()
        #expect(world.top == "W")
    }

    @Test func `a selection by the bar is no selection by the app: it is told once`() {
        let world = World()
        world.tap("K")
        world.update()
        world.update()
        #expect(world.told.count == 1 && world.chosen == "K")
        world.chosen = "no section's"
        world.update()
        #expect(world.told.count == 1 && world.top == "K")
    }

    @Test func `a thousand equal evaluations make no effect`() {
        let world = World(Array(Group.all(4).prefix(8)), size: CGSize(width: 320, height: 200))
        world.tap("E")
        world.turn()
        let before = (world.stage.scrolls.count, world.stage.drawings, world.stage.offset())
        // A policy has further evaluations in each.
        for _ in 0..<(1000 / (1 + StagePolicy.current.extraEvaluations) + 1) { world.stage.evaluateAgain() }
        world.turn()
        #expect(world.stage.scrolls.count == before.0 && world.stage.offset() == before.2)
        #expect(world.told.count == 1 && world.stage.issues.isEmpty && world.lit == "E")
    }

    @Test func `a selection looks at no section but its own`() {
        let counter = HashCounter()
        let sections = (0..<26).map { CountedSection(id: .init(value: $0, counter: counter)) }
        var chosen: CountedID? = sections[0].id
        let binding = Binding<CountedID?>(get: { @MainActor in chosen }, set: { @MainActor in chosen = $0 })
        var strip = IndexBar(sections, title: { String($0.id.value) }, selection: binding)
        let world = World(around: { _ in strip })
        counter.hashes = 0
        for value in [7, 19] {
            chosen = sections[value].id
            strip = IndexBar(sections, title: { String($0.id.value) }, selection: binding)
            world.update()
        }
        #expect(world.value?.hasPrefix("19") == true && counter.hashes < 40, "\(counter.hashes)")
    }

    @Test func `samples inside one band evaluate no row and no strip`() {
        let world = World()
        let hand = Hand(world)
        hand.down("G")
        guard StagePolicy.current.extraEvaluations == 0 else { return hand.up() }
        let point = world.point(of: "G")
        let rows = world.stage.evaluations("Row")
        let faces = (
            world.strips, world.stage.drawings
        )
        for sample in 0..<50 {
            hand.move(to: CGPoint(x: point.x - CGFloat(sample), y: point.y + CGFloat(sample % 5 - 2)))
        }
        #expect(world.stage.evaluations("Row") == rows && world.isTracking)
        // The drag's own state is written with every sample; where equal views are evaluated again it is no news.
        #expect(
            world.strips == faces.0
                && world.stage.drawings == faces.1)
        hand.up()
    }

    @Test func `a drag over all letters evaluates no row but those that come into view`() {
        guard StagePolicy.current.extraEvaluations == 0 else { return }
        let world = World(Group.all(1))
        let hand = Hand(world)
        hand.down("A")
        let before = world.stage.evaluations("Row")
        for letter in ["B", "C", "B"] { hand.move(letter) }
        #expect(world.stage.evaluations("Row") - before <= 4)
        hand.up()
    }

    @Test func `a search that finds nothing empties the bar, and its end brings it back`() {
        let world = World(around: { world in
            let text = Binding<String>(
                get: { @MainActor in world.search }, set: { @MainActor in world.search = $0 })
            @MainActor func searched(_ view: some View) -> any View { view.searchable(text: text) }
            return searched(world.list())
        })
        world.tap("D")
        world.groups = []
        world.stage.search("xyz")
        world.update()
        #expect(world.lit == nil && world.point(of: "D").x < 0)
        world.groups = Group.all()
        world.stage.search(nil)
        world.update()
        #expect(world.lit == world.topLetter && world.stage.issues.isEmpty)
        world.tap("D")
        #expect(world.top == "D")
    }

    @Test func `put away it is not there and takes no room, and comes back`() {
        let world = World(around: { world in
            @MainActor func hidden(_ view: some View) -> any View {
                view.indexBarVisibility(world.search.isEmpty ? .automatic : .hidden)
            }
            return hidden(world.list())
        })
        world.search = "x"
        world.update()
        let hand = Hand(world)
        hand.down(at: CGPoint(x: 315, y: 220))
        #expect(!hand.isTaken && world.told.isEmpty)
        hand.up()
        world.search = ""
        world.update()
        world.tap("J")
        #expect(world.top == "J")
    }

    @Test func `disabled it takes nothing`() {
        let world = World(around: { world in
            @MainActor func disabled(_ view: some View) -> any View { view.disabled(!world.search.isEmpty) }
            return disabled(world.list())
        })
        world.search = "x"
        world.update()
        world.tap("J")
        #expect(world.told.isEmpty && world.top == "A")
    }

    @Test func `fewer rows than asked for hide it`() {
        let world = World(Group.all(1), style: { $0.minimumRows = 20 })
        #expect(world.point(of: "A").x > 0)
        world.groups = Array(world.groups.prefix(3))
        world.update()
        let hand = Hand(world)
        hand.down(at: CGPoint(x: 315, y: 220))
        #expect(!hand.isTaken)
        hand.up()
    }

    @Test func `from right to left it is at the left`() {
        let world = World()
        world.stage.change { $0.layoutDirection = .rightToLeft }
        world.turn()
        #expect(world.point(of: "M").x < 24)
        world.tap("M")
        #expect(world.chosen == "M")
    }

    @Test func `titles follow the text size up and down`() {
        let world = World()
        let before = world.point(of: "Z").y - world.point(of: "A").y
        world.stage.change { $0.dynamicTypeSize = .accessibility5 }
        world.turn()
        world.tap("Z")
        #expect(world.chosen == "Z" && world.lit == "Z")
        world.stage.change { $0.dynamicTypeSize = .large }
        world.turn()
        #expect(abs(world.point(of: "Z").y - world.point(of: "A").y - before) < 1)
    }

    @Test func `a list shorter than the screen keeps the chosen entry lit`() {
        let world = World(Array(Group.all(2).prefix(3)))
        world.tap("C")
        #expect(world.lit == "C" && world.topLetter == "A")
        world.update()
        #expect(world.lit == "C")
    }

    @Test func `a section that cannot come to the top is lit after the app has chosen it`() {
        let world = World(Group.all(3))
        world.chosen = "Z"
        world.update()
        #expect(world.topLetter != "Z" && world.topLetter != "A" && world.lit == "Z")
        world.stage.scroll(by: -400)
        world.turn()
        #expect(world.lit == world.topLetter)
    }

    @Test func `a selection that is there before the bar is gone to`() {
        var isFirst = true
        let world = World(around: { world in
            if isFirst { world.chosen = "M" }
            isFirst = false
            return world.list()
        })
        #expect(world.top == "M" && world.lit == "M" && world.chosen == "M")
    }

    @Test func `long titles make the bar as wide as they are, and rows keep clear of them`() {
        let seasons = ["Autumn", "Spring", "Summer"]
        let world = World(seasons.map { Group(id: $0, names: ["\($0) 1", "\($0) 2"]) })
        let point = world.point(of: "Spring")
        #expect(world.stage.rows().allSatisfy { $0.rect.maxX <= 2 * point.x - 320 + 1 })
        let hand = Hand(world)
        hand.down(at: CGPoint(x: 2 * point.x - 320 + 2, y: point.y))
        #expect(hand.isTaken && world.chosen == "Spring")
        hand.up()
    }

    @Test func `a list that comes later is followed when it is there`() {
        let world = World(around: { world in
            @MainActor func later(_ view: some View) -> any View {
                VStack { if world.search.isEmpty { Text("later") } else { AnyView(view) } }
            }
            return later(world.list())
        })
        #expect(world.told.isEmpty)
        world.search = "x"
        world.update()
        #expect(world.lit == "A")
        world.tap("P")
        #expect(world.topLetter == "P" && world.stage.issues.isEmpty)
    }
}

extension World {
    /// How often the bar's own views were evaluated.
    fileprivate var strips: Int { stage.evaluations("Bar") + stage.evaluations("BarControl") }
}

/// Counts how often ids are hashed.
private final class HashCounter: @unchecked Sendable { var hashes = 0 }

private struct CountedID: Hashable {
    let value: Int
    let counter: HashCounter

    static func == (one: CountedID, other: CountedID) -> Bool { one.value == other.value }
    func hash(into hasher: inout Hasher) {
        counter.hashes += 1
        hasher.combine(value)
    }
}

private struct CountedSection: Identifiable { let id: CountedID }
