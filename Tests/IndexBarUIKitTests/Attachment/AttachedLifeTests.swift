#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarCore
    import Testing

    @testable import IndexBarUIKit
    @testable import UIKit

    @MainActor @Suite struct AttachedLifeTests {
        nonisolated static let placings = ListPlacing.allCases

        @Test(arguments: placings)
        func `the view tree keeps the bar, the bar does not keep the list`(placing: ListPlacing) {
            weak var bar: IndexBarView?
            weak var list: UIScrollView?
            autoreleased {
                let stage = ListStage(Shelf([30, 30]), .table, placing)
                (bar, list) = (stage.bar, stage.list)
                stage.tap(1)
                #expect(bar != nil)
                stage.window.rootViewController = nil
            }
            #expect(list == nil)
            #expect(bar == nil)
        }

        @Test func `the list may go first`() {
            let bar = IndexBarView(frame: .zero)
            autoreleased {
                let stage = ListStage(Shelf([30, 30]), attach: false)
                bar.attach(to: stage.list)
                Display.frame()
                #expect(bar.titles == ["A", "B"] && bar.attachedList === stage.list)
                stage.list.removeFromSuperview()
                #expect(bar.superview == nil)
            }
            #expect(bar.attachedList == nil)
            bar.reloadSections()
            bar.select(entry: 1)
            bar.layoutIfNeeded()
            bar.detach()
        }

        @Test func `attached before the list has a superview, it comes with the list into the window`() {
            let shelf = Shelf([30, 30])
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
            table.dataSource = shelf
            IndexBarView(attachedTo: table)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let (one, other) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
            window.addSubview(one)
            window.addSubview(other)
            one.addSubview(table)
            Display.frame()
            let bar = one.subviews.last as? IndexBarView
            #expect(bar?.titles == ["A", "B"] && bar?.frame.height == 300)
            other.addSubview(table)
            table.contentOffset.y = 1
            Display.frame()
            Display.frame()
            #expect(bar?.superview === other && bar?.frame.height == 300)
            table.removeFromSuperview()
            #expect(bar?.superview == nil)
            one.addSubview(table)
            Display.frame()
            #expect(bar?.superview === one)
        }

        @Test(arguments: placings)
        func `detached, nothing is left behind`(placing: ListPlacing) {
            let stage = ListStage(Shelf([30, 30]), .table, placing, attach: false)
            func state() -> [AnyHashable] {
                Display.frame()
                let list = stage.table!
                return [
                    "\(list.layoutMargins)", "\(list.verticalScrollIndicatorInsets)",
                    list.delaysContentTouches,
                    list.sectionIndexMinimumDisplayRowCount,
                    Set(list.subviews.map { ObjectIdentifier($0) }), stage.controller.view.subviews.count,
                    ObjectIdentifier(list.delegate!), ObjectIdentifier(list.dataSource!),
                    list.gestureRecognizers!.count, list.panGestureRecognizer.isEnabled,
                ]
            }
            let before = state()
            stage.attach()
            let bar = stage.bar!
            #expect(state() != before)
            stage.tap(0)
            bar.detach()
            #expect(state() == before)
            #expect(bar.superview == nil && bar.titles == ["A", "B"])
            #expect(bar.translatesAutoresizingMaskIntoConstraints)
            bar.detach()
            stage.drag(by: 500)
            #expect(bar.highlightedIndex == 0)
        }

        @Test func `taken out by the app it is detached; attached elsewhere it leaves the first list`() {
            let stage = ListStage(Shelf([30, 30]))
            let bar = stage.bar!
            bar.removeFromSuperview()
            Display.frame()
            #expect(bar.attachedList == nil && stage.table.layoutMargins.right == 8)
            let other = ListStage(Shelf([9, 9, 9]), attach: false)
            bar.attach(to: stage.list)
            bar.attach(to: other.list)
            Display.frame()
            #expect(bar.titles == ["A", "B", "C"] && bar.superview === other.controller.view)
            #expect(stage.table.layoutMargins.right == 8)
        }

        @Test(arguments: placings)
        func `a list that leaves its window in mid-drag ends the drag`(placing: ListPlacing) {
            let stage = ListStage(Shelf([30, 30]), .table, placing)
            let finger = Finger(on: stage.window)
            finger.down(at: stage.place(of: 1))
            let bar = stage.bar!
            stage.list.removeFromSuperview()
            #expect(!bar.driver.isTracking && !bar.isTracking)
            finger.move(to: .zero)
            finger.lift()
            Display.frame()
        }

        @Test func `a table controller attaches in viewDidLoad`() {
            final class Names: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    IndexBarView(attachedTo: tableView)
                }
                override func numberOfSections(in tableView: UITableView) -> Int { 3 }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    20
                }
                override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
            }
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let controller = Names(style: .plain)
            window.rootViewController = controller
            Display.frame()
            let bar = controller.tableView.subviews.compactMap { $0 as? IndexBarView }.first
            #expect(bar?.titles == ["A", "B", "C"])
            let finger = Finger(on: window)
            finger.down(at: CGPoint(x: 315, y: 239))
            Display.frame()
            #expect(bar?.selectedTitle == "B" && controller.tableView.contentOffset.y == 880)
            finger.lift()
        }

        @Test func `any scroll view: a place and room; the app scrolls`() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            list.contentSize = CGSize(width: 320, height: 4000)
            window.addSubview(list)
            let bar = IndexBarView(attachedTo: list)
            bar.titles = ["A", "B"]
            bar.onSelect = { list.contentOffset.y = CGFloat($0.entry) * 2000 }
            Display.frame()
            #expect(bar.frame.maxX == 320 && bar.frame.height == 400)
            bar.select(entry: 1)
            Display.frame()
            #expect(list.contentOffset.y == 2000)
            bar.reloadSections()
            Display.frame()
            #expect(bar.titles == ["A", "B"])
        }
    }

    @MainActor private func autoreleased(_ body: () -> Void) { body() }
#endif
