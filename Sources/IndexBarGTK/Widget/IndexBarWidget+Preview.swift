#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// Shows the entry that the scene previews beside the bar, or nothing.
        func placePreview() {
            guard let nodes else { return }
            if let preview = driver.scene.preview {
                let text = previewTitle?(preview.entry) ?? content.title(at: preview.entry)
                nodes.showPreview(text, hint: IndexBarTexts.hint(forScale: preview.scale))
            }
            let size = nodes.preview.naturalSize
            nodes.preview.place(in: driver.scene.preview(width: size.width, height: size.height)?.rectangle)
        }
    }
#endif
