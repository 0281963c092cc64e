#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import IndexBarReplay
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    /// A bar attached to a list, both driven by the lines of a script.
    @MainActor
    final class AttachedSession {
        struct Told {
            var row: Int
            var fraction: Double
            var byUser: Bool
        }

        private let stage: ListStage
        private let control: ControlSession
        private var told: [Told] = []
        private var scrolled: IndexBarSelection?
        var bar: IndexBarView { control.bar }

        init(_ kind: ListKind, _ placing: ListPlacing) {
            stage = ListStage(Shelf([]), kind, placing, attach: false)
            stage.list.frame = CGRect(x: 0, y: 0, width: 320, height: 0)
            stage.list.autoresizingMask = []
            stage.list.contentInset.bottom = 10_000  // every row can come to the top
            control = ControlSession()
            control.bar.sectionTitle = { _ in nil }
            control.bar.attach(to: stage.list)
            Display.frame()
            let attachment = control.bar.attachment
            attachment?.onTell = { [weak self] in
                self?.told.append(Told(row: $0.row, fraction: $0.fraction, byUser: $1))
            }
            attachment?.onScroll = { [weak self] in self?.scrolled = $0 }
        }

        func takeTold() -> [Told] {
            defer { told = [] }
            return told
        }

        /// What the list has to be before a line: its rows, its size.
        func prepare(_ operation: ReplayOperation?) {
            switch operation {
            case .content(let content):
                let counts = (0..<content.sectionCount).map(content.rowCount(ofSection:))
                stage.shelf.counts = counts
                stage.shelf.headers = counts.map { _ in "" }
                stage.table?.reloadData()
                stage.collection?.reloadData()
                // The new rows belong to the entries that come with them.
                withoutList { stage.list.layoutIfNeeded() }
            case .resize(let metrics): resize(metrics)
            case .input(.scrolled(let row, let fraction, true)):
                move(to: row, fraction)
            default: break
            }
        }

        private func resize(_ metrics: IndexBarMetrics) {
            let height = metrics.height.isFinite && metrics.height > 0 ? metrics.height : 0
            bar.insets = .zero
            stage.list.frame.size.height = CGFloat(height)
        }

        /// The user brings a row to the top; the bar hears of it with the next layout.
        private func move(to row: Int, _ fraction: Double) {
            let row = max(0, min(row, bar.content.rowCount - 1))
            guard let place = bar.content.place(ofRow: row), let rows = bar.attachment?.rows,
                let box = rows.place(of: ListRow(section: place.section, row: place.row))
            else { return }
            told = []
            stage.list.contentOffset.y = box.start + box.extent * CGFloat(fraction)
        }

        /// What a line does to the bar alone; a row that the user brings to the top reaches it through the list.
        func answer(to operation: ReplayOperation) -> String? {
            switch operation {
            case .resize:
                var answer: String?
                withoutList { answer = control.answer { Display.frame() } }
                return answer
            case .input(.scrolled(_, _, true)):
                let answer = control.answer { Display.frame() }
                #expect(told.map(\.byUser) == (bar.content.rowCount > 0 ? [true] : []))
                told = []
                return answer
            default:
                var answer: String?
                withoutList { answer = control.answer(to: operation) }
                return answer
            }
        }

        /// A frame: the list goes where the bar says, and tells the bar where it is.
        func frame() -> String { control.answer { Display.frame() } }

        private func withoutList(_ body: () -> Void) {
            bar.attachment?.isInPass = true
            body()
            bar.attachment?.isInPass = false
            bar.setNeedsLayout()
        }

        /// A selection that the list was taken to is at its top.
        func checkScroll(_ place: String) {
            guard let selection = scrolled else { return }
            scrolled = nil
            let top = stage.list.contentOffset.y
            guard let section = selection.section else {
                #expect(top == 0, "\(place)")
                return
            }
            #expect(abs(top - stage.start(of: section)) <= 0.5, "\(place)")
        }
    }
#endif
