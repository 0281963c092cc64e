#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// How the bar looks and behaves: the core's rules and what only UIKit knows, colours and fonts.
        ///
        /// The rules are members of the style itself, so that `bar.style.axis = .horizontal`,
        /// `bar.style.showsPreview = false` and `bar.style.hideDelay = 1` say what they mean.
        ///
        /// Lengths are points; one that is negative, NaN or infinite counts as 0.
        @dynamicMemberLookup
        public struct Style: Equatable {
            /// What the core decides by: axis, distribution, gaps, hysteresis and the like.
            public var rules = IndexBarStyle()

            // MARK: Titles

            /// The titles' font at the default text size. Default: the system's, semibold 11.
            public var font: UIFont
            /// The titles' font when the user wants bold text; nil: `font`. Default: the system's, heavy 11.
            public var boldFont: UIFont?
            /// Whether titles grow and shrink with the user's text size. Default: yes.
            public var scalesWithTextSize = true
            /// The titles' colour; nil (default): the tint colour, which dims as the window does.
            public var titleColor: UIColor?
            /// From title to title along the bar, at the default text size; nil: a title's own extent and 2
            /// points. Default: 14.
            public var pitch: CGFloat? = 14
            /// The same where there is room in both directions, as on a tablet; nil: `pitch`. Default: 24.
            public var regularPitch: CGFloat? = 24

            // MARK: Backgrounds

            /// What is drawn behind the titles while a touch is on; nil: nothing. Default: black at 25 %,
            /// white where the surroundings are dark.
            public var trackingBackground: UIColor?
            /// What is drawn behind the titles at rest; nil (default): nothing.
            public var barColor: UIColor?
            /// How far both backgrounds keep from the strip's sides. Default: 2.
            public var backgroundInset: CGFloat = 2
            /// The backgrounds' corner radius, as a part of the strip's thickness, rounded down. Default: 1 /
            /// 2.75.
            public var cornerRatio: CGFloat = 1 / 2.75
            /// What the strip keeps free inside the bar's bounds. Default: nothing.
            public var margins = NSDirectionalEdgeInsets.zero

            /// What is drawn behind the lit title; nil (default): the titles' colour.
            public var highlightColor: UIColor?
            /// The lit title's colour; nil (default): the system's background.
            public var highlightedTitleColor: UIColor?

            // MARK: Preview

            /// What the preview, and a bar that floats, are made of.
            public enum Material: Equatable, Sendable {
                /// The preview is the system's thin material, the bar its `barColor`.
                case plain
                /// The system's glass, where it is there: from iOS 26 on, not on visionOS; else as `plain`.
                case glass
            }

            /// Default: `.plain`.
            public var material = Material.plain
            /// The preview's colour; nil (default): the material.
            public var previewColor: UIColor?
            /// The colour of the preview's text; nil (default): the label's.
            public var previewTextColor: UIColor?

            // MARK: What is felt

            /// Whether a change of selection is felt, where there are haptics. Default: yes.
            public var givesFeedback = true
            /// Creates the style that a new bar has: UIKit's own titles, with a background while touched, a
            /// preview and a lit entry.
            public init() {
                font = .systemFont(ofSize: 11, weight: .semibold)
                boldFont = .systemFont(ofSize: 11, weight: .heavy)
                trackingBackground = Style.shade
            }

            /// One of the rules.
            public subscript<Value>(dynamicMember path: WritableKeyPath<IndexBarStyle, Value>) -> Value {
                get { rules[keyPath: path] }
                set { rules[keyPath: path] = newValue }
            }
        }

        /// How the bar looks and behaves. Reads back as it was set; setting an equal style does nothing.
        public var style: Style {
            get { storedStyle }
            set {
                guard newValue != storedStyle else { return }
                storedStyle = newValue
                strip.setNeedsDisplay()
                setNeedsLayout()
                measureTitlesAnew { $0.driver.update(style: newValue.rules) }
            }
        }
    }
#endif
