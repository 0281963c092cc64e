#if GTK
    import IndexBarCore
    import IndexBarGTK

    /// What tests ask of the bar's layout.
    extension IndexBarWidget {
        /// The axis of the layout that is drawn.
        var axis: IndexBarAxis { driver.scene.axis }

        /// The interval of the main axis that selects an entry, in points from the top or left of the bar.
        func band(of entry: Int) -> IndexBarBand? { driver.layout.band(of: entry) }

        /// The slots that are laid out.
        var slots: [IndexBarSlot] { Array(driver.layout.slots) }

        /// The pitch that was measured, in points.
        var pitch: Double {
            axis == .vertical ? driver.measured.along.vertical : driver.measured.along.horizontal
        }
    }
#endif
