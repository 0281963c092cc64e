#if GTK
    import CGTK
    import IndexBarCore

    /// Draws texts, symbols and dots centred in rectangles, on whole pixels.
    @MainActor
    struct Pen {
        let snapshot: OpaquePointer
        let widget: Widget

        /// Draws a text, truncated to a width.
        func draw(_ text: TitleCache.Title, in room: IndexBarRectangle, width: Double, _ color: GdkRGBA) {
            var color = color
            if width < text.width {
                pango_layout_set_width(text.layout, gint(width * Double(PANGO_SCALE)))
                pango_layout_set_ellipsize(text.layout, PANGO_ELLIPSIZE_END)
            }
            at(origin(min(width, text.width), text.height, in: room)) {
                gtk_snapshot_append_layout(snapshot, text.layout, &color)
            }
            if width < text.width {
                pango_layout_set_width(text.layout, -1)
                pango_layout_set_ellipsize(text.layout, PANGO_ELLIPSIZE_NONE)
            }
        }

        func drawDot(_ size: Double, in room: IndexBarRectangle, _ color: GdkRGBA) {
            var bounds = graphene_rect_t(
                origin: origin(size, size, in: room),
                size: graphene_size_t(width: Float(size), height: Float(size)))
            var (circle, color) = (GskRoundedRect(), color)
            gsk_rounded_rect_init_from_rect(&circle, &bounds, Float(size / 2))
            gtk_snapshot_push_rounded_clip(snapshot, &circle)
            gtk_snapshot_append_color(snapshot, &color, &bounds)
            gtk_snapshot_pop(snapshot)
        }

        func drawSymbol(_ name: String, size: Double, in room: IndexBarRectangle, _ color: GdkRGBA) {
            let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
            guard
                let icon = gtk_icon_theme_lookup_icon(
                    theme, name, nil, gint(size), gtk_widget_get_scale_factor(widget),
                    gtk_widget_get_direction(widget), GtkIconLookupFlags(rawValue: 0))
            else { return }
            var color = color
            at(origin(size, size, in: room)) {
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

        private func origin(_ width: Double, _ height: Double, in room: IndexBarRectangle)
            -> graphene_point_t
        {
            graphene_point_t(
                x: Float((room.x + (room.width - width) / 2).rounded()),
                y: Float((room.y + (room.height - height) / 2).rounded()))
        }
    }
#endif
