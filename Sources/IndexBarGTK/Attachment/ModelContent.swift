#if GTK
    import CGTK
    import IndexBarCore

    /// Keeps a bar's content in step with the list's model: each run of items with equal titles is a section with an
    /// entry.
    ///
    /// Each new item's title is computed once. Changes are collected until the main loop is idle, so that a model
    /// filled item by item is read once.
    @MainActor
    final class ModelContent {
        private unowned let bar: IndexBarWidget
        private let title: @MainActor (_ item: gpointer) -> String
        private let listConnections = SignalConnections()
        private let modelConnections = SignalConnections()
        private var model: WeakObject?
        /// The title of each item; nil if not computed yet.
        private var titles: [String?] = []
        /// The number of changes to the model so far.
        private var changes = 0
        private let later = MainLoopTimer()

        init(bar: IndexBarWidget, title: @escaping @MainActor (_ item: gpointer) -> String) {
            (self.bar, self.title) = (bar, title)
        }

        isolated deinit { later.stop() }

        /// Follows the model of a list or grid view; nil stops.
        func follow(_ list: Widget?) {
            listConnections.disconnectAll()
            leaveModel()
            guard let list, list.isA(gtk_list_view_get_type()) || list.isA(gtk_grid_view_get_type()) else {
                return
            }
            let weak = WeakObject(list)
            listConnections.connect(list, "notify::model") { [weak self] _ in
                self?.followModel(of: weak.widget)
            }
            followModel(of: list)
        }

        /// Applies pending changes.
        func readNow() { if later.isRunning { read() } }

        private func leaveModel() {
            modelConnections.disconnectAll()
            later.stop()
            changes += 1
            (model, titles) = (nil, [])
        }

        private func followModel(of list: Widget?) {
            leaveModel()
            if let model = list?.object(named: "model") {
                self.model = WeakObject(model)
                titles = Array(repeating: nil, count: Int(g_list_model_get_n_items(OpaquePointer(model))))
                modelConnections.connect(model, "items-changed") { [weak self] arguments in
                    self?.itemsChanged(
                        at: arguments.uint(at: 1), removed: arguments.uint(at: 2),
                        added: arguments.uint(at: 3))
                }
            }
            read()
        }

        private func itemsChanged(at place: guint, removed: guint, added: guint) {
            changes += 1
            let start = min(Int(place), titles.count)
            let end = min(start + Int(removed), titles.count)
            titles.replaceSubrange(start..<end, with: repeatElement(nil, count: Int(added)))
            if !later.isRunning { later.start(after: 0) { [weak self] in self?.read() } }
        }

        /// Computes missing titles and sets the bar's content. If the title function changes the model, the rest is
        /// read next time.
        private func read() {
            later.stop()
            guard let model = model?.object else { return bar.content = content() }
            g_object_ref(model)
            defer { g_object_unref(model) }
            let begun = changes
            for place in titles.indices where titles[place] == nil {
                guard let item = g_list_model_get_item(OpaquePointer(model), guint(place)) else { continue }
                defer { g_object_unref(item) }
                let text = title(item)
                guard begun == changes else { return }
                titles[place] = text
            }
            bar.content = content()
        }

        private func content() -> IndexBarContent {
            var content = IndexBarRuns(rowCount: titles.count) { titles[$0] ?? "" }.content
            content.language = bar.content.language
            return content
        }
    }

    extension IndexBarWidget {
        /// Makes the content from the list's model from now on: each run of items with equal titles is a section with
        /// an entry. With nil the content stays and no longer follows the model.
        ///
        /// The list must be a `GtkListView` or `GtkGridView`; set the content of other lists yourself. The bar has
        /// its titles when this returns, and follows changes of the model before the next frame.
        ///
        /// - Parameter title: returns the section title of an item, a `GObject`; called once for each new item.
        /// - Complexity: O(items), with O(new items) calls.
        public func setTitle(_ title: (@MainActor (_ item: gpointer) -> String)?) {
            setTitle(title, expression: nil)
        }

        /// A `GtkExpression` that gives the section title of an item as text, as for `setTitle`. Default: nil.
        public var expression: OpaquePointer? {
            get { titleExpression?.expression }
            set {
                guard newValue != expression else { return }
                guard let newValue else { return setTitle(nil) }
                let kept = KeptExpression(newValue)
                setTitle(kept.title(of:), expression: kept)
            }
        }

        private func setTitle(
            _ title: (@MainActor (_ item: gpointer) -> String)?, expression: KeptExpression?
        ) {
            withWidget { _ in
                let hadOne = titleExpression != nil
                titleExpression = expression
                modelContent = title.map { ModelContent(bar: self, title: $0) }
                modelContent?.follow(list)
                if hadOne || expression != nil { notify("expression") }
            }
        }
    }

    /// Holds a reference to an expression.
    @MainActor
    final class KeptExpression {
        let expression: OpaquePointer

        init(_ expression: OpaquePointer) { self.expression = gtk_expression_ref(expression) }

        isolated deinit { gtk_expression_unref(expression) }

        /// The value as text; empty if it has none.
        func title(of item: gpointer) -> String {
            var value = GValue()
            guard gtk_expression_evaluate(expression, item, &value) != 0 else { return "" }
            defer { g_value_unset(&value) }
            guard value.g_type == FundamentalType.string else { return "" }
            return g_value_get_string(&value).map { String(cString: $0) } ?? ""
        }
    }
#endif
