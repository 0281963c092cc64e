#if GTK
    import CGTK
    import IndexBarCore

    /// What is on screen, read back from the widgets and GTK's accessibility rather than from content or engine.
    package struct IndexBarScreen: Equatable, Sendable {
        /// What assistive technology receives.
        package struct Accessible: Equatable, Sendable {
            package var role: String
            package var name: String
            package var value: Double
            package var text: String
        }

        /// The bounds of the bar in its window.
        package var bar: IndexBarRectangle
        /// The lit title; nil without one.
        package var highlighted: String?
        /// The bounds of the highlight in the window; nil without one.
        package var highlight: IndexBarRectangle?
        /// The text of the preview; nil if it is not shown.
        package var preview: String?
        /// The bounds of the preview in the window; nil if it is not shown.
        package var previewBounds: IndexBarRectangle?
        /// The row at the top edge of the list; nil without a list or a row.
        package var topRow: Int?
        /// The texts of the labels in that row's widget, in reading order.
        package var topTexts: [String]
        package var accessible: Accessible
    }

    extension IndexBarWidget {
        /// Reads back what is on screen; nil without a window or once the widget is destroyed.
        package func screen() -> IndexBarScreen? {
            guard let widget, let nodes, let root = gtk_widget_get_root(widget),
                let bounds = IndexBarRectangle(widget, in: root.cast())
            else { return nil }
            func shown(_ node: Widget) -> IndexBarRectangle? {
                gtk_widget_get_mapped(node) != 0 ? IndexBarRectangle(node, in: root.cast()) : nil
            }
            let preview = shown(nodes.preview)
            let top = attachment?.list?.topRow()
            return IndexBarScreen(
                bar: bounds, highlighted: drawnTitle(over: nodes.highlight),
                highlight: shown(nodes.highlight),
                preview: preview.flatMap { _ in text(of: nodes.preview) }, previewBounds: preview,
                topRow: top?.row, topTexts: top?.texts ?? [], accessible: accessibleReading(of: widget))
        }

        /// The widget of a row of the attached list; nil if the row is not in view.
        package func rowWidget(_ row: Int) -> Widget? {
            attachment?.list?.rows.widget(of: row)
        }

        /// The announcement for an entry.
        package func accessibleText(of entry: Int) -> String { texts.announcement(for: entry) }

        /// The text of the slot whose centre the highlight covers; for a dot, of the lit entry that it stands for.
        private func drawnTitle(over node: Widget) -> String? {
            guard let widget, gtk_widget_get_mapped(node) != 0,
                let bounds = IndexBarRectangle(node, in: widget)
            else { return nil }
            let covered = driver.scene.slots.first {
                bounds.contains(
                    x: $0.rectangle.x + $0.rectangle.width / 2, y: $0.rectangle.y + $0.rectangle.height / 2)
            }
            switch covered?.kind {
            case .title(let entry):
                let title = titleCache.title(content.title(at: entry), in: widget)
                return String(cString: pango_layout_get_text(title.layout))
            case .gap(let hidden):
                return highlightedEntry.flatMap { hidden.contains($0) ? content.title(at: $0) : nil }
            case nil: return nil
            }
        }

        private func text(of label: Widget) -> String? {
            gtk_label_get_text(label.opaque).map { String(cString: $0) }
        }

        private func accessibleReading(of widget: Widget) -> IndexBarScreen.Accessible {
            let isSlider = gtk_test_accessible_has_role(widget.opaque, GTK_ACCESSIBLE_ROLE_SLIDER) != 0
            return .init(
                role: isSlider ? "slider" : "other",
                name: reading(GTK_ACCESSIBLE_PROPERTY_LABEL, of: widget.opaque),
                value: gtk_range_get_value(widget.cast()),
                text: reading(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, of: widget.opaque))
        }

        /// GTK reveals an accessible property only by comparing it with an expected value.
        private func reading(_ property: GtkAccessibleProperty, of accessible: OpaquePointer) -> String {
            guard let found = cgtk_test_accessible_string(accessible, property, "\u{1}") else { return "" }
            defer { g_free(found) }
            return String(cString: found)
        }
    }

    extension List {
        /// The row at the top of the list and the texts of its labels.
        fileprivate func topRow() -> (row: Int, texts: [String])? {
            rows.shown().map { ($0.row, rows.widget(of: $0.row).map(Self.labels) ?? []) }
        }

        private static func labels(in widget: Widget) -> [String] {
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
