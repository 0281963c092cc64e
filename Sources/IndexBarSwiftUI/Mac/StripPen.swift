#if canImport(SwiftUI) && !canImport(UIKit)
    import IndexBarCore
    import SwiftUI

    /// One drawing of the strip. Rectangles come from the scene unrounded; they go to whole pixels here and nowhere else.
    struct StripPen {
        let scene: IndexBarScene
        let content: IndexBarContent
        let appearance: IndexBarAppearance
        let isTracking: Bool

        func draw(in context: inout GraphicsContext) {
            guard scene.isVisible, let block = scene.block else { return }
            let environment = context.environment
            let contrast = environment.colorSchemeContrast == .increased
            let background = environment.colorScheme == .dark ? Color.black : .white
            let color = appearance.titleColor ?? (contrast ? .primary : .accentColor)
            let tracking = appearance.trackingColor ?? Color.gray.opacity(contrast ? 0.5 : 0.25)
            for fill in [appearance.barColor, isTracking ? tracking : nil] {
                if let fill { context.fill(path(of: block, context), with: .color(fill)) }
            }
            if let highlight = scene.highlight {
                context.fill(path(of: highlight, context), with: .color(color))
            }
            for slot in scene.slots {
                let lit = appearance.litTitleColor ?? background
                let ink = slot.look == .lit ? lit : color.opacity(scene.strength(of: slot.look))
                draw(slot, ink, in: &context)
            }
        }

        private func draw(_ slot: IndexBarScene.Slot, _ ink: Color, in context: inout GraphicsContext) {
            let box = CGRect(slot.rectangle)
            switch slot.kind {
            case .title(let entry):
                guard let name = content.symbolName(at: entry) else {
                    let text = Text(verbatim: content.title(at: entry)).font(appearance.font)
                    return context.draw(text.foregroundColor(ink), at: CGPoint(x: box.midX, y: box.midY))
                }
                var image = context.resolve(Image(systemName: name))
                image.shading = .color(ink)
                let side = min(CGFloat(appearance.points) * 1.2, box.width, box.height)
                context.draw(
                    image,
                    in: CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side))
            case .gap:
                let dot = CGRect(x: box.midX - 1.5, y: box.midY - 1.5, width: 3, height: 3)
                context.fill(Path(ellipseIn: dot), with: .color(ink))
            }
        }

        private func path(of box: IndexBarRectangle, _ context: GraphicsContext) -> Path {
            let pixel = context.environment.pixelLength
            let box = CGRect(box).onPixels(pixel)
            return Path(roundedRect: box, cornerRadius: min(box.width, box.height) / 2)
        }
    }

    /// The bubble that names an entry, drawn over the room: text can be measured while it is drawn.
    struct PreviewCanvas: View {
        let scene: IndexBarScene
        let setting: BarSetting
        let content: IndexBarContent
        /// How far it goes beyond a bar that stands alone, in points.
        private var space: CGFloat { setting.isAttached ? 0 : 200 }

        var body: some View {
            if let preview = scene.preview {
                Canvas { context, _ in
                    let hint = IndexBarTexts.hint(forScale: preview.scale).map { " \($0)" } ?? ""
                    let text = context.resolve(
                        Text(verbatim: content.title(at: preview.entry) + hint).font(.title))
                    let size = text.measure(in: CGSize(width: 216, height: 96))
                    let height = size.height + 24
                    guard
                        let place = scene.preview(
                            width: Double(max(size.width + 24, height)), height: Double(height))
                    else { return }
                    context.translateBy(x: setting.origin.x + space, y: setting.origin.y + space)
                    let box = CGRect(place.rectangle).onPixels(context.environment.pixelLength)
                    let path = Path(roundedRect: box, cornerRadius: min(box.width, box.height) / 2)
                    context.fill(path, with: .style(.regularMaterial))
                    context.clip(to: path)
                    let width = min(size.width, box.width)
                    context.draw(
                        text,
                        in: CGRect(
                            x: box.midX - width / 2, y: box.midY - size.height / 2, width: width,
                            height: size.height))
                }
                .padding(-space)
                .allowsHitTesting(false)
            }
        }
    }

    extension CGRect {
        init(_ box: IndexBarRectangle) {
            self.init(
                x: CGFloat(box.x), y: CGFloat(box.y), width: CGFloat(box.width), height: CGFloat(box.height))
        }

        func onPixels(_ pixel: CGFloat) -> CGRect {
            guard pixel > 0 else { return self }
            let (left, top) = ((minX / pixel).rounded() * pixel, (minY / pixel).rounded() * pixel)
            let (right, bottom) = ((maxX / pixel).rounded() * pixel, (maxY / pixel).rounded() * pixel)
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// The largest title, measured by layout: SwiftUI measures no text outside of one but in a drawing.
    struct TitleRuler: View {
        let content: IndexBarContent
        let appearance: IndexBarAppearance

        var body: some View {
            ZStack {
                ForEach(sample, id: \.self) { entry in
                    if content.symbolName(at: entry) == nil {
                        Text(verbatim: content.title(at: entry)).font(appearance.font).fixedSize()
                    } else {
                        Color.clear.frame(width: CGFloat(appearance.points) * 1.2, height: 1)
                    }
                }
                Text(verbatim: "A").font(appearance.font).fixedSize()
            }
            .hidden()
            .accessibilityHidden(true)
        }

        private var sample: [Int] {
            var texts = IndexBarTexts()
            _ = texts.replace(content: content)
            return texts.entriesToMeasure(atMost: 64)
        }
    }

    extension IndexBarAppearance {
        var font: Font { .system(size: CGFloat(points), weight: .semibold) }
    }
#endif
