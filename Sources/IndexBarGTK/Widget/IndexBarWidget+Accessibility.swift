#if GTK
    import CGTK
    import IndexBarCore

    /// What assistive technology reads and sets.
    extension IndexBarWidget {
        /// Updates the accessible value, and keeps the range's value at the current entry.
        ///
        /// - Parameter isFirst: whether this is the first update.
        func tellValue(isFirst: Bool = false) {
            guard let widget else { return }
            syncRange(widget)
            guard let text = texts.changedValue(of: driver) ?? (isFirst ? "" : nil) else { return }
            // GTK 4.8 does not send the value text over the bus, so set it as the description too.
            tell(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, PropertyValue(string: text))
            tell(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, PropertyValue(string: text))
            fixed?.done(.value(text))
            tell(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, PropertyValue(double: 0))
            tell(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, PropertyValue(double: Double(max(0, content.count - 1))))
            tell(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, PropertyValue(double: Double(driver.currentEntry ?? 0)))
        }

        func tellLabel() { tell(GTK_ACCESSIBLE_PROPERTY_LABEL, PropertyValue(string: texts.label)) }

        /// Sets the range's orientation and style class from the layout's axis.
        func tellAxis() {
            let isVertical = driver.scene.axis == .vertical
            let orientation = isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
            guard let widget, gtk_orientable_get_orientation(widget.opaque) != orientation else { return }
            gtk_orientable_set_orientation(widget.opaque, orientation)
            // GTK reads this as an integer.
            tell(GTK_ACCESSIBLE_PROPERTY_ORIENTATION, PropertyValue(int: Int(orientation.rawValue)))
        }

        func tellHidden() { widget?.tellAccessible(hidden: isHidden) }

        private func tell(_ property: GtkAccessibleProperty, _ value: borrowing PropertyValue) {
            widget?.tellAccessible(property, value)
        }

        /// Handles a value set from outside: by assistive technology or `gtk_range_set_value`.
        func rangeValueChanged() {
            guard !isSettingRange, let widget else { return }
            let value = gtk_range_get_value(widget.cast()).rounded()
            if let entry = Int(exactly: value) { send { $0.accessible(.value(entry)) } }
            syncRange(widget)
        }

        private func syncRange(_ widget: Widget) {
            let range: UnsafeMutablePointer<GtkRange> = widget.cast()
            guard let adjustment = gtk_range_get_adjustment(range) else { return }
            let last = Double(max(0, content.count - 1))
            isSettingRange = true
            defer { isSettingRange = false }
            if gtk_adjustment_get_upper(adjustment) != last
                || gtk_adjustment_get_step_increment(adjustment) != 1
            {
                gtk_range_set_increments(range, 1, 5)
                gtk_range_set_range(range, 0, last)
            }
            let value = Double(driver.currentEntry ?? 0)
            if gtk_range_get_value(range) != value { gtk_range_set_value(range, value) }
        }
    }
#endif
