#if GTK
    import CGTK

    /// The GObject class, implemented in Swift.
    extension IndexBarWidget {
        /// The GObject type `IndexBarWidget`, for `g_object_new`, builders and type checks.
        public static var gtype: GType { registration.type }

        private static let registration: (type: GType, slot: InstanceSlot<IndexBarWidget>) =
            InstanceSlot.register(
                "IndexBarWidget", parent: gtk_range_get_type(), classInit: { type, _ in classInit(type!) },
                instanceInit: instanceInit)

        /// GtkRange's class, for calls to the parent's methods.
        private static let parentClass = g_type_class_ref(gtk_range_get_type())!
            .assumingMemoryBound(to: GtkWidgetClass.self)

        static let sectionSelected: guint = {
            var types = [FundamentalType.int, FundamentalType.int, FundamentalType.int]
            return g_signal_newv(
                "section-selected", gtype, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, FundamentalType.none, 3,
                &types)
        }()

        /// The Swift object of an instance; nil if the instance has another type.
        public static func object(of instance: UnsafeMutablePointer<GtkWidget>) -> IndexBarWidget? {
            instance.isA(gtype) ? of(instance) : nil
        }

        /// The Swift object of an instance that is certainly a bar.
        static func of(_ instance: gpointer) -> IndexBarWidget { registration.slot.object(of: instance) }

        /// Logs an error if GTK does not run on the process's main thread.
        private nonisolated static let instanceInit: GInstanceInitFunc = { instance, _ in
            // A task on the main actor may run on any thread once Dispatch owns the main queue.
            if withUnsafeCurrentTask(body: { $0 == nil }) { cgtk_need_first_thread() }
            nonisolated(unsafe) let instance = instance!
            MainActor.assumeIsolated { IndexBarWidget.begin(instance) }
        }

        private static func begin(_ instance: UnsafeMutablePointer<GTypeInstance>) {
            let bar = IndexBarWidget(instance: instance.cast())
            registration.slot.store(bar, in: instance)
            bar.setUp()
        }

        private static func classInit(_ type: gpointer) {
            let base = type.assumingMemoryBound(to: GObjectClass.self)
            base.pointee.dispose = { instance in
                IndexBarWidget.of(instance!).tearDown()
                IndexBarWidget.parentClass.pointee.parent_class.dispose(instance)
            }
            base.pointee.finalize = { instance in
                IndexBarWidget.of(instance!).widget = nil
                IndexBarWidget.registration.slot.release(in: instance!)
                IndexBarWidget.parentClass.pointee.parent_class.finalize(instance)
            }
            installProperties(base)
            _ = sectionSelected

            let widget = type.assumingMemoryBound(to: GtkWidgetClass.self)
            gtk_widget_class_set_css_name(widget, "indexbar")
            gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_SLIDER)
            gtk_widget_class_install_action(widget, "section.next", nil) { widget, _, _ in
                IndexBarWidget.of(widget!).send { $0.accessible(.increment) }
            }
            gtk_widget_class_install_action(widget, "section.previous", nil) { widget, _, _ in
                IndexBarWidget.of(widget!).send { $0.accessible(.decrement) }
            }
            fillIn(widget)
            type.assumingMemoryBound(to: GtkRangeClass.self).pointee.value_changed = { range in
                IndexBarWidget.of(range!).rangeValueChanged()
            }
        }

        private static func fillIn(_ type: UnsafeMutablePointer<GtkWidgetClass>) {
            type.pointee.unmap = { widget in
                IndexBarWidget.of(widget!).cancelTouch()
                IndexBarWidget.parentClass.pointee.unmap(widget)
            }
            type.pointee.measure = { widget, orientation, _, minimum, natural, baseline, naturalBaseline in
                let extent = IndexBarWidget.of(widget!).measure(orientation)
                minimum?.pointee = gint(clamping: extent.minimum)
                natural?.pointee = gint(clamping: extent.natural)
                baseline?.pointee = -1
                naturalBaseline?.pointee = -1
            }
            type.pointee.size_allocate = { widget, width, height, _ in
                IndexBarWidget.of(widget!).allocate(width: width, height: height)
            }
            type.pointee.snapshot = { widget, snapshot in
                if let snapshot { IndexBarWidget.of(widget!).draw(on: snapshot) }
            }
            type.pointee.contains = { widget, x, y in
                IndexBarWidget.of(widget!).isHit(x: x, y: y).gboolean
            }
            type.pointee.direction_changed = { widget, previous in
                IndexBarWidget.parentClass.pointee.direction_changed?(widget, previous)
                gtk_widget_queue_resize(widget)
            }
            type.pointee.state_flags_changed = { widget, before in
                IndexBarWidget.parentClass.pointee.state_flags_changed?(widget, before)
                IndexBarWidget.of(widget!).stateChanged(from: before)
            }
            type.pointee.css_changed = { widget, change in
                IndexBarWidget.parentClass.pointee.css_changed(widget, change)
                IndexBarWidget.of(widget!).fontMayHaveChanged()
            }
            type.pointee.system_setting_changed = { widget, setting in
                IndexBarWidget.parentClass.pointee.system_setting_changed(widget, setting)
                IndexBarWidget.of(widget!).fontMayHaveChanged()
            }
        }
    }
#endif
