#if canImport(UIKit)
    import IndexBarCore
    import Testing
    import UIKit

    @testable import IndexBarUIKit

    @MainActor @Suite struct AccessibilityTests {
        @Test
        func `S0.36, P55: one adjustable element with a label and a value, also before the first selection`()
        {
            let bar = IndexBarView.spread(["A", "B", "C"])
            #expect(bar.isAccessibilityElement)
            #expect(bar.accessibilityTraits.contains(.adjustable))
            #expect(!bar.accessibilityTraits.contains(.notEnabled))
            #expect(bar.accessibilityLabel == "Section index")
            #expect(bar.accessibilityValue == "A, 1 of 3")
            bar.tap(150)
            #expect(bar.accessibilityValue == "B, 2 of 3")
            #expect(bar.subviews.allSatisfy { !$0.isAccessibilityElement })
        }

        @Test func `F8: the bar speaks the app's language`() {
            let words = IndexBarWords(languages: Bundle.main.preferredLocalizations)
            #expect(IndexBarView.spread(["A"]).accessibilityLabel == words.label)
        }

        @Test func `the app's own words win`() {
            let bar = IndexBarView.spread(["A"])
            bar.words = IndexBarWords(label: "Abschnitte", of: "von")
            #expect(bar.accessibilityLabel == "Abschnitte")
            #expect(bar.accessibilityValue == "A, 1 von 1")
            bar.accessibilityLabel = "Buchstaben"
            bar.accessibilityValue = "erster"
            #expect(bar.accessibilityLabel == "Buchstaben")
            #expect(bar.accessibilityValue == "erster")
        }

        @Test func `P56: increment and decrement step over empty sections and report`() {
            let bar = IndexBarView.spread([])
            bar.content = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [1, 0, 1])
            let listener = Listener(bar)
            bar.accessibilityIncrement()
            bar.accessibilityIncrement()
            bar.accessibilityIncrement()
            #expect(listener.delegateHeard == [0, 2])
            bar.accessibilityDecrement()
            #expect(listener.delegateHeard == [0, 2, 0])
            #expect(listener.closureHeard.allSatisfy { $0.reason == .adjust })
        }

        @Test func `a disabled or empty bar answers nothing`() {
            let bar = IndexBarView.spread(["A", "B"])
            bar.isEnabled = false
            bar.accessibilityIncrement()
            #expect(bar.selectedIndex == nil)
            #expect(bar.accessibilityTraits.contains(.notEnabled))
            #expect(!bar.accessibilityActivate())
            bar.isEnabled = true
            #expect(!bar.accessibilityTraits.contains(.notEnabled))
            bar.titles = []
            #expect(!bar.isAccessibilityElement)
            #expect(!bar.accessibilityActivate())
            #expect(bar.accessibilityCustomActions == nil)
            bar.titles = ["A", "B"]
            #expect(bar.isAccessibilityElement)
            bar.style.minimumRows = 3
            #expect(!bar.isAccessibilityElement)
        }

        @Test func `activation selects the current entry again`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            let listener = Listener(bar)
            bar.tap(290)
            #expect(bar.accessibilityActivate())
            #expect(listener.delegateHeard == [2, 2])
        }

        @Test func `named actions are those of drawn titles, at most 30`() {
            let bar = IndexBarView.spread(["A", "B", "C"])
            bar.content = IndexBarContent(titles: ["A", "B", "C"], spokenTitles: ["Alpha"])
            bar.layoutIfNeeded()
            #expect(bar.accessibilityCustomActions?.map(\.name) == ["Alpha", "B", "C"])
            let action = bar.accessibilityCustomActions?[1]
            #expect(action.map { $0.actionHandler?($0) } == true)
            #expect(bar.selectedIndex == 1)
            bar.bounds.size.height = 5000
            bar.numberOfSections = 500
            bar.layoutIfNeeded()
            #expect(bar.accessibilityCustomActions?.count == 30)
        }

        @Test func `the app's own actions come first, and an action outlives no entry`() {
            let bar = IndexBarView.spread(["A", "B"])
            bar.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Own") { _ in true }]
            let actions = bar.accessibilityCustomActions ?? []
            #expect(actions.map(\.name) == ["Own", "A", "B"])
            bar.titles = ["A"]
            #expect(actions.last.map { $0.actionHandler?($0) } == false)
        }
    }
#endif
