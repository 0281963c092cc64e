/// The view of a controller that puts other controllers' views where they belong, whenever it is laid out.
@MainActor final class ContainerView: UIView {
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}

extension UIViewController {
    /// Behaviour 27: a container's view in place of a plain one.
    func loadContainerView(_ onLayout: @escaping () -> Void) {
        let container = ContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        container.onLayout = onLayout
        view = container
    }

    /// Shows a child's view at the bottom of a container's view.
    func show(child: UIViewController, in container: UIView, frame: CGRect) {
        guard let view = child.view else { return }
        if view.superview !== container {
            container.insertSubview(view, at: 0)
            child.didMove(toParent: self)
        }
        if view.frame != frame { view.frame = frame }
    }
}
