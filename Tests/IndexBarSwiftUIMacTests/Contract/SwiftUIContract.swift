import Foundation
import IndexBarContract
import IndexBarCore

@testable import IndexBarSwiftUI
@testable import SwiftUI

/// The strip on the double, as the contract suite meets it: a scroll view with a bar, or a bar alone.
@MainActor final class SwiftUIContract: ContractFrontEnd {
    /// What is left out, and why, is in the tests.
    static let abilities = ContractAbilities.all.subtracting([
        .fingers, .haptics, .wheel, .momentum, .animation, .sideways, .horizontal, .ownLengths, .counts,
        .pinnedHeaders,
    ])
    var abilities: ContractAbilities { Self.abilities }

    var stage = ContractStage()
    var items = BarItems([IndexBarEntry](), nil)
    var rules = IndexBarStyle()
    var list = ContractList([])
    var selection: Int?
    var listed: Int?
    var notes: [ContractNote] = []
    var chosenWhenTold: Int?
    let link = ListLink()
    private(set) var clock = 1_000.0
    private(set) var timer: (end: Double, work: @MainActor () -> Void)?
    private var turns: [@MainActor () -> Void] = []
    private(set) var window: Stage!
    private var told = ContractReading()
    private var scrolls = 0
    private var version = 0
    private var hasChanged = false
    private(set) var pointers: [Int: Pointer] = [:]

    init() {
        AccessibilityNotification.Announcement.posted = []
        System.now = { [weak self] in self?.clock ?? 0 }
        System.next = { [weak self] in self?.turns.append($0) }
        System.later = { [weak self] in self?.start($0, $1) ?? {} }
        Font.fixed = { [weak self] font in
            MainActor.assumeIsolated {
                guard let stage = self?.stage else { return .zero }
                return font == .title
                    ? CGSize(width: stage.previewWidth - 24, height: stage.previewHeight - 24)
                    : CGSize(width: stage.across.vertical, height: stage.along.vertical - 2)
            }
        }
        window = Stage(CGSize(width: 320, height: 480)) { [unowned self] in
            version += 1
            return ContractRoot(front: self, version: version)
        }
    }

    /// Gives the texts their sizes back, for other tests.
    func close() { Font.fixed = nil }

    // MARK: Time

    private func start(_ seconds: Double, _ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        timer = (clock + seconds, work)
        notes.append(.timer(seconds))
        return { [weak self] in
            guard let self, timer != nil else { return }
            timer = nil
            notes.append(.timer(nil))
        }
    }

    func pass(_ seconds: Double) {
        turn()
        var left = seconds
        while left > 1e-9 {
            let step = min(left, 1.0 / 60)
            (left, clock) = (left - step, clock + step)
            guard let due = timer, due.end <= clock + 1e-9 else { continue }
            timer = nil
            due.work()
            turn()
        }
        turn()
    }

    /// What the app has changed is an update before anything else happens.
    func update() {
        guard hasChanged else { return }
        hasChanged = false
        window.evaluateAgain()
    }

    /// The run loop turns until nothing waits any more.
    private func turn() {
        update()
        for round in 0... {
            precondition(round < 100, "there is no end to turns")
            window.frame()
            let work = turns
            turns = []
            for work in work { work() }
            window.frame()
            if turns.isEmpty, !window.hasLateReports { break }
        }
        hear()
    }

    /// What has no call to the app: where the list was sent, what is said, and what reads otherwise than before.
    func hear() {
        for (id, _) in window.scrolls.dropFirst(scrolls) {
            let row = list.sections.prefix(id.base as? Int ?? 0).reduce(0, +)
            // A jump is repeated, as lengths are estimates.
            if notes.last != .scroll(row: row, animated: false) {
                notes.append(.scroll(row: row, animated: false))
            }
        }
        scrolls = window.scrolls.count
        let shown = read()
        if shown.isVisible != told.isVisible { notes.append(.visible(shown.isVisible)) }
        if shown.reserved != told.reserved { notes.append(.reserved(shown.reserved)) }
        if shown.value != told.value { notes.append(.value(shown.value)) }
        told = shown
        for text in AccessibilityNotification.Announcement.posted { notes.append(.announced(text)) }
        AccessibilityNotification.Announcement.posted = []
    }

    func takeNotes() -> [ContractNote] {
        hear()
        defer { notes = [] }
        return notes
    }

    // MARK: The app

    func arrange(_ new: ContractStage) {
        hasChanged = true
        stage = new
        window.change(size: CGSize(width: new.width, height: new.height)) {
            $0.layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight
            $0.accessibilityReduceMotion = new.reducesMotion
        }
    }

    func act(_ act: ContractAct) {
        hasChanged = true
        switch act {
        case .content(let content):
            items.content = content
            // The app has a number for each section; a selection is the number of an entry.
            items.keys = (0..<max(content.sectionCount, content.count)).map { AnyHashable($0) }
        case .style(let style): rules = style
        case .rows(let rows): list = rows
        case .choose(let entry): choose(entry)
        case .jump(let row, let points): window.scroll(by: start(of: row) + CGFloat(points) - window.offset())
        case .animate, .sideways: break
        case .listScrolled(let row, _, _): listed = items.content.place(ofRow: row)?.section
        case .chooseWhenTold(let entry): chosenWhenTold = entry
        }
    }

    /// To choose what is chosen, an app sets its state back first.
    private func choose(_ entry: Int) {
        if selection == entry {
            selection = nil
            window.evaluateAgain()
        }
        selection = entry
    }

    func hear(_ selection: IndexBarSelection) {
        notes.append(.selected(entry: selection.entry, row: selection.row))
        guard let entry = chosenWhenTold else { return }
        chosenWhenTold = nil
        choose(entry)
        window.evaluateAgain()
    }

    func pointer(_ id: Int, isNew: Bool) -> Pointer? {
        if isNew { pointers[id] = Pointer(window) }
        Pointer.time = clock - 1.0 / 120
        return pointers[id]
    }
    func forget(_ id: Int) { pointers[id] = nil }
}

/// What the app shows.
struct ContractRoot: View {
    let front: SwiftUIContract
    /// Another one each time, as it shows what a reference has.
    let version: Int

    var body: some View {
        let front = front
        let selection = Binding<Int?>(
            get: { @MainActor in front.selection }, set: { @MainActor in front.selection = $0 })
        content(selection)
            .indexBarStyle(appearance)
            .indexBarVisibility(front.stage.isPutAway ? .hidden : .automatic)
            .indexBarListed(topSection: front.listed)
            .onIndexBarSelect { front.hear($0) }
            .disabled(!front.stage.isEnabled)
    }

    private var appearance: IndexBarAppearance {
        var appearance = IndexBarAppearance()
        appearance.rules = front.rules
        appearance.trackingBackground = Color("tracking")
        return appearance
    }

    @ViewBuilder private func content(_ selection: Binding<Int?>) -> some View {
        if let bar = front.stage.bar {
            ZStack(alignment: .topLeading) {
                Color.clear
                Bar<Int>(items: front.items, selection: selection, link: front.link, isAttached: false)
                    .frame(width: CGFloat(bar.width), height: CGFloat(bar.height))
                    .padding(.leading, CGFloat(bar.x)).padding(.top, CGFloat(bar.y))
            }
        } else {
            ScrollView { VStack(spacing: 0) { sections } }
                .modifier(IndexBarModifier(items: front.items, selection: selection))
        }
    }

    private var sections: some View {
        let (list, front) = (front.list, front)
        return ForEach(list.sections.indices, id: \.self) { section in
            Section {
                // The bar knows of sections only, so that a section's rows may be one view.
                Color("row").frame(height: front.length(ofSection: section))
            } header: {
                Color("header").frame(height: CGFloat(list.headerLength)).indexBarTarget(section)
            }
        }
    }
}
