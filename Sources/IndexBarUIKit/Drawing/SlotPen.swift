#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// One drawing of the bar. Offsets come from the core unrounded; they go to whole pixels here and nowhere
    /// else.
    @MainActor
    struct SlotPen {
        private let engine: IndexBarEngine
        private let style: IndexBarView.Style
        private let font: UIFont
        private let color: UIColor
        private let tint: UIColor
        private let bounds: CGRect
        /// From the bar's own offsets to the strip's.
        private let shift: CGFloat
        private let scale: CGFloat
        private var isVertical: Bool { engine.layout.axis == .vertical }

        init(bar: IndexBarView, strip: CGRect, bounds: CGRect) {
            engine = bar.engine
            style = bar.style
            font = bar.titleMeasure.font
            self.bounds = bounds
            tint = bar.tintColor
            let color = style.titleColor ?? bar.tintColor ?? .label
            self.color = bar.isEnabled ? color : color.withAlphaComponent(0.4)
            scale = max(1, bar.traitCollection.displayScale)
            let isVertical = engine.layout.axis == .vertical
            shift = isVertical ? bar.bounds.minY - strip.minY : bar.bounds.minX - strip.minX
        }

        func drawBackgrounds() {
            fill(style.barColor)
            if engine.isTracking { fill(style.trackingBackground) }
        }

        private func fill(_ color: UIColor?) {
            guard let color else { return }
            let inset = style.backgroundInset.asLength
            let thickness = isVertical ? bounds.width : bounds.height
            guard bounds.width > 2 * inset, bounds.height > 2 * inset else { return }
            let radius = floor(thickness * style.cornerRatio.asLength)
            color.setFill()
            UIBezierPath(
                roundedRect: bounds.insetBy(dx: inset, dy: inset),
                cornerRadius: min(radius, (thickness - 2 * inset) / 2)
            ).fill()
        }

        func draw(_ slot: IndexBarSlot) {
            let start = CGFloat(slot.band.start) + shift
            let extent = CGFloat(slot.band.end - slot.band.start)
            let box =
                isVertical
                ? CGRect(x: 0, y: start, width: bounds.width, height: extent)
                : CGRect(x: start, y: 0, width: extent, height: bounds.height)
            switch slot.kind {
            case .title(let entry): drawTitle(of: entry, in: box)
            case .gap: if style.gaps != .none { drawDot(in: box) }
            }
        }

        private func drawDot(in box: CGRect) {
            let side = pixels(font.pointSize / 3)
            color.setFill()
            UIBezierPath(ovalIn: centred(CGSize(width: side, height: side), in: box)).fill()
        }

        private func drawTitle(of entry: Int, in box: CGRect) {
            var ink = color
            if style.showsHighlight, entry == engine.highlightedEntry {
                drawLight(in: box)
                ink = .systemBackground
            }
            if style.dimsEmpty, !engine.content.hasRows(at: entry) { ink = ink.withAlphaComponent(0.3) }
            if let image = symbol(of: entry) {
                image.withTintColor(ink).draw(in: centred(image.size, in: box))
                return
            }
            let title = NSString(string: engine.content.title(at: entry))
            let attributes: [NSAttributedString.Key: Any] = [
                .font: font, .foregroundColor: ink, .paragraphStyle: SlotPen.paragraph,
            ]
            let size = title.size(withAttributes: [.font: font])
            let width = size.width.rounded(.up)  // a fraction less, and the text would be cut
            let room = isVertical ? bounds.width : box.width
            let fitting = CGSize(width: min(width, max(0, room)), height: size.height)
            title.draw(in: centred(fitting, in: box), withAttributes: attributes)
        }

        private func symbol(of entry: Int) -> UIImage? {
            guard let name = TitleMeasure.symbolName(of: entry, in: engine.content) else { return nil }
            let configuration = UIImage.SymbolConfiguration(font: font)
            return UIImage(systemName: name, withConfiguration: configuration)
        }

        /// The shape behind a lit title.
        private func drawLight(in box: CGRect) {
            let title = NSString(string: engine.content.title(at: engine.highlightedEntry ?? 0))
            let width = max(title.size(withAttributes: [.font: font]).width + 4, font.lineHeight)
            let shape = centred(
                CGSize(width: min(width, bounds.width), height: min(font.lineHeight, bounds.height)), in: box)
            (style.titleColor ?? tint).setFill()
            UIBezierPath(roundedRect: shape, cornerRadius: min(shape.width, shape.height) / 2).fill()
        }

        private func centred(_ size: CGSize, in box: CGRect) -> CGRect {
            CGRect(
                x: pixels(box.midX - size.width / 2), y: pixels(box.midY - size.height / 2),
                width: size.width, height: size.height)
        }

        private func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

        /// A title that is too wide ends with dots.
        private static let paragraph: NSParagraphStyle = {
            let paragraph = NSMutableParagraphStyle()
            paragraph.lineBreakMode = .byTruncatingTail
            paragraph.alignment = .center
            return paragraph
        }()
    }
#endif
