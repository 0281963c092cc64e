#if canImport(UIKit)
    import Foundation
    import IndexBarCompatibility
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    /// The second ancestor, a test for each member.
    enum SecondAncestor: Ancestor {}

    @MainActor @Suite struct TableIndexViewTests {
        nonisolated static let members = (SecondAncestor.self as any Ancestor.Type).members

        @Test(arguments: members.map(\.name)) func `each member of TableIndexView`(name: String) throws {
            try TableIndexViewTests.members.first { $0.name == name }?.check()
        }
    }

    @available(*, deprecated)
    @MainActor final class Swipes: TableIndexViewDelegate {
        var heard: [UInt] = []
        func tableIndexView(_ tableIndexView: TableIndexView, didSwipeToSection section: UInt) {
            heard.append(section)
        }
    }

    @available(*, deprecated)
    extension SecondAncestor {
        @MainActor private static func beside(
            _ rows: Counts, isMirrored: Bool = false
        ) -> (TableIndexView, UITableView) {
            let table = UITableView(frame: CGRect(x: 40, y: 20, width: 280, height: 332), style: .plain)
            if isMirrored { table.semanticContentAttribute = .forceRightToLeft }
            table.dataSource = rows
            let view = TableIndexView(tableView: table)
            view.layoutIfNeeded()
            return (view, table)
        }

        static var members: [Member] {
            [
                Member("initWithTableView: beside the table, a number for each section") {
                    let rows = Counts([1, 2, 3])
                    let (view, _) = beside(rows)
                    #expect(view.frame == CGRect(x: 260, y: 20, width: 60, height: 332))
                    #expect(view.titles == ["1", "2", "3"])
                    #expect(view.style == .floating)
                    #expect(view.strip.frame.width == 20)
                    #expect(view.strip.alpha == 0)
                },
                Member("numberOfSections may change later") {
                    let rows = Counts([1])
                    let (view, _) = beside(rows)
                    view.numberOfSections = 5
                    #expect(view.numberOfSections == 5)
                    #expect(view.titles == ["1", "2", "3", "4", "5"])
                },
                Member("delegate is weak, and another kind of delegate is no harm") {
                    let rows = Counts([1, 1])
                    let (view, _) = beside(rows)
                    var swipes: Swipes? = Swipes()
                    view.delegate = swipes
                    #expect(view.delegate != nil)
                    swipes = nil
                    #expect(view.delegate == nil)
                    view.tap(100)
                    let listener = Listener(view)
                    view.tap(100)
                    #expect(listener.delegateHeard.count == 1)
                },
                Member(
                    "tableIndexView:didSwipeToSection: at touch-down and at each change, never out of range"
                ) {
                    let rows = Counts([1, 1, 1])
                    let (view, _) = beside(rows)
                    let swipes = Swipes()
                    view.delegate = swipes
                    let touch = view.drag(20, 22, 170, 320, 5000, -5000)
                    view.endTracking(touch, with: nil)
                    #expect(swipes.heard == [0, 1, 2, 0])
                    view.tap(20)
                    #expect(swipes.heard == [0, 1, 2, 0, 0])
                },
                Member(
                    "S1.14, S1.23: an empty section leads to its neighbour, no data source to nothing"
                ) {
                    let rows = Counts([1, 0, 2])
                    let (view, table) = beside(rows)
                    let swipes = Swipes()
                    view.delegate = swipes
                    view.tap(166)
                    #expect(swipes.heard == [2])
                    table.dataSource = nil
                    let none = TableIndexView(tableView: table)
                    none.layoutIfNeeded()
                    #expect(none.numberOfSections <= 1)
                },
                Member("shown while touched, hidden on end and cancel") {
                    let rows = Counts([1, 1])
                    let (view, _) = beside(rows)
                    let touch = view.drag(100)
                    #expect(view.strip.alpha == 1)
                    view.endTracking(touch, with: nil)
                    #expect(view.strip.alpha == 0)
                    view.drag(100)
                    #expect(view.strip.alpha == 1)
                    view.cancelTracking(with: nil)
                    #expect(view.strip.alpha == 0)
                },
                Member("S1.15: the view follows its superview, from the edge where reading ends") {
                    let rows = Counts([1, 1])
                    #expect(beside(rows).0.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
                    let mirrored = beside(rows, isMirrored: true).0
                    #expect(mirrored.frame.minX == 40)
                    #expect(mirrored.autoresizingMask == [.flexibleRightMargin, .flexibleHeight])
                },
                Member("from a nib") {
                    let view = try #require(TableIndexView(coder: emptyCoder()))
                    #expect(view.style == .floating)
                },
                Member("the old views are freed") {
                    weak var seen: TableIndexView?
                    do {
                        let rows = Counts([1])
                        let (view, _) = beside(rows)
                        seen = view
                        view.tap(100)
                    }
                    #expect(seen == nil)
                },
            ]
        }
    }
#endif
