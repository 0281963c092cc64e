#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite struct AttachedRoomTests {
        nonisolated static let placings = ListPlacing.allCases

        @Test(arguments: placings, [true, false])
        func `P42, P44: rows have their room before the first layout, and get it back`(
            placing: ListPlacing, safe: Bool
        ) {
            let notch = UIEdgeInsets(top: 44, left: 30, bottom: 34, right: 30)
            let stage = ListStage(Shelf([9]), .table, placing, safeArea: notch)
            stage.table.insetsLayoutMarginsFromSafeArea = safe
            let own = placing.margins
            let wanted = own.side + 30 + stage.bar.reservedThickness
            #expect(stage.shelf.marginAtFirstCell == wanted)
            #expect(stage.table.verticalScrollIndicatorInsets.right == stage.bar.reservedThickness)
            let bar = stage.bar!
            bar.detach()
            let (right, top) = safe ? (own.side + 30, own.top + 44) : (own.side, own.top)
            #expect(stage.table.layoutMargins.right == right && stage.table.layoutMargins.top == top)
            #expect(stage.table.verticalScrollIndicatorInsets.right == 0)
        }

        @Test func `what the app writes meanwhile survives, turned or not`() {
            let stage = ListStage(Shelf([9]))
            stage.table.layoutMargins.right = 50
            stage.table.verticalScrollIndicatorInsets.top = 7
            stage.window.changeSafeArea(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 44))
            Display.frame()
            stage.bar.detach()
            #expect(stage.table.layoutMargins.right == 94)
            #expect(
                stage.table.verticalScrollIndicatorInsets
                    == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
        }

        @Test func `a new safe area is no change of the app's`() {
            let stage = ListStage(Shelf([9]))
            stage.window.changeSafeArea(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 44))
            Display.frame()
            stage.bar.detach()
            #expect(stage.table.layoutMargins.right == 52)
        }

        @Test(arguments: placings)
        func `out of the safe area of the list's controller`(placing: ListPlacing) {
            let stage = ListStage(Shelf([9]), .table, placing)
            stage.controller.additionalSafeAreaInsets.right = 10
            stage.bar.reservation = .safeArea
            Display.frame()
            Display.frame()
            let thickness = stage.bar.reservedThickness
            #expect(stage.controller.additionalSafeAreaInsets.right == 10 + thickness)
            #expect(
                stage.bar.convert(stage.bar.bounds, to: nil).maxX == 310, "its own room does not push it away"
            )
            #expect(stage.table.layoutMargins.right == placing.margins.side + 10 + thickness)
            stage.bar.reservation = .none
            Display.frame()
            #expect(stage.controller.additionalSafeAreaInsets.right == 10)
            #expect(stage.table.verticalScrollIndicatorInsets.right == 0)
        }

        @Test func `by a closure, which hears of the end too`() {
            let stage = ListStage(Shelf([9]), .flow)
            let own = stage.controller.additionalSafeAreaInsets.right
            #expect(own == stage.bar.reservedThickness && own > 0)
            var heard: [CGFloat] = []
            stage.bar.reservation = .custom { heard.append($0) }
            let thickness = stage.bar.reservedThickness
            stage.bar.detach()
            #expect(heard == [thickness, 0])
            #expect(stage.controller.additionalSafeAreaInsets.right == 0)
        }

        @Test
        func `P43, P53: no room while the bar is hidden, without entries, or below its number of rows`() {
            let stage = ListStage(Shelf([9]))
            func margin() -> CGFloat {
                Display.frame()
                return stage.table.layoutMargins.right
            }
            let thickness = stage.bar.reservedThickness
            stage.bar.isHidden = true
            #expect(margin() == 8)
            stage.bar.isHidden = false
            #expect(margin() == 8 + thickness)
            stage.bar.style.minimumRows = 10
            #expect(margin() == 8)
            stage.bar.style.minimumRows = 0
            stage.shelf.counts = []
            stage.table.reloadData()
            #expect(margin() == 8)
        }

        @Test func `P46: out of sight while a search is on, and only while its field has a text`() {
            let stage = ListStage(Shelf([9, 9]))
            let search = UISearchController(searchResultsController: nil)
            stage.bar.searchBar = search.searchBar
            Display.frame()
            #expect(stage.bar.strip.alpha == 1)
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 1))
            search.searchBar.searchTextField.type("n")
            #expect(stage.bar.strip.alpha == 0 && !stage.bar.driver.isTracking)
            finger.lift()
            Display.frame()
            #expect(stage.bar.reservedThickness == 0 && stage.table.layoutMargins.right == 8)
            #expect(stage.window.hitTest(stage.place(of: 1), with: nil) !== stage.bar)
            search.searchBar.searchTextField.cancel()
            Display.frame()
            #expect(stage.bar.strip.alpha == 1 && stage.table.layoutMargins.right > 8)
            search.searchBar.text = "set by the app"
            stage.table.reloadData()
            stage.drag(by: 1)
            #expect(stage.bar.strip.alpha == 0)
        }
    }
#endif
