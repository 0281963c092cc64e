#if GTK
    import CGTK
    import IndexBarContract
    import IndexBarCore
    import IndexBarGTK

    /// What is shown: the nodes as GTK has placed them, the slots as they were drawn last, and what GTK's own
    /// accessibility tells.
    extension GTKFrontEnd {
        func read() -> ContractReading {
            var reading = ContractReading()
            guard let window, let bar, let widget = bar.widget,
                let frame = IndexBarRectangle(widget, in: window.room)
            else { return reading }
            reading.isVisible = !bar.isHidden
            if let drawn = bar.drawn {
                reading.strip = Self.move(drawn.strip, to: frame)
                let isEmpty = gtk_widget_get_width(widget) == 0 || gtk_widget_get_height(widget) == 0
                if drawn.isVisible, !isEmpty {
                    reading.titles = drawn.paintedSlots.map { title($0, drawn, bar, frame) }
                }
            }
            reading.highlight = node("highlight", of: widget).flatMap {
                IndexBarRectangle($0, in: window.room)
            }
            if let preview = node("preview", of: widget),
                let text = gtk_label_get_text(OpaquePointer(preview)),
                let bounds = IndexBarRectangle(preview, in: window.room)
            {
                reading.preview = .init(text: String(cString: text), rectangle: bounds)
            }
            reading.reserved = bar.reservedThickness
            let screen = bar.screen()
            reading.label = screen?.accessible.name ?? ""
            reading.value = screen?.accessible.text ?? ""
            reading.selected = bar.selectedEntry
            reading.lit = bar.highlightedEntry
            reading.isTracking = bar.isTracking
            reading.timer = timer.map { $0.end - clock }
            reading.measuredTitles = bar.measuredTitleCount
            readList(into: &reading, bar, screen?.topRow)
            return reading
        }

        private static func move(_ rectangle: IndexBarRectangle, to frame: IndexBarRectangle)
            -> IndexBarRectangle
        {
            IndexBarRectangle(
                x: rectangle.x + frame.x, y: rectangle.y + frame.y, width: rectangle.width,
                height: rectangle.height)
        }

        private func title(
            _ slot: IndexBarScene.Slot, _ drawn: IndexBarScene, _ bar: IndexBarWidget,
            _ frame: IndexBarRectangle
        ) -> ContractReading.Title {
            var (text, entries) = ("", 0...0)
            switch slot.kind {
            case .title(let entry): (text, entries) = (bar.content.title(at: entry), entry...entry)
            case .gap(let hidden): entries = hidden.lowerBound...hidden.upperBound
            }
            return .init(
                text: text, entries: entries, rectangle: Self.move(slot.painted, to: frame),
                look: slot.look,
                strength: drawn.strength(of: slot.look))
        }

        /// A node of the bar that is to be seen.
        private func node(_ name: String, of widget: Widget) -> Widget? {
            var child = gtk_widget_get_first_child(widget)
            while let node = child {
                if gtk_widget_get_css_name(node).map({ String(cString: $0) }) == name {
                    return gtk_widget_get_mapped(node) != 0 ? node : nil
                }
                child = gtk_widget_get_next_sibling(node)
            }
            return nil
        }

        private func readList(into reading: inout ContractReading, _ bar: IndexBarWidget, _ topRow: Int?) {
            guard let scrolled else { return }
            reading.rows = rows.rowCount
            if let topRow, let row = bar.rowWidget(topRow), let bounds = IndexBarRectangle(row, in: scrolled)
            {
                reading.topRow = topRow
                let start = stage.isHorizontal ? bounds.x : bounds.y
                reading.topPoints = max(0, -start)
            }
            if let along = adjustment(isAlong: true) {
                let end = gtk_adjustment_get_upper(along) - gtk_adjustment_get_page_size(along)
                reading.isAtEnd = gtk_adjustment_get_value(along) >= end - 0.5
            }
            reading.sideways = adjustment(isAlong: false).map { gtk_adjustment_get_value($0) } ?? 0
        }
    }
#endif
