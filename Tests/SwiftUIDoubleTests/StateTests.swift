import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct StateTests {
    struct Counter: View {
        @State var count = 0
        let box: Box<(() -> Void)?>
        let seen: Box<Int>
        var body: some View {
            seen.told.append(count)
            return Text("\(count)").onAppear {
                box.value = {
                    count += 1
                    count += 1
                    seen.value = count
                }
            }
        }
    }

    @Test func `behaviour 1: state lives by place and explicit id`() {
        let (box, seen, id) = (Box<(() -> Void)?>(nil), Box(0), Box("a"))
        let stage = Stage(CGSize(width: 100, height: 100)) { Counter(box: box, seen: seen).id(id.value) }
        box.value?()
        stage.frame()
        stage.evaluateAgain()
        #expect(stage.painted.map(\.name) == ["2"])
        id.value = "b"
        stage.evaluateAgain()
        #expect(stage.painted.map(\.name) == ["0"])
        id.value = "a"
        stage.evaluateAgain()
        #expect(stage.painted.map(\.name) == ["0"], "what is gone does not come back")
    }

    @Test func `behaviour 2: writes are read back at once, several are one update, equal ones are none`() {
        let (box, seen) = (Box<(() -> Void)?>(nil), Box(0))
        StagePolicy.with(StagePolicy()) {
            let stage = Stage(CGSize(width: 100, height: 100)) { Counter(box: box, seen: seen) }
            box.value?()
            #expect(seen.value == 2 && seen.told == [0])
            stage.frame()
            #expect(seen.told == [0, 2])
            stage.frame()
            #expect(seen.told == [0, 2] && stage.issues.isEmpty)
        }
    }

    struct Writer: View {
        @State var count = 0
        var body: some View {
            count = 7
            return Text("\(count)")
        }
    }
    @Test func `behaviour 2: what is written while views are updated is dropped with an issue`() {
        let stage = Stage(CGSize(width: 100, height: 100)) { Writer() }
        #expect(stage.painted.map(\.name) == ["0"])
        #expect(stage.issues.count >= 1 && stage.issues[0].contains("during view update"))
    }

    @Test(arguments: [true, false]) func `behaviour 3: equal views are skipped, or evaluated, by the policy`(
        skips: Bool
    ) {
        var policy = StagePolicy()
        policy.skipsEqualViews = skips
        StagePolicy.with(policy) {
            let stage = Stage(CGSize(width: 100, height: 100)) { VStack { Row(name: "one") } }
            for _ in 0..<5 { stage.evaluateAgain() }
            #expect(stage.evaluations("Row") == (skips ? 1 : 6))
        }
    }

    struct Outer: View {
        @State var isOn = false
        let box: Box<(() -> Void)?>
        var body: some View {
            VStack {
                Switch(isOn: $isOn)
                Row(name: "still")
            }.onAppear { box.value = { isOn = true } }
        }
    }
    struct Switch: View {
        @Binding var isOn: Bool
        @Environment(\.layoutDirection) var direction
        var body: some View { Text("\(isOn) \(direction == .rightToLeft)") }
    }
    @Test func `behaviour 3: only what read a value is evaluated when it changes`() {
        StagePolicy.with(StagePolicy()) {
            let box = Box<(() -> Void)?>(nil)
            let stage = Stage(CGSize(width: 200, height: 100)) { Outer(box: box) }
            box.value?()
            stage.frame()
            #expect(stage.painted.map(\.name) == ["true false", "still"])
            #expect(stage.evaluations("Switch") == 2 && stage.evaluations("Row") == 1)
            stage.change { $0.layoutDirection = .rightToLeft }
            #expect(stage.painted.map(\.name) == ["true true", "still"] && stage.evaluations("Row") == 1)
        }
    }

    struct Faint: ViewModifier {
        @State var opacity = 1.0
        let box: Box<(() -> Void)?>
        func body(content: Content) -> some View {
            content.opacity(opacity).onAppear { box.value = { opacity = 0.5 } }
        }
    }
    @Test func `behaviour 3: a modifier's own change does not evaluate what it modifies`() {
        StagePolicy.with(StagePolicy()) {
            let box = Box<(() -> Void)?>(nil)
            let stage = Stage(CGSize(width: 200, height: 100)) { Row(name: "one").modifier(Faint(box: box)) }
            box.value?()
            stage.frame()
            #expect(stage.painted.map(\.opacity) == [0.5] && stage.evaluations("Row") == 1)
        }
    }

    struct Total: PreferenceKey {
        static let defaultValue = 0
        nonisolated(unsafe) static var calls: [Int] = []
        static func reduce(value: inout Int, nextValue: () -> Int) {
            let next = nextValue()
            calls.append(next)
            value += next
        }
    }
    @Test func `behaviour 11: preferences are reduced with default values too, and only of what is built`() {
        let told = Box(0)
        Total.calls = []
        let stage = Stage(CGSize(width: 100, height: 100)) {
            List {
                ForEach(0..<50) { Text("\($0)").frame(height: 40).preference(key: Total.self, value: 1) }
            }
            .onPreferenceChange(Total.self) { sum in MainActor.assumeIsolated { told.value = sum } }
        }
        #expect(told.value == 3, "rows out of sight have none")
        #expect(!Total.calls.isEmpty && stage.issues.isEmpty)
        let two = Stage(CGSize(width: 100, height: 100)) {
            VStack {
                Text("none")
                Text("one").preference(key: Total.self, value: 1)
            }
            .onPreferenceChange(Total.self) { sum in MainActor.assumeIsolated { told.value = sum } }
        }
        #expect(told.value == 1 && Total.calls.contains(0) && two.issues.isEmpty)
    }

    struct Watcher: View {
        let value: Int
        let told: Box<Int>
        @State var own = 0
        let box: Box<((Int) -> Void)?>
        var body: some View {
            Text("\(own)")
                .onChange(of: value) { _, new in told.told.append(new) }
                .onChange(of: own) { old, new in told.told.append(100 * old + new) }
                .onAppear { box.value = { own = $0 } }
        }
    }
    @Test
    func `behaviour 10: a change is told after the update, once, with the last value, and not at first`() {
        let (told, value, box) = (Box(0), Box(1), Box<((Int) -> Void)?>(nil))
        let stage = Stage(CGSize(width: 100, height: 100)) {
            Watcher(value: value.value, told: told, box: box)
        }
        #expect(told.told.isEmpty)
        for next in [1, 2, 2, 3] {
            value.value = next
            stage.evaluateAgain()
        }
        #expect(told.told == [2, 3])
        box.value?(4)
        box.value?(5)
        #expect(told.told == [2, 3])
        stage.frame()
        #expect(told.told == [2, 3, 5])
        box.value?(6)
        box.value?(5)
        stage.frame()
        #expect(told.told == [2, 3, 5], "there and back is no change")
    }

    @Test func `behaviour 10: actions come in no order`() {
        var orders: Set<[Int]> = []
        for shuffles in [false, true] {
            var policy = StagePolicy()
            policy.shufflesActions = shuffles
            StagePolicy.with(policy) {
                let told = Box(0)
                let stage = Stage(CGSize(width: 300, height: 300)) {
                    VStack { ForEach(0..<8) { place in Text("x").onAppear { told.told.append(place) } } }
                }
                #expect(told.told.sorted() == Array(0..<8) && stage.issues.isEmpty)
                orders.insert(told.told)
            }
        }
        #expect(orders.count == 2)
    }

    @Test func `behaviour 15: closures have the types that the SDK gives them`() {
        // What this test says, it says by compiling: a transform that may run anywhere, of a value that may
        // go anywhere.
        let transform: @Sendable (GeometryProxy) -> CGFloat = { $0.size.width }
        let told = Box<CGFloat>(0)
        let stage = Stage(CGSize(width: 123, height: 100)) {
            Color.red.onGeometryChange(for: CGFloat.self, of: transform) { told.value = $0 }
        }
        stage.frame()
        #expect(told.value == 123)
    }
}
