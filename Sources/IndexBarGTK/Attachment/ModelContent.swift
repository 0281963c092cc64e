#if GTK
    import CGTK
    import IndexBarCore

    /// Keeps a bar's content as the model of its list is: an entry and a section for each run of items with one title.
    ///
    /// A title is made once for each item that comes. What changes is gathered until the main loop is idle, so that a
    /// model that is filled item by item is read once.
    @MainActor
    final class ModelContent {
        private unowned let bar: IndexBarWidget
        private let title: @MainActor (_ item: gpointer) -> String
        private let listConnections = SignalConnections()
        private let modelConnections = SignalConnections()
        private var model: WeakObject?
        /// The title of each item; nil: not made yet.
        private var titles: [String?] = []
        /// How often the model has changed.
        private var changes = 0
        private let later = MainLoopTimer()

        init(bar: IndexBarWidget, title: @escaping @MainActor (_ item: gpointer) -> String) {
            (self.bar, self.title) = (bar, title)
        }

        isolated deinit { later.stop() }

        /// Follows the model of a list or grid view; nil: none.
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

        /// Takes in what has changed and is not taken in yet.
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

        /// Makes the titles that are missing and gives the bar its content. Where a title's function changes the model,
        /// the rest is read the next time.
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
        /// Makes the content out of the model of the list that the bar follows, from then on: each run of items with
        /// one title is an entry and a section; nil: the content stays and is followed no longer.
        ///
        /// The list is a `GtkListView` or `GtkGridView`; of others nothing is known, and their content is set by hand.
        /// The bar has the titles when this returns. Later changes of the model count before the next frame.
        ///
        /// - Parameter title: the title of the section of an item, a `GObject`; called once for each item that comes.
        /// - Complexity: O(items), and O(items that come) calls.
        public func setTitle(_ title: (@MainActor (_ item: gpointer) -> String)?) {
            setTitle(title, expression: nil)
        }

        /// A `GtkExpression` whose value, a text, is the title of the section of an item, as for `setTitle`; nil: none.
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

    /// An expression, held as long as it is used.
    @MainActor
    final class KeptExpression {
        let expression: OpaquePointer

        init(_ expression: OpaquePointer) { self.expression = gtk_expression_ref(expression) }

        isolated deinit { gtk_expression_unref(expression) }

        /// The value as text; "" where there is none.
        func title(of item: gpointer) -> String {
            var value = GValue()
            guard gtk_expression_evaluate(expression, item, &value) != 0 else { return "" }
            defer { g_value_unset(&value) }
            guard value.g_type == FundamentalType.string else { return "" }
            return g_value_get_string(&value).map { String(cString: $0) } ?? ""
        }
    }
#endif
