#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView.Style {
        /// Looks like UITableView's own index: semibold 11 in the tint colour, centred, 14 points for each title (24
        /// if both size classes are regular), dots where titles do not fit; no background, preview or highlight.
        public static var native: Self {
            var style = Self()
            style.trackingBackground = nil
            style.showsHighlight = false
            style.showsPreview = false
            return style
        }

        /// Looks like BDKCollectionIndexView: bold 12 in a bluish grey, spread over the whole length, with a rounded
        /// background during a touch.
        public static var classic: Self {
            var style = native
            style.font = .boldSystemFont(ofSize: 12)
            style.boldFont = .systemFont(ofSize: 12, weight: .heavy)
            style.titleColor = slate
            style.pitch = nil
            style.regularPitch = nil
            style.trackingBackground = shade
            style.distribution = .fill
            return style
        }

        /// Looks like TableIndexView: a rounded, translucent bar, 20 points wide in a column of 60, that hides as
        /// soon as the touch ends; black 12-point titles, no dots.
        public static var floating: Self {
            var style = native
            style.font = .systemFont(ofSize: 12)
            style.boldFont = .boldSystemFont(ofSize: 12)
            style.titleColor = .label
            style.pitch = nil
            style.regularPitch = nil
            style.barColor = glass
            style.backgroundInset = 0
            style.cornerRatio = 0.5
            style.margins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
            style.distribution = .fill
            style.endPadding = 10
            style.gaps = .none
            style.floats = true
            style.maximumThickness = 20
            style.autoHide = .untilTouched
            style.hideDelay = 0
            return style
        }

        /// Black at 25 %, white in dark mode; twice as strong with increased contrast.
        static let shade = UIColor { @Sendable traits in
            let alpha: CGFloat = traits.accessibilityContrast == .high ? 0.5 : 0.25
            return UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: alpha)
        }

        /// The grey of the first ancestor; in dark mode or with increased contrast, the label colour.
        static let slate = UIColor { @Sendable traits in
            if traits.accessibilityContrast == .high || traits.userInterfaceStyle == .dark { return .label }
            return UIColor(red: 0.415, green: 0.451, blue: 0.490, alpha: 1)
        }

        /// White at 75 %, black in dark mode; opaque with increased contrast.
        static let glass = UIColor { @Sendable traits in
            let alpha: CGFloat = traits.accessibilityContrast == .high ? 1 : 0.75
            return UIColor(white: traits.userInterfaceStyle == .dark ? 0 : 1, alpha: alpha)
        }
    }
#endif
