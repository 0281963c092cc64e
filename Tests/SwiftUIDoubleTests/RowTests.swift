import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct RowTests {
    let size = CGSize(width: 320, height: 400)
    private func rows(_ change: (Few) -> any View) -> [StageRow] {
        let view = change(Few())
        let stage = Stage(size) { view }
        return stage.rows()
    }
    struct Few: View {
        var body: some View {
            List {
                Section {
                    ForEach(0..<3) { Row(name: "\($0)") }.onDelete { _ in }
                } header: {
                    Text("H").frame(height: 30)
                }
            }
        }
    }

    @Test func `rows keep off the sides, more so in groups, and the row's own insets count`() {
        #expect(rows { $0 }.map(\.content.minX) == [16, 16, 16, 16])
        #expect(rows { $0.listStyle(.insetGrouped) }[1].rect == CGRect(x: 20, y: 30, width: 280, height: 40))
        let own = Stage(size) {
            List {
                Text("0").frame(maxWidth: .infinity).listRowInsets(
                    EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            }
        }
        #expect(own.rows()[0].content.minX == 2 && own.rows()[0].content.maxX == 316)
    }
    @Test func `pinned headers stay, those of groups go`() {
        for (style, top) in [(true, "A"), (false, "A8")] {
            let stage = Stage(size) {
                VStack { if style { Names() } else { Names().listStyle(.insetGrouped) } }
            }
            stage.scroll(by: 380)
            #expect(stage.top == top)
        }
    }
    @Test func `chevrons, handles and swipe actions stand at the trailing edge`() {
        let stage = Stage(size) {
            List {
                ForEach(["a", "b"], id: \.self) { name in
                    NavigationLink {
                        Text("there")
                    } label: {
                        Text(name).frame(height: 40)
                    }
                    .swipeActions { Button("Delete") {} }
                }.onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }
        let row = stage.rows()[0]
        #expect(
            row.extras["handle"]?.maxX == 304 && row.extras["chevron"]?.maxX == 260 && row.content.maxX <= 240
        )
        stage.swipe("a")
        #expect(stage.rows()[0].extras["actions"] == CGRect(x: 246, y: 0, width: 74, height: 40))
        #expect(stage.rows()[1].extras["actions"] == nil)
        stage.change { $0.layoutDirection = .rightToLeft }
        #expect(stage.rows()[0].extras["actions"]?.minX == 0)
    }
    @Test func `margins and safe areas keep rows clear, in lists by the policy`() {
        #expect(rows { $0.contentMargins(.trailing, 24) }[1].rect.maxX == 296)
        for keeps in [false, true] {
            var policy = StagePolicy()
            policy.listsKeepSafeArea = keeps
            StagePolicy.with(policy) {
                #expect(rows { $0.safeAreaPadding(.trailing, 24) }[1].rect.maxX == (keeps ? 296 : 320))
                let inset = rows { $0.safeAreaInset(edge: .trailing) { Color.red.frame(width: 24) } }
                #expect(inset[1].rect.maxX == (keeps ? 296 : 320))
            }
        }
        let bar = Stage(size) { NavigationStack { Names() } }
        #expect(bar.rows()[0].rect.minY == 44 && bar.offset() == -44)
        bar.scroll(by: 100)
        #expect(
            bar.top == "A" && bar.rows().first { $0.texts == ["A"] }?.rect.minY == 44, "pinned below the bar")
    }
    struct Search: View {
        @State var text = ""
        @Environment(\.isSearching) var outside
        var body: some View {
            List { ForEach(Names.all.filter { text.isEmpty || $0 == text }, id: \.self) { Row(name: $0) } }
                .overlay { Inside() }
                .searchable(text: $text)
        }
        struct Inside: View {
            @Environment(\.isSearching) var isSearching
            var body: some View { Text(isSearching ? "searching" : "idle") }
        }
    }
    @Test func `a search filters, to nothing and back`() {
        let stage = Stage(size) { Search() }
        #expect(stage.rows().count == 10 && stage.painted.contains { $0.name == "idle" })
        stage.search("Q")
        #expect(stage.rows().map(\.texts) == [["Q"]] && stage.painted.contains { $0.name == "searching" })
        stage.search("?")
        #expect(stage.rows().isEmpty)
        stage.search(nil)
        #expect(stage.rows().count == 10 && stage.painted.contains { $0.name == "idle" })
    }
    @Test func `a list keeps its place when rows below go, and ends inside its content`() {
        let letters = Box(Names.all)
        let stage = Stage(size) { Names(letters: letters.value) }
        stage.scroll(by: 5000)
        letters.value = Array(Names.all.prefix(2))
        stage.evaluateAgain()
        #expect(stage.offset() == 380 && stage.rows().last?.texts == ["B8"])
        letters.value = []
        stage.evaluateAgain()
        #expect(stage.offset() == 0 && stage.rows().isEmpty && stage.issues.isEmpty)
    }
    @Test func `a horizontal stack mirrors where reading does`() {
        let box = Box<ScrollViewProxy?>(nil)
        let stage = Stage(size) {
            Reader(box: box) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) { ForEach(0..<60) { Text("\($0)").frame(width: 50) } }
                }
            }
        }
        #expect(stage.rows().first?.rect.minX == 0)
        stage.change { $0.layoutDirection = .rightToLeft }
        #expect(stage.rows().first { $0.texts == ["0"] }?.rect.maxX == 320)
        box.value?.scrollTo(10, anchor: .leading)
        stage.frame()
        #expect(stage.rows().first { $0.texts == ["10"] }?.rect.maxX == 320 && stage.offset() == 500)
    }
}
