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

/// What the reference shows beside that.
struct ReferenceLists: View {
    struct Name: Identifiable {
        let (id, text): (Int, String)
        var letter: String { String(text.prefix(1)) }
    }
    let groups: [ContactGroup]
    let names: [Name]
    let appearance = IndexBarAppearance()
    @State private var letter: String?

    private func rows(_ group: ContactGroup) -> some View {
        ForEach(group.people, id: \.self) { Text($0).frame(height: 40) }
    }

    // swift-format-ignore
    @ViewBuilder var flat: some View {
        // snippet: begin
        List(names) { name in
            Text(name.text).indexBarTarget(name.id)
        }
        .indexBar(rows: names, title: \.letter)
        // snippet: end
    }

    // swift-format-ignore
    var body: some View {
        // snippet: begin
        List(groups) { group in
            Section { rows(group) } header: { Text(group.letter).indexBarTarget(group.id) }
        }
        .indexBar(groups, title: \.letter, rows: \.people.count, selection: $letter)
        .indexBarStyle(appearance)
        .onIndexBarSelect { print($0.entry) }
        // snippet: end
    }

    // swift-format-ignore
    @ViewBuilder var alone: some View {
        // snippet: begin
        IndexBar(groups, title: \.letter, selection: $letter).frame(width: 44)
        // snippet: end
    }
}

@MainActor @Suite(.serialized) struct ReadmeTests {
    /// A file of the package, without what lines begin with.
    private func text(_ path: String) throws -> String {
        // A link to this folder counts as the folder.
        let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let file = folder.appendingPathComponent("../../../\(path)").standardizedFileURL.path
        let lines = try String(contentsOfFile: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.drop { $0 == " " }.description }.joined(separator: "\n")
    }
    private func parts(_ path: String, _ begin: String, _ end: String) throws -> [String] {
        try text(path).components(separatedBy: begin).dropFirst()
            .map { $0.components(separatedBy: end)[0].trimmingCharacters(in: .newlines) }
    }
    private var own: [String] {
        get throws {
            let marks = ("// snippet: " + "begin", "// snippet: " + "end")
            return try parts("Tests/IndexBarSwiftUITests/Shared/ReadmeSnippet.swift", marks.0, marks.1)
        }
    }

    @Test func `the README has this list, line by line`() throws {
        #expect(try text("README.md").contains("```swift\n\(#require(own.first))\n```"))
    }

    @Test func `the reference has these snippets, and no other`() throws {
        let catalog = "Sources/IndexBarSwiftUI/IndexBarSwiftUI.docc/IndexBarSwiftUI.md"
        #expect(try parts(catalog, "```swift\n", "\n```") == own)
    }

    @Test func `a list without sections, and one with a style, as in the reference`() {
        let names = SampleData.groups.flatMap(\.people).enumerated().map {
            ReferenceLists.Name(id: $0, text: $1)
        }
        let lists = ReferenceLists(groups: SampleData.groups, names: names)
        for list in [AnyView(lists.flat), AnyView(lists)] {
            let world = World(around: { _ in list })
            world.tap("M")
            #expect(world.topLetter == "M" && world.lit == "M" && world.stage.issues.isEmpty)
        }
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
