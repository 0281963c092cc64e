#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    /// How a bar looks and behaves: the core's rules, which are members of it (`appearance.gaps = .none`), and colours.
    ///
    /// A colour of nil is the platform's. A `.tint` of the app's does not reach the bar: SwiftUI tells nobody what it is.
    @dynamicMemberLookup
    public struct IndexBarAppearance: Equatable, Sendable {
        /// What the core decides by: axis, distribution, gaps and the like.
        public var rules = IndexBarStyle()
        /// The titles' size at the default text size, in points; it follows the user's text size. Not above 0: 11.
        public var titleSize = 11.0
        /// The titles' colour, also behind the lit one. Default: the accent colour.
        public var titleColor: Color?
        /// The lit title's colour. Default: the background's.
        public var litTitleColor: Color?
        /// What is drawn behind the titles at rest. Default: nothing.
        public var barColor: Color?
        /// What is drawn behind the titles in a drag. Default: a grey.
        public var trackingColor: Color?

        /// Creates the appearance that a new bar has.
        public init() {}

        /// One of the rules.
        public subscript<Value>(dynamicMember path: WritableKeyPath<IndexBarStyle, Value>) -> Value {
            get { rules[keyPath: path] }
            set { rules[keyPath: path] = newValue }
        }

        var points: CGFloat { titleSize > 0 && titleSize.isFinite ? CGFloat(titleSize) : 11 }
    }

    /// What modifiers say to the bars below them.
    struct BarSettings: EnvironmentKey {
        static var defaultValue: BarSettings { BarSettings() }
        var appearance = IndexBarAppearance()
        var visibility = Visibility.automatic
        var onSelect: [@MainActor (IndexBarSelection) -> Void] = []
        /// The section that the app says is at the top of its list.
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

        /// The width that a row keeps free for the bar at its trailing edge, in points: 0 where the list does it, that
        /// is in adopted lists and from iOS 17 and macOS 14 on. `indexBarRow()` keeps it.
        public internal(set) var indexBarReservedWidth: CGFloat {
            get { self[BarRoom.self] }
            set { self[BarRoom.self] = newValue }
        }
    }
#endif
