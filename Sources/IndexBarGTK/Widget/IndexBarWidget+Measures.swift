#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// The space between two titles, in points.
        private enum Spacing {
            static let below = 2.0
            static let beside = 8.0
        }

        /// The measures with the titles' sizes in the current font.
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

        /// Whether GTK's settings enable animations.
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

        /// Observes whether animations are enabled.
        func followMotion() {
            guard let widget, let settings = gtk_widget_get_settings(widget) else { return }
            connections.connect(gpointer(settings), "notify::" + Self.animations) { [unowned self] _ in
                send { $0.update { $0.reducesMotion = !Self.isAnimated(widget) } }
            }
        }

        /// Measures again when the font or the text size changes.
        func fontMayHaveChanged() {
            guard let widget, nodes != nil else { return }
            if titleCache.followFont(of: widget) {
                let measured = measuredTitles()
                send { $0.update { $0 = measured } }
                queueResize()
            }
            gtk_widget_queue_draw(widget)
        }

        /// Takes the allocated size and everything that follows from a layout.
        func allocate(width: gint, height: gint) {
            guard let widget, nodes != nil else { return }
            var measured = driver.measured
            (measured.width, measured.height) = (Double(width), Double(height))
            measured.isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
            measured.boundary = IndexBarRectangle(boundary(of: widget), in: widget)
            measured.isEnabled = gtk_widget_is_sensitive(widget) != 0
            isAllocating = true
            // An attached list requests its own frames.
            if attachment?.list == nil { send { $0.frame() } }
            send { $0.update { $0 = measured } }
            isAllocating = false
            tellAxis()
            placeNodes()
        }

        /// The boundary for preview and hit area: list and bar if the bar is attached, otherwise the window.
        private func boundary(of widget: Widget) -> Widget {
            container ?? gtk_widget_get_root(widget).map { $0.cast() } ?? widget
        }

        /// The size request: the hit area's thickness across, and along the bar the natural length of all titles; the
        /// minimum length is 0.
        func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
            let thickness = max(driver.thickness.hit, driver.thickness.drawn)
            let across = Int(min(thickness, 100_000).rounded(.up))
            let along = Int(min(driver.naturalLength, 100_000).rounded(.up))
            switch style.axis {
            case .automatic: return (across, max(across, orientation == GTK_ORIENTATION_VERTICAL ? along : 0))
            case .vertical: return orientation == GTK_ORIENTATION_VERTICAL ? (0, along) : (across, across)
            case .horizontal: return orientation == GTK_ORIENTATION_HORIZONTAL ? (0, along) : (across, across)
            }
        }
    }
#endif
