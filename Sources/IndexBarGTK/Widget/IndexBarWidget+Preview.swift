#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// How far the preview is from the bar, and at least from the edges of what it must stay inside, in points.
        private enum PreviewSpace {
            static let toBar = 12.0
            static let toEdge = 6.0
        }

        /// Shows the tracked entry beside the bar, or nothing.
        func updatePreview() {
            guard let widget, let nodes else { return }
            if showsPreview, let preview = engine.preview {
                let text = previewTitle?(preview.entry) ?? content.title(at: preview.entry)
                nodes.showPreview(text, hint: engine.scrubHint)
            }
            shownScale = engine.scrubScale
            gtk_widget_queue_allocate(widget)
        }

        /// Puts the preview on the reading side of the bar, at the height of the entry, inside the window.
        func placePreview() {
            guard let widget, let nodes else { return }
            guard showsPreview, !isHidden, let preview = engine.preview,
                let bounds = Rectangle(boundary(of: widget), in: widget)
            else { return gtk_widget_set_child_visible(nodes.preview, 0) }
            let size = naturalSize(of: nodes.preview)
            place(nodes.preview, previewRectangle(at: preview.offset, size: size, in: bounds, of: widget))
        }

        /// What the preview stays inside: the list and its bar where the bar is attached, else the window.
        private func boundary(of widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> {
            attachment?.container ?? gtk_widget_get_root(widget).map { $0.cast() } ?? widget
        }

        private func naturalSize(of node: UnsafeMutablePointer<GtkWidget>) -> (width: Double, height: Double)
        {
            var width: gint = 0
            var height: gint = 0
            gtk_widget_measure(node, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
            gtk_widget_measure(node, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
            return (Double(width), Double(height))
        }

        private func previewRectangle(
            at offset: Double, size: (width: Double, height: Double), in bounds: Rectangle,
            of widget: UnsafeMutablePointer<GtkWidget>
        ) -> Rectangle {
            let width = Double(gtk_widget_get_width(widget))
            let height = Double(gtk_widget_get_height(widget))
            var place = Rectangle(width: size.width, height: size.height)
            if engine.layout.axis == .vertical {
                let isLeft = (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL) == (edge == .leading)
                place.x = beside(
                    extent: width, length: size.width, before: isLeft, from: bounds.x,
                    to: bounds.x + bounds.width)
                place.y = held(
                    offset - size.height / 2, length: size.height, from: bounds.y,
                    to: bounds.y + bounds.height)
            } else {
                place.x = held(
                    offset - size.width / 2, length: size.width, from: bounds.x, to: bounds.x + bounds.width)
                place.y = beside(
                    extent: height, length: size.height, before: true, from: bounds.y,
                    to: bounds.y + bounds.height)
            }
            return place
        }

        /// A stretch before the bar, which is `extent` across, or after it; on the other side where only that has
        /// room, and inside in any case.
        private func beside(extent: Double, length: Double, before: Bool, from: Double, to: Double) -> Double
        {
            let sides = [-PreviewSpace.toBar - length, extent + PreviewSpace.toBar]
            let wanted = before ? sides : sides.reversed()
            let fitting = wanted.first { $0 >= from && $0 + length <= to }
            return held(fitting ?? wanted[0], length: length, from: from, to: to)
        }

        private func held(_ start: Double, length: Double, from: Double, to: Double) -> Double {
            max(from + PreviewSpace.toEdge, min(start, to - PreviewSpace.toEdge - length))
        }
    }
#endif
