#if canImport(UIKit)
    import Foundation
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    @MainActor @Suite struct LifeTests {
        @Test func `a bar with everything set is freed`() {
            weak var seen: IndexBarView?
            do {
                let bar = IndexBarView.spread(["A", "B", "C"])
                seen = bar
                let listener = Listener(bar)
                bar.previewTitle = { [weak bar] in bar?.titles[$0] }
                bar.style.autoHide = .untilTouched
                bar.tap(150)
                _ = bar.accessibilityCustomActions
                bar.insets = .zero
                bar.layoutIfNeeded()
                _ = listener
            }
            #expect(seen == nil)
        }

        @Test func `an action that somebody keeps does not keep the bar`() {
            weak var seen: IndexBarView?
            var actions: [UIAccessibilityCustomAction] = []
            do {
                let bar = IndexBarView.spread(["A", "B", "C"])
                seen = bar
                actions = bar.accessibilityCustomActions ?? []
            }
            #expect(seen == nil)
            #expect(actions.count == 3)
            #expect(actions.first.map { $0.actionHandler?($0) } == false)
        }

        @Test func `a bar freed under the finger takes nothing with it`() {
            weak var seen: IndexBarView?
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            do {
                let bar = IndexBarView.spread(["A", "B", "C"])
                seen = bar
                window.addSubview(bar)
                bar.drag(150)
                bar.removeFromSuperview()
                #expect(!bar.driver.isTracking)
            }
            #expect(seen == nil)
        }

        @Test func `S0.13, P15: from a nib the bar is the same`() throws {
            let bar = try #require(IndexBarView(coder: NSKeyedUnarchiver(forReadingFrom: Data.emptyArchive)))
            bar.bounds.size = CGSize(width: 15, height: 300)
            bar.titles = ["A", "B", "C"]
            bar.layoutIfNeeded()
            let listener = Listener(bar)
            bar.tap(150)
            #expect(listener.valueChanged == 1)
            #expect(bar.subviews.count == 2)
            #expect(bar.isAccessibilityElement)
            #expect(bar.style == IndexBarView.Style())
        }

        @Test func `S0.13: every initialiser sets up the same`() {
            for bar in [IndexBarView(), IndexBarView(frame: .zero), IndexBarView(frame: .zero, titles: [])] {
                #expect(bar.subviews.count == 2)
                #expect(!bar.isMultipleTouchEnabled)
                #expect(!bar.isOpaque)
            }
        }

        @Test func `a subclass may add to what happens`() {
            final class Mine: IndexBarView {
                var moves = 0
                override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                    moves += 1
                    return super.continueTracking(touch, with: event)
                }
            }
            let bar = Mine(frame: CGRect(x: 0, y: 0, width: 15, height: 300), titles: ["A", "B"])
            bar.layoutIfNeeded()
            bar.drag(20, 200, 280)
            #expect(bar.moves == 2)
        }
    }

    extension Data {
        /// An archive with nothing in it, as far as a coder is needed.
        fileprivate static var emptyArchive: Data {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.finishEncoding()
            return archiver.encodedData
        }
    }
#endif
