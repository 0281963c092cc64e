#if canImport(SwiftUI) && !canImport(UIKit)
    import IndexBarCore
    import SwiftUI

    /// Draws the strip once. The scene's rectangles are unrounded; they are rounded to whole pixels only here.
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
            let tracking = appearance.trackingBackground ?? Color.gray.opacity(contrast ? 0.5 : 0.25)
            for fill in [appearance.barColor, isTracking ? tracking : nil] {
                if let fill { context.fill(context.capsule(block), with: .color(fill)) }
            }
            if let highlight = scene.highlight {
                context.fill(context.capsule(highlight), with: .color(color))
            }
            for slot in scene.slots {
                let lit = appearance.highlightedTitleColor ?? background
                let ink = slot.look == .lit ? lit : color.opacity(scene.strength(of: slot.look))
                draw(slot, ink, in: &context)
            }
        }

        private func draw(_ slot: IndexBarScene.Slot, _ ink: Color, in context: inout GraphicsContext) {
            let box = CGRect(slot.rectangle)
            guard case .title(let entry) = slot.kind else {
                if let dot = slot.dot.map({ CGRect($0) }) {
                    context.fill(Path(ellipseIn: dot.middle(3, 3)), with: .color(ink))
                }
                return
            }
            if let name = content.symbolName(at: entry) {
                var image = context.resolve(Image(systemName: name))
                image.shading = .color(ink)
                let side = appearance.points * 1.2
                context.draw(image, in: box.middle(min(side, box.height), min(side, box.height)))
            } else {
                let text = Text(verbatim: content.title(at: entry)).font(appearance.font).foregroundColor(ink)
                context.draw(context.resolve(text), inMiddleOf: box)
            }
        }
    }

    /// Draws the preview beside the strip. A canvas can measure text while it draws.
    struct PreviewCanvas: View {
        let scene: IndexBarScene
        let content: IndexBarContent
        /// How far it may extend from the strip, in points: the widest preview plus its distance.
        private let space: CGFloat = 300

        var body: some View {
            if let preview = scene.preview {
                Canvas { context, _ in
                    let hint = IndexBarTexts.hint(forScale: preview.scale).map { " \($0)" } ?? ""
                    let title = Text(verbatim: content.title(at: preview.entry) + hint)
                    let text = context.resolve(title.font(.title))
                    let size = text.measure(in: CGSize(width: 216, height: 96))
                    let (width, height) = (Double(size.width) + 24, Double(size.height) + 24)
                    guard let place = scene.preview(width: max(width, height), height: height) else { return }
                    context.translateBy(x: space, y: space)
                    let path = context.capsule(place.rectangle)
                    context.fill(path, with: .style(.regularMaterial))
                    context.clip(to: path)
                    context.draw(text, inMiddleOf: CGRect(place.rectangle))
                }
                .padding(-space)
                .allowsHitTesting(false)
            }
        }
    }

    /// Measures the largest title by laying it out. SwiftUI measures text only in a layout or a drawing.
    struct TitleRuler: View {
        let content: IndexBarContent
        let appearance: IndexBarAppearance

        var body: some View {
            ZStack {
                ForEach(sample, id: \.self) { entry in
                    if content.symbolName(at: entry) == nil {
                        line(content.title(at: entry))
                    } else {
                        Color.clear.frame(width: appearance.points * 1.2, height: 1)
                    }
                }
                line("A")
            }
            .hidden()
            .accessibilityHidden(true)
        }

        private func line(_ text: String) -> some View {
            Text(verbatim: text).font(appearance.font).fixedSize()
        }

        private var sample: [Int] {
            var texts = IndexBarTexts()
            _ = texts.replace(content: content)
            return texts.entriesToMeasure(atMost: 64)
        }
    }

    extension GraphicsContext {
        fileprivate func capsule(_ box: IndexBarRectangle) -> Path {
            let pixel = max(environment.pixelLength, 0.1)
            func round(_ length: Double) -> CGFloat { (CGFloat(length) / pixel).rounded() * pixel }
            let (x, y) = (round(box.x), round(box.y))
            let size = CGSize(width: round(box.x + box.width) - x, height: round(box.y + box.height) - y)
            let rect = CGRect(origin: CGPoint(x: x, y: y), size: size)
            return Path(roundedRect: rect, cornerRadius: min(size.width, size.height) / 2)
        }

        /// Draws a text on one line, truncated to the width of its box.
        fileprivate func draw(_ text: ResolvedText, inMiddleOf box: CGRect) {
            let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
            draw(text, in: box.middle(size.width, size.height))
        }
    }

    extension CGRect {
        init(_ box: IndexBarRectangle) {
            self.init(
                x: CGFloat(box.x), y: CGFloat(box.y), width: CGFloat(box.width), height: CGFloat(box.height))
        }

        /// A rectangle of the given size in the middle of this one, and no wider.
        fileprivate func middle(_ width: CGFloat, _ height: CGFloat) -> CGRect {
            let width = min(width, self.width)
            return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
        }
    }

    extension IndexBarRectangle {
        init(_ box: CGRect) {
            self.init(
                x: Double(box.minX), y: Double(box.minY), width: Double(box.width), height: Double(box.height)
            )
        }
    }

    extension IndexBarAppearance {
        fileprivate var font: Font { .system(size: points, weight: .semibold) }
    }
#endif
