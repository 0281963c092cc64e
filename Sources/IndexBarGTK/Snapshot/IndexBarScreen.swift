#if GTK
    import CGTK
    import IndexBarCore

    /// What is on screen, read back from the widgets and from GTK's accessibility, not from content or engine.
    package struct IndexBarScreen: Equatable, Sendable {
        /// What assistive technology is told.
        package struct Accessible: Equatable, Sendable {
            package var role: String
            package var name: String
            package var value: Double
            package var text: String
        }

        /// The bounds of the bar in its window.
        package var bar: Rectangle
        /// The title that the highlight is behind; nil: nothing is lit.
        package var highlighted: String?
        /// The bounds of the highlight in the window; nil: there is none.
        package var highlight: Rectangle?
        /// The text of the preview; nil: it is not shown.
        package var preview: String?
        /// The bounds of the preview in the window; nil: it is not shown.
        package var previewBounds: Rectangle?
        /// The row under the top edge of the list; nil: not attached, or no row.
        package var topRow: Int?
        /// The texts of the labels in that row's widget, in reading order.
        package var topTexts: [String]
        package var accessible: Accessible
    }

    extension IndexBarWidget {
        /// Reads back what is on screen; nil once the widget is destroyed, or without a window.
        package func screen() -> IndexBarScreen? {
            guard let widget, let nodes, let root = gtk_widget_get_root(widget),
                let bounds = Rectangle(widget, in: root.cast())
            else { return nil }
            func shown(_ node: UnsafeMutablePointer<GtkWidget>) -> Rectangle? {
                gtk_widget_get_mapped(node) != 0 ? Rectangle(node, in: root.cast()) : nil
            }
            let preview = shown(nodes.preview)
            let top = attachment?.topRow()
            return IndexBarScreen(
                bar: bounds, highlighted: drawnTitle(over: nodes.highlight),
                highlight: shown(nodes.highlight),
                preview: preview.flatMap { _ in text(of: nodes.preview) }, previewBounds: preview,
                topRow: top?.row, topTexts: top?.texts ?? [], accessible: accessibleReading(of: widget))
        }

        /// The widget that shows a row of the attached list, if it is in view.
        package func rowWidget(_ row: Int) -> UnsafeMutablePointer<GtkWidget>? {
            attachment?.follower?.widget(of: row)
        }

        /// The axis of the layout that is drawn.
        package var axis: IndexBarAxis { engine.layout.axis }

        /// The interval of the main axis that selects an entry, in points from the top or left of the bar.
        package func band(of entry: Int) -> IndexBarBand? { engine.layout.band(of: entry) }

        /// What is announced for an entry.
        package func accessibleText(of entry: Int) -> String {
            engine.accessibleValue(of: entry, words: words)
        }

        /// The slots that are drawn.
        package var slots: [IndexBarSlot] { Array(engine.layout.slots) }

        /// The pitch that was measured, in points.
        package var pitch: Double { engine.metrics.pitch }

        /// The text of the slot whose middle the highlight covers; where that is a gap's dot, of the lit entry
        /// for which the dot stands.
        private func drawnTitle(over node: UnsafeMutablePointer<GtkWidget>) -> String? {
            guard let widget, gtk_widget_get_mapped(node) != 0, let bounds = Rectangle(node, in: widget)
            else {
                return nil
            }
            let start = axis == .vertical ? bounds.y : bounds.x
            let end = start + (axis == .vertical ? bounds.height : bounds.width)
            let covered = engine.layout.slots.first { start <= $0.band.center && $0.band.center <= end }
            switch covered?.kind {
            case .title(let entry):
                let title = titleCache.title(content.title(at: entry), in: widget)
                return String(cString: pango_layout_get_text(title.layout))
            case .gap(let hidden):
                return highlightedEntry.flatMap { hidden.contains($0) ? content.title(at: $0) : nil }
            case nil: return nil
            }
        }

        private func text(of label: UnsafeMutablePointer<GtkWidget>) -> String? {
            gtk_label_get_text(label.opaque).map { String(cString: $0) }
        }

        private func accessibleReading(of widget: UnsafeMutablePointer<GtkWidget>)
            -> IndexBarScreen.Accessible
        {
            let isSlider = gtk_test_accessible_has_role(widget.opaque, GTK_ACCESSIBLE_ROLE_SLIDER) != 0
            return .init(
                role: isSlider ? "slider" : "other",
                name: reading(GTK_ACCESSIBLE_PROPERTY_LABEL, of: widget.opaque),
                value: gtk_range_get_value(widget.cast()),
                text: reading(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, of: widget.opaque))
        }

        /// GTK tells an accessible property only to who asks for another value than it has.
        private func reading(_ property: GtkAccessibleProperty, of accessible: OpaquePointer) -> String {
            guard let found = cgtk_test_accessible_string(accessible, property, "\u{1}") else { return "" }
            defer { g_free(found) }
            return String(cString: found)
        }
    }

    extension Attachment {
        /// The row at the top of the list and the texts of its labels.
        func topRow() -> (row: Int, texts: [String])? {
            guard let follower, let top = follower.topRow else { return nil }
            return (top.row, top.widget.map(Self.labels) ?? [])
        }

        private static func labels(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
            if widget.isA(gtk_label_get_type()) {
                return gtk_label_get_text(widget.opaque).map { [String(cString: $0)] } ?? []
            }
            var texts: [String] = []
            var child = gtk_widget_get_first_child(widget)
            while let next = child {
                if gtk_widget_get_visible(next) != 0 { texts += labels(in: next) }
                child = gtk_widget_get_next_sibling(next)
            }
            return texts
        }
    }
#endif
