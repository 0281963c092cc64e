import IndexBarCore
import SwiftUI
import Testing

@testable import IndexBarSwiftUI

/// Nothing of a row lies under the strip.
@MainActor @Suite(.serialized) struct RoomTests {
    private func world(_ groups: [Group], insetGrouped: Bool) -> World {
        World(
            groups,
            around: { world in
                @MainActor func styled(_ view: some View) -> any View {
                    insetGrouped ? AnyView(view.listStyle(.inset)) : AnyView(view)
                }
                return styled(
                    List {
                        ForEach(world.groups) { group in
                            Section {
                                ForEach(group.names, id: \.self) { name in
                                    NavigationLink {
                                        Text("there")
                                    } label: {
                                        HStack {
                                            Text(name).frame(height: 40); Spacer();
                                            Color.red.frame(width: 4, height: 9)
                                        }
                                    }
                                    .indexBarRow()
                                    .swipeActions { Button("Delete") {} }
                                }
                            } header: {
                                Text(group.letter).frame(height: 30).indexBarTarget(group.id)
                            }
                        }
                    }
                    .indexBar(world.groups, title: \.letter, rows: \.count))
            })
    }

    @Test(arguments: [true, false], [16, 26])
    func `rows, chevrons and swipe actions keep clear of the bar`(insetGrouped: Bool, release: Int) {
        StagePolicy.with(release: release) {
            let world = world(Group.all(3), insetGrouped: insetGrouped)
            world.stage.swipe("A1")
            world.turn()
            let edge = world.stage.bounds.width - 15
            for row in world.stage.rows() where row.texts.first?.count == 2 {
                #expect(row.content.maxX <= edge)
                if let chevron = row.extras["chevron"] { #expect(chevron.maxX <= edge) }
                if release >= 17, let actions = row.extras["actions"] { #expect(actions.maxX <= edge) }
            }
            #expect(world.stage.issues.isEmpty)
        }
    }

    @Test(arguments: [16, 26]) func `rows keep clear of titles wider than a row's own margin`(release: Int) {
        StagePolicy.with(release: release) {
            let seasons = ["Autumn", "Spring", "Summer"]
            let world = world(seasons.map { Group(id: $0, names: ["\($0) 1"]) }, insetGrouped: false)
            let edge = 2 * world.point(of: "Spring").x - world.stage.bounds.width
            #expect(edge < world.stage.bounds.width - 30)
            let marks = world.stage.painted.filter { $0.kind == .fill && $0.color == .red }
            #expect(!marks.isEmpty && marks.allSatisfy { $0.rect.maxX <= edge + 1 })
        }
    }

    @Test func `put away or without entries the bar takes no room, and takes it again`() {
        let world = World()
        func right() -> CGFloat { world.stage.rows().last?.rect.maxX ?? 0 }
        let narrow = right()
        #expect(narrow <= 305)
        let groups = world.groups
        world.groups = [Group(id: "A", names: ["A0"])]
        world.style.minimumRows = 5
        world.update()
        #expect(right() == 320)
        (world.groups, world.style.minimumRows) = (groups, 0)
        world.update()
        #expect(right() == narrow)
    }
}
