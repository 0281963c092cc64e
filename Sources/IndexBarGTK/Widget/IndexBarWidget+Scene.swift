#if GTK
    import CGTK
    import IndexBarCore

    /// Paints the driver's scene.
    extension IndexBarWidget {
        /// Places strip, highlight and preview.
        func placeNodes() {
            guard let nodes else { return }
            let scene = driver.scene
            nodes.strip.place(in: scene.isVisible ? scene.block : nil)
            nodes.highlight.place(in: scene.isVisible ? scene.highlight : nil)
            placePreview(nodes)
        }

        /// Draws the slots between the nodes below and above them.
        func draw(on snapshot: OpaquePointer) {
            guard let widget, let nodes else { return }
            let scene = driver.scene
            drawn = scene
            if scene.isVisible {
                gtk_widget_snapshot_child(widget, nodes.strip, snapshot)
                gtk_widget_snapshot_child(widget, nodes.highlight, snapshot)
                let pen = Pen(snapshot: snapshot, widget: widget)
                var (normal, lit) = (GdkRGBA(), GdkRGBA())
                cgtk_widget_get_color(widget, &normal)
                cgtk_widget_get_color(nodes.highlight, &lit)
                for slot in scene.slots {
                    var color = slot.look == .lit ? lit : normal
                    color.alpha *= Float(scene.strength(of: slot.look))
                    draw(slot, color, with: pen)
                }
            }
            gtk_widget_snapshot_child(widget, nodes.preview, snapshot)
        }

        private func draw(_ slot: IndexBarScene.Slot, _ color: GdkRGBA, with pen: Pen) {
            guard case .title(let entry) = slot.kind else {
                if let dot = slot.dot { pen.drawDot(3, in: dot, color) }
                return
            }
            if let name = content.symbolName(at: entry) {
                let size = titleCache.title("M", in: pen.widget).height.rounded(.down)
                return pen.drawSymbol(name, size: size, in: slot.rectangle, color)
            }
            let title = titleCache.title(content.title(at: entry), in: pen.widget)
            let room = driver.scene.axis == .vertical ? slot.rectangle.width : .infinity
            pen.draw(title, in: slot.rectangle, width: room, color)
        }

        /// The least size of the preview, in points.
        private static let leastPreview = (width: 56.0, height: 48.0)

        /// Shows or hides the preview.
        private func placePreview(_ nodes: Nodes) {
            if let preview = driver.scene.preview {
                let text = previewTitle?(preview.entry) ?? content.title(at: preview.entry)
                nodes.showPreview(text, hint: IndexBarTexts.hint(forScale: preview.scale))
            }
            // Not a minimum in the style sheet, which would keep a narrow window from cutting it.
            var size = nodes.preview.naturalSize
            size = (max(size.width, Self.leastPreview.width), max(size.height, Self.leastPreview.height))
            if let fixed { size = (fixed.previewWidth, fixed.previewHeight) }
            nodes.preview.place(in: driver.scene.preview(width: size.width, height: size.height)?.rectangle)
        }
    }
#endif
