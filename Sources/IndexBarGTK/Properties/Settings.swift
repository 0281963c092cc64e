#if GTK
    import CGTK
    import IndexBarCore

    /// All settings of a bar that are GObject properties, as one value.
    struct Settings: Equatable {
        var style = IndexBarStyle()
        var insets = IndexBarInsets()
        var words = IndexBarWords()
        var edge = IndexBarWidget.Edge.trailing
        /// Kept while another activation is set.
        var distance = 10.0
        var delay = 0.3

        var activation: ActivationKind {
            get {
                switch style.activation {
                case .touchDown: .touchDown
                case .drag: .drag
                case .delay: .delay
                }
            }
            set {
                style.activation =
                    switch newValue {
                    case .touchDown: .touchDown
                    case .drag: .drag(minimum: distance)
                    case .delay: .delay(seconds: delay)
                    }
            }
        }

        var activationDistance: Double {
            get { distance }
            set {
                distance = newValue
                activation = activation
            }
        }

        var activationDelay: Double {
            get { delay }
            set {
                delay = newValue
                activation = activation
            }
        }
    }

    extension IndexBarWidget {
        /// Setting it changes what differs and notifies each change once.
        var settings: Settings {
            get {
                Settings(
                    style: style, insets: insets, words: words, edge: edge,
                    distance: activationNumbers.distance,
                    delay: activationNumbers.delay)
            }
            set {
                changing {
                    activationNumbers = (newValue.distance, newValue.delay)
                    (style, insets, words, edge) = (
                        newValue.style, newValue.insets, newValue.words, newValue.edge
                    )
                }
            }
        }

        /// Notifies observers of each changed property once. A nested change is part of the outer one.
        func changing(_ change: () -> Void) {
            guard !isChanging, let widget else { return change() }
            isChanging = true
            let before = settings
            change()
            let after = settings
            isChanging = false
            guard before != after else { return }
            g_object_freeze_notify(widget.cast())
            for property in Property.all where property.differs(before, after) {
                g_object_notify_by_pspec(widget.cast(), property.specification)
            }
            g_object_thaw_notify(widget.cast())
        }
    }
#endif
