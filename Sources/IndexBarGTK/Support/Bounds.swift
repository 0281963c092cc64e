#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarRectangle {
        /// The bounds of a widget in the coordinates of another; nil if they have no common root.
        @MainActor
        package init?(_ widget: Widget, in other: Widget) {
            self.init()
            guard cgtk_widget_get_bounds(widget, other, &x, &y, &width, &height) != 0 else { return nil }
        }

        /// Rounded to whole pixels, edge by edge.
        var pixels: GtkAllocation {
            let (left, top) = (x.rounded(), y.rounded())
            return GtkAllocation(
                x: gint(clamping: Int(left)), y: gint(clamping: Int(top)),
                width: gint(clamping: Int((x + width).rounded() - left)),
                height: gint(clamping: Int((y + height).rounded() - top)))
        }
    }

    extension UnsafeMutablePointer<GtkWidget> {
        /// The widget's root.
        @MainActor
        var topmost: Widget { gtk_widget_get_parent(self)?.topmost ?? self }

        /// The adjustment of a scrolled window.
        @MainActor
        func adjustment(isHorizontal: Bool) -> UnsafeMutablePointer<GtkAdjustment>? {
            isHorizontal
                ? gtk_scrolled_window_get_hadjustment(opaque) : gtk_scrolled_window_get_vadjustment(opaque)
        }

        /// The widget's natural size, in points.
        @MainActor
        var naturalSize: (width: Double, height: Double) {
            var (width, height): (gint, gint) = (0, 0)
            gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
            gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
            return (Double(width), Double(height))
        }

        /// Allocates the widget in its parent, on whole pixels, or hides it.
        @MainActor
        func place(in rectangle: IndexBarRectangle?) {
            guard let rectangle, rectangle.width >= 1, rectangle.height >= 1 else {
                return gtk_widget_set_child_visible(self, 0)
            }
            gtk_widget_set_child_visible(self, 1)
            // GTK requires a widget to be measured before it is allocated, and never smaller than its minimum.
            var allocation = rectangle.pixels
            var (width, height): (gint, gint) = (0, 0)
            gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
            gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
            allocation.width = max(width, allocation.width)
            allocation.height = max(height, allocation.height)
            gtk_widget_size_allocate(self, &allocation, -1)
        }
    }
#endif
