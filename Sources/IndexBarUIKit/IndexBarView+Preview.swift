#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// Shows, moves or hides the preview according to the scene.
        func showPreview(of scene: IndexBarScene) {
            guard window != nil, let preview = scene.preview else {
                if !bubble.isHidden { bubble.isHidden = true }
                return
            }
            let own = previewTitle?(preview.entry)
            let text = own ?? content.title(at: preview.entry)
            let hint = IndexBarTexts.hint(forScale: preview.scale)
            let natural = bubble.prepare(text, hint: hint, style: style, traits: traitCollection)
            let size = fixedSizes?.preview ?? natural
            let place = scene.preview(width: Double(size.width), height: Double(size.height))
            bubble.isHidden = own?.isEmpty == true || place == nil
            if let place { bubble.frame = CGRect(place.rectangle).offsetBy(dx: origin.x, dy: origin.y) }
        }
    }

    /// The preview of the tracked entry, on the style's material or colour; opaque with reduced transparency.
    final class PreviewView: UIView {
        private let material = UIVisualEffectView(effect: nil)
        private var shownMaterial: IndexBarView.Style.Material?
        private let label = UILabel()

        init() {
            super.init(frame: .zero)
            isUserInteractionEnabled = false
            isAccessibilityElement = false
            accessibilityElementsHidden = true
            isHidden = true
            clipsToBounds = true
            layer.cornerCurve = .continuous
            label.textAlignment = .center
            addSubview(material)
            addSubview(label)
        }

        required init?(coder: NSCoder) { nil }

        /// The text shown.
        var text: String? { isHidden ? nil : label.text }

        /// Sets the text and returns the size that the preview needs for it.
        ///
        /// - Parameter hint: how much the drag is slowed down; appended to the text.
        func prepare(
            _ text: String, hint: String?, style: IndexBarView.Style, traits: UITraitCollection
        ) -> CGSize {
            let isPlain = UIAccessibility.isReduceTransparencyEnabled || style.previewColor != nil
            material.isHidden = isPlain
            backgroundColor = isPlain ? style.previewColor ?? .secondarySystemBackground : .clear
            label.textColor = style.previewTextColor ?? .label
            if style.material != shownMaterial {
                shownMaterial = style.material
                material.effect = style.material.glass ?? UIBlurEffect(style: .systemThinMaterial)
            }
            label.font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits)
            label.text = hint.map { "\(text) \($0)" } ?? text
            let size = label.sizeThatFits(CGSize(width: 240, height: 120))
            let height = size.height.rounded(.up) + 24
            return CGSize(width: min(max(size.width.rounded(.up) + 24, height), 240), height: height)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            material.frame = bounds
            label.frame = bounds.insetBy(dx: min(12, bounds.width / 2), dy: min(12, bounds.height / 2))
            layer.cornerRadius = min(bounds.width, bounds.height) / 2
        }
    }

    extension IndexBarView.Style.Material {
        /// The system's glass, if the style asks for it and the system has it.
        @MainActor var glass: UIVisualEffect? {
            #if !os(visionOS)
                if self == .glass, #available(iOS 26.0, *) { return UIGlassEffect(style: .regular) }
            #endif
            return nil
        }
    }
#endif
