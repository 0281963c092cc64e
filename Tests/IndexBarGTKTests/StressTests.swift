#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// Much, often: nothing crashes, nothing is left and memory does not grow. GLib's criticals end the process in all
    /// tests (`TestDisplay`), so here too.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct StressTests {
        /// What memory may grow by, in bytes, after a tenth of the rounds has filled the caches.
        private static let mostGrowth = 2 << 20

        /// Does something so many times; answers by how much memory grew after the first tenth.
        private func repeated(_ rounds: Int, _ body: (Int) throws -> Void) rethrows -> Int {
            var before = 0
            for round in 0..<rounds {
                if round == rounds / 10 { before = memoryInUse() }
                try body(round)
            }
            return memoryInUse() - before
        }

        @Test func `a window is opened and closed 100 times, scrubbed in between, and all of it is gone`()
            throws
        {
            let weak = Weak()
            weak var last: IndexBarWidget?
            let growth = try repeated(100) { round in
                try autoreleasing {
                    let list = try ListWindow()
                    for (name, object) in [
                        ("window", list.window), ("scrolled window", list.scrolled), ("list", list.list),
                        ("container", list.bar.container), ("bar", list.bar.widget),
                    ] { weak.watch("\(name) \(round)", object) }
                    try list.touch("F")
                    try list.drag(to: "W")
                    #expect(run { list.bar.selectedEntry == 22 })
                    // Every second window is closed while the finger is down.
                    if round % 2 == 0 {
                        list.lift()
                        #expect(run { !list.bar.isTracking })
                    }
                    last = list.bar
                    list.close()
                    list.lift()
                }
                #expect(run(atMost: 2) { weak.alive.isEmpty }, "\(weak.alive)")
                #expect(last == nil)
            }
            #expect(weak.count == 500)
            #expect(growth < Self.mostGrowth, "grew by \(growth) bytes")
        }

        @Test func `a window is made as small as can be and large again 50 times`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.tap("M")
            let growth = repeated(50) { _ in
                gtk_window_set_default_size(list.window.window, 1, 1)
                #expect(run { gtk_widget_get_height(list.window) < 300 })
                settle(list.window)
                gtk_window_set_default_size(list.window.window, 360, 640)
                #expect(run { gtk_widget_get_height(list.window) == 640 })
                settle(list.window)
                #expect(list.bar.slots.count == 27)
            }
            #expect(list.bar.screen()?.highlighted == "M")
            #expect(growth < Self.mostGrowth, "grew by \(growth) bytes")
        }

        @Test func `P3 Q86: content is replaced 1,000 times during a drag`() throws {
            let list = try ListWindow()
            defer { list.close() }
            var random = SplitMix(state: 7)
            try list.touch("M")
            #expect(run { list.bar.isTracking })
            let point = try list.point(of: "M")
            let growth = repeated(1000) { round in
                let titles = ListWindow.alphabet.filter { _ in Bool.random(using: &random) }
                let isEmpty = round % 50 == 49
                let content = IndexBarContent(
                    titles: isEmpty ? [] : titles,
                    rowCounts: titles.map { _ in Int.random(in: 0...90, using: &random) },
                    ids: titles)
                if round % 10 == 0 { list.rows.replace(count: content.rowCount) }
                list.bar.content = content
                #expect(list.bar.selectedEntry.map { $0 < content.count } ?? true)
                #expect(list.bar.highlightedEntry.map { $0 < content.count } ?? true)
                #expect(!content.isEmpty || !list.bar.isTracking)
                list.display.touch.touch(.moved, x: point.x, y: Double.random(in: 1...639, using: &random))
                drain()
                if isEmpty {
                    list.lift()
                    list.bar.content = IndexBarContent(titles: ["A", "B"], rowCounts: [10, 10])
                    list.display.touch.touch(.began, x: point.x, y: point.y)
                    #expect(run { list.bar.isTracking })
                }
            }
            list.lift()
            #expect(run { !list.bar.isTracking })
            #expect(growth < Self.mostGrowth, "grew by \(growth) bytes")
        }

        @Test func `a bar is attached and detached 1,000 times, and only the list is left`() throws {
            let list = try ListWindow(rowCounts: [10, 10, 10] + Array(repeating: 0, count: 24))
            defer { list.close() }
            list.bar.detach()
            let weak = Weak()
            let content = IndexBarContent(titles: ["A", "B", "C"], rowCounts: [10, 10, 10])
            let growth = repeated(1000) { round in
                let bar = IndexBarWidget.attach(to: list.list, content: content)
                weak.watch("bar \(round)", bar.widget)
                weak.watch("container \(round)", bar.container)
                if round % 100 == 0 {
                    settle(list.window)
                    bar.select(entry: 1)
                }
                bar.detach()
                if round % 100 == 0 { settle(list.window) }
            }
            settle(list.window)
            #expect(weak.count == 2000)
            #expect(weak.alive.isEmpty)
            #expect(gtk_widget_get_parent(list.scrolled) == list.window)
            #expect(gtk_widget_get_width(list.list) == 360)
            #expect(growth < Self.mostGrowth, "grew by \(growth) bytes")
        }

        /// Runs a body whose objects are let go of at its end.
        private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }
    }
#endif
