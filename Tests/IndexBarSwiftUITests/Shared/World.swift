import IndexBarCore
import SwiftUI
import Testing

@testable import IndexBarSwiftUI

struct Group: Identifiable, Equatable {
    let id: String
    var names: [String]
    var height: CGFloat = 40
    var letter: String { id }
    var count: Int { names.count }

    static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    static func all(_ count: Int = 9) -> [Group] {
        letters.map { letter in Group(id: letter, names: (0..<count).map { "\(letter)\($0)" }) }
    }
}

struct Row: View {
    let name: String
    let height: CGFloat
    var body: some View { Text(name).frame(height: height) }
}

/// What an app has, and a window that shows it.
@MainActor final class World {
    enum Container: CaseIterable { case list, lazyStack, pinnedStack, stack }

    var groups: [Group]
    var chosen: String?
    var style = IndexBarAppearance()
    var told: [IndexBarSelection] = []
    /// Whether the app hands the selection over.
    var binds = true
    /// What an app types, or whatever else it has one of.
    var search = ""
    let container: Container
    private(set) var stage: Stage!
    private var turns: [@MainActor () -> Void] = []
    private var timers: [(seconds: Double, work: @MainActor () -> Void, id: Int)] = []
    private var timerCount = 0

    init(
        _ groups: [Group] = Group.all(), _ container: Container = .list,
        size: CGSize = CGSize(width: 320, height: 440),
        style change: (inout IndexBarAppearance) -> Void = { _ in },
        around: @escaping @MainActor (World) -> any View = { $0.list() }
    ) {
        self.groups = groups
        self.container = container
        change(&style)
        System.next = { [weak self] in self?.turns.append($0) }
        System.later = { [weak self] in self?.start($0, $1) ?? {} }
        stage = Stage(size) { [unowned self] in around(self) }
        turn()
    }

    private func start(_ seconds: Double, _ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        timerCount += 1
        let id = timerCount
        timers.append((seconds, work, id))
        return { [weak self] in self?.timers.removeAll { $0.id == id } }
    }

    var timer: Double? { timers.last?.seconds }
    func endTimer() {
        let due = timers
        timers = []
        for timer in due { timer.work() }
        turn()
    }

    /// The same, for a place that has several.
    func listed() -> any View { list() }

    /// The list, as an app would write it.
    func list() -> any View {
        let binding =
            binds
            ? Binding<String?>(get: { @MainActor in self.chosen }, set: { @MainActor in self.chosen = $0 })
            : nil
        return container(sections).self.marked(self, binding)
    }

    @ViewBuilder private func container(_ content: some View) -> some View {
        switch container {
        case .list: List { content }
        case .lazyStack: ScrollView { LazyVStack(spacing: 0) { content } }
        case .pinnedStack: ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { content } }
        case .stack: ScrollView { VStack(spacing: 0) { content } }
        }
    }

    private var sections: some View {
        ForEach(groups) { group in
            Section {
                ForEach(group.names, id: \.self) { Row(name: $0, height: group.height) }
            } header: {
                Text(group.letter).frame(height: 30).indexBarTarget(group.id)
            }
        }
    }

    /// The run loop turns until nothing waits any more.
    func turn() {
        var (rounds, still, before) = (0, 0, CGFloat.nan)
        repeat {
            rounds += 1
            still = stage.offset() == before ? still + 1 : 0
            before = stage.offset()
            precondition(rounds < 100, "there is no end to turns")
            stage.frame()
            let work = turns
            turns = []
            for work in work { work() }
            stage.frame()
        } while !turns.isEmpty || stage.hasLateReports || (stage.isHosted && still < 2)
    }

    /// The app's views are evaluated again, and everything that follows.
    func update() {
        stage.evaluateAgain()
        turn()
    }

    /// What is at the list's top: a header that is there, else a row; in a list that is not lazy the first text.
    var top: String? { stage.top ?? first?.name }
    var topLetter: String? { top?.prefix(1).description }
    private var first: Painted? {
        stage.painted.filter {
            $0.kind == .text && $0.rect.height > 18 && $0.rect.midX < 290
                && $0.rect.midY + ($0.name.count == 1 ? 15 : 20) > 0.6
        }
        .min { ($0.rect.midY, $0.name.count) < ($1.rect.midY, $1.name.count) }
    }

    /// How far what is at the top is below where a header has it.
    var firstY: CGFloat {
        let header = stage.rows().first { $0.texts == [stage.top ?? ""] }?.rect.minY
        return header ?? first.map { $0.rect.midY - 15 } ?? .nan
    }

    /// A finger, or the mouse, taps on a letter.
    func tap(_ letter: String) {
        let hand = Hand(self)
        hand.down(letter)
        hand.up()
    }
}

extension Stage {
    /// Whether UIKit's list, which goes on by itself, is below a List.
    var isHosted: Bool { policy.listHost != .none }
}

extension View {
    @MainActor fileprivate func marked(_ world: World, _ selection: Binding<String?>?) -> any View {
        indexBar(world.groups, title: \.letter, rows: \.count, selection: selection)
            .indexBarStyle(world.style)
            .onIndexBarSelect { world.told.append($0) }
    }
}
