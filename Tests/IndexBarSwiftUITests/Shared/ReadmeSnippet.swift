import Foundation
import IndexBarSwiftUI
import SwiftUI
import Testing

/// The list of the README, as it stands there.
struct ReadmeList: View {
    let groups: [ContactGroup]

    private func rows(_ group: ContactGroup) -> some View {
        ForEach(group.people, id: \.self) { Text($0).frame(height: 40) }
    }

    // swift-format-ignore
    var body: some View {
        // snippet: begin
        List(groups) { group in
            Section { rows(group) } header: { Text(group.letter).indexBarTarget(group.id) }
        }
        .indexBar(groups, title: \.letter)
        // snippet: end
    }
}

@MainActor @Suite(.serialized) struct ReadmeTests {
    @Test func `the README has this list, line by line`() throws {
        func lines(_ path: String) throws -> [String] {
            try String(contentsOfFile: path, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false
            )
            .map { $0.drop { $0 == " " }.description }
        }
        // A link to this folder counts as the folder.
        let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let own = try lines(folder.appendingPathComponent("ReadmeSnippet.swift").path)
        let root = folder.appendingPathComponent("../../../README.md").standardizedFileURL
        let first = try #require(own.firstIndex(of: "// snippet: begin"))
        let last = try #require(own.firstIndex(of: "// snippet: end"))
        let snippet = own[(first + 1)..<last].joined(separator: "\n")
        #expect(try lines(root.path).joined(separator: "\n").contains("```swift\n\(snippet)\n```"))
    }

    @Test func `the README's list has a bar`() {
        let world = World(around: { _ in ReadmeList(groups: SampleData.groups) })
        #expect(world.lit == "A")
        world.tap("M")
        #expect(world.top == "M" && world.lit == "M")
    }
}

/// The sample's screens.
@MainActor @Suite(.serialized) struct SampleTests {
    @Test func `contacts`() {
        let world = World(around: { _ in ContactsView(groups: SampleData.groups) })
        world.tap("Q")
        #expect(world.topLetter == "Q" && world.lit == "Q" && world.stage.issues.isEmpty)
    }

    @Test func `photos by month: the grid goes to the month, and the bar is as long as there are photos`() {
        let world = World(around: { _ in PhotosView(months: SampleData.months) })
        #expect(world.lit == "2024-1")
        // A timeline's first and last titles are held inside the bar: their bands are at its ends.
        for (y, title) in [(437.0, "2025-12"), (3, "2024-1")] {
            let hand = Hand(world)
            hand.down(at: CGPoint(x: 300, y: y))
            hand.up()
            #expect(world.lit == title)
        }
        #expect(world.stage.offset() == 0 && world.stage.issues.isEmpty)
    }

    @Test func `the bar alone selects and scrolls nothing`() {
        let world = World(around: { _ in LettersView(groups: SampleData.groups) })
        let hand = Hand(world)
        hand.down(at: CGPoint(x: 280, y: 220))
        #expect(hand.isTaken)
        hand.up()
        #expect(!world.stage.painted.contains { $0.name == "nothing yet" } && world.stage.scrolls.isEmpty)
    }
}
