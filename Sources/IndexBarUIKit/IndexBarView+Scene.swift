#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Paints the differences to the scene painted last.
        func paintScene() {
            let (scene, isTracking) = (driver.scene, driver.isTracking)
            let frame = CGRect(scene.strip).offsetBy(dx: origin.x, dy: origin.y)
            if strip.frame != frame { strip.frame = frame }
            if painted.map({ !$0.scene.looksLike(scene) || $0.isTracking != isTracking }) ?? true {
                strip.setNeedsDisplay()
            }
            painted = (scene, isTracking)
            showGlass()
            showPreview(of: scene)
        }

        /// Puts a floating bar on glass instead of its colour.
        private func showGlass() {
            let isWanted =
                style.floats && style.barColor != nil && !UIAccessibility.isReduceTransparencyEnabled
            guard isWanted, let effect = style.material.glass else {
                backdrop?.removeFromSuperview()
                backdrop = nil
                return
            }
            let view = backdrop ?? UIVisualEffectView(effect: effect)
            if backdrop == nil {
                view.isUserInteractionEnabled = false
                view.clipsToBounds = true
                insertSubview(view, at: 0)
                backdrop = view
                strip.setNeedsDisplay()
            }
            view.frame = strip.frame.insetBy(
                dx: style.backgroundInset.asLength, dy: style.backgroundInset.asLength)
            view.layer.cornerRadius = style.cornerRadius(
                thickness: axis == .vertical ? strip.bounds.width : strip.bounds.height)
            view.alpha = strip.alpha
        }
    }

    extension IndexBarView.Style {
        /// The corner radius of the backgrounds for a strip's thickness.
        func cornerRadius(thickness: CGFloat) -> CGFloat {
            let wanted = floor(thickness * cornerRatio.asLength)
            return max(0, min(wanted, thickness / 2 - backgroundInset.asLength))
        }
    }

    /// Draws the bar's slots: a single view for any number of titles.
    final class StripView: UIView {
        weak var bar: IndexBarView?

        init() {
            super.init(frame: .zero)
            isOpaque = false
            backgroundColor = .clear
            isUserInteractionEnabled = false
            contentMode = .redraw
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) {
            guard let bar, bounds.width > 0, bounds.height > 0 else { return }
            SlotPen(bar: bar, bounds: bounds).draw()
        }
    }

    /// Draws the bar once. The scene's rectangles are unrounded; they are rounded to whole pixels only here.
    @MainActor
    private struct SlotPen {
        let scene: IndexBarScene
        let isTracking: Bool
        let content: IndexBarContent
        let style: IndexBarView.Style
        let font: UIFont
        let color: UIColor
        let isOnGlass: Bool
        let image: ((Int) -> UIImage?)?
        let bounds: CGRect
        let scale: CGFloat

        init(bar: IndexBarView, bounds: CGRect) {
            (scene, isTracking, content) = (bar.driver.scene, bar.driver.isTracking, bar.content)
            (style, font) = (bar.style, bar.titleMeasure?.font ?? bar.style.font)
            color = bar.style.titleColor ?? bar.tintColor ?? .label
            (isOnGlass, image) = (bar.backdrop != nil, bar.entryImage)
            self.bounds = bounds
            scale = max(1, bar.traitCollection.displayScale)
        }

        func draw() {
            if !isOnGlass { fillBackground(style.barColor) }
            if isTracking { fillBackground(style.trackingBackground) }
            if let highlight = scene.highlight {
                let box = onPixels(inStrip(highlight))
                fill(box, radius: min(box.width, box.height) / 2, style.highlightColor ?? color)
            }
            for slot in scene.slots {
                let ink =
                    slot.look == .lit
                    ? style.highlightedTitleColor ?? .systemBackground
                    : color.faded(scene.strength(of: slot.look))
                switch slot.kind {
                case .title(let entry): drawTitle(of: entry, in: inStrip(slot.rectangle), ink)
                case .gap:
                    if let dot = slot.dot { drawDot(in: inStrip(dot), ink) }
                }
            }
        }

        private func fillBackground(_ color: UIColor?) {
            let inset = style.backgroundInset.asLength
            guard let color, bounds.width > 2 * inset, bounds.height > 2 * inset else { return }
            let thickness = scene.axis == .vertical ? bounds.width : bounds.height
            let radius = style.cornerRadius(thickness: thickness)
            fill(bounds.insetBy(dx: inset, dy: inset), radius: radius, color)
        }

        private func fill(_ box: CGRect, radius: CGFloat, _ color: UIColor) {
            color.setFill()
            UIBezierPath(roundedRect: box, cornerRadius: radius).fill()
        }

        private func drawDot(in box: CGRect, _ ink: UIColor) {
            let side = pixels(font.pointSize / 3)
            ink.setFill()
            UIBezierPath(ovalIn: centred(CGSize(width: side, height: side), in: box)).fill()
        }

        private func drawTitle(of entry: Int, in box: CGRect, _ ink: UIColor) {
            if let image = image?(entry) {
                let size = image.size
                let part = min(font.lineHeight / max(size.width, size.height, 1), 1)
                return image.draw(
                    in: centred(CGSize(width: size.width * part, height: size.height * part), in: box))
            }
            if let name = TitleMeasure.symbolName(of: entry, in: content),
                let image = UIImage(
                    systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font))
            {
                image.withTintColor(ink).draw(in: centred(image.size, in: box))
                return
            }
            let title = content.title(at: entry)
            let size = TitleMeasure.size(of: title, font)
            let width = size.width.rounded(.up)  // a fraction less, and the text would be cut
            let fitting = CGSize(width: min(width, max(0, box.width)), height: size.height)
            NSString(string: title).draw(
                in: centred(fitting, in: box),
                withAttributes: [
                    .font: font, .foregroundColor: ink, .paragraphStyle: SlotPen.paragraph,
                ])
        }

        /// Converts a rectangle of the scene to the strip's coordinates.
        private func inStrip(_ rectangle: IndexBarRectangle) -> CGRect {
            CGRect(rectangle).offsetBy(dx: -CGFloat(scene.strip.x), dy: -CGFloat(scene.strip.y))
        }

        private func onPixels(_ box: CGRect) -> CGRect {
            let (x, y) = (pixels(box.minX), pixels(box.minY))
            return CGRect(x: x, y: y, width: pixels(box.maxX) - x, height: pixels(box.maxY) - y)
        }

        private func centred(_ size: CGSize, in box: CGRect) -> CGRect {
            CGRect(
                x: pixels(box.midX - size.width / 2), y: pixels(box.midY - size.height / 2),
                width: size.width, height: size.height)
        }

        private func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

        /// Truncates a title that is too wide.
        private static let paragraph: NSParagraphStyle = {
            let paragraph = NSMutableParagraphStyle()
            paragraph.lineBreakMode = .byTruncatingTail
            paragraph.alignment = .center
            return paragraph
        }()
    }

    extension UIColor {
        fileprivate func faded(_ strength: Double) -> UIColor {
            strength < 1 ? withAlphaComponent(CGFloat(strength)) : self
        }
    }
#endif
