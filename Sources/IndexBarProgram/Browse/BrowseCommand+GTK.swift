#if GTK
    import Foundation
    import IndexBarGTK

    extension BrowseCommand {
        /// Reads the file and opens the window, for the user or for a look of the program's own.
        @MainActor
        func run(_ console: Console) throws(Refusal) {
            let names = NameList(bytes: try console.read(options.file))
            let display = try openDisplay()
            defer { display?.end() }
            names.report(to: console)
            options.rules.report(to: console)
            applySettings()
            let window = BrowseWindow(
                BrowseList(names, rules: options.rules, isTimeline: options.isTimeline), options: options)
            window.show()
            if let text = options.search { window.type(text) }
            try goToTitle(in: window)
            if options.endsByItself {
                try look(at: window, console)
            } else {
                window.runUntilClosed()
            }
        }

        /// Opens the user's display, or one of the program's own where only the program will look at it.
        @MainActor
        private func openDisplay() throws(Refusal) -> OwnDisplay? {
            // A look of the program's own is nothing to tell a screen reader; what it would be told is described.
            if options.endsByItself { setenv("GTK_A11Y", "test", 1) }
            g_set_prgname("index-bar")
            let environment = ProcessInfo.processInfo.environment
            let names = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { environment[$0] }.filter { $0 != "" }
            #if os(Linux)
                let needsDisplay = names.isEmpty
            #else
                let needsDisplay = false
            #endif
            if !needsDisplay, gtk_init_check() != 0 { return nil }
            guard options.endsByItself else {
                let what =
                    names.isEmpty ? "there is no display" : "no display at \(names.joined(separator: ", "))"
                throw Refusal("\(what); --snapshot OUT.png draws without one", status: ExitStatus.noDisplay)
            }
            let display = try OwnDisplay()
            // GTK tries the default display only once.
            let opened =
                gtk_init_check() == 0 ? nil : gdk_display_get_default() ?? gdk_display_open(display.name)
            guard opened != nil else {
                display.end()
                throw Refusal("GTK cannot use the Xvfb that was started", status: ExitStatus.noDisplay)
            }
            return display
        }

        @MainActor
        private func applySettings() {
            switch options.direction {
            case .ltr: gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
            case .rtl: gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
            case nil: break
            }
            guard let settings = gtk_settings_get_default() else { return }
            if let theme = options.theme {
                set("gtk-application-prefer-dark-theme", to: theme == .dark, of: settings)
            }
            if options.endsByItself { set("gtk-enable-animations", to: false, of: settings) }
        }

        @MainActor
        private func set(_ name: String, to isOn: Bool, of settings: OpaquePointer) {
            let value = PropertyValue(boolean: isOn)
            withUnsafePointer(to: value.value) { g_object_set_property(settings.cast(), name, $0) }
        }

        /// Does what `--select` or `--hold` says.
        @MainActor
        private func goToTitle(in window: BrowseWindow) throws(Refusal) {
            guard let title = options.select ?? options.hold else { return }
            guard let entry = window.entry(titled: title) else {
                throw .input("\(options.file): no section is called '\(title)'")
            }
            window.settle()
            if options.hold == nil { window.bar.select(entry: entry) } else { window.hold(entry: entry) }
            window.settle()
        }

        /// Writes the picture and the description.
        @MainActor
        private func look(at window: BrowseWindow, _ console: Console) throws(Refusal) {
            window.settle()
            if let path = options.snapshot { try save(window, to: path) }
            if options.describes { try console.write(WindowDescription(of: window).json + "\n") }
        }

        @MainActor
        private func save(_ window: BrowseWindow, to path: String) throws(Refusal) {
            do throws(IndexBarSnapshot.Failure) {
                let picture = try IndexBarSnapshot.drawing(window.window, scale: options.scale)
                defer { picture.free() }
                try picture.write(to: path)
            } catch {
                throw .input("--snapshot: \(error)")
            }
        }
    }
#endif
