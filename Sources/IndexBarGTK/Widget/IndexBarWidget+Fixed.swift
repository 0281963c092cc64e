#if GTK
    import CGTK
    import IndexBarCore

    /// What tests fix in place of what the toolkit measures, and what they are told of as it is done.
    package struct IndexBarFixed {
        /// Sizes in place of those of text.
        package var along: IndexBarMeasured.PerAxis
        package var across: IndexBarMeasured.PerAxis
        package var previewWidth: Double
        package var previewHeight: Double
        /// The time in place of that of events, in seconds.
        package var time: @MainActor () -> Double
        /// Called as soon as something is done to the outside.
        package var done: @MainActor (Done) -> Void

        /// What was done with GTK.
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
        /// Fixes sizes and time.
        package func fix(_ fixed: IndexBarFixed?) {
            self.fixed = fixed
            let measured = measuredTitles()
            send { $0.update { $0 = measured } }
            queueResize()
        }

        /// How many titles have been measured so far.
        package var measuredTitleCount: Int { titleCache.measured }

        /// The time of an event that a controller handles, in seconds.
        func time(of controller: OpaquePointer) -> Double {
            fixed?.time() ?? Double(gtk_event_controller_get_current_event_time(controller)) / 1000
        }
    }
#endif
