#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    /// How a bar looks and behaves: its colours and the core's rules, which you set as members (`appearance.gaps =
    /// .none`).
    ///
    /// A colour of nil means the platform's default. The bar cannot follow `.tint`, because SwiftUI does not expose
    /// it.
    @dynamicMemberLookup
    public struct IndexBarAppearance: Equatable, Sendable {
        /// The core's settings: axis, distribution, gaps and so on.
        public var rules = IndexBarStyle()
        /// The titles' size at the default text size, in points. It follows the user's text size, except on macOS,
        /// which has none. A value that is not positive and finite counts as 11. Default: 11.
        public var titleSize = 11.0
        /// The colour of the titles, and of the highlight behind the lit title. Default: the accent colour.
        public var titleColor: Color?
        /// The colour of the lit title. Default: the background colour.
        public var highlightedTitleColor: Color?
        /// The colour behind the titles at rest. Default: none.
        public var barColor: Color?
        /// The colour behind the titles during a drag. Default: a grey.
        public var trackingBackground: Color?

        /// Creates an appearance with every default.
        public init() {}

        /// Reads or sets one of the core's settings.
        public subscript<Value>(dynamicMember path: WritableKeyPath<IndexBarStyle, Value>) -> Value {
            get { rules[keyPath: path] }
            set { rules[keyPath: path] = newValue }
        }

        var points: CGFloat { titleSize > 0 && titleSize.isFinite ? CGFloat(titleSize) : 11 }
    }

    /// The settings that modifiers pass down to the bars.
    struct BarSettings: EnvironmentKey {
        static var defaultValue: BarSettings { BarSettings() }
        var appearance = IndexBarAppearance()
        var visibility = Visibility.automatic
        var onSelect: [@MainActor (IndexBarSelection) -> Void] = []
        /// The section at the top of the list, as reported by the app.
        var top: AnyHashable?
    }

    private enum BarRoom: EnvironmentKey { static let defaultValue: CGFloat = 0 }
    private enum BarLink: EnvironmentKey { static var defaultValue: ListLink? { nil } }

    extension EnvironmentValues {
        var indexBar: BarSettings {
            get { self[BarSettings.self] }
            set { self[BarSettings.self] = newValue }
        }
        var listLink: ListLink? {
            get { self[BarLink.self] }
            set { self[BarLink.self] = newValue }
        }

        /// The width that a row must keep free for the bar at its trailing edge, in points. It is 0 where the list
        /// does that itself: in adopted lists, and from iOS 17 and macOS 14 on. `indexBarRow()` applies it.
        public internal(set) var indexBarReservedWidth: CGFloat {
            get { self[BarRoom.self] }
            set { self[BarRoom.self] = newValue }
        }
    }
#endif
