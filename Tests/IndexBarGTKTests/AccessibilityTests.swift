#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// What assistive technology is told, asked of GTK in this process.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct AccessibilityTests {
        private func expect(
            _ list: ListWindow, entry: Int, text: String, count: Int = 27,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let accessible = OpaquePointer(list.bar.widget)
            let faults = [
                cgtk_test_accessible_string(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "Section index"),
                cgtk_test_accessible_string(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text),
                cgtk_test_accessible_string(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text),
                cgtk_test_accessible_number(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, Double(entry)),
                cgtk_test_accessible_number(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0),
                cgtk_test_accessible_number(
                    accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, Double(max(0, count - 1))),
            ]
            for fault in faults {
                if let fault {
                    Issue.record("GTK has \(String(cString: fault))", sourceLocation: sourceLocation)
                }
                g_free(fault)
            }
            #expect(list.bar.screen()?.accessible.value == Double(entry), sourceLocation: sourceLocation)
        }

        @Test func `S0.36 P55: one slider with name, value, range and text, before the first selection too`()
            throws
        {
            let list = try ListWindow()
            defer { list.close() }
            let accessible = OpaquePointer(list.bar.widget)
            #expect(gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_SLIDER) != 0)
            #expect(list.bar.selectedEntry == nil)
            expect(list, entry: 0, text: "A, 1 of 27")
            try list.tap("M")
            expect(list, entry: 12, text: "M, 13 of 27")
            #expect(
                cgtk_test_accessible_choice(
                    accessible, GTK_ACCESSIBLE_PROPERTY_ORIENTATION,
                    CInt(GTK_ORIENTATION_VERTICAL.rawValue)) == nil)
        }

        @Test func `the check of accessible values fails for another value`() throws {
            let list = try ListWindow()
            defer { list.close() }
            let found = cgtk_test_accessible_string(
                OpaquePointer(list.bar.widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "B, 2 of 27")
            #expect(found != nil)
            g_free(found)
        }

        @Test func `the value follows the list, the content and the words`() throws {
            let list = try ListWindow()
            defer { list.close() }
            #expect(cgtk_list_scroll_to(list.list, 1350) != 0)
            #expect(run { list.bar.highlightedEntry == 13 })
            expect(list, entry: 13, text: "N, 14 of 27")
            list.bar.content = IndexBarContent(
                titles: ["X", "Y"], rowCounts: [1000, 1700], spokenTitles: ["Ex", "Why"])
            #expect(run { list.bar.highlightedEntry == 1 })
            expect(list, entry: 1, text: "Why, 2 of 2", count: 2)
            list.bar.words = IndexBarWords(label: "Section index", of: "von")
            expect(list, entry: 1, text: "Why, 2 von 2", count: 2)
        }

        @Test func `P56: the value can be set, and the list follows`() throws {
            let list = try ListWindow()
            defer { list.close() }
            // Assistive technology sets the value of the range, and so does this.
            let range = UnsafeMutableRawPointer(try #require(list.bar.widget)).assumingMemoryBound(
                to: GtkRange.self)
            gtk_range_set_value(range, 12)
            #expect(list.selections.map(\.reason) == [.adjust])
            #expect(run { list.topRow == list.starts[12] })
            expect(list, entry: 12, text: "M, 13 of 27")
            for (value, entry) in [(99.0, 26), (-5, 0), (3.4, 3)] {
                gtk_range_set_value(range, value)
                expect(list, entry: entry, text: "\(list.titles[entry]), \(entry + 1) of 27")
            }
        }

        @Test func `a value that is set during a drag is put back`() throws {
            let list = try ListWindow()
            defer { list.close() }
            try list.touch("E")
            #expect(run { list.bar.isTracking })
            let range = UnsafeMutableRawPointer(try #require(list.bar.widget)).assumingMemoryBound(
                to: GtkRange.self)
            gtk_range_set_value(range, 20)
            expect(list, entry: 4, text: "E, 5 of 27")
            list.lift()
            #expect(run { !list.bar.isTracking })
        }

        @Test func `actions step to the next and the previous entry with rows`() throws {
            let list = try ListWindow(titles: ["A", "B", "C"], rowCounts: [50, 0, 50])
            defer { list.close() }
            #expect(gtk_widget_activate_action_variant(list.bar.widget, "section.next", nil) != 0)
            #expect(list.bar.selectedEntry == 2)
            #expect(gtk_widget_activate_action_variant(list.bar.widget, "section.previous", nil) != 0)
            #expect(list.bar.selectedEntry == 0)
            #expect(list.selections.map(\.reason) == [.adjust, .adjust])
        }

        @Test func `without entries the value is empty`() throws {
            let list = try ListWindow(titles: [], rowCounts: [])
            defer { list.close() }
            expect(list, entry: 0, text: "", count: 0)
        }
    }
#endif
