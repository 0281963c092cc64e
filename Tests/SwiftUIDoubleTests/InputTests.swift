import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct InputTests {
    struct Pad: View {
        let told: Box<String>
        var distance: CGFloat = 0
        @GestureState var isDragging = false
        var body: some View {
            Canvas { _, _ in }
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: distance)
                        .updating($isDragging) { _, isOn, _ in isOn = true }
                        .onChanged {
                            told.told.append("moved \(Int($0.location.y)) from \(Int($0.startLocation.y))")
                        }
                        .onEnded { _ in told.told.append("ended") }
                )
                .onChange(of: isDragging) { told.told.append($1 ? "on" : "off") }
        }
    }
    private func stage(_ told: Box<String>, distance: CGFloat = 0) -> Stage {
        Stage(CGSize(width: 100, height: 300)) { Pad(told: told, distance: distance) }
    }

    @Test func `a drag begins after its distance and ends with the finger`() {
        let told = Box("")
        let stage = stage(told, distance: 10)
        let finger = Pointer(stage)
        finger.down(CGPoint(x: 50, y: 50))
        finger.move(CGPoint(x: 50, y: 55))
        #expect(told.told.isEmpty)
        finger.move(CGPoint(x: 50, y: 65))
        finger.up(CGPoint(x: 50, y: 65))
        #expect(told.told == ["moved 65 from 50", "on", "ended", "off"])
    }

    @Test(arguments: [false, true])
    func `behaviours 8 and 9: a gesture that is taken away ends without a word`(sticks: Bool) {
        var policy = StagePolicy()
        policy.gestureStateSticks = sticks
        StagePolicy.with(policy) {
            let told = Box("")
            let stage = stage(told)
            let finger = Pointer(stage)
            finger.down(CGPoint(x: 50, y: 50))
            finger.vanish()
            #expect(told.told == ["moved 50 from 50", "on"] + (sticks ? [] : ["off"]))
            finger.move(CGPoint(x: 50, y: 90))
            finger.up(CGPoint(x: 50, y: 90))
            #expect(!told.told.contains("ended"))
        }
    }
    @Test func `behaviour 8: a second finger ends the first one's drag and begins none`() {
        let told = Box("")
        let stage = stage(told)
        let (one, two) = (Pointer(stage), Pointer(stage))
        one.down(CGPoint(x: 50, y: 50))
        two.down(CGPoint(x: 50, y: 80))
        two.move(CGPoint(x: 50, y: 90))
        one.move(CGPoint(x: 50, y: 60))
        two.up(CGPoint(x: 50, y: 90))
        one.up(CGPoint(x: 50, y: 60))
        #expect(
            told.told.filter { $0.hasPrefix("moved") } == ["moved 50 from 50"] && !told.told.contains("ended")
        )
    }
    struct Both: View {
        let told: Box<String>
        var high = false
        var body: some View {
            let drag = DragGesture(minimumDistance: 0)
                .onChanged { _ in told.told.append("inner") }
                .onEnded { _ in told.told.append("ended") }
            ScrollView {
                VStack(spacing: 0) {
                    if high {
                        Color.red.frame(height: 900).highPriorityGesture(drag)
                    } else {
                        Color.red.frame(height: 900).gesture(drag)
                    }
                }
            }
        }
    }
    @Test func `behaviour 8: a scroll view's own recogniser takes a drag away, but for one of high priority`()
    {
        for high in [false, true] {
            let told = Box("")
            let stage = Stage(CGSize(width: 100, height: 300)) { Both(told: told, high: high) }
            let finger = Pointer(stage)
            finger.down(CGPoint(x: 50, y: 200))
            finger.move(CGPoint(x: 50, y: 150))
            #expect(stage.offset() == (high ? 0 : 50))
            finger.up(CGPoint(x: 50, y: 150))
            #expect(told.told.contains("ended") == high)
        }
    }
    @Test func `touches find what is on top, solid, or has a shape, and nothing that refuses them`() {
        let told = Box("")
        let (shape, refuses, isDisabled) = (Box(false), Box(false), Box(false))
        let stage = Stage(CGSize(width: 100, height: 100)) {
            ZStack {
                Color.red.onTapGesture { told.told.append("below") }
                Canvas { _, _ in }.modifier(Shaped(isOn: shape.value)).onTapGesture {
                    told.told.append("above")
                }
                .allowsHitTesting(!refuses.value).disabled(isDisabled.value)
            }
        }
        func tap() -> String? {
            stage.evaluateAgain()
            let finger = Pointer(stage)
            finger.down(CGPoint(x: 50, y: 50))
            finger.up(CGPoint(x: 50, y: 50))
            defer { told.told = [] }
            return told.told.first
        }
        #expect(tap() == "below", "a Canvas alone takes none")
        shape.value = true
        #expect(tap() == "above")
        isDisabled.value = true
        #expect(tap() == nil, "what is disabled swallows")
        isDisabled.value = false
        refuses.value = true
        #expect(tap() == "below")
    }
    struct Shaped: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
            if isOn { content.contentShape(Rectangle()) } else { content }
        }
    }
    @Test func `a mouse is told where it is, and that it has gone`() {
        let told = Box("")
        let stage = Stage(CGSize(width: 100, height: 100)) {
            Color.red.frame(width: 40, height: 40).onContinuousHover { phase in
                if case .active(let point) = phase {
                    told.told.append("\(point.x)")
                } else {
                    told.told.append("gone")
                }
            }
        }
        for x: CGFloat? in [10, 40, 50, 90, nil] { stage.hover(x.map { CGPoint(x: $0, y: 50) }) }
        #expect(told.told == ["10.0", "20.0", "gone"])
    }

    struct Keys: View {
        let told: Box<String>
        @FocusState var isFocused: Bool
        var body: some View {
            Color.red
                .focusable(interactions: .activate)
                .focused($isFocused)
                .onMoveCommand { told.told.append("\($0)") }
                .onKeyPress(keys: [.home]) { _ in
                    told.told.append("home")
                    return .handled
                }
                .onKeyPress(.end) { .ignored }
                .onChange(of: isFocused) { told.told.append("focus \($1)") }
        }
    }
    @Test func `keys go to what has the focus, and on where they are ignored`() {
        let told = Box("")
        let stage = Stage(CGSize(width: 100, height: 100)) { Keys(told: told) }
        #expect(!stage.press(.downArrow), "nothing has the focus")
        stage.tab()
        #expect(stage.press(.downArrow) && stage.press(.home) && !stage.press(.end) && !stage.press("x"))
        stage.tab()
        #expect(!stage.hasFocus && told.told == ["focus true", "down", "home", "focus false"])
    }
    @Test func `a screen reader finds elements and what modifiers say of them`() {
        let value = Box(3.0)
        let stage = Stage(CGSize(width: 100, height: 100)) {
            VStack {
                Text("plain")
                Text("hidden").accessibilityHidden(true)
                HStack { ForEach(0..<3) { Text("\($0)") } }
                    .accessibilityElement()
                    .accessibilityLabel("index")
                    .accessibilityValue(Text("A"))
                    .accessibilityAdjustableAction { value.value += $0 == .increment ? 1 : -1 }
                    .accessibilityActions { Button("first") { value.value = 0 } }
                Color.red.accessibilityLabel("gone").accessibilityRepresentation {
                    Slider(
                        value: Binding(
                            get: { @MainActor in value.value }, set: { @MainActor in value.value = $0 }),
                        in: 0...9
                    ) { Text("slider") }
                }
            }
        }
        let all = stage.elements
        #expect(all.map(\.label) == ["plain", "index", nil], "what is replaced is not spoken")
        #expect(all[1].value == "A" && all[1].actions.map(\.name) == ["first"])
        all[1].adjust?(.increment)
        #expect(value.value == 4)
        all[1].actions[0].action()
        #expect(value.value == 0 && all[2].actions.isEmpty)
        all[2].adjust?(.increment)
        #expect(value.value == 1)
    }
}
