#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    extension IndexBarView {
        /// How the bar looks and behaves: the core's settings, and UIKit's colours and fonts.
        ///
        /// The core's settings are members of the style itself: `bar.style.axis = .horizontal`,
        /// `bar.style.showsPreview = false`, `bar.style.hideDelay = 1`.
        ///
        /// Lengths are in points. A negative, NaN or infinite length counts as 0.
        @dynamicMemberLookup
        public struct Style: Equatable {
            /// The core's settings: axis, distribution, gaps, hysteresis and so on.
            public var rules = IndexBarStyle()

            // MARK: Titles

            /// The titles' font at the default text size. Default: the system font, semibold 11.
            public var font: UIFont
            /// The titles' font with bold text switched on; nil means `font`. Default: the system font, heavy 11.
            public var boldFont: UIFont?
            /// Whether titles follow the user's text size. Default: yes.
            public var scalesWithTextSize = true
            /// The titles' colour. Default: nil, the tint colour, which dims with the window.
            public var titleColor: UIColor?
            /// The distance from title to title along the bar, at the default text size; nil means a title's extent
            /// plus 2 points. Default: 14.
            public var pitch: CGFloat? = 14
            /// The same if both size classes are regular, as on an iPad; nil means `pitch`. Default: 24.
            public var regularPitch: CGFloat? = 24

            // MARK: Backgrounds

            /// The colour behind the titles during a touch; nil means none. Default: black at 25 %, white in dark
            /// mode.
            public var trackingBackground: UIColor?
            /// The colour behind the titles at rest. Default: nil, none.
            public var barColor: UIColor?
            /// The distance of both backgrounds from the strip's sides. Default: 2.
            public var backgroundInset: CGFloat = 2
            /// The backgrounds' corner radius as a fraction of the strip's thickness; the radius is rounded down.
            /// Default: 1 / 2.75.
            public var cornerRatio: CGFloat = 1 / 2.75
            /// The margins between the bar's bounds and the strip. Default: none.
            public var margins = NSDirectionalEdgeInsets.zero

            /// The colour behind the lit title. Default: nil, the titles' colour.
            public var highlightColor: UIColor?
            /// The colour of the lit title. Default: nil, the system background.
            public var highlightedTitleColor: UIColor?

            // MARK: Preview

            /// The material of the preview and of a floating bar.
            public enum Material: Equatable, Sendable {
                /// The system's thin material for the preview, and `barColor` for the bar.
                case plain
                /// The system's glass from iOS 26 on; on visionOS and older systems the same as `plain`.
                case glass
            }

            /// Default: `.plain`.
            public var material = Material.plain
            /// The preview's colour. Default: nil, the material.
            public var previewColor: UIColor?
            /// The colour of the preview's text. Default: nil, the label colour.
            public var previewTextColor: UIColor?

            // MARK: Haptics

            /// Whether a change of selection gives haptic feedback, on devices that have it. Default: yes.
            public var givesFeedback = true
            /// Creates the style of a new bar: titles as in UITableView's index, with a background during a touch, a
            /// preview and a highlight.
            public init() {
                font = .systemFont(ofSize: 11, weight: .semibold)
                boldFont = .systemFont(ofSize: 11, weight: .heavy)
                trackingBackground = Style.shade
            }

            /// Reads or sets one of the core's settings.
            public subscript<Value>(dynamicMember path: WritableKeyPath<IndexBarStyle, Value>) -> Value {
                get { rules[keyPath: path] }
                set { rules[keyPath: path] = newValue }
            }
        }

        /// How the bar looks and behaves. Reads back what was set. Setting an equal style does nothing.
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
