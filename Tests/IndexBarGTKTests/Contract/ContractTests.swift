#if GTK
    import IndexBarContract
    import Testing

    /// The contract of every front end, on the GTK widget.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct ContractHoldsTests {
        /// What no event of this display can do, though the abilities are there.
        nonisolated static let withoutDevice = [
            // GTK 4.8 on X11 knows a wheel's notches only, not a trackpad's points.
            "E13: a wheel steps, its parts add up",
            // Two notches of a wheel are two events, and two selections.
            "script wheel-hover-frame.jsonl",
            // They need positions finer than the touch screen's 1/64 of a point: the first tells a distance of exactly
            // 10 from a shorter one, the second 200.999 from 201.
            "script activation.jsonl", "script hysteresis.jsonl",
            // A list of GTK 4.8 has no sections, so none are read.
            "D17, R18: 60 frames of scrolling read no title",
            // A GtkListView places its rows on whole points, and tells no offset.
            "constants: how near a place of the list counts as there",
        ]

        /// What the abilities leave out. GTK 4.8 lacks sections with headers, haptics, announcements (they came with
        /// 4.14) and named actions of an accessible. The widget scrolls without animation and cannot be put away. GTK
        /// has momentum, but on its own clock, which `pass` does not move.
        nonisolated static let withoutAbility = [
            "D3: haptic in a touch drag only, and not where the list does not move",
            "D3: no haptic where the section's header is on top already",
            "D3: no haptic for a mouse",
            "D3: what was told of may choose: what was to be said falls away",
            "E16: touches and keys announce",
            "D3: a drag that begins while the list moves stops it at once",
            "D3: so does one that selects at the lift only",
            "D3: a selection stops a list that the user moves",
            "D3: scrolls are animated by the style, never in a drag or with less motion",
            "E16, D9: label, value and named actions",
            "D4: a bar that is put away is gone and gives its room back",
            "D5: momentum is the user's",
            "D5: an animation stops the timer",
            "D6: a bar that is put away handles nothing",
            "D10: a jump ends with the section's header on top",
            "D10: an inner row ends below a pinned header",
            "R4, D15: a header alone at the top lights its entry, also without rows",
        ]

        nonisolated static let cases = ContractSuite.cases.filter {
            !withoutDevice.contains($0.name) && !withoutAbility.contains($0.name)
        }

        @Test(arguments: cases)
        func `the contract holds`(one: ContractCase) throws {
            let frontEnd = GTKFrontEnd(try TestDisplay.shared.get())
            defer { frontEnd.close() }
            let failures = try #require(one.failures(on: frontEnd))
            #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        }

        @Test func `what is left out is known`() {
            let without = ContractSuite.cases.filter { !GTKFrontEnd.abilities.isSuperset(of: $0.needs) }
            #expect(Set(without.map(\.name)) == Set(Self.withoutAbility))
            #expect(Set(Self.withoutDevice).isSubset(of: ContractSuite.cases.map(\.name)))
        }
    }
#endif
