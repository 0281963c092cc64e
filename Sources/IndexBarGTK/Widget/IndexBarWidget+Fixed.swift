#if GTK
    import CGTK
    import IndexBarCore

    /// What tests set instead of measured values, and what they observe.
    package struct IndexBarFixed {
        /// Replaces the sizes of text.
        package var along: IndexBarMeasured.PerAxis
        package var across: IndexBarMeasured.PerAxis
        package var previewWidth: Double
        package var previewHeight: Double
        /// Replaces the time of events, in seconds.
        package var time: @MainActor () -> Double
        /// Called for each effect outside the bar.
        package var done: @MainActor (Done) -> Void

        /// An effect on GTK.
        package enum Done {
            case timer(seconds: Double, source: guint)
            case timerStopped, paint, stop
            case scroll(IndexBarCommands.Scroll)
            case restore(IndexBarCommands.Restore)
            case visible, reserved
            case value(String)
        }

        package init(
            along: IndexBarMeasured.PerAxis, across: IndexBarMeasured.PerAxis, previewWidth: Double,
            previewHeight: Double, time: @escaping @MainActor () -> Double,
            done: @escaping @MainActor (Done) -> Void
        ) {
            (self.along, self.across) = (along, across)
            (self.previewWidth, self.previewHeight) = (previewWidth, previewHeight)
            (self.time, self.done) = (time, done)
        }
    }

    extension IndexBarWidget {
        /// Sets sizes and time.
        package func fix(_ fixed: IndexBarFixed?) {
            self.fixed = fixed
            let measured = measuredTitles()
            send { $0.update { $0 = measured } }
            queueResize()
        }

        /// The number of titles measured.
        package var measuredTitleCount: Int { titleCache.measured }

        /// The time of a controller's current event, in seconds.
        func time(of controller: OpaquePointer) -> Double {
            fixed?.time() ?? Double(gtk_event_controller_get_current_event_time(controller)) / 1000
        }
    }
#endif
