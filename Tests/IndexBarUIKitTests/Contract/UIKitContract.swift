#if INDEXBAR_UIKIT_DOUBLE
    import Foundation
    import IndexBarContract
    import IndexBarCore

    @testable import IndexBarUIKit
    @testable import UIKit

    /// The bar, and when its timer is started.
    final class ContractBar: IndexBarView {
        var onTimer: ((Double?) -> Void)?
        override var hideTimer: Timer? {
            didSet {
                guard hideTimer !== oldValue else { return }
                // To a millisecond: the timer counts from an instant ago.
                onTimer?(hideTimer.map { ($0.fireDate.timeIntervalSinceNow * 1_000).rounded() / 1_000 })
            }
        }
    }

    /// What keys reach that the bar has left to others.
    final class ContractRoom: UIView {
        var pressesHeard = 0
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            pressesHeard += 1
        }
    }

    /// The front end on the double, as the contract suite meets it: a window with a room in it, and there a table with a
    /// bar attached, or a bar alone.
    @MainActor
    final class UIKitContract: ContractFrontEnd {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let room = ContractRoom(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let bar = ContractBar(frame: .zero)
        let sizes = FixedSizes()
        let searchBar = UISearchBar()
        var table = ContractTable(frame: .zero, style: .plain)
        var stage = ContractStage()
        var notes: [ContractNote] = []
        var fingers: [Int: Finger] = [:]
        var reserved = 0.0
        var isTracking = false
        var chosenWhenTold: Int?
        /// When the bar's timer ends, by the double's clock; and when the list is looked at again.
        var timerEnd: Double?
        var lookEnd: (timer: Timer, end: Double)?
        private var value: String?
        private var tokens: [NSKeyValueObservation] = []

        init() {
            UIAccessibility.reset()
            UIFeedbackGenerator.forget()
            window.addSubview(room)
            bar.fixedSizes = sizes
            bar.searchBar = searchBar
            listen()
        }

        /// What is left out, and why, is in the tests.
        static let abilities = ContractAbilities.all.subtracting([.ownsHit, .sideways, .horizontal, .wheel])
        var abilities: ContractAbilities { Self.abilities }

        // MARK: What is told

        private func listen() {
            bar.onTimer = { [weak self] seconds in
                guard let self else { return }
                timerEnd = seconds.map { Clock.now + $0 }
                notes.append(.timer(seconds))
            }
            bar.onReservationChange = { [weak self] in
                guard let self else { return }
                notes.append(.reserved(Double($0)))
                if stage.bar != nil { reserved = Double($0) }
            }
            bar.reservation = .custom { [weak self] in self?.reserved = Double($0) }
            bar.onTracking = { [weak self] in
                guard let self else { return }
                hear()
                isTracking = $0 == .began
                notes.append(.tracking($0))
            }
            bar.onRestore = { [weak self] row, _ in self?.notes.append(.restore(row: row)) }
            bar.onSelect = { [weak self] in
                guard let self else { return }
                hear()
                notes.append(.selected(entry: $0.entry, row: $0.row))
                guard let entry = chosenWhenTold else { return }
                chosenWhenTold = nil
                bar.select(entry: entry)
            }
            tokens = [
                bar.strip.observe(\.alpha) { [weak self] strip, _ in
                    MainActor.assumeIsolated { self?.notes.append(.visible(strip.alpha > 0)) }
                }
            ]
        }

        /// What UIKit is asked for without a call to the app: haptics, announcements, and the value as it reads now.
        func hear() {
            for word in UIFeedbackGenerator.log where word == "selection" { notes.append(.haptic) }
            UIFeedbackGenerator.forget()
            for text in UIAccessibility.announcements { notes.append(.announced(text)) }
            UIAccessibility.reset(reduceMotion: stage.reducesMotion)
            if bar.accessibilityValue != value {
                value = bar.accessibilityValue
                notes.append(.value(value ?? ""))
            }
        }

        func takeNotes() -> [ContractNote] {
            hear()
            defer { notes = [] }
            return notes
        }

        // MARK: Time

        func pass(_ seconds: Double) {
            var left = seconds
            while left > 1e-9 {
                let step = min(left, 1.0 / 60)
                left -= step
                Clock.advance(step)
                table.pass(step)
                endTimers()
                Display.frame()
            }
            Display.frame()
            // A list at rest is looked at again after a real tenth of a second.
            for _ in 0..<4 where table.motion == .rest && bar.attachment?.list.motion.timer != nil {
                bar.attachment?.list.motion.timer?.fire()
                Display.frame()
            }
            hear()
        }

        private func endTimers() {
            if let end = timerEnd, Clock.now >= end - 1e-9 {
                timerEnd = nil
                bar.hideTimer?.fire()
            }
            guard let timer = bar.attachment?.list.motion.timer else { return }
            if lookEnd?.timer !== timer { lookEnd = (timer, Clock.now + 0.1) }
            if let lookEnd, Clock.now >= lookEnd.end { timer.fire() }
        }

        // MARK: The stage

        func arrange(_ new: ContractStage) {
            stage = new
            UIAccessibility.reset(reduceMotion: new.reducesMotion)
            let box = CGRect(x: 0, y: 0, width: new.width, height: new.height)
            window.frame = box
            room.frame = box
            window.changeTraits { $0.layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight }
            window.updateTraits()
            if let place = new.bar {
                bar.detach()
                table.removeFromSuperview()
                if bar.superview !== room { room.addSubview(bar) }
                bar.frame = CGRect(place)
            } else {
                placeTable()
            }
            (sizes.along, sizes.across) = (new.along, new.across)
            sizes.preview = CGSize(width: new.previewWidth, height: new.previewHeight)
            bar.insets = UIEdgeInsets(
                top: CGFloat(new.insets.top), left: CGFloat(new.insets.left),
                bottom: CGFloat(new.insets.bottom), right: CGFloat(new.insets.right))
            bar.isEnabled = new.isEnabled
            searchBar.text = new.isPutAway ? "a" : ""
            // As after a change of traits: titles are measured anew.
            bar.measureTitlesAnew { $0.driver.update(style: $0.style.rules) }
            bar.setNeedsLayout()
        }

        /// The table in the room, with the bar attached.
        func placeTable() {
            table.frame = room.bounds
            if table.superview !== room { room.addSubview(table) }
            table.onMove = { [weak self] from, to, animated in
                guard let self else { return }
                if from == to, !animated {
                    notes.append(.stop)
                } else {
                    notes.append(.scroll(row: table.top(at: to.y).row, animated: animated))
                }
            }
            guard bar.attachedList !== table else { return }
            bar.attach(to: table)
        }

        // MARK: The app

        func act(_ act: ContractAct) {
            switch act {
            case .content(let content): bar.content = content
            case .style(let rules):
                var style = IndexBarView.Style()
                style.rules = rules
                bar.style = style
            case .rows(let rows): replace(rows)
            case .choose(let entry): bar.select(entry: entry)
            case .jump(let row, let points): table.jump(to: start(of: row) + CGFloat(points))
            case .animate(let row):
                table.setContentOffset(CGPoint(x: 0, y: min(start(of: row), table.end)), animated: true)
            case .sideways: break
            case .listScrolled(let row, let fraction, let byUser):
                bar.listScrolled(firstVisibleRow: row, fraction: fraction, byUser: byUser)
            case .chooseWhenTold(let entry): chosenWhenTold = entry
            }
        }

        private func start(of row: Int) -> CGFloat {
            table.path(of: row).map { table.rectForRow(at: $0).minY } ?? table.contentSize.height
        }

        /// Headers that do not stay at the top are a grouped table's, which is another table.
        private func replace(_ rows: ContractList) {
            let style = rows.headerLength > 0 && !rows.pinsHeaders ? UITableView.Style.grouped : .plain
            if table.style != style {
                if stage.bar == nil { bar.detach() }
                table.removeFromSuperview()
                table = ContractTable(frame: room.bounds, style: style)
                if stage.bar == nil { placeTable() }
            }
            table.replace(rows)
        }
    }
#endif
