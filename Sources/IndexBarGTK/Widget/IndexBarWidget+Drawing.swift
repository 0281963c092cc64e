#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// How wide a gap's dot is, in points.
        private static let dot = 3.0

        /// Draws the slots of the layout between the nodes below and above them.
        func draw(on snapshot: OpaquePointer) {
            guard let widget, let nodes else { return }
            if !isHidden {
                gtk_widget_snapshot_child(widget, nodes.strip, snapshot)
                gtk_widget_snapshot_child(widget, nodes.highlight, snapshot)
                drawSlots(on: snapshot, of: widget, lit: nodes.highlight)
            }
            gtk_widget_snapshot_child(widget, nodes.preview, snapshot)
        }

        private func drawSlots(
            on snapshot: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>,
            lit highlight: UnsafeMutablePointer<GtkWidget>
        ) {
            var normal = GdkRGBA()
            cgtk_widget_get_color(widget, &normal)
            var lit = GdkRGBA()
            cgtk_widget_get_color(highlight, &lit)
            var dimmed = normal
            dimmed.alpha *= 0.4
            for slot in engine.layout.slots {
                switch slot.kind {
                case .title(let entry):
                    let isDimmed = style.dimsEmpty && !content.hasRows(at: entry)
                    let color = entry == highlightedEntry ? lit : isDimmed ? dimmed : normal
                    draw(entry, at: slot.band.center, color: color, on: snapshot, of: widget)
                case .gap(let hidden):
                    guard style.gaps == .dots else { continue }
                    let isLit = highlightedEntry.map(hidden.contains) ?? false
                    drawDot(at: slot.band.center, color: isLit ? lit : normal, on: snapshot)
                }
            }
        }

        /// Draws a title, or the symbol that stands for it, in the middle of its slot, on whole pixels.
        private func draw(
            _ entry: Int, at offset: Double, color: GdkRGBA, on snapshot: OpaquePointer,
            of widget: UnsafeMutablePointer<GtkWidget>
        ) {
            if let name = content.symbolName(at: entry) {
                return drawSymbol(name, at: offset, color: color, on: snapshot, of: widget)
            }
            let title = titleCache.title(content.title(at: entry), in: widget)
            let room = engine.layout.axis == .vertical ? drawnThickness : .infinity
            var width = title.width
            if width > room {
                width = room
                pango_layout_set_width(title.layout, gint(room * Double(PANGO_SCALE)))
                pango_layout_set_ellipsize(title.layout, PANGO_ELLIPSIZE_END)
            }
            var origin = origin(ofWidth: width, height: title.height, at: offset)
            var color = color
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &origin)
            gtk_snapshot_append_layout(snapshot, title.layout, &color)
            gtk_snapshot_restore(snapshot)
            if width < title.width {
                pango_layout_set_width(title.layout, -1)
                pango_layout_set_ellipsize(title.layout, PANGO_ELLIPSIZE_NONE)
            }
        }

        private func drawDot(at offset: Double, color: GdkRGBA, on snapshot: OpaquePointer) {
            let origin = origin(ofWidth: Self.dot, height: Self.dot, at: offset)
            var bounds = graphene_rect_t(
                origin: origin, size: graphene_size_t(width: Float(Self.dot), height: Float(Self.dot)))
            var circle = GskRoundedRect()
            gsk_rounded_rect_init_from_rect(&circle, &bounds, Float(Self.dot / 2))
            var color = color
            gtk_snapshot_push_rounded_clip(snapshot, &circle)
            gtk_snapshot_append_color(snapshot, &color, &bounds)
            gtk_snapshot_pop(snapshot)
        }

        private func drawSymbol(
            _ name: String, at offset: Double, color: GdkRGBA, on snapshot: OpaquePointer,
            of widget: UnsafeMutablePointer<GtkWidget>
        ) {
            let size = titleCache.title("M", in: widget).height.rounded(.down)
            let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
            guard
                let icon = gtk_icon_theme_lookup_icon(
                    theme, name, nil, gint(size), gtk_widget_get_scale_factor(widget),
                    gtk_widget_get_direction(widget), GtkIconLookupFlags(rawValue: 0))
            else { return }
            defer { g_object_unref(gpointer(icon)) }
            var origin = origin(ofWidth: size, height: size, at: offset)
            var color = color
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &origin)
            gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, size, size, &color, 1)
            gtk_snapshot_restore(snapshot)
        }

        /// The corner of something that is drawn in the middle of the strip, around an offset of the main axis.
        private func origin(ofWidth width: Double, height: Double, at offset: Double) -> graphene_point_t {
            let across = acrossStart + drawnThickness / 2
            let center = engine.layout.axis == .vertical ? (x: across, y: offset) : (x: offset, y: across)
            return graphene_point_t(
                x: Float((center.x - width / 2).rounded()), y: Float((center.y - height / 2).rounded()))
        }
    }
#endif
