import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct ScrollTests {
    let size = CGSize(width: 320, height: 400)

    private func policy(_ change: (inout StagePolicy) -> Void = { _ in }) -> StagePolicy {
        var policy = StagePolicy()
        change(&policy)
        return policy
    }

    @Test(arguments: [true, false]) func `behaviour 4: a proxy brings an id to the anchor`(lazyStack: Bool) {
        let box = Box<ScrollViewProxy?>(nil)
        StagePolicy.with(policy()) {
            let stage = Stage(size) { Reader(box: box) { Names(lazyStack: lazyStack) } }
            box.value?.scrollTo("C", anchor: .top)
            stage.frame()
            #expect(stage.offset() == 2 * 390 && stage.top == "C")
            box.value?.scrollTo("Z", anchor: .top)
            stage.frame()
            #expect(stage.offset() == stage.limits().upperBound && stage.rows().last?.texts == ["Z8"])
            box.value?.scrollTo("Ä", anchor: .top)
            stage.frame()
            #expect(stage.unknown == ["Ä"] && stage.issues.isEmpty && stage.scrolls.count == 2)
        }
    }
    @Test func `behaviour 4: without an anchor it moves as little as it can`() {
        let box = Box<ScrollViewProxy?>(nil)
        let stage = Stage(size) {
            Reader(box: box) { ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Row(name: "\($0)") } } } }
        }
        box.value?.scrollTo(3)
        stage.frame()
        #expect(stage.offset() == 0)
        box.value?.scrollTo(12)
        stage.frame()
        #expect(stage.offset() == 120)
        box.value?.scrollTo(20, anchor: .center)
        stage.frame()
        #expect(stage.offset() == 620)
    }
    struct Impatient: View {
        var body: some View {
            ScrollViewReader { proxy in
                let _ = proxy.scrollTo("C")
                Names()
            }
        }
    }
    @Test func `behaviour 4: a proxy is not to be used while views are built`() {
        let stage = Stage(size) { Impatient() }
        #expect(stage.offset() == 0 && stage.issues.first?.contains("during view updates") == true)
    }
    @Test func `behaviour 4: the first scroll view that has the id scrolls, and no other`() {
        let box = Box<ScrollViewProxy?>(nil)
        let stage = Stage(CGSize(width: 320, height: 808)) {
            Reader(box: box) {
                VStack {
                    Names(letters: ["A", "B"])
                    Names(letters: ["B", "C", "D"])
                }
            }
        }
        box.value?.scrollTo("C", anchor: .top)
        box.value?.scrollTo("B", anchor: .top)
        stage.frame()
        #expect(stage.offset(of: 0) == 380 && stage.offset(of: 1) == 390)
    }
    @Test
    func `behaviour 4: a list that gets other rows in the same update must not be scrolled before iOS 17`() {
        for release in [16, 17] {
            StagePolicy.with(policy(), release: release) {
                let (box, letters) = (Box<ScrollViewProxy?>(nil), Box(Names.all))
                let stage = Stage(size) {
                    Reader(box: box) { Names(letters: letters.value) }
                        .onChange(of: letters.value) { _ in box.value?.scrollTo("C", anchor: .top) }
                }
                letters.value.removeFirst()
                stage.evaluateAgain()
                #expect(stage.issues.isEmpty == (release == 17) && stage.offset() == 390)
            }
        }
    }

    @Test(arguments: [true, false]) func `behaviour 5: rows exist near the viewport only`(lazyStack: Bool) {
        StagePolicy.with(policy()) {
            let stage = Stage(size) { Names(lazyStack: lazyStack) }
            #expect(stage.evaluations("Row") <= 11 && stage.rows().count <= 11)
            for _ in 0..<50 { stage.scroll(by: 170) }
            #expect(stage.rows().first?.rect.minY == 0 && stage.rows().count <= 12)
            #expect(stage.offset() == 8500)
        }
    }
    @Test(arguments: [true, false])
    func `behaviour 5: a jump over rows never seen lands beside, a second one lands right`(
        lazyStack: Bool
    ) {
        let box = Box<ScrollViewProxy?>(nil)
        StagePolicy.with(policy()) {
            let stage = Stage(size) {
                Reader(box: box) {
                    let rows = ForEach(0..<100) { Row(name: "\($0)", height: $0 < 50 ? 20 : 90) }
                    if lazyStack { ScrollView { LazyVStack(spacing: 0) { rows } } } else { List { rows } }
                }
            }
            box.value?.scrollTo(80, anchor: .bottom)
            stage.frame()
            #expect(stage.rows().last?.texts != ["80"])
            for _ in 0..<2 {
                box.value?.scrollTo(80, anchor: .bottom)
                stage.frame()
            }
            #expect(stage.rows().last?.texts == ["80"] && stage.rows().last?.rect.maxY == 400)
        }
    }

    struct Hidden: View {
        let id: String
        var body: some View { Text(id).frame(height: 40).id(id) }
    }
    @Test func `behaviour 6: ids are found without evaluating bodies, and only the outermost`() {
        let box = Box<ScrollViewProxy?>(nil)
        let stage = Stage(size) {
            Reader(box: box) {
                List {
                    ForEach(0..<40, id: \.self) { Row(name: "\($0)") }
                    Hidden(id: "inside")
                    Row(name: "outermost").id("outermost")
                    Row(name: "covered").id("covered").padding(0)
                }
            }
        }
        for id in ["inside", "covered", "outermost"] { box.value?.scrollTo(id, anchor: .bottom) }
        stage.frame()
        #expect(stage.unknown == ["inside", "covered"] && stage.scrolls.map(\.id) == ["outermost"])
    }

    @Test
    func
        `behaviour 7: headers of a list can be scrolled to, or only a section's first row, below the header`()
    {
        for targets in [true, false] {
            StagePolicy.with(policy { $0.headersAreTargets = targets }) {
                let box = Box<ScrollViewProxy?>(nil)
                let stage = Stage(size) {
                    Reader(box: box) {
                        List {
                            ForEach(["A", "B", "C"], id: \.self) { letter in
                                Section {
                                    ForEach(0..<20) { Row(name: "\(letter)\($0)") }
                                } header: {
                                    Text(letter).frame(height: 30).id(letter)
                                }
                            }
                            Section {
                                ForEach(0..<20) { Row(name: "S\($0)") }
                            } header: {
                                Text("S").id("S")
                            }
                        }
                    }
                }
                box.value?.scrollTo("B", anchor: .top)
                stage.frame()
                #expect(
                    stage.offset() == 830 && stage.rows()[0].texts == ["B"] && stage.rows()[1].texts == ["B0"]
                )
                box.value?.scrollTo("S", anchor: .top)
                #expect(stage.unknown.isEmpty == targets, "a section that is no ForEach's has no other id")
            }
        }
    }

    struct Place: View {
        let place: Box<Int?>
        let told: Box<Int?>
        @State var position: Int? = 3
        var isList = false
        var body: some View {
            let rows = ForEach(0..<60) { Row(name: "\($0)") }
            Group {
                if isList {
                    List { rows }
                } else {
                    ScrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() }
                }
            }
            .scrollPosition(id: $position)
            .onChange(of: position) { _, new in told.told.append(new) }
            .onAppear { place.value = position }
        }
    }
    @Test
    func `behaviour 13: a scroll position is the topmost id, and goes there again when the size changes`() {
        let told = Box<Int?>(nil)
        let stage = Stage(size) { Place(place: Box(nil), told: told) }
        #expect(stage.offset() == 120)
        stage.scroll(by: 75)
        #expect(told.told == [4] && stage.offset() == 195, "\(told.told) \(stage.offset())")
        stage.change(size: CGSize(width: 320, height: 300))
        #expect(stage.offset() == 160, "anchored again at its item")
        let list = Stage(size) { Place(place: Box(nil), told: Box(nil), isList: true) }
        #expect(list.offset() == 0, "a List knows nothing of it")
    }
    @Test func `behaviour 13: an id of another type stops a scroll position`() {
        struct Own: View {
            @State var position: Int? = 3
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<60) { Row(name: "\($0)").id("row \($0)") } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $position)
            }
        }
        let stage = Stage(size) { Own() }
        stage.scroll(by: 400)
        #expect(stage.offset() == 400, "neither goes there at first nor follows")
        #expect(stage.issues.isEmpty)
    }

    @Test func `behaviour 14: geometry and phases are those of the first scroll view`() {
        let (offsets, phases, ids) = (Box<CGFloat>(0), Box(ScrollPhase.idle), Box<[Int]>([]))
        StagePolicy.with(policy()) {
            let stage = Stage(CGSize(width: 320, height: 808)) {
                VStack {
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(0..<60) { Row(name: "\($0)") } }.scrollTargetLayout()
                    }
                    List { ForEach(0..<60) { Row(name: "\($0)") } }
                }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    offsets.told.append($1)
                }
                .onScrollPhaseChange { phases.told.append($1) }
                .onScrollTargetVisibilityChange(idType: Int.self) { ids.value = $0 }
            }
            stage.scroll(by: 100, in: 1)
            #expect(offsets.told.isEmpty)
            stage.scroll(by: 100, phase: .interacting)
            #expect(offsets.told == [100] && phases.told == [.interacting] && ids.value == Array(2...12))
            stage.scroll(by: 1)
            #expect(offsets.told == [100, 101] && phases.told == [.interacting, .idle])
        }
    }
    @Test func `an animated scroll takes its frames`() {
        let box = Box<ScrollViewProxy?>(nil)
        let stage = Stage(size) { Reader(box: box) { Names(lazyStack: true) } }
        withAnimation { box.value?.scrollTo("B", anchor: .top) }
        #expect(stage.offset() == 0)
        for _ in 0..<3 { stage.frame() }
        #expect(stage.offset() > 0 && stage.offset() < 390 && stage.isScrolling)
        for _ in 0..<3 { stage.frame() }
        #expect(stage.offset() == 390 && !stage.isScrolling)
    }
    @Test func `a grid has lines of columns, and headers across`() {
        let box = Box<ScrollViewProxy?>(nil)
        let stage = Stage(CGSize(width: 316, height: 400)) {
            Reader(box: box) {
                ScrollView {
                    LazyVGrid(columns: Array(repeating: GridItem(spacing: 8), count: 3), spacing: 8) {
                        ForEach(Names.all, id: \.self) { letter in
                            Section {
                                ForEach(0..<7) { Text("\(letter)\($0)").frame(height: 92) }
                            } header: {
                                Text(letter).frame(height: 22).id(letter)
                            }
                        }
                    }
                }
            }
        }
        let rows = stage.rows()
        #expect(rows[0].texts == ["A"] && rows[0].rect.width == 316)
        #expect(
            rows[1...3].map(\.rect.minX) == [0, 108, 216] && rows[1...3].map(\.rect.minY) == [30, 30, 30])
        #expect(rows[4].rect.minY == 130)
        box.value?.scrollTo("C", anchor: .top)
        stage.frame()
        #expect(stage.top == "C" && stage.rows()[0].rect.minY == 0 && stage.offset() == 2 * 330)
    }
}
