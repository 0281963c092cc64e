#if GTK
    import CGTK
    import IndexBarCore

    extension Property {
        /// All properties, in the order of their ids, from 1. A setting has its Swift name with hyphens.
        static let all = settings + state

        private static let settings: [Property] = [
            .choice("axis", IndexBarEnumerations.axis, \.style.axis),
            .choice("distribution", IndexBarEnumerations.distribution, \.style.distribution),
            .choice("gaps", IndexBarEnumerations.gaps, \.style.gaps),
            .number("end-padding", \.style.endPadding),
            .number("hysteresis", \.style.hysteresis),
            .choice("activation", IndexBarEnumerations.activation, \.activation),
            .number("activation-distance", \.activationDistance),
            .number("activation-delay", \.activationDelay),
            .choice("selects", IndexBarEnumerations.selects, \.style.selects),
            .choice("empty-sections", IndexBarEnumerations.emptySections, \.style.emptySections),
            .flag("dims-empty", \.style.dimsEmpty),
            .flag("restores-on-cancel", \.style.restoresOnCancel),
            .count("minimum-rows", \.style.minimumRows),
            .flag("fine-scrub", \.style.fineScrub),
            .choice("auto-hide", IndexBarEnumerations.autoHide, \.style.autoHide),
            .flag("reveals-on-edge-touch", \.style.revealsOnEdgeTouch),
            .number("hide-delay", \.style.hideDelay),
            .number("maximum-thickness", orNone: \.style.maximumThickness),
            .number("hit-thickness", orNone: \.style.hitThickness),
            .flag("floats", \.style.floats),
            .flag("shows-highlight", \.style.showsHighlight),
            .flag("shows-preview", \.style.showsPreview),
            .flag("scrolls-animated", \.style.scrollsAnimated),
            .flag("lift-tolerance", \.style.liftTolerance),
            .flag("previews-while-scrolling", \.style.previewsWhileScrolling),
            .choice("edge", gtk_pack_type_get_type(), \.packing),
            .number("inset-top", \.insets.top),
            .number("inset-left", \.insets.left),
            .number("inset-bottom", \.insets.bottom),
            .number("inset-right", \.insets.right),
            .text("label", \.words.label),
            .text("of-label", \.words.of),
            .text("search-label", \.words.search),
        ]

        private static let state: [Property] = [
            Property(
                specification: g_param_spec_boxed("titles", nil, nil, FundamentalType.strings, writable),
                read: { g_value_take_boxed($1, $0.titleStrings()) },
                write: {
                    $0.content = IndexBarContent(
                        titles: IndexBarWidget.strings($1), language: $0.content.language)
                }),
            Property(
                specification: g_param_spec_string("language", nil, nil, nil, writable),
                read: { g_value_set_string($1, $0.content.language) },
                write: { $0.content.language = g_value_get_string($1).map { String(cString: $0) } }),
            Property(
                specification: g_param_spec_object("list", nil, nil, gtk_widget_get_type(), writable),
                read: { g_value_set_object($1, $0.list) },
                write: { $0.list = g_value_get_object($1)?.assumingMemoryBound(to: GtkWidget.self) }),
            Property(
                specification: gtk_param_spec_expression("expression", nil, nil, writable),
                read: { gtk_value_set_expression($1, $0.expression) },
                write: { $0.expression = gtk_value_get_expression($1) }),
            Property(
                specification: g_param_spec_uint("n-entries", nil, nil, 0, guint.max, 0, readable),
                read: { g_value_set_uint($1, guint(clamping: $0.content.count)) }),
            Property(
                specification: g_param_spec_int("selected", nil, nil, -1, gint.max, -1, readable),
                read: { g_value_set_int($1, gint(clamping: $0.selectedEntry ?? -1)) }),
            Property(
                specification: g_param_spec_string("selected-title", nil, nil, nil, readable),
                read: { bar, value in
                    g_value_set_string(value, bar.selectedEntry.map { bar.content.title(at: $0) })
                }),
            Property(
                specification: g_param_spec_int("highlighted", nil, nil, -1, gint.max, -1, readable),
                read: { g_value_set_int($1, gint(clamping: $0.highlightedEntry ?? -1)) }),
            Property(
                specification: g_param_spec_boolean("tracking", nil, nil, 0, readable),
                read: { g_value_set_boolean($1, $0.isTracking.gboolean) }),
            Property(
                specification: g_param_spec_boolean("revealed", nil, nil, 1, readable),
                read: { g_value_set_boolean($1, (!$0.isHidden).gboolean) }),
            Property(
                specification: g_param_spec_double(
                    "reserved-thickness", nil, nil, 0, Double.greatestFiniteMagnitude, 0, readable),
                read: { g_value_set_double($1, $0.reservedThickness) }),
            Property(
                specification: g_param_spec_object("container", nil, nil, gtk_widget_get_type(), readable),
                read: { g_value_set_object($1, $0.container) }),
        ]
    }

    extension Settings {
        /// The edge as a `GtkPackType`.
        fileprivate var packing: Packing {
            get { edge == .leading ? .start : .end }
            set { edge = newValue == .start ? .leading : .trailing }
        }

        /// The edges in the order of `GtkPackType`.
        fileprivate enum Packing: CaseIterable {
            case start, end
        }
    }
#endif
