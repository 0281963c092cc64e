#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Shows, moves or hides the bubble, as the engine has it.
        func updatePreview() {
            shownScale = engine.scrubScale
            guard storedStyle.showsPreview, window != nil, let preview = engine.preview else {
                bubble.isHidden = true
                return
            }
            let text = previewTitle?(preview.entry) ?? content.title(at: preview.entry)
            let size = bubble.prepare(text, hint: engine.scrubHint, traits: traitCollection)
            bubble.frame = bubbleFrame(size, at: CGFloat(preview.offset))
            bubble.isHidden = text.isEmpty
        }

        /// Beside the bar, away from the finger and from the nearer edge of the window, within its safe area.
        private func bubbleFrame(_ size: CGSize, at offset: CGFloat) -> CGRect {
            guard let window else { return .zero }
            let room = convert(window.bounds.inset(by: window.safeAreaInsets), from: window)
            let distance: CGFloat = 24
            var box = CGRect(origin: .zero, size: size)
            if axis == .vertical {
                let isRight = bounds.midX > room.midX
                box.origin.x = isRight ? bounds.minX - distance - size.width : bounds.maxX + distance
                box.origin.y = bounds.minY + offset - size.height / 2
            } else {
                let isLow = bounds.midY > room.midY
                box.origin.x = bounds.minX + offset - size.width / 2
                box.origin.y = isLow ? bounds.minY - distance - size.height : bounds.maxY + distance
            }
            box.origin.x = max(room.minX, min(box.origin.x, room.maxX - size.width))
            box.origin.y = max(room.minY, min(box.origin.y, room.maxY - size.height))
            return box
        }
    }
#endif
