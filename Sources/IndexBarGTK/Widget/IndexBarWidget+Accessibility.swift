#if GTK
    import CGTK
    import IndexBarCore

    /// What assistive technology was told last.
    struct AccessibleState: Equatable {
        var label = ""
        var text = ""
        var entry = 0
        var count = -1
        var axis = IndexBarAxis.vertical
        var isHidden = false
    }

    extension IndexBarWidget {
        /// Tells assistive technology what has changed, and keeps the range's value at the current entry.
        func updateAccessible() {
            guard let widget else { return }
            let now = AccessibleState(
                label: words.label, text: engine.accessibleValue(words: words),
                entry: engine.currentEntry ?? 0,
                count: content.count, axis: engine.layout.axis, isHidden: isHidden)
            syncRange(widget, entry: now.entry, count: now.count)
            guard now != accessible else { return }
            accessible = now
            tellProperties(of: now, to: widget.opaque)
        }

        /// The value was set from outside: by assistive technology, or by `gtk_range_set_value`.
        func rangeValueChanged() {
            guard !isSettingRange, let widget else { return }
            let value = gtk_range_get_value(widget.cast()).rounded()
            if let entry = Int(exactly: value) { perform(.choose(entry: entry)) }
            syncRange(widget, entry: engine.currentEntry ?? 0, count: content.count)
        }

        private func syncRange(_ widget: UnsafeMutablePointer<GtkWidget>, entry: Int, count: Int) {
            let range: UnsafeMutablePointer<GtkRange> = widget.cast()
            guard let adjustment = gtk_range_get_adjustment(range) else { return }
            let last = Double(max(0, count - 1))
            isSettingRange = true
            defer { isSettingRange = false }
            if gtk_adjustment_get_upper(adjustment) != last
                || gtk_adjustment_get_step_increment(adjustment) != 1
            {
                gtk_range_set_increments(range, 1, 5)
                gtk_range_set_range(range, 0, last)
            }
            if gtk_range_get_value(range) != Double(entry) { gtk_range_set_value(range, Double(entry)) }
        }

        /// GTK 4.8 does not send a value text over the bus, so it is the description as well.
        private func tellProperties(of state: AccessibleState, to accessible: OpaquePointer) {
            let orientation =
                state.axis == .vertical
                ? GTK_ORIENTATION_VERTICAL.rawValue : GTK_ORIENTATION_HORIZONTAL.rawValue
            tell(GTK_ACCESSIBLE_PROPERTY_LABEL, PropertyValue(string: state.label), to: accessible)
            tell(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, PropertyValue(string: state.text), to: accessible)
            tell(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, PropertyValue(string: state.text), to: accessible)
            tell(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, PropertyValue(double: 0), to: accessible)
            tell(
                GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, PropertyValue(double: Double(max(0, state.count - 1))),
                to: accessible)
            tell(
                GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, PropertyValue(double: Double(state.entry)), to: accessible)
            // GTK reads this one as a whole number.
            tell(GTK_ACCESSIBLE_PROPERTY_ORIENTATION, PropertyValue(int: Int(orientation)), to: accessible)
            var hidden = GTK_ACCESSIBLE_STATE_HIDDEN
            let isHidden = PropertyValue(boolean: state.isHidden)
            withUnsafePointer(to: isHidden.value) {
                gtk_accessible_update_state_value(accessible, 1, &hidden, UnsafeMutablePointer(mutating: $0))
            }
        }

        private func tell(
            _ property: GtkAccessibleProperty, _ value: borrowing PropertyValue, to accessible: OpaquePointer
        ) {
            var property = property
            withUnsafePointer(to: value.value) {
                gtk_accessible_update_property_value(
                    accessible, 1, &property, UnsafeMutablePointer(mutating: $0))
            }
        }

        /// Says a text at once, where GTK can (4.14 and later).
        func announce(_ text: String) {
            guard let widget else { return }
            cgtk_accessible_announce(widget.opaque, text)
        }
    }
#endif
