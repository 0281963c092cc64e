#if canImport(UIKit)
    import Foundation
    import IndexBarCompatibility
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    /// The first ancestor, a test for each member.
    enum FirstAncestor: Ancestor {}

    @MainActor @Suite struct BDKCollectionIndexViewTests {
        nonisolated static let members = (FirstAncestor.self as any Ancestor.Type).members

        @Test(arguments: members.map(\.name)) func `each member of BDKCollectionIndexView`(name: String)
            throws
        {
            try BDKCollectionIndexViewTests.members.first { $0.name == name }?.check()
        }
    }

    @available(*, deprecated)
    extension FirstAncestor {
        private static let frame = CGRect(x: 0, y: 0, width: 28, height: 300)

        @MainActor private static func bdk() -> BDKCollectionIndexView {
            let view = BDKCollectionIndexView(frame: frame, indexTitles: ["A", "B", "C"])
            view.layoutIfNeeded()
            return view
        }

        static var members: [Member] {
            [
                Member("initWithFrame:indexTitles:") {
                    let view = bdk()
                    #expect(view.frame == frame)
                    #expect(view.titles == ["A", "B", "C"])
                    #expect(view.style == .classic)
                },
                Member("indexViewWithFrame:indexTitles:") {
                    let view = BDKCollectionIndexView.indexView(withFrame: frame, indexTitles: ["A"])
                    #expect(view.indexTitles == ["A"])
                    #expect(view.frame == frame)
                },
                Member("indexTitles") {
                    let view = bdk()
                    view.indexTitles = ["X", "Y"]
                    #expect(view.indexTitles == ["X", "Y"])
                    #expect(view.titles == ["X", "Y"])
                },
                Member("currentIndex is NSNotFound before the first selection") {
                    let view = bdk()
                    #expect(view.currentIndex == UInt(NSNotFound))
                    view.tap(10)
                    #expect(view.currentIndex == 0)
                    view.tap(290)
                    #expect(view.currentIndex == 2)
                    view.indexTitles = []
                    #expect(view.currentIndex == UInt(NSNotFound))
                },
                Member("currentIndexTitle") {
                    let view = bdk()
                    #expect(view.currentIndexTitle == nil)
                    view.tap(150)
                    #expect(view.currentIndexTitle == "B")
                    view.indexTitles = ["A"]
                    #expect(view.currentIndexTitle == nil)
                },
                Member("endPadding is 2 and may change") {
                    let view = bdk()
                    #expect(view.endPadding == 2)
                    view.endPadding = 20
                    #expect(view.endPadding == 20)
                    view.layoutIfNeeded()
                    #expect(view.driver.layout.slots.first?.band.start == 20)
                },
                Member("direction comes from the frame, at every layout") {
                    let view = bdk()
                    #expect(view.direction == .vertical)
                    #expect(BDKCollectionIndexViewDirection.vertical.rawValue == 0)
                    #expect(BDKCollectionIndexViewDirection.horizontal.rawValue == 1)
                    view.bounds.size = CGSize(width: 300, height: 28)
                    view.layoutIfNeeded()
                    #expect(view.direction == .horizontal)
                },
                Member("UIControlEventValueChanged with every change") {
                    let view = bdk()
                    var got: [UInt] = []
                    view.addAction(
                        UIAction { got.append(($0.sender as? BDKCollectionIndexView)?.currentIndex ?? 99) },
                        for: .valueChanged)
                    view.drag(10, 20, 150, 290)
                    #expect(got == [0, 1, 2])
                },
                Member("from a nib") {
                    let view = try #require(BDKCollectionIndexView(coder: emptyCoder()))
                    #expect(view.style == .classic)
                    #expect(view.endPadding == 2)
                },
            ]
        }
    }
#endif
