import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite(.serialized) struct PlatformTests {
    final class Control: UIControl {
        var touches = 0
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            touches += 1
            return true
        }
    }
    struct Bridge: UIViewRepresentable {
        let text: String
        let log: Box<String>
        @Environment(\.colorScheme) var scheme
        func makeUIView(context: Context) -> Control {
            log.told.append("make")
            return Control(frame: .zero)
        }
        func updateUIView(_ view: Control, context: Context) { log.told.append("update \(text) \(scheme)") }
        static func dismantleUIView(_ view: Control, coordinator: ()) { view.touches = -1 }
    }
    struct Host: View {
        @State var isHere = true
        let text: String
        let log: Box<String>
        let box: Box<((Bool) -> Void)?>
        var body: some View {
            HStack(spacing: 0) {
                Color.red
                if isHere { Bridge(text: text, log: log).frame(width: 40) }
            }.onAppear { box.value = { isHere = $0 } }
        }
    }

    @Test func `behaviour 12: made once for a place, updated with what changed, framed by SwiftUI, ended`() {
        let (text, log, box) = (Box("a"), Box(""), Box<((Bool) -> Void)?>(nil))
        StagePolicy.with(StagePolicy()) {
            let stage = Stage(CGSize(width: 300, height: 100)) { Host(text: text.value, log: log, box: box) }
            #expect(log.told == ["make", "update a light"])
            text.value = "b"
            stage.evaluateAgain()
            #expect(log.told.last == "update b light")
            stage.change { $0.colorScheme = .dark }
            #expect(log.told.last == "update b dark" && log.told.filter { $0 == "make" }.count == 1)
            let view = stage.window.subviews.lazy.compactMap { $0.subviews.first as? Control }.first
            #expect(view?.superview?.frame == CGRect(x: 260, y: 0, width: 40, height: 100))
            #expect(view?.traitCollection.userInterfaceStyle == .dark)
            box.value?(false)
            stage.frame()
            #expect(view?.window == nil && view?.touches == -1)
            box.value?(true)
            stage.frame()
            #expect(log.told.filter { $0 == "make" }.count == 2)
        }
    }
    @Test func `behaviour 12: no touch beyond the frame reaches the view, though it might want it`() {
        final class Wide: UIControl {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        struct Wider: UIViewRepresentable {
            func makeUIView(context: Context) -> Wide { Wide(frame: .zero) }
            func updateUIView(_ view: Wide, context: Context) {}
        }
        let stage = Stage(CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Color.red
                Wider().frame(width: 40)
            }
        }
        let finger = Finger(on: stage.window)
        finger.down(at: CGPoint(x: 255, y: 50))
        #expect(!(finger.view is Wide))
        finger.lift()
        let inside = Finger(on: stage.window)
        inside.down(at: CGPoint(x: 265, y: 50))
        #expect(inside.view is Wide)
        inside.lift()
    }
    struct Rude: View {
        @State var count = 0
        var body: some View { Text("\(count)").overlay { Inner(count: $count) } }
        struct Inner: UIViewRepresentable {
            @Binding var count: Int
            func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
            func updateUIView(_ view: UIView, context: Context) { count += 1 }
        }
    }
    @Test func `behaviour 12: state that is written in updateUIView is dropped with an issue`() {
        let stage = Stage(CGSize(width: 100, height: 100)) { Rude() }
        #expect(!stage.issues.isEmpty && stage.painted.first?.name == "0")
    }

    @Test(arguments: [StagePolicy.ListHost.table, .collection])
    func `a List is one of UIKit's, and both move together`(
        host: StagePolicy.ListHost
    ) {
        var policy = StagePolicy()
        policy.listHost = host
        StagePolicy.with(policy) {
            let box = Box<ScrollViewProxy?>(nil)
            let stage = Stage(CGSize(width: 320, height: 400)) { Reader(box: box) { Names() } }
            #expect(stage.list is UITableView == (host == .table))
            let sections = (stage.list as? UITableView)?.numberOfSections
            #expect(sections ?? (stage.list as? UICollectionView)?.numberOfSections == 26)
            stage.list?.setContentOffset(CGPoint(x: 0, y: 390 * 3), animated: false)
            stage.frame()
            #expect(stage.top == "D" && stage.offset() == 390 * 3)
            box.value?.scrollTo("F", anchor: .top)
            stage.frame()
            #expect(stage.top == "F" && stage.list?.contentOffset.y == 390 * 5)
            let before = stage.rows()[1].rect.maxX
            stage.list?.layoutMargins.right += 20
            stage.frame()
            stage.evaluateAgain()
            #expect(stage.rows()[1].rect.maxX == before - 20, "what is reserved there keeps clear here")
        }
    }

    @Test func `every behaviour has its source, and policies cover every pair of answers`() {
        #expect(
            StageBehaviour.allCases.count == 15 && StageBehaviour.allCases.allSatisfy { !$0.source.isEmpty })
        #expect(StagePolicy.covering.count == StagePolicy.count)
        let pairs = StagePolicy.covering.reduce(into: Set<[Int]>()) { $0.formUnion($1.pairs) }
        #expect(pairs == StagePolicy.allPairs)
    }
    @Test(arguments: StagePolicy.covering.indices) func `a list rests, jumps and follows under every policy`(
        place: Int
    ) {
        StagePolicy.with(StagePolicy.covering[place]) {
            let box = Box<ScrollViewProxy?>(nil)
            let stage = Stage(CGSize(width: 320, height: 400)) { Reader(box: box) { Names() } }
            for letter in ["K", "C", "T"] {
                box.value?.scrollTo(letter, anchor: .top)
                stage.frame()
                #expect(stage.top == letter)
            }
            #expect(stage.issues.isEmpty && stage.unknown.isEmpty)
        }
    }
    @Test func `what a system does not have ends the run, and so does what is not modelled`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { StagePolicy.with(release: 15) { _ = Text("x").contentMargins(.all, 3) } }
        }
        await #expect(processExitsWith: .failure) { await MainActor.run { _ = Text("x").layoutPriority(1) } }
        await #expect(processExitsWith: .success) {
            await MainActor.run { StagePolicy.with(release: 17) { _ = Text("x").contentMargins(.all, 3) } }
        }
    }
}
