import IndexBarCore
import SwiftUI
import Testing

@testable import IndexBarSwiftUI

/// Lists without sections, static sections, two lists, and a bar that the app tells what its list shows.
@MainActor @Suite(.serialized) struct FlatTests {
    struct Name: Identifiable { let id: String }

    @Test func `a list without sections: each run of equal titles is an entry, any row lights it`() {
        let names = Group.all(5).flatMap(\.names).map { Name(id: $0) }
        let world = World(around: { _ in
            List { ForEach(names) { Text($0.id).frame(height: 40).indexBarTarget($0.id) } }
                .indexBar(rows: names, title: { String($0.id.prefix(1)) })
        })
        #expect(world.lit == "A")
        world.tap("K")
        #expect(world.top == "K0" && world.lit == "K")
        world.stage.scroll(by: 40 * 3)
        world.turn()
        #expect(world.top == "K3" && world.lit == "K")
        world.stage.scroll(by: 40 * 3)
        world.turn()
        #expect(world.top == "L1" && world.lit == "L" && world.stage.issues.isEmpty)
    }

    @Test func `static sections, without a ForEach`() {
        let world = World(around: { world in
            List {
                Section {
                    Text("B0").frame(height: 300)
                } header: {
                    Text("B").frame(height: 30).indexBarTarget("B")
                }
                Section {
                    Text("C0").frame(height: 300)
                } header: {
                    Text("C").frame(height: 30).indexBarTarget("C")
                }
                Section {
                    Text("D0").frame(height: 600)
                } header: {
                    Text("D").frame(height: 30).indexBarTarget("D")
                }
            }
            .indexBar(world.groups[1...3], title: \.letter)
        })
        // Where headers are no targets such a section cannot be found by its id, and SwiftUI says nothing.
        guard StagePolicy.current.headersAreTargets || StagePolicy.current.listHost != .none else { return }
        world.tap("D")
        #expect(world.lit == "D" && world.stage.issues.isEmpty)
    }

    @Test func `two lists on one screen: each bar moves its own`() {
        let world = World(
            size: CGSize(width: 320, height: 880),
            around: { world in
                world.binds = false
                return VStack(spacing: 0) {
                    AnyView(world.listed()); AnyView(world.listed())
                }
            })
        let before = (world.stage.offset(of: 0), world.stage.offset(of: 1))
        world.tap("G")
        let after = (world.stage.offset(of: 0), world.stage.offset(of: 1))
        #expect((after.0 == before.0) != (after.1 == before.1))
    }

    @Test func `the app says what is at the top, for a bar alone`() {
        let world = World(around: { world in
            IndexBar(world.groups, title: \.letter).frame(width: 24)
                .frame(maxWidth: .infinity, alignment: .trailing)
                .indexBarListed(topSection: world.search.isEmpty ? nil : world.search)
        })
        #expect(world.lit == nil)
        world.search = "K"
        world.update()
        #expect(world.lit == "K" && world.told.isEmpty)
    }

    @Test func `entries with rows of their own, selected by index`() {
        let picked = Picked()
        let entries = ["x", "y", "z"].enumerated().map { IndexBarEntry(title: $1, section: $0) }
        let world = World(around: { _ in
            let selection = Binding<Int?>(
                get: { @MainActor in picked.entry }, set: { @MainActor in picked.entry = $0 })
            return IndexBar(entries: entries, rowCounts: [1, 2, 3], selection: selection).frame(width: 24)
                .frame(maxWidth: .infinity, alignment: .trailing)
        })
        world.tap("y")
        #expect(picked.entry == 1 && world.lit == "y")
        picked.entry = 2
        world.update()
        #expect(world.lit == "z")
    }

    @MainActor final class Picked { var entry: Int? }
}
