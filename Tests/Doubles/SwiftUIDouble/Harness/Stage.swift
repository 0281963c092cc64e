/// A window of SwiftUI views, and what the system does around them.
@MainActor public final class Stage {
    /// The policy that was in force when the stage was made.
    public let policy: StagePolicy
    /// The window.
    public private(set) var bounds: CGRect
    /// Every scroll that a proxy or a position carried out, and where it ended.
    public internal(set) var scrolls: [(id: AnyHashable, offset: CGFloat)] = []
    /// Ids that led nowhere: SwiftUI says nothing about them.
    public internal(set) var unknown: [AnyHashable] = []
    /// What is seen, from the back to the front.
    public private(set) var painted: [Painted] = []
    /// How often a Canvas has drawn.
    public internal(set) var drawings = 0
    /// Frames so far; what happens between two frames belongs to the next.
    public private(set) var frames = 0
    let ledger = Ledger()
    /// Evaluations by type.
    private var counts: [ObjectIdentifier: (name: String, count: Int)] = [:]
    func count(_ type: Any.Type) {
        counts[ObjectIdentifier(type), default: ("\(type)", 0)].count += 1
    }
    var environment = EnvironmentValues()
    private(set) var root: Node!
    private let makeRoot: () -> any View
    /// Of the layout under way.
    private(set) var pass = 0
    /// The part of the stage that is seen of what is being laid out.
    var visible = CGRect.zero
    /// Actions for after the update: appearances, changes, geometry.
    var after: [() -> Void] = []
    private var late: [() -> Void] = []
    private var random = Shuffle(seed: 1)
    var focused: Node?
    var hovered: [Node] = []
    weak var pointer: Pointer?
    var platform: AnyObject?

    /// A window of a size, in which the root is shown at once.
    public init(
        _ size: CGSize, environment change: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder root: @escaping () -> any View
    ) {
        policy = .current
        bounds = CGRect(origin: .zero, size: size)
        makeRoot = root
        change(&environment)
        updating { self.root = Node(makeRoot(), environment, self, nil) }
        frame()
    }

    /// What SwiftUI would have complained about at run time.
    public var issues: [String] { ledger.issues }
    /// How often a view's body was evaluated, by the name of its type without its arguments.
    public func evaluations(_ name: String) -> Int {
        counts.values.filter { $0.name.prefix { $0 != "<" } == name }.reduce(0) { $0 + $1.count }
    }

    /// The app's own root is evaluated again, whether or not anything has changed.
    public func evaluateAgain() {
        evaluateRoot()
        frame()
    }
    private func evaluateRoot() {
        updating {
            let view = makeRoot()
            guard type(of: view) == type(of: root.view) else { unmodelled("another type of root") }
            root.update(view, environment)
        }
        ledger.needsLayout = true
    }
    /// Another size of the window, or other settings of the system.
    public func change(size: CGSize? = nil, _ change: (inout EnvironmentValues) -> Void = { _ in }) {
        if let size { bounds.size = size }
        change(&environment)
        evaluateAgain()
    }

    /// One frame: updates and layouts until nothing changes any more.
    public func frame() {
        defer { frames += 1 }
        after += late
        late = []
        root.each { ($0.memory["scroll"] as? ScrollCore)?.step(self) }
        for _ in 0..<policy.extraEvaluations { evaluateRoot() }
        var rounds = 0
        showPlatform()
        while ledger.needsLayout || !ledger.dirty.isEmpty || !after.isEmpty {
            rounds += 1
            precondition(rounds < 50, "the views do not come to rest")
            update()
            let actions = policy.shufflesActions ? after.shuffled(using: &random) : after
            after = []
            for action in actions { action() }
            if ledger.dirty.isEmpty, after.isEmpty, !ledger.needsLayout { showPlatform() }
        }
    }
    private func update() {
        updating {
            var passes = 0
            repeat {
                while let next = ledger.dirty.values.min(by: { $0.depth < $1.depth }) {
                    if next.isAlive { next.refresh() } else { ledger.clean(next) }
                }
                passes += 1
                precondition(passes < 50, "layout does not come to rest")
                ledger.needsLayout = false
                pass += 1
                visible = bounds
                root.place(Alignment.center.rect(root.size(bounds.size), in: bounds, .leftToRight))
            } while ledger.needsLayout || !ledger.dirty.isEmpty
            root.each { node in
                (node.effect as? any AnyPreferenceObserver)?.look(node)
                node.lookAtScroll()
            }
            painted = root.paint(clip: bounds, opacity: 1)
        }
    }
    private func updating(_ body: () -> Void) {
        let before = ledger.isUpdating
        ledger.isUpdating = true
        body()
        ledger.isUpdating = before
    }
    /// Tells geometry: in this frame, or by the other policy in the next.
    func report(_ action: @escaping () -> Void) {
        if policy.reportsLate { late.append(action) } else { after.append(action) }
    }
    /// Whether a report waits for the next frame.
    public var hasLateReports: Bool { !late.isEmpty }
}
