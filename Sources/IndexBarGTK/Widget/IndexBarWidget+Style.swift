#if GTK
    import CGTK
    import IndexBarCore

    extension IndexBarWidget {
        /// The side of the list at which an attached bar is placed.
        public enum Edge: Hashable, Sendable, CaseIterable {
            /// The trailing edge: right, or left in right-to-left text. The default.
            case trailing
            /// The leading edge.
            case leading
        }

        /// How the bar looks and behaves. Setting an equal value does nothing. A drag goes on.
        public var style: IndexBarStyle {
            get { driver.style }
            set {
                guard newValue != driver.style else { return }
                changing {
                    send { $0.update(style: newValue) }
                    keepNumbers(of: newValue.activation)
                    setClass("floating", newValue.floats)
                    queueResize()
                }
            }
        }

        /// The insets taken from the bar at its sides, in points, for instance under a floating header. Default: 0.
        public var insets: IndexBarInsets {
            get { driver.measured.insets }
            set { if newValue != insets { changing { send { $0.update { $0.insets = newValue } } } } }
        }

        /// The side of the list at which an attached bar is placed. A horizontal bar is always below. Default:
        /// `.trailing`.
        public var edge: Edge {
            get { storedEdge }
            set {
                guard newValue != storedEdge else { return }
                changing { storedEdge = newValue }
                attachment?.giveRoom()
            }
        }

        private func keepNumbers(of activation: IndexBarStyle.Activation) {
            switch activation {
            case .touchDown: break
            case .drag(let minimum): activationNumbers.distance = minimum
            case .delay(let seconds): activationNumbers.delay = seconds
            }
        }

        /// Adds or removes a style class of the `indexbar` node.
        func setClass(_ name: String, _ isOn: Bool) {
            guard let widget, (gtk_widget_has_css_class(widget, name) != 0) != isOn else { return }
            if isOn {
                gtk_widget_add_css_class(widget, name)
            } else {
                gtk_widget_remove_css_class(widget, name)
            }
        }
    }
#endif
