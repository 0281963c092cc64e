#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// Free space from one title to the next, in points.
        private enum Spacing {
            static let below = 2.0
            static let beside = 8.0
        }

        /// The measures with the titles' sizes as the font draws them.
        func measuredTitles() -> IndexBarMeasured {
            var measured = driver.measured
            guard let widget else { return measured }
            _ = titleCache.followFont(of: widget)
            let extent = titleCache.extent(
                of: texts, atMost: driver.style.constants.mostMeasured, in: widget)
            measured.along = .init(
                vertical: extent.height + Spacing.below, horizontal: extent.width + Spacing.beside)
            measured.across = .init(
                vertical: extent.width + Spacing.below, horizontal: extent.height + Spacing.below)
            measured.reducesMotion = !Self.isAnimated(widget)
            if let fixed { (measured.along, measured.across) = (fixed.along, fixed.across) }
            return measured
        }

        /// Whether the user wants animations, as GTK's settings have it.
        private static func isAnimated(_ widget: Widget) -> Bool {
            guard let settings = gtk_widget_get_settings(widget) else { return true }
            var value = GValue()
            g_value_init(&value, FundamentalType.boolean)
            defer { g_value_unset(&value) }
            g_object_get_property(
                gpointer(settings).assumingMemoryBound(to: GObject.self), animations, &value)
            return g_value_get_boolean(&value) != 0
        }

        private static let animations = "gtk-enable-animations"

        /// Follows whether the user wants animations.
        func followMotion() {
            guard let widget, let settings = gtk_widget_get_settings(widget) else { return }
            connections.connect(gpointer(settings), "notify::" + Self.animations) { [unowned self] _ in
                send { $0.update { $0.reducesMotion = !Self.isAnimated(widget) } }
            }
        }

        /// Another font, or another text size, changes the pitch.
        func fontMayHaveChanged() {
            guard let widget, nodes != nil else { return }
            if titleCache.followFont(of: widget) {
                let measured = measuredTitles()
                send { $0.update { $0 = measured } }
                queueResize()
            }
            gtk_widget_queue_draw(widget)
        }

        /// Takes the room that the widget was given, and all that a layout decides.
        func allocate(width: gint, height: gint) {
            guard let widget, nodes != nil else { return }
            var measured = driver.measured
            (measured.width, measured.height) = (Double(width), Double(height))
            measured.isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
            measured.boundary = IndexBarRectangle(boundary(of: widget), in: widget)
            measured.isEnabled = gtk_widget_is_sensitive(widget) != 0
            isAllocating = true
            send { $0.update { $0 = measured } }
            isAllocating = false
            tellAxis()
            placeNodes()
        }

        /// What preview and hit area stay inside: list and bar where the bar is attached, else the window.
        private func boundary(of widget: Widget) -> Widget {
            container ?? gtk_widget_get_root(widget).map { $0.cast() } ?? widget
        }

        /// The size to ask for: across what takes touches, along the natural length of all titles, at least none.
        func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
            let across = Int(min(driver.thickness.hit, 100_000).rounded(.up))
            let along = Int(min(driver.naturalLength, 100_000).rounded(.up))
            switch style.axis {
            case .automatic: return (across, max(across, orientation == GTK_ORIENTATION_VERTICAL ? along : 0))
            case .vertical: return orientation == GTK_ORIENTATION_VERTICAL ? (0, along) : (across, across)
            case .horizontal: return orientation == GTK_ORIENTATION_HORIZONTAL ? (0, along) : (across, across)
            }
        }
    }
#endif
