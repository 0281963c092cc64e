#if GTK
    import CGTK
    import IndexBarCore

    /// What is to be seen, as the driver's scene says.
    extension IndexBarWidget {
        /// Places strip, highlight and preview.
        func placeNodes() {
            guard let nodes else { return }
            let scene = driver.scene
            nodes.strip.place(in: scene.isVisible ? scene.block : nil)
            nodes.highlight.place(in: scene.isVisible ? scene.highlight : nil)
            placePreview()
        }

        /// Draws the slots between the nodes below and above them.
        func draw(on snapshot: OpaquePointer) {
            guard let widget, let nodes else { return }
            let scene = driver.scene
            if scene.isVisible {
                gtk_widget_snapshot_child(widget, nodes.strip, snapshot)
                gtk_widget_snapshot_child(widget, nodes.highlight, snapshot)
                let pen = SlotPen(snapshot: snapshot, bar: self, widget: widget, lit: nodes.highlight)
                for slot in scene.slots {
                    pen.draw(slot, strength: scene.strength(of: slot.look), axis: scene.axis)
                }
            }
            gtk_widget_snapshot_child(widget, nodes.preview, snapshot)
        }
    }

    /// Draws titles, symbols and dots, each in the middle of its slot, on whole pixels.
    @MainActor
    private struct SlotPen {
        /// How wide a gap's dot is, in points.
        private static let dot = 3.0

        let snapshot: OpaquePointer
        let bar: IndexBarWidget
        let widget: Widget
        private var normal = GdkRGBA()
        private var lit = GdkRGBA()

        init(snapshot: OpaquePointer, bar: IndexBarWidget, widget: Widget, lit highlight: Widget) {
            (self.snapshot, self.bar, self.widget) = (snapshot, bar, widget)
            cgtk_widget_get_color(widget, &normal)
            cgtk_widget_get_color(highlight, &lit)
        }

        func draw(_ slot: IndexBarScene.Slot, strength: Double, axis: IndexBarAxis) {
            var color = slot.look == .lit ? lit : normal
            color.alpha *= Float(strength)
            guard case .title(let entry) = slot.kind else { return drawDot(in: slot.rectangle, &color) }
            if let name = bar.content.symbolName(at: entry) {
                return drawSymbol(name, in: slot.rectangle, &color)
            }
            let title = bar.titleCache.title(bar.content.title(at: entry), in: widget)
            let width = axis == .vertical ? min(title.width, slot.rectangle.width) : title.width
            if width < title.width {
                pango_layout_set_width(title.layout, gint(width * Double(PANGO_SCALE)))
                pango_layout_set_ellipsize(title.layout, PANGO_ELLIPSIZE_END)
            }
            at(origin(width, title.height, in: slot.rectangle)) {
                gtk_snapshot_append_layout(snapshot, title.layout, &color)
            }
            if width < title.width {
                pango_layout_set_width(title.layout, -1)
                pango_layout_set_ellipsize(title.layout, PANGO_ELLIPSIZE_NONE)
            }
        }

        private func drawDot(in slot: IndexBarRectangle, _ color: inout GdkRGBA) {
            var bounds = graphene_rect_t(
                origin: origin(Self.dot, Self.dot, in: slot),
                size: graphene_size_t(width: Float(Self.dot), height: Float(Self.dot)))
            var circle = GskRoundedRect()
            gsk_rounded_rect_init_from_rect(&circle, &bounds, Float(Self.dot / 2))
            gtk_snapshot_push_rounded_clip(snapshot, &circle)
            gtk_snapshot_append_color(snapshot, &color, &bounds)
            gtk_snapshot_pop(snapshot)
        }

        private func drawSymbol(_ name: String, in slot: IndexBarRectangle, _ color: inout GdkRGBA) {
            let size = bar.titleCache.title("M", in: widget).height.rounded(.down)
            let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
            guard
                let icon = gtk_icon_theme_lookup_icon(
                    theme, name, nil, gint(size), gtk_widget_get_scale_factor(widget),
                    gtk_widget_get_direction(widget), GtkIconLookupFlags(rawValue: 0))
            else { return }
            at(origin(size, size, in: slot)) {
                gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, size, size, &color, 1)
            }
            g_object_unref(gpointer(icon))
        }

        private func at(_ origin: graphene_point_t, _ body: () -> Void) {
            var origin = origin
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &origin)
            body()
            gtk_snapshot_restore(snapshot)
        }

        /// The corner of something that is drawn in the middle of a rectangle.
        private func origin(_ width: Double, _ height: Double, in slot: IndexBarRectangle) -> graphene_point_t {
            graphene_point_t(
                x: Float((slot.x + (slot.width - width) / 2).rounded()),
                y: Float((slot.y + (slot.height - height) / 2).rounded()))
        }
    }
#endif
