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
    /// of the list. Every setting is a property, named as in `IndexBarStyle` with hyphens (`end-padding`). Others are
    /// `titles`, `language`, `list`, `expression`, and to read only `n-entries`, `selected` and `highlighted` (−1:
    /// none), `selected-title`, `tracking`, `revealed`, `reserved-thickness`, `container`. All tell by `notify`.
    /// `orientation`, which comes from GtkRange, sets the axis; `value-changed` comes from there too.
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
        /// Called when a drag begins, ends or is cancelled, before what it selects is told. Default: nothing.
        public var onTracking: (@MainActor (IndexBarEffects.Tracking) -> Void)?
        /// The text of the preview for an entry, for instance a whole word; nil: its title. Default: titles.
        public var previewTitle: (@MainActor (_ entry: Int) -> String?)?
        /// Everything between the widget and its engine.
        package internal(set) var driver = IndexBarDriver()
        /// Titles, words and what is typed.
        var texts = IndexBarTexts(words: .ofUser, decompose: String.decomposed)
        let titleCache = TitleCache()
        var nodes: Nodes?
        var attachment: Attachment?
        /// Connections to the widget's own controllers.
        let connections = SignalConnections()
        /// The value of the range is being set by the widget itself.
        var isSettingRange = false
        /// The widget is being placed, and its nodes are after it.
        var isAllocating = false
        let hideTimer = MainLoopTimer()
        /// What tests fix in place of what is measured; nil otherwise.
        var fixed: IndexBarFixed?
        /// What was drawn last.
        package internal(set) var drawn: IndexBarScene?
        /// The widget's own gesture, which it owns.
        var gesture: OpaquePointer?
        var lastTouch: (x: Double, y: Double) = (0, 0)
        var storedEdge = Edge.trailing
        /// The numbers of the activation, also of those that are not on.
        var activationNumbers = (distance: Settings().distance, delay: Settings().delay)
        /// Settings are being changed, and told afterwards.
        var isChanging = false
        /// What makes the content out of the list's model.
        var modelContent: ModelContent?
        /// The expression that it makes titles by, if it does.
        var titleExpression: KeptExpression?
        /// Where a row begins in what is scrolled, in points, for scrolled windows without a list view that the bar is
        /// attached to from then on; must not fall from row to row. Default: `attach`'s.
        public var rowOffset: (@MainActor (_ row: Int) -> Double)?

        /// Creates a bar that stands alone until it is attached.
        ///
        /// - Parameters:
        ///   - content: the entries. Default: none.
        ///   - style: the rules. Default: every default of `IndexBarStyle`.
        public static func make(
            content: IndexBarContent = IndexBarContent(), style: IndexBarStyle = IndexBarStyle()
        ) -> IndexBarWidget {
            let bar = of(gpointer(g_object_new_with_properties(gtype, 0, nil, nil)!))
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
