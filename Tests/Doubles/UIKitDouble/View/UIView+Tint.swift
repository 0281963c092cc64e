extension UIView {
    static let dimmedTint = UIColor(white: 0.6, alpha: 1)

    private var isDimmed: Bool {
        switch tintAdjustmentMode {
        case .dimmed: true
        case .normal: false
        case .automatic: superview?.isDimmed ?? false
        }
    }

    private var brightTint: UIColor { ownTint ?? superview?.brightTint ?? .systemBlue }

    var effectiveTint: UIColor { isDimmed ? UIView.dimmedTint : brightTint }

    /// The tint that a view outside every hierarchy has.
    var reportedTint: UIColor { .systemBlue }

    func setTint(_ color: UIColor?) {
        ownTint = color
        tintMayHaveChanged()
    }

    /// Tells this view and what inherits from it.
    func tintMayHaveChanged() {
        tintColorDidChange()
        for view in subviews where view.ownTint == nil || view.tintAdjustmentMode == .automatic {
            view.tintMayHaveChanged()
        }
    }
}
