#if GTK
    import CGTK
    import IndexBarCore

    /// What GObject observers were told last, so that each change is told once.
    struct NotifiedState {
        var selected = -1
        var highlighted = -1
        var isTracking = false
        var reserved = 0.0
    }

    extension IndexBarWidget {
        /// Carries out what the engine decided: one after the other, in the order of the contract.
        func carryOut(_ effects: IndexBarEffects) {
            guard !effects.isEmpty else { return notifyChanges() }
            onEffects?(effects)
            if let tracking = effects.tracking { trackingChanged(tracking) }
            if effects.highlight != nil { highlightChanged() }
            if effects.preview != nil { updatePreview() }
            if effects.selection != nil { attachment?.scrollSoon() }
            if let position = effects.restore {
                attachment?.restore(.init(row: position.row, fraction: position.fraction))
            }
            if effects.reveal != nil { hiddenChanged() }
            updateAccessible()
            if let entry = effects.announcement { announce(engine.accessibleValue(of: entry, words: words)) }
            notifyChanges()
            if let selection = effects.selection { tell(selection) }
        }

        private func trackingChanged(_ tracking: IndexBarEffects.Tracking) {
            let isTracking = tracking == .began
            setClass("dragging", isTracking)
            attachment?.trackingChanged(isTracking)
            if isTracking { stopHideTimer() } else { startHideTimer() }
        }

        private func highlightChanged() {
            guard let widget else { return }
            gtk_widget_queue_allocate(widget)
            gtk_widget_queue_draw(widget)
        }

        private func hiddenChanged() {
            guard let widget else { return }
            updateFocusable()
            gtk_widget_queue_resize(widget)
            attachment?.queueResize()
            if !isHidden, !isTracking { startHideTimer() }
        }

        /// A bar that is hidden or has no entries takes no focus.
        func updateFocusable() {
            guard let widget else { return }
            gtk_widget_set_focusable(widget, (!isHidden && !content.isEmpty).gboolean)
        }

        /// Tells the observers of properties what is another one now.
        private func notifyChanges() {
            guard let widget else { return }
            let now = NotifiedState(
                selected: selectedEntry ?? -1, highlighted: highlightedEntry ?? -1, isTracking: isTracking,
                reserved: reservedThickness)
            let before = notified
            notified = now
            let object: UnsafeMutablePointer<GObject> = widget.cast()
            if now.selected != before.selected {
                g_object_notify(object, "selected")
                g_object_notify(object, "selected-title")
            }
            if now.highlighted != before.highlighted { g_object_notify(object, "highlighted") }
            if now.isTracking != before.isTracking { g_object_notify(object, "tracking") }
            if now.reserved != before.reserved { g_object_notify(object, "reserved-thickness") }
        }

        private func tell(_ selection: IndexBarSelection) {
            guard let widget else { return }
            onSelect?(selection)
            var values = [GValue(), GValue(), GValue(), GValue()]
            g_value_init(&values[0], Self.gtype)
            g_value_set_object(&values[0], widget)
            for (place, number) in [selection.entry, selection.section ?? -1, selection.row].enumerated() {
                g_value_init(&values[place + 1], FundamentalType.int)
                g_value_set_int(&values[place + 1], gint(clamping: number))
            }
            g_signal_emitv(values, Self.sectionSelected, 0, nil)
            g_value_unset(&values[0])
        }

        /// Adds or takes away a style class of the `indexbar` node.
        func setClass(_ name: String, _ isOn: Bool) {
            guard let widget else { return }
            if isOn {
                gtk_widget_add_css_class(widget, name)
            } else {
                gtk_widget_remove_css_class(widget, name)
            }
        }
    }

    extension IndexBarEffects {
        /// Adds what a second change to the engine brought; of two values of a kind the later one counts.
        mutating func merge(_ later: IndexBarEffects) {
            tracking = later.tracking ?? tracking
            selection = later.selection ?? selection
            highlight = later.highlight ?? highlight
            preview = later.preview ?? preview
            reveal = later.reveal ?? reveal
        }
    }
#endif
