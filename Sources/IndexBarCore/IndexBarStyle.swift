/// How an index bar looks and behaves, as far as numbers and rules go; colours and fonts are a front end's own.
///
/// Every property reads back what was set. A length that is negative, NaN or infinite counts as 0.
public struct IndexBarStyle: Equatable, Sendable {
    /// The direction in which the entries run.
    public enum Axis: Equatable, Sendable, CaseIterable {
        /// Horizontal where the bar is wider than high, else vertical; asked at every layout.
        case automatic
        /// From top to bottom.
        case vertical
        /// In reading direction.
        case horizontal
    }

    /// How the slots share the available length.
    public enum Distribution: Equatable, Sendable, CaseIterable {
        /// At natural pitch, in the middle.
        case center
        /// At natural pitch, from the top or where reading begins.
        case start
        /// At natural pitch, up to the bottom or where reading ends.
        case end
        /// Spread over the whole length, no remainder lost.
        case fill
        /// Each band as long as its section has rows, for timelines. Of the titles those are drawn that have room, from
        /// the first on and the last; `required` does not count.
        case proportional
    }

    /// What stands for entries whose titles do not fit.
    public enum Gaps: Equatable, Sendable, CaseIterable {
        /// A dot for each run of hidden entries.
        case dots
        /// The same layout, with nothing drawn in the gaps.
        case none
        /// Never condense: more entries than fit share the available length evenly.
        case overlap
    }

    /// When a touch becomes a drag.
    public enum Activation: Equatable, Sendable {
        /// At once.
        case touchDown
        /// After a number of points along the bar.
        case drag(minimum: Double)
        /// After a number of seconds; the touch's next input then begins the drag.
        case delay(seconds: Double)
    }

    /// When a drag selects.
    public enum Selects: Equatable, Sendable, CaseIterable {
        /// At every change.
        case continuously
        /// At the lift only; a cancelled drag selects nothing.
        case onRelease
    }

    /// What an entry with an empty section selects; a policy that finds nothing on its side takes the other.
    public enum EmptySections: Equatable, Sendable, CaseIterable {
        /// The next section with rows.
        case next
        /// The section with rows before it.
        case previous
        /// The nearest section with rows, the later one on a tie.
        case nearest
        /// Nothing: the entry is passed over.
        case ignore
    }

    /// When the bar hides by itself.
    public enum AutoHide: Equatable, Sendable, CaseIterable {
        /// It does not.
        case never
        /// Hidden until a touch in its hit area, which begins the drag too.
        case untilTouched
        /// Hidden until the user scrolls the list.
        case untilScrolled
    }

    /// Default: `.automatic`.
    public var axis = Axis.automatic
    /// Default: `.center`.
    public var distribution = Distribution.center
    /// Default: `.dots`.
    public var gaps = Gaps.dots
    /// Free length at both ends of the bar, in points. Default: 2.
    public var endPadding = 2.0
    /// How far a drag must pass the edge of the current band before the next entry counts, in points; never more
    /// than a quarter of the neighbour's band. Default: 1.
    public var hysteresis = 1.0
    /// Default: `.touchDown`.
    public var activation = Activation.touchDown
    /// Default: `.continuously`.
    public var selects = Selects.continuously
    /// Default: `.nearest`.
    public var emptySections = EmptySections.nearest
    /// Whether titles of empty sections are drawn dimmed. Default: no.
    public var dimsEmpty = false
    /// Whether a cancelled drag brings the list back to the row that it showed at touch-down. Default: no.
    public var restoresOnCancel = false
    /// The bar is hidden if the list has fewer rows, whatever `autoHide` says. Default: 0.
    public var minimumRows = 0
    /// Whether a drag goes slower the farther the finger is from the bar: 1/2 from 50 points, 1/4 from 100, 1/10
    /// from 150, and then reaches rows inside a section. Default: no.
    public var fineScrub = false
    /// Default: `.never`.
    public var autoHide = AutoHide.never
    /// Whether a touch reveals a bar that is hidden until the user scrolls. Default: no.
    public var revealsOnEdgeTouch = false
    /// How long a bar that hides by itself stays after its last use, in seconds. 0, less and NaN hide it at once;
    /// infinity never hides it. Default: 1.5.
    public var hideDelay = 1.5
    /// The width of what is drawn at most, in points; nil: no limit. Default: 44.
    public var maximumThickness: Double? = 44
    /// The width of what takes a touch, in points; nil (default): what is drawn, at least 24, or 44 where the bar
    /// floats or stands alone.
    public var hitThickness: Double?
    /// Whether the bar floats over a list instead of keeping to its edge. Default: no.
    public var floats = false
    /// Whether the entry that is lit looks different. Default: yes.
    public var showsHighlight = true
    /// Whether a preview shows the entry under the finger. Default: yes.
    public var showsPreview = true
    /// Whether the list moves to a selection as an animation; in a drag it never does. Default: no.
    public var scrollsAnimated = false
    /// Whether the lift takes back an entry that a roll of the finger reached: one reached less than 0.1 s before the
    /// lift, by less than a pitch of movement. Default: no.
    public var liftTolerance = false
    /// Whether the preview shows the lit entry while the user scrolls the list. Default: no.
    public var previewsWhileScrolling = false

    /// The figures that are not settings.
    package var constants = IndexBarConstants()

    /// Creates a style with every default.
    public init() {}
}
