#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// Free space from one title to the next, in points.
        private enum Spacing {
            static let below = 2.0
            static let beside = 8.0
        }

        /// What the engine is told: the room there is, the direction, and the titles as the font draws them.
        func measuredMetrics(_ style: IndexBarStyle) -> IndexBarMetrics {
            if let fixedMetrics { return fixedMetrics }
            guard let widget else { return engine.metrics }
            var metrics = IndexBarMetrics(
                width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)),
                insets: insets, isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
            _ = titleCache.followFont(of: widget)
            let extent = titleCache.extent(of: content, in: widget)
            let layout = IndexBarLayout(content: IndexBarContent(), style: style, metrics: metrics)
            if layout.axis == .vertical {
                metrics.pitch = extent.height + Spacing.below
                metrics.titleThickness = extent.width + Spacing.below
            } else {
                metrics.pitch = extent.width + Spacing.beside
                metrics.titleThickness = extent.height + Spacing.below
            }
            return metrics
        }

        /// Another font, or another text size, changes the pitch.
        func fontMayHaveChanged() {
            guard let widget, nodes != nil else { return }
            if titleCache.followFont(of: widget) { measureAgain() }
            gtk_widget_queue_draw(widget)
        }

        /// The size to ask for: across what takes touches, along the natural length of all titles, at least none.
        func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
            let across = Int(engine.thickness.hit.rounded(.up))
            let length = Double(min(content.count, 10_000)) * engine.metrics.pitch + 2 * style.endPadding
            let along = length.isFinite && length > 0 ? Int(min(length, 100_000).rounded(.up)) : 0
            switch style.axis {
            case .automatic: return (across, max(across, orientation == GTK_ORIENTATION_VERTICAL ? along : 0))
            case .vertical: return orientation == GTK_ORIENTATION_VERTICAL ? (0, along) : (across, across)
            case .horizontal: return orientation == GTK_ORIENTATION_HORIZONTAL ? (0, along) : (across, across)
            }
        }

        /// Takes the room that the widget was given and places the nodes.
        func allocate(width: gint, height: gint) {
            guard let widget, nodes != nil else { return }
            let effects = engine.update(metrics: measuredMetrics(style))
            let orientation =
                engine.layout.axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
            if gtk_orientable_get_orientation(widget.opaque) != orientation {
                gtk_orientable_set_orientation(widget.opaque, orientation)
                updateAccessible()
            }
            carryOut(effects)
            placeNodes()
        }

        /// Whether a place is in the hit area: all of the widget, unless the bar is hidden and stays so.
        func takesTouch(x: Double, y: Double) -> Bool {
            guard let widget, x >= 0, y >= 0, x < Double(gtk_widget_get_width(widget)),
                y < Double(gtk_widget_get_height(widget))
            else { return false }
            guard isHidden else { return true }
            guard content.rowCount >= style.minimumRows else { return false }
            return style.autoHide == .untilTouched || style.revealsOnEdgeTouch
        }
    }
#endif
