// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIViewController {
    private var styleNow: UIModalPresentationStyle {
        modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    }

    public var presentationController: UIPresentationController? {
        if let storedPresentation { return storedPresentation }
        switch styleNow {
        case .popover: storedPresentation = UIPopoverPresentationController(self)
        case .pageSheet, .formSheet:
            if #available(iOS 15.0, *) { storedPresentation = UISheetPresentationController(self) }
        default: storedPresentation = UIPresentationController(self)
        }
        return storedPresentation
    }
    @available(iOS 15.0, *) public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Behaviour 27: a presented view lies in a container above everything in the window, and is cut at its edges;
    /// under a full screen the presenter's view leaves the window.
    func show(_ controller: UIViewController) {
        guard let window = view.window, let presentation = controller.presentationController else {
            unmodelled("presenting from a controller that is in no window")
        }
        presentedViewController = controller
        controller.presentingViewController = self
        let container = ContainerView(frame: presentation.frame(in: window))
        container.clipsToBounds = true
        container.onLayout = { [weak controller, weak container] in
            guard let view = controller?.view, let container, view.frame != container.bounds else { return }
            view.frame = container.bounds
        }
        presentation.container = container
        window.addSubview(container)
        container.addSubview(controller.view)
        presentation.began(in: container)
        if controller.styleNow == .fullScreen { topmost.view.removeFromSuperview() }
    }

    func unshow() {
        guard let controller = presentedViewController else { return }
        let window = controller.view.window
        controller.presentationController?.container?.removeFromSuperview()
        controller.view.removeFromSuperview()
        controller.storedPresentation = nil
        presentedViewController = nil
        guard controller.styleNow == .fullScreen, let window, topmost.view.superview == nil else { return }
        window.insertSubview(topmost.view, at: 0)
        topmost.view.frame = window.bounds
    }

    private var topmost: UIViewController { parent?.topmost ?? self }
}
