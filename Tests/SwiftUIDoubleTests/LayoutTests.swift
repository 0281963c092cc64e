import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct LayoutTests {
    @Test func `layers lie where their alignment says, mirrored where reading is`() {
        let stage = Stage(CGSize(width: 300, height: 200)) {
            Color.red.overlay(alignment: .trailing) { Color.blue.frame(width: 20) }
                .background(alignment: .topLeading) { Color.green.frame(width: 10, height: 10) }
        }
        #expect(stage.painted.map(\.name) == ["green", "red", "blue"])
        #expect(stage.painted[2].rect == CGRect(x: 280, y: 0, width: 20, height: 200))
        stage.change { $0.layoutDirection = .rightToLeft }
        #expect(
            stage.painted[2].rect.minX == 0
                && stage.painted[0].rect == CGRect(x: 290, y: 0, width: 10, height: 10))
    }
    @Test func `stacks give the stiff what they want and share the rest`() {
        let stage = Stage(CGSize(width: 300, height: 100)) {
            HStack(spacing: 10) {
                Color.red
                Color.green.frame(width: 80)
                Spacer()
            }
        }
        #expect(stage.painted.map(\.rect.width) == [100, 80] && stage.painted[1].rect.minX == 110)
        stage.change { $0.layoutDirection = .rightToLeft }
        #expect(stage.painted[0].rect.minX == 200)
    }
    @Test func `padding, fixed sizes, offsets, positions and bounds of frames`() {
        let stage = Stage(CGSize(width: 300, height: 100)) {
            ZStack(alignment: .topLeading) {
                Color.red.padding(.leading, 30).frame(maxWidth: 100, maxHeight: 50)
                Text("long text").fixedSize().frame(width: 10, height: 10).offset(x: 5, y: 6)
                Color.blue.frame(width: 10, height: 10).position(x: 200, y: 50)
            }
        }
        #expect(stage.painted[0].rect == CGRect(x: 30, y: 0, width: 70, height: 50))
        #expect(
            abs(stage.painted[1].rect.width - 9 * 0.6 * 17) < 0.001
                && abs(stage.painted[1].rect.midX - 10) < 0.001)
        #expect(stage.painted[2].rect == CGRect(x: 195, y: 45, width: 10, height: 10))
    }
    @Test func `geometry is told in each space, at once or a frame later`() {
        for late in [false, true] {
            var policy = StagePolicy()
            policy.reportsLate = late
            StagePolicy.with(policy) {
                let told = Box(CGRect.zero)
                let stage = Stage(CGSize(width: 300, height: 100)) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 50)
                        Color.blue
                            .onGeometryChange(for: CGRect.self) {
                                $0.frame(in: .named("stack"))
                            } action: {
                                told.value = $0
                            }
                    }.coordinateSpace(name: "stack").padding(.leading, 20)
                }
                #expect((told.value == .zero) == late && stage.hasLateReports == late)
                stage.frame()
                #expect(told.value == CGRect(x: 50, y: 0, width: 230, height: 100))
            }
        }
    }
    @Test func `a geometry reader evaluates with its size`() {
        let stage = Stage(CGSize(width: 300, height: 100)) {
            GeometryReader { proxy in Text("\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minX))") }
                .padding(.leading, 40)
        }
        #expect(stage.painted.map(\.name) == ["260 40"])
        stage.change(size: CGSize(width: 200, height: 100))
        #expect(stage.painted.map(\.name) == ["160 40"])
    }

    struct Drawing: View {
        @State var text = "A"
        let box: Box<((String) -> Void)?>
        var body: some View {
            Canvas { [text] context, size in
                let title = context.resolve(Text(text).font(.system(size: 10)))
                #expect(title.measure(in: size) == CGSize(width: 6 * CGFloat(text.count), height: 12))
                context.draw(title, at: CGPoint(x: size.width, y: 50), anchor: .trailing)
                context.opacity = 0.4
                context.fill(
                    Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 3),
                    with: .color(.red))
            }
            .frame(width: 100, height: 100)
            .onAppear { box.value = { text = $0 } }
        }
    }
    @Test func `a canvas draws text and paths, and again only when something has changed`() {
        var policy = StagePolicy()
        policy.extraEvaluations = 0
        StagePolicy.with(policy) {
            let box = Box<((String) -> Void)?>(nil)
            let stage = Stage(CGSize(width: 300, height: 100)) { Drawing(box: box) }
            #expect(
                stage.painted.map(\.rect) == [
                    CGRect(x: 194, y: 44, width: 6, height: 12), CGRect(x: 100, y: 0, width: 9, height: 9),
                ])
            #expect(stage.painted.map(\.opacity) == [1, 0.4] && stage.drawings == 1)
            stage.frame()
            #expect(stage.drawings == 1)
            box.value?("BB")
            stage.frame()
            #expect(stage.drawings == 2 && stage.painted[0].name == "BB")
        }
    }
    @Test func `text grows with the text size and with bold text`() {
        let stage = Stage(CGSize(width: 300, height: 300)) { Text("AB").font(.caption2) }
        let usual = stage.painted[0].rect
        stage.change { $0.dynamicTypeSize = .accessibility5 }
        #expect(stage.painted[0].rect.height > 2.5 * usual.height)
        stage.change {
            $0.dynamicTypeSize = .large
            $0.legibilityWeight = .bold
        }
        #expect(stage.painted[0].rect.width > usual.width && stage.painted[0].rect.height == usual.height)
    }
}
