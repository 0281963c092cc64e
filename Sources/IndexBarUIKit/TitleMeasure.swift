#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// Replaces measured sizes, so that tests need not know fonts, and counts what was measured.
    @MainActor
    final class FixedSizes {
        var along = IndexBarMeasured.PerAxis(vertical: 14, horizontal: 14)
        var across = IndexBarMeasured.PerAxis(vertical: 12, horizontal: 14)
        var preview = CGSize.zero
        /// The number of titles measured.
        var measuredTitles = 0
        /// The number of sections whose counts and titles were read from a list.
        var readSections = 0
    }

    /// The titles' font and sizes, for one content, style and set of traits.
    @MainActor
    struct TitleMeasure {
        let font: UIFont
        /// The distance from title to title along the bar.
        let along: IndexBarMeasured.PerAxis
        /// The extent of the largest title across the bar.
        let across: IndexBarMeasured.PerAxis

        init(
            texts: IndexBarTexts, style: IndexBarView.Style, traits: UITraitCollection,
            hasImage: (Int) -> Bool, fixed: FixedSizes? = nil
        ) {
            let isRegular = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
            let metrics = UIFontMetrics(forTextStyle: .caption2)
            let chosen = traits.legibilityWeight == .bold ? style.boldFont ?? style.font : style.font
            let scale =
                style.scalesWithTextSize ? metrics.scaledValue(for: 1000, compatibleWith: traits) / 1000 : 1
            let font = scale == 1 ? chosen : chosen.withSize(chosen.pointSize * scale)
            self.font = font
            let entries = texts.entriesToMeasure(atMost: style.constants.mostMeasured)
            fixed?.measuredTitles += entries.count
            let widths = entries.map { entry in
                hasImage(entry) || Self.symbolName(of: entry, in: texts.content) != nil
                    ? font.lineHeight : Self.size(of: texts.content.title(at: entry), font).width
            }
            let (width, height) = (widths.max() ?? 0, font.lineHeight)
            let wanted = (isRegular ? style.regularPitch ?? style.pitch : style.pitch).map { $0 * scale }
            let along = IndexBarMeasured.PerAxis(
                vertical: Double(wanted ?? height + 2), horizontal: Double(max(width + 4, wanted ?? 0)))
            let across = IndexBarMeasured.PerAxis(vertical: Double(width), horizontal: Double(height))
            (self.along, self.across) = (fixed?.along ?? along, fixed?.across ?? across)
        }

        static func size(of title: String, _ font: UIFont) -> CGSize {
            NSString(string: title).size(withAttributes: [.font: font])
        }

        /// The symbol to draw, if any; a table view's search title counts as one.
        static func symbolName(of entry: Int, in content: IndexBarContent) -> String? {
            content.symbolName(at: entry)
                ?? (content.title(at: entry) == UITableView.indexSearch ? "magnifyingglass" : nil)
        }
    }
#endif
