#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// Creates a bar and attaches it to a list.
        ///
        /// A box with the list's scrolled window and the bar replaces the scrolled window in its parent. Nothing else
        /// changes, and `detach` undoes it. You can attach a bar before the list has a scrolled window, a parent or a
        /// window.
        ///
        /// - Parameters:
        ///   - list: a `GtkListView` or `GtkGridView` in a `GtkScrolledWindow`, or any `GtkScrolledWindow`. The
        ///     parent must be a GtkBox, GtkGrid, GtkOverlay, GtkStack, GtkNotebook, GtkCenterBox, or a widget with a
        ///     property for its child, such as GtkWindow, GtkPaned, GtkFrame, GtkRevealer or AdwBin. With any other
        ///     parent GTK logs a warning; then place the bar's widget yourself.
        ///   - content: the entries and the list's row counts.
        ///   - style: the settings. Default: every default of `IndexBarStyle`.
        ///   - offsetOfRow: for a scrolled window without a list view, the offset of a row in the scrolled content,
        ///     in points; must not decrease from row to row. Default: the rows of a `GtkListBox`, the children of a
        ///     `GtkBox`, otherwise rows of equal height.
        /// - Returns: a new bar, whose widget is owned by its parent. A list has one bar that places itself: an
        ///   earlier one is detached.
        public static func attach(
            to list: UnsafeMutablePointer<GtkWidget>, content: IndexBarContent,
            style: IndexBarStyle = IndexBarStyle(), offsetOfRow: (@MainActor (Int) -> Double)? = nil
        ) -> IndexBarWidget {
            let bar = make(content: content, style: style)
            bar.attach(to: list, offsetOfRow: offsetOfRow)
            return bar
        }

        /// Attaches the bar to a list. A bar that is attached already is detached first.
        ///
        /// A bar with a parent stays there and only follows the list. Otherwise it is placed beside the list, as by
        /// the static method, and replaces a bar placed there earlier. The app may place any number of bars itself.
        public func attach(
            to list: UnsafeMutablePointer<GtkWidget>, offsetOfRow: (@MainActor (Int) -> Double)? = nil
        ) {
            withWidget { widget in
                detach()
                follow(list, placesBar: gtk_widget_get_parent(widget) == nil, offsetOfRow: offsetOfRow)
            }
        }

        /// The list that the bar follows; nil without one. Setting it attaches or detaches the bar but never places
        /// it, because a builder sets it before the bar has a parent.
        public var list: UnsafeMutablePointer<GtkWidget>? {
            get { attachment?.listWidget }
            set {
                guard newValue != list else { return }
                withWidget { _ in
                    detach()
                    if let newValue { follow(newValue, placesBar: false, offsetOfRow: nil) }
                }
            }
        }

        private func follow(
            _ list: UnsafeMutablePointer<GtkWidget>, placesBar: Bool,
            offsetOfRow: (@MainActor (Int) -> Double)?
        ) {
            send { $0.update { $0.isAttached = true } }
            attachment = Attachment(
                bar: self, list: list, placesBar: placesBar, offsetOfRow: offsetOfRow ?? rowOffset)
            modelContent?.follow(list)
            notify("list")
        }

        /// Detaches the bar and undoes all changes, so that the list is back in its place at full size, unless the
        /// app has moved or destroyed it. A bar that placed itself is destroyed unless someone else holds a
        /// reference. Without a list this does nothing.
        public func detach() {
            guard let attachment else { return }
            self.attachment = nil
            withWidget { _ in
                send { $0.accessible(.escape) }
                attachment.detach()
                send { $0.update { $0.isAttached = false } }
                modelContent?.follow(nil)
                notify("list")
            }
        }

        /// The widget that contains list and bar while the bar has placed itself beside the list; otherwise nil.
        public var container: UnsafeMutablePointer<GtkWidget>? { attachment?.container }

        /// Whether an attached bar is below its list.
        var standsBelow: Bool {
            switch style.axis {
            case .horizontal: true
            case .vertical: false
            case .automatic: attachment?.isHorizontal ?? false
            }
        }

        /// The space beside the list reserved for the bar: its hit area, so that it covers neither the list nor its
        /// scrollbar. A floating bar, or one that hides by itself, reserves none.
        var takenThickness: Int {
            guard !isHidden, !style.floats, style.autoHide == .never, !content.isEmpty else { return 0 }
            return measure(standsBelow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL).minimum
        }
    }
#endif
