extension UIView {
    @available(iOS 17.0, *) var traitRegistrations: [TraitRegistration] {
        get { storedRegistrations.compactMap { $0 as? TraitRegistration } }
        set { storedRegistrations = newValue }
    }

    /// Behaviour 11: from the window down; a child is told, and sees the new traits, after its superview.
    func adoptTraits(_ traits: UITraitCollection) {
        let previous = seenTraits
        guard previous != traits else { return }
        seenTraits = traits
        if previous.hasDifferentColorAppearance(comparedTo: traits) { setNeedsDisplay() }
        if traitsAskForLayout { setNeedsLayout() }
        traitCollectionDidChange(previous)
        for registration in traitRegistrations
        where registration.traits.contains(where: { $0.read(previous) != $0.read(traits) }) {
            registration.handler(self, previous)
        }
    }

    /// A layout is not promised before iOS 18, so the double gives none.
    private var traitsAskForLayout: Bool { false }

    func adoptTraitsBelow(_ traits: UITraitCollection) {
        adoptTraits(traits)
        for view in subviews { view.adoptTraitsBelow(traits) }
    }

    var direction: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
