#if GTK
    import CGTK
    import IndexBarCore

    /// An index bar for GTK 4: the strip of titles beside a long list, for touch, pointer, keys and screen readers.
    ///
    /// Beside a list, in three lines:
    ///
    ///     let content = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [120, 80, 95])
    ///     let bar = IndexBarWidget.attach(to: listView, content: content)
    ///     bar.onSelect = { selection in print(selection.row) }
    ///
    /// Alone it is a widget like any other: create it, place `widget` and follow `section-selected`.
    ///
    /// The GObject class `IndexBarWidget` is a `GtkRange`, so that its value can be read and set by assistive
    /// technology: value k is entry k. As with every GTK widget, its parent owns it; this Swift object is the
    /// same thing seen from Swift, and may outlive it. Then `widget` is nil and every call does nothing. All of
    /// GTK belongs to the main thread, and so does this class.
    ///
    /// ## CSS nodes
    ///
    ///     indexbar[.vertical|.horizontal][.dragging][.floating]
    ///     ├── strip       behind the titles; tinted while a drag is on
    ///     ├── highlight   behind the lit title, whose text takes its colour
    ///     ╰── preview     the bubble beside the bar while a drag is on
    ///
    /// ## Signals and properties
    ///
    /// `section-selected (entry: int, section: int, row: int)` at every selection; section is −1 for the very top
    /// of the list. Properties, all with `notify`: `titles` (read and write), `selected` and `highlighted` (−1:
    /// none), `selected-title`, `tracking`, `reserved-thickness`. `value-changed` comes from GtkRange.
    ///
    /// ## Accessibility
    ///
    /// One element with the role slider, the name "Section index" and a value such as "M, 13 of 27", which is
    /// the description too. Actions `section.next` and `section.previous`.
    @MainActor
    public final class IndexBarWidget {
        /// The GTK widget; nil once GTK has destroyed it.
        ///
        /// A new one is floating: what it is added to owns it.
        public internal(set) var widget: UnsafeMutablePointer<GtkWidget>?
        /// Called at every selection, after the list was told where to go. Default: nothing.
        public var onSelect: (@MainActor (IndexBarSelection) -> Void)?
        /// The text of the preview for an entry, for instance a whole word; nil: its title. Default: titles.
        public var previewTitle: (@MainActor (_ entry: Int) -> String?)?
        /// How long a bar that hides by itself stays after it was last used, in seconds; below 0 and NaN count as
        /// 0. Default: 1.5.
        public var autoHideDelay = 1.5

        /// Told of every effect, in order, before it is carried out.
        package var onEffects: (@MainActor (IndexBarEffects) -> Void)?
        /// Takes the place of what the widget measures, for scripts that bring their own numbers.
        package var fixedMetrics: IndexBarMetrics?

        var engine = IndexBarEngine()
        let titleCache = TitleCache()
        var nodes: Nodes?
        var attachment: Attachment?
        /// Connections to the widget's own controllers.
        let connections = SignalConnections()
        /// The value of the range is being set by the widget itself.
        var isSettingRange = false
        /// What was told to assistive technology last.
        var accessible = AccessibleState()
        var hideTimer: guint = 0
        /// The widget's own gesture, which it owns.
        var gesture: OpaquePointer?
        /// The last touch was a finger's, and no pointer has moved since.
        var isTouched = false
        var lastTouch: (x: Double, y: Double) = (0, 0)
        var storedInsets = IndexBarInsets()
        var storedWords = IndexBarWords.ofUser
        var storedEdge = Edge.trailing
        var storedShowsPreview = true
        var notified = NotifiedState()
        /// The scale of a slowed down drag that the preview shows.
        var shownScale = 1.0

        /// Creates a bar that stands alone until it is attached.
        ///
        /// - Parameters:
        ///   - content: the entries. Default: none.
        ///   - style: the rules. Default: every default of `IndexBarStyle`.
        public static func make(
            content: IndexBarContent = IndexBarContent(), style: IndexBarStyle = IndexBarStyle()
        ) -> IndexBarWidget {
            let instance = g_object_new_with_properties(gtype, 0, nil, nil)!
            let bar = object(of: gpointer(instance))
            bar.style = style
            bar.content = content
            return bar
        }

        /// For the instance that GObject is making.
        init(instance: UnsafeMutablePointer<GtkWidget>) { widget = instance }

        /// Does something with the widget, which stays alive meanwhile; nothing once it is destroyed.
        func withWidget(_ body: (UnsafeMutablePointer<GtkWidget>) -> Void) {
            guard let widget else { return }
            g_object_ref(widget)
            body(widget)
            g_object_unref(widget)
        }
    }
#endif
