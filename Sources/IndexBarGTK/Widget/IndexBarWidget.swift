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
    /// Without a list it is an ordinary widget: create it, place `widget` and connect to `section-selected`.
    ///
    /// The GObject class `IndexBarWidget` is a `GtkRange`, so assistive technology can read and set its value: value
    /// k is entry k. As with every GTK widget, its parent owns it. This Swift object represents the widget and may
    /// outlive it; then `widget` is nil and every call does nothing. Like GTK, use it on the main thread only.
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
        /// The reference of a new widget is floating: its first parent takes ownership.
        public internal(set) var widget: UnsafeMutablePointer<GtkWidget>?
        /// Called for each selection, after the list was told to scroll. Default: nil.
        public var onSelect: (@MainActor (IndexBarSelection) -> Void)?
        /// Called when a drag begins, ends or is cancelled, before the selection of the same event. Default: nil.
        public var onTracking: (@MainActor (IndexBarEffects.Tracking) -> Void)?
        /// Returns the preview's text for an entry, for instance a whole word. Default: nil; without a closure, or if
        /// it returns nil, the title.
        public var previewTitle: (@MainActor (_ entry: Int) -> String?)?
        /// Makes every decision and holds the scene.
        package internal(set) var driver = IndexBarDriver()
        /// The titles, the words and the typed text.
        var texts = IndexBarTexts(words: .ofUser, decompose: String.decomposed)
        let titleCache = TitleCache()
        var nodes: Nodes?
        var attachment: Attachment?
        /// Connections to the widget's own controllers.
        let connections = SignalConnections()
        /// Whether the widget itself is setting the range's value.
        var isSettingRange = false
        /// Whether the widget is being allocated; its nodes follow.
        var isAllocating = false
        let hideTimer = MainLoopTimer()
        /// Replaces measured values in tests; otherwise nil.
        var fixed: IndexBarFixed?
        /// The scene drawn last.
        package internal(set) var drawn: IndexBarScene?
        /// The widget's own gesture, which it owns.
        var gesture: OpaquePointer?
        var lastTouch: (x: Double, y: Double) = (0, 0)
        var storedEdge = Edge.trailing
        /// The numbers of all activations, including those not in use.
        var activationNumbers = (distance: Settings().distance, delay: Settings().delay)
        /// Whether settings are being changed; observers are notified afterwards.
        var isChanging = false
        /// Makes the content from the list's model.
        var modelContent: ModelContent?
        /// The expression that gives its titles, if any.
        var titleExpression: KeptExpression?
        /// Returns the offset of a row in the scrolled content, in points, for scrolled windows without a list view.
        /// It must not decrease from row to row. Applies to later attachments. Default: as in `attach`.
        public var rowOffset: (@MainActor (_ row: Int) -> Double)?

        /// Creates a bar without a list.
        ///
        /// - Parameters:
        ///   - content: the entries. Default: none.
        ///   - style: the settings. Default: every default of `IndexBarStyle`.
        public static func make(
            content: IndexBarContent = IndexBarContent(), style: IndexBarStyle = IndexBarStyle()
        ) -> IndexBarWidget {
            let bar = of(gpointer(g_object_new_with_properties(gtype, 0, nil, nil)!))
            bar.style = style
            bar.content = content
            return bar
        }

        /// Creates the Swift object for an instance that GObject is creating.
        init(instance: UnsafeMutablePointer<GtkWidget>) { widget = instance }

        /// Calls a closure with the widget, which stays alive meanwhile. Does nothing once it is destroyed.
        func withWidget(_ body: (UnsafeMutablePointer<GtkWidget>) -> Void) {
            guard let widget else { return }
            g_object_ref(widget)
            body(widget)
            g_object_unref(widget)
        }
    }
#endif
