#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// Where an attached bar stands.
        public enum Edge: Hashable, Sendable, CaseIterable {
            /// Where lines end: at the right, in right-to-left text at the left. The default.
            case trailing
            /// Where lines begin.
            case leading
        }

        /// The entries and the rows of the list. An equal value changes nothing. During a drag the entry with the
        /// same id stays selected, else the nearest one.
        ///
        /// - Complexity: O(entries) to compare, and O(titles measured), at most 512 of them.
        public var content: IndexBarContent {
            get { engine.content }
            set { if newValue != engine.content { replace(content: newValue) } }
        }

        /// The rules. An equal value changes nothing; a drag goes on.
        public var style: IndexBarStyle {
            get { engine.style }
            set { if newValue != engine.style { apply(style: newValue) } }
        }

        /// What is taken from the bar at its sides, for instance under a floating header, in points. Default: 0.
        public var insets: IndexBarInsets {
            get { storedInsets }
            set {
                guard newValue != storedInsets else { return }
                storedInsets = newValue
                measureAgain()
            }
        }

        /// The words that a screen reader says. Default: in the language of messages, as GTK's own.
        public var words: IndexBarWords {
            get { storedWords }
            set {
                guard newValue != storedWords else { return }
                storedWords = newValue
                updateAccessible()
            }
        }

        /// The side of the list at which an attached bar stands; a horizontal bar is always below. Default:
        /// `.trailing`.
        public var edge: Edge {
            get { storedEdge }
            set {
                guard newValue != storedEdge else { return }
                storedEdge = newValue
                attachment?.queueResize()
            }
        }

        /// Whether a bubble beside the bar shows the tracked entry. Default: yes.
        public var showsPreview: Bool {
            get { storedShowsPreview }
            set {
                guard newValue != storedShowsPreview else { return }
                storedShowsPreview = newValue
                updatePreview()
            }
        }

        /// The entry that was selected last; nil: none.
        public var selectedEntry: Int? { engine.selectedEntry }

        /// The entry that is lit: the tracked or selected one, or the one that the list shows; nil: none.
        public var highlightedEntry: Int? { engine.highlightedEntry }

        /// Whether a drag is on.
        public var isTracking: Bool { engine.isTracking }

        /// Whether the bar is hidden: by itself, or because the list has too few rows.
        public var isHidden: Bool { engine.isHidden }

        /// What rows under a floating bar should keep free, in points; 0 while it is hidden. A bar beside its list
        /// takes its room itself.
        public var reservedThickness: Double { engine.reservedThickness }

        /// Selects an entry, as a screen reader would: the list goes there. Out of range: the nearest there is.
        public func select(entry: Int) { perform(.choose(entry: entry)) }

        /// Replaces the entries, also by equal ones.
        package func replace(content: IndexBarContent) {
            withWidget { widget in
                var effects = engine.replace(content: content)
                effects.merge(engine.update(metrics: measuredMetrics(style)))
                updateFocusable()
                gtk_widget_queue_resize(widget)
                carryOut(effects)
                attachment?.contentChanged()
                g_object_notify(widget.cast(), "titles")
            }
        }

        /// Replaces the rules.
        package func apply(style: IndexBarStyle) {
            withWidget { widget in
                let effects = engine.update(style: style, metrics: measuredMetrics(style))
                gtk_widget_queue_resize(widget)
                setClass("floating", style.floats)
                carryOut(effects)
                attachment?.queueResize()
            }
        }

        /// Replaces the rules and takes these metrics in place of what the widget measures.
        package func apply(style: IndexBarStyle, metrics: IndexBarMetrics) {
            fixedMetrics = metrics
            apply(style: style)
        }

        /// Measures text and direction anew; what follows is carried out.
        package func measureAgain() {
            withWidget { widget in
                let effects = engine.update(metrics: measuredMetrics(style))
                gtk_widget_queue_resize(widget)
                carryOut(effects)
            }
        }

        /// The last selection that no frame has scrolled the list to yet; asked for once a frame.
        package func takeScroll() -> IndexBarSelection? { engine.takeScroll() }

        /// Takes an input to the engine and carries out what follows: every touch, key and request comes here.
        package func perform(_ input: IndexBarInput) {
            withWidget { _ in
                carryOut(engine.handle(input))
                if engine.scrubScale != shownScale { updatePreview() }
            }
        }
    }
#endif
