#if GTK
    import CGTK
    import IndexBarCore

    /// Takes the place of the scrolled window while a bar is attached, and contains the list and the bar.
    ///
    /// A GObject class of its own, because it gives the list all the space beside the bar without changing the
    /// margins of the app's widgets. CSS node `indexbox`.
    @MainActor
    final class IndexBarContainer {
        private(set) var widget: Widget?
        /// The bar placed here.
        weak var owner: IndexBarWidget?
        private var adopted: (list: WeakObject, bar: WeakObject?)?
        private let connections = SignalConnections()

        private static let registration: (type: GType, slot: InstanceSlot<IndexBarContainer>) =
            InstanceSlot.register(
                "IndexBarContainer", parent: gtk_widget_get_type(),
                classInit: { type, _ in classInit(type!) },
                instanceInit: { instance, _ in
                    let container = IndexBarContainer(instance: instance!.cast())
                    registration.slot.store(container, in: instance!)
                })
        private static let parentClass = g_type_class_ref(gtk_widget_get_type())!
            .assumingMemoryBound(to: GtkWidgetClass.self)

        /// Creates a container without children, floating.
        static func make() -> IndexBarContainer {
            object(of: gpointer(g_object_new_with_properties(registration.type, 0, nil, nil)!))
        }

        private init(instance: Widget) { widget = instance }

        static func object(of instance: gpointer) -> IndexBarContainer {
            registration.slot.object(of: instance)
        }

        /// Adopts list and bar, which must have no parent.
        func adopt(list: Widget, bar: Widget) {
            guard let widget else { return }
            adopted = (WeakObject(list), WeakObject(bar))
            gtk_widget_set_parent(list, widget)
            gtk_widget_set_parent(bar, widget)
            g_object_bind_property(list, "visible", widget, "visible", G_BINDING_SYNC_CREATE)
            followDirection()
            connections.connect(list, "direction-changed") { [weak self] _ in self?.followDirection() }
        }

        /// Releases list and bar.
        func release() {
            connections.disconnectAll()
            if let list { gtk_widget_unparent(list) }
            if let bar { gtk_widget_unparent(bar) }
            adopted = nil
        }

        /// The widget's parent, if it is a container.
        static func around(_ widget: Widget) -> IndexBarContainer? {
            guard let parent = gtk_widget_get_parent(widget), parent.isA(registration.type) else {
                return nil
            }
            return object(of: parent)
        }

        /// Frees the place for another bar.
        func makeRoom() {
            owner?.detach()
            if list != nil { giveBack() }
        }

        /// Releases the bar and replaces the container by the list. Without a list the container is removed.
        func giveBack() {
            guard let widget else { return }
            g_object_ref(widget)
            defer { g_object_unref(widget) }
            guard let list else {
                release()
                return ParentPlace.empty(widget)
            }
            let focus = FocusKeeper(inside: list)
            g_object_ref(list)
            release()
            if !ParentPlace.replace(widget, with: list) {
                // The app has moved the container to a parent where the list cannot replace it, so the list stays
                // inside.
                adopted = (WeakObject(list), nil)
                gtk_widget_set_parent(list, widget)
            }
            g_object_unref(list)
            focus.restore()
        }

        private var list: Widget? { child(adopted?.list) }
        private var bar: Widget? { child(adopted?.bar) }

        /// An adopted widget, unless it has been removed or destroyed.
        private func child(_ object: WeakObject?) -> Widget? {
            object?.widget.flatMap { gtk_widget_get_parent($0) == widget ? $0 : nil }
        }

        /// Widgets do not inherit their parent's direction, so list and bar get the same one here.
        private func followDirection() {
            guard let list, let bar, let widget else { return }
            let direction = gtk_widget_get_direction(list)
            for follower in [widget, bar] where gtk_widget_get_direction(follower) != direction {
                gtk_widget_set_direction(follower, direction)
            }
        }

        // MARK: Layout

        private var isBelow: Bool {
            bar.map { IndexBarWidget.of($0).standsBelow } ?? false
        }

        /// The part of the width or height reserved for the bar.
        private var taken: Int { bar.map { IndexBarWidget.of($0).takenThickness } ?? 0 }

        private func measure(_ orientation: GtkOrientation, for size: gint) -> (minimum: gint, natural: gint)
        {
            guard let list else { return (0, 0) }
            var minimum: gint = 0
            var natural: gint = 0
            let isAcross = (orientation == GTK_ORIENTATION_VERTICAL) == isBelow
            let room = gint(clamping: taken)
            let forSize = isAcross || size < 0 ? size : max(0, size - room)
            gtk_widget_measure(list, orientation, forSize, &minimum, &natural, nil, nil)
            return isAcross ? (minimum + room, natural + room) : (minimum, natural)
        }

        private func allocate(width: gint, height: gint) {
            guard let widget, let list else { return }
            guard let bar else {
                return gtk_widget_size_allocate(
                    list, [GtkAllocation(x: 0, y: 0, width: width, height: height)], -1)
            }
            let object = IndexBarWidget.of(bar)
            let isBelow = isBelow
            let room = gint(clamping: taken)
            var minimum: gint = 0
            let across = isBelow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
            gtk_widget_measure(bar, across, -1, &minimum, nil, nil, nil)
            let isLeft = (object.edge == .leading) == (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_LTR)
            var ofList = GtkAllocation(x: 0, y: 0, width: width, height: height)
            var ofBar = ofList
            if isBelow {
                ofList.height -= room
                ofBar.height = minimum
                ofBar.y = height - minimum
            } else {
                ofList.width -= room
                ofList.x = isLeft ? room : 0
                ofBar.width = minimum
                ofBar.x = isLeft ? 0 : width - minimum
            }
            if gtk_widget_should_layout(list) != 0 { gtk_widget_size_allocate(list, &ofList, -1) }
            if gtk_widget_should_layout(bar) != 0 { gtk_widget_size_allocate(bar, &ofBar, -1) }
        }

        // MARK: The class

        private static func classInit(_ type: gpointer) {
            let base = type.assumingMemoryBound(to: GObjectClass.self)
            base.pointee.dispose = { instance in
                IndexBarContainer.object(of: instance!).release()
                IndexBarContainer.parentClass.pointee.parent_class.dispose(instance)
            }
            base.pointee.finalize = { instance in
                IndexBarContainer.object(of: instance!).widget = nil
                IndexBarContainer.registration.slot.release(in: instance!)
                IndexBarContainer.parentClass.pointee.parent_class.finalize(instance)
            }
            let widget = type.assumingMemoryBound(to: GtkWidgetClass.self)
            gtk_widget_class_set_css_name(widget, "indexbox")
            gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP)
            widget.pointee.measure = {
                widget, orientation, size, minimum, natural, baseline, naturalBaseline in
                let extent = IndexBarContainer.object(of: widget!).measure(orientation, for: size)
                minimum?.pointee = extent.minimum
                natural?.pointee = extent.natural
                baseline?.pointee = -1
                naturalBaseline?.pointee = -1
            }
            widget.pointee.size_allocate = { widget, width, height, _ in
                IndexBarContainer.object(of: widget!).allocate(width: width, height: height)
            }
            widget.pointee.compute_expand = { widget, horizontal, vertical in
                let list = IndexBarContainer.object(of: widget!).list
                horizontal?.pointee =
                    list.map { gtk_widget_compute_expand($0, GTK_ORIENTATION_HORIZONTAL) } ?? 0
                vertical?.pointee = list.map { gtk_widget_compute_expand($0, GTK_ORIENTATION_VERTICAL) } ?? 0
            }
            widget.pointee.get_request_mode = { widget in
                IndexBarContainer.object(of: widget!).list.map { gtk_widget_get_request_mode($0) }
                    ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
            }
        }
    }
#endif
