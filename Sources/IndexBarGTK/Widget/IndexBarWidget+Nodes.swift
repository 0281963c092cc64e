#if GTK
    import CGTK
    import IndexBarCore

    /// A rectangle in points, as GTK's own are whole numbers or C structures.
    package struct Rectangle: Equatable, Sendable {
        package var x = 0.0
        package var y = 0.0
        package var width = 0.0
        package var height = 0.0

        package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        /// The rectangle of so much along and so much across an axis.
        init(axis: IndexBarAxis, along: Double, length: Double, across: Double, thickness: Double) {
            if axis == .vertical {
                self.init(x: across, y: along, width: thickness, height: length)
            } else {
                self.init(x: along, y: across, width: length, height: thickness)
            }
        }

        /// The bounds of a widget in the coordinates of another; nil where they have no common root.
        @MainActor
        package init?(_ widget: UnsafeMutablePointer<GtkWidget>, in other: UnsafeMutablePointer<GtkWidget>) {
            guard cgtk_widget_get_bounds(widget, other, &x, &y, &width, &height) != 0 else { return nil }
        }

        /// Rounded to whole pixels, edge by edge.
        var pixels: GtkAllocation {
            let left = x.rounded()
            let top = y.rounded()
            return GtkAllocation(
                x: gint(clamping: Int(left)), y: gint(clamping: Int(top)),
                width: gint(clamping: Int((x + width).rounded() - left)),
                height: gint(clamping: Int((y + height).rounded() - top)))
        }
    }

    extension IndexBarWidget {
        /// How far the drawn strip is from the left (or top) edge: in the middle of what takes touches.
        var acrossStart: Double { max(0, (acrossExtent - drawnThickness) / 2) }

        /// How wide the strip is drawn: no wider than the widget.
        var drawnThickness: Double { min(engine.thickness.drawn, acrossExtent) }

        private var acrossExtent: Double {
            guard let widget else { return 0 }
            return Double(
                engine.layout.axis == .vertical ? gtk_widget_get_width(widget) : gtk_widget_get_height(widget)
            )
        }

        /// A stretch of the main axis as a rectangle of the strip.
        func rectangle(from start: Double, to end: Double) -> Rectangle {
            Rectangle(
                axis: engine.layout.axis, along: start, length: max(0, end - start), across: acrossStart,
                thickness: drawnThickness)
        }

        /// The slot that shows an entry: its title, or the gap that hides it.
        func slot(showing entry: Int) -> IndexBarSlot? {
            guard let band = engine.layout.band(of: entry) else { return nil }
            let slots = engine.layout.slots
            var low = 0
            var high = slots.count
            while high - low > 1 {
                let middle = low + (high - low) / 2
                let comesLater =
                    engine.layout.isMirrored
                    ? slots[middle].band.end < band.end : slots[middle].band.start > band.start
                if comesLater { high = middle } else { low = middle }
            }
            return slots[low]
        }

        /// Places strip, highlight and preview where the layout has them.
        func placeNodes() {
            guard let nodes else { return }
            let slots = engine.layout.slots
            let isShown = !isHidden && !slots.isEmpty
            place(nodes.strip, isShown ? stripRectangle(slots) : nil)
            place(nodes.highlight, isShown ? highlightRectangle() : nil)
            placePreview()
        }

        func place(_ node: UnsafeMutablePointer<GtkWidget>, _ rectangle: Rectangle?) {
            guard let rectangle, rectangle.width >= 1, rectangle.height >= 1 else {
                return gtk_widget_set_child_visible(node, 0)
            }
            gtk_widget_set_child_visible(node, 1)
            // GTK wants every widget measured before it is allocated, and never smaller than its minimum.
            var allocation = rectangle.pixels
            var width: gint = 0
            var height: gint = 0
            gtk_widget_measure(node, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
            gtk_widget_measure(node, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
            allocation.width = max(width, allocation.width)
            allocation.height = max(height, allocation.height)
            gtk_widget_size_allocate(node, &allocation, -1)
        }

        private func stripRectangle(_ slots: IndexBarLayout.Slots) -> Rectangle {
            let ends = [slots[0].band, slots[slots.count - 1].band]
            let padding = style.endPadding.isFinite ? max(0, style.endPadding) : 0
            let start = max(0, ends.map(\.start).min()! - padding)
            let end = min(engine.layout.extent, ends.map(\.end).max()! + padding)
            return rectangle(from: start, to: end)
        }

        /// As long as a title at most, also where slots are longer.
        private func highlightRectangle() -> Rectangle? {
            guard let entry = highlightedEntry, let band = slot(showing: entry)?.band else { return nil }
            let length = min(band.length, engine.metrics.pitch)
            return rectangle(from: band.center - length / 2, to: band.center + length / 2)
        }
    }
#endif
