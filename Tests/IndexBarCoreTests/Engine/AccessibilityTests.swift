import IndexBarCore
import Testing

/// Rules E16 and 4a.10: one adjustable element.
@Suite struct AccessibilityTests {
    @Test func `E16 there is a value before the first selection, that of the first entry with rows`() {
        let bar = Bar("ABC", rows: [0, 3, 3])
        #expect(bar.engine.accessibleValue() == "B, 2 of 3")
        #expect(bar.selected == nil)
    }

    @Test func `4a.10 the lit entry's value counts before the selected one's`() {
        var bar = Bar("ABC", rows: [3, 3, 3])
        bar.key(.first)
        bar.scroll(7)
        #expect(bar.engine.accessibleValue() == "C, 3 of 3")
        bar = Bar(IndexBarContent(titles: ["A", "B"], sections: [1, 2], rowCounts: [1, 1, 1]))
        bar.key(.last)
        bar.scroll(0)
        #expect(bar.engine.accessibleValue() == "B, 2 of 2")
    }

    @Test func `4a.10 without entries the value is empty`() {
        #expect(Bar(IndexBarContent()).engine.accessibleValue() == "")
        #expect(Bar("AB", rows: [0, 0]).engine.accessibleValue() == "")
    }

    @Test func `E16 spoken titles are said where there are some, in the app's words`() {
        let bar = Bar(IndexBarContent(titles: ["#", "É"], spokenTitles: ["number", nil]))
        #expect(bar.engine.accessibleValue(of: 0) == "number, 1 of 2")
        #expect(bar.engine.accessibleValue(of: 1) == "É, 2 of 2")
        #expect(bar.engine.accessibleValue(of: 1, words: IndexBarWords(of: "von")) == "É, 2 von 2")
        #expect(bar.engine.accessibleValue(of: 2) == "")
        #expect(bar.engine.accessibleValue(of: -1) == "")
        #expect(IndexBarWords().label == "Section index")
    }

    @Test func `E16 increments and decrements go over entries with rows`() {
        var bar = Bar("ABC", rows: [3, 0, 3])
        #expect(bar.input(.adjust(by: 1)) == ["select 0 section 0 row 0 adjust ended", "lit 0", "feedback"])
        #expect(bar.input(.adjust(by: 1)).selections == ["select 2 section 2 row 3 adjust ended"])
        #expect(bar.input(.adjust(by: 1)) == [])
        #expect(bar.input(.adjust(by: -5)).selections == ["select 0 section 0 row 0 adjust ended"])
    }

    @Test func `E16 an action for each drawn title, at most 30, first and last among them`() {
        var bar = Bar(IndexBarContent(count: 9)) { $0.distribution = .center }
        bar.resize(to: 5 * 14)
        #expect(bar.engine.accessibleActions == [0, 4, 8])
        bar.resize(to: 14)
        #expect(bar.engine.accessibleActions == [])
        let many = Bar(IndexBarContent(count: 100)).engine.accessibleActions
        #expect(many.count == 30)
        #expect(many.first == 0)
        #expect(many.last == 99)
        #expect(many == many.sorted())
    }

    @Test func `E16 an action and a value that is set choose an entry, held to those there are`() {
        var bar = Bar("ABC")
        #expect(bar.input(.choose(entry: 1)).selections == ["select 1 section 1 row 1 adjust ended"])
        #expect(bar.input(.choose(entry: .max)).selections == ["select 2 section 2 row 2 adjust ended"])
        #expect(bar.input(.choose(entry: .min)).selections == ["select 0 section 0 row 0 adjust ended"])
        var empty = Bar(IndexBarContent())
        #expect(empty.input(.choose(entry: 0)) == [])
    }

    @Test func `E16 activating selects the current entry again`() {
        var bar = Bar("ABC", rows: [5, 5, 5])
        #expect(bar.input(.activate).selections == ["select 0 section 0 row 0 activate ended"])
        bar.scroll(7)
        #expect(bar.input(.activate).selections == ["select 1 section 1 row 5 activate ended"])
        #expect(bar.input(.activate).selections == ["select 1 section 1 row 5 activate ended"])
        var empty = Bar(IndexBarContent())
        #expect(empty.input(.activate) == [])
    }

    @Test func `E16 only touch and keys are announced`() {
        var bar = Bar("ABCDE")
        let silent = [bar.input(.adjust(by: 1)), bar.input(.wheel(by: 1)), bar.input(.choose(entry: 4))]
        #expect(silent.allSatisfy { !$0.isEmpty && !$0.contains { $0.hasPrefix("announce") } })
        #expect(bar.key(.first).contains("announce 0"))
        #expect(bar.down(150).contains("announce 1"))
    }
}
