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

    func refresh() {
        guard let owner else { return }
        frameAtLayout = owner.bounds.inset(by: owner.safeAreaInsets)
    }
}
