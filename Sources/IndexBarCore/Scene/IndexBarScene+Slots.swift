extension IndexBarScene {
    /// How a slot looks: the first of these that applies.
    public enum Look: Equatable, Sendable {
        /// The bar takes no input.
        case disabled
        /// The entry is lit, or the dot hides the one that is.
        case lit
        /// The entry's section has no rows, and the style dims those.
        case dimmed
        /// None of these.
        case normal
    }

    /// A title or a dot to paint.
    public struct Slot: Equatable, Sendable {
        /// The entry, or those that a dot stands for.
        public let kind: IndexBarSlot.Kind
        /// Its rectangle; the title or dot is painted in the middle.
        public let rectangle: IndexBarRectangle
        /// How it looks.
        public let look: Look
        /// Where a gap's dot is painted, in the middle: between the titles beside it. Nil for a title, and in a timeline
        /// where those titles leave no room.
        public let dot: IndexBarRectangle?

        /// Creates a slot; by default with nothing special about its look, and without a dot.
        public init(
            kind: IndexBarSlot.Kind, rectangle: IndexBarRectangle, look: Look = .normal,
            dot: IndexBarRectangle? = nil
        ) {
            (self.kind, self.rectangle, self.look, self.dot) = (kind, rectangle, look, dot)
        }
    }

    /// The slots that are drawn, in the order of entries; made as they are asked for, without an allocation. Dots of
    /// gaps that show nothing are not among them.
    ///
    /// - Complexity: O(slots) to read them all.
    public var slots: some Sequence<Slot> {
        let showsGaps = frame.showsGaps
        return (0..<frame.layout.slotCount).lazy.compactMap { slot -> Slot? in
            let kind = frame.layout.kind(ofSlot: slot)
            if case .gap = kind, !showsGaps { return nil }
            return Slot(
                kind: kind, rectangle: frame.rectangle(ofSlot: slot), look: look(of: kind, at: slot),
                dot: frame.dot(ofSlot: slot))
        }
    }

    /// The entries to offer as named actions to assistive technology, as `IndexBarDriver.accessibleActions`.
    package var namedEntries: [Int] { frame.layout.titles(atMost: IndexBarEngine.mostActions) }

    private func look(of kind: IndexBarSlot.Kind, at slot: Int) -> Look {
        if !frame.isEnabled { return .disabled }
        if slot == shown.litSlot { return .lit }
        if case .title(let entry) = kind, frame.dimsEmpty, !frame.entries.hasRows(at: entry) {
            return .dimmed
        }
        return .normal
    }

    /// The strength of a look's colour, 0...1: 0.4 if it is dimmed or disabled.
    public func strength(of look: Look) -> Double {
        switch look {
        case .disabled: frame.constants.disabled
        case .dimmed: frame.constants.dimmed
        case .lit, .normal: 1
        }
    }
}
