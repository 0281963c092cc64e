// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UILayoutGuide: NSObject {
    weak var owner: UIView?
    private var frameAtLayout = CGRect.zero
    init(owner: UIView) {
        self.owner = owner
        super.init()
    }
    open weak var owningView: UIView? { owner }
    open var identifier = ""

    /// Behaviour 10: right only once the owner has been laid out.
    open var layoutFrame: CGRect { frameAtLayout }

    /// Where it is, whoever has been laid out.
    var currentFrame: CGRect { owner.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero }

    func refresh() { frameAtLayout = currentFrame }
}
