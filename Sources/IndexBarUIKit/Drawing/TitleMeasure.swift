#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// The titles' font and size, for one content, style and set of traits.
    @MainActor
    struct TitleMeasure {
        let font: UIFont
        /// The size of the widest and the highest title.
        let size: CGSize
        private let style: IndexBarView.Style
        private let scale: CGFloat
        private let isRegular: Bool

        /// Titles that are looked at, at most: a bar shows fewer.
        private static let sample = 256

        init(content: IndexBarContent, style: IndexBarView.Style, traits: UITraitCollection) {
            self.style = style
            isRegular = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
            let metrics = UIFontMetrics(forTextStyle: .caption2)
            let chosen = traits.legibilityWeight == .bold ? style.boldFont ?? style.font : style.font
            scale =
                style.scalesWithTextSize ? metrics.scaledValue(for: 1000, compatibleWith: traits) / 1000 : 1
            font = scale == 1 ? chosen : chosen.withSize(chosen.pointSize * scale)
            var width = CGFloat.zero
            let count = min(content.count, TitleMeasure.sample)
            for place in 0..<count {
                let entry = count < 2 ? 0 : place * (content.count - 1) / (count - 1)
                width = max(width, TitleMeasure.width(of: entry, in: content, font: font))
            }
            size = CGSize(width: width, height: font.lineHeight)
        }

        private static func width(of entry: Int, in content: IndexBarContent, font: UIFont) -> CGFloat {
            if symbolName(of: entry, in: content) != nil { return font.lineHeight }
            return NSString(string: content.title(at: entry)).size(withAttributes: [.font: font]).width
        }

        /// The symbol to draw; a table view's own search title counts as one.
        static func symbolName(of entry: Int, in content: IndexBarContent) -> String? {
            content.symbolName(at: entry)
                ?? (content.title(at: entry) == "{search}" ? "magnifyingglass" : nil)
        }

        /// From title to title along the axis.
        func pitch(along axis: IndexBarAxis) -> CGFloat {
            let wanted = isRegular ? style.regularPitch ?? style.pitch : style.pitch
            if axis == .horizontal { return max(size.width + 4, (wanted ?? 0) * scale) }
            return wanted.map { $0 * scale } ?? size.height + 2
        }

        /// The extent of the titles across the axis.
        func thickness(across axis: IndexBarAxis) -> CGFloat {
            axis == .vertical ? size.width : size.height
        }
    }
#endif
