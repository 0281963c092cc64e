#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// Creates a bar and attaches it to a list.
        ///
        /// The scrolled window around the list keeps its place in its parent, which from then on holds a box of
        /// list and bar; neither list nor parent is changed otherwise, and `detach` undoes it. The list may be
        /// attached to before it has a scrolled window, a parent or a window.
        ///
        /// - Parameters:
        ///   - list: a `GtkListView` or `GtkGridView` in a `GtkScrolledWindow`, or any `GtkScrolledWindow`, whose
        ///     parent is a GtkBox, GtkGrid, GtkOverlay, GtkStack, GtkNotebook, GtkCenterBox or one that names its
        ///     child in a property: GtkWindow, GtkPaned, GtkFrame, GtkRevealer, AdwBin and the like. With another
        ///     parent GTK logs a warning; place the bar's widget yourself then.
        ///   - content: the entries and the rows of the list.
        ///   - style: the rules. Default: every default of `IndexBarStyle`.
        ///   - offsetOfRow: for a scrolled window without a list view, where a row begins in what is scrolled, in
        ///     points; must not fall from row to row. Default: the rows of a `GtkListBox`, the children of a
        ///     `GtkBox`, or else rows of one height.
        /// - Returns: the bar, always a new one; what is around the list owns its widget. A list has room for one bar
        ///   that places itself: the bar that stood or waited there is detached, so that the new one takes its place.
        public static func attach(
            to list: UnsafeMutablePointer<GtkWidget>, content: IndexBarContent,
            style: IndexBarStyle = IndexBarStyle(), offsetOfRow: (@MainActor (Int) -> Double)? = nil
        ) -> IndexBarWidget {
            let bar = make(content: content, style: style)
            bar.attach(to: list, offsetOfRow: offsetOfRow)
            return bar
        }

        /// Attaches the bar to a list; one that is attached already is detached first.
        ///
        /// A bar that has a parent stays there and only follows the list. Otherwise it takes its place beside it,
        /// as in the static form, from a bar that stood there. Bars that the app has placed may be any number.
        public func attach(
            to list: UnsafeMutablePointer<GtkWidget>, offsetOfRow: (@MainActor (Int) -> Double)? = nil
        ) {
            withWidget { widget in
                detach()
                follow(list, placesBar: gtk_widget_get_parent(widget) == nil, offsetOfRow: offsetOfRow)
            }
        }

        /// The list that the bar follows; nil: none. Setting it attaches the bar, or detaches it, but never gives it a
        /// place: a builder sets it before it gives the bar its parent.
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

        /// Ends the attachment and undoes it: the list is where it was, with all its room; one that the app has
        /// meanwhile moved to another parent, or destroyed, is left alone. A bar that had put itself beside the list
        /// is destroyed, unless somebody else holds a reference. Without an attachment: nothing.
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

        /// The widget that holds list and bar, while the bar has put itself beside the list.
        public var container: UnsafeMutablePointer<GtkWidget>? { attachment?.container }

        /// Whether an attached bar is below its list.
        var standsBelow: Bool {
            switch style.axis {
            case .horizontal: true
            case .vertical: false
            case .automatic: attachment?.isHorizontal ?? false
            }
        }

        /// How much room beside the list is the bar's: what takes touches, so that it does not cover the list or its
        /// scrollbar. A bar that floats or hides by itself takes none.
        var takenThickness: Int {
            guard !isHidden, !style.floats, style.autoHide == .never, !content.isEmpty else { return 0 }
            return measure(standsBelow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL).minimum
        }
    }
#endif
