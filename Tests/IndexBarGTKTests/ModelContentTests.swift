#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// A bar whose entries come from the model of its list.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct ModelContentTests {
        /// A list view of names and a bar that stands beside it.
        @MainActor
        final class Names {
            let names: OpaquePointer
            let window: UnsafeMutablePointer<GtkWidget>
            let list: UnsafeMutablePointer<GtkWidget>
            let bar = IndexBarWidget.make()
            /// How many titles were asked for.
            var asked = 0

            init(_ texts: [String]) throws {
                _ = try TestDisplay.shared.get()
                names = gtk_string_list_new(nil)
                for text in texts { gtk_string_list_append(names, text) }
                let selection = gtk_no_selection_new(names)
                list = gtk_list_view_new(selection, gtk_signal_list_item_factory_new())
                let scrolled = gtk_scrolled_window_new()
                gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
                let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
                window = gtk_window_new()
                gtk_box_append(box.cast(), scrolled)
                gtk_box_append(box.cast(), bar.widget)
                gtk_window_set_child(window.window, box)
                gtk_window_present(window.window)
            }

            func follow() {
                bar.setTitle { [unowned self] item in
                    asked += 1
                    return String(
                        String(cString: gtk_string_object_get_string(OpaquePointer(item))).prefix(1))
                }
                bar.list = list
            }

            func close() {
                gtk_window_destroy(window.window)
                drain()
            }

            var titles: [String] { (0..<bar.content.count).map { bar.content.title(at: $0) } }
        }

        @Test func `runs of one title are entries, at once, and the bar keeps its own place`() throws {
            let names = try Names(["Anna", "Arne", "Bert", "Anna"])
            defer { names.close() }
            let parent = gtk_widget_get_parent(names.bar.widget)
            names.follow()
            #expect(names.titles == ["A", "B", "A"])
            #expect(names.bar.content.rowCount == 4 && names.asked == 4)
            #expect(gtk_widget_get_parent(names.bar.widget) == parent && names.bar.container == nil)
            names.bar.select(entry: 1)
            #expect(names.bar.selectedEntry == 1)
        }

        @Test func `a title is made once for each item that comes, and a selection knows of it`() throws {
            let names = try Names(["Anna"])
            defer { names.close() }
            names.follow()
            for letter in ["B", "C", "D"] { gtk_string_list_append(names.names, letter) }
            #expect(names.asked == 1, "not before the loop is idle")
            names.bar.select(entry: 3)
            #expect(names.asked == 4 && names.titles == ["A", "B", "C", "D"] && names.bar.selectedEntry == 3)
            gtk_string_list_remove(names.names, 1)
            #expect(run { names.titles == ["A", "C", "D"] })
            #expect(names.asked == 4)
        }

        @Test func `another model is read, none empties the bar, and detached it is left alone`() throws {
            let names = try Names(["Anna"])
            defer { names.close() }
            names.follow()
            let other = gtk_string_list_new(nil)!
            gtk_string_list_append(other, "Zoe")
            let selection = gtk_no_selection_new(other)
            gtk_list_view_set_model(names.list.opaque, selection)
            g_object_unref(gpointer(selection))
            #expect(names.titles == ["Z"])
            gtk_list_view_set_model(names.list.opaque, nil)
            #expect(names.titles.isEmpty)
            names.bar.list = nil
            #expect(names.bar.list == nil)
        }

        @Test func `an expression is a title, and goes when a function comes`() throws {
            let names = try Names(["Anna", "Bert"])
            defer { names.close() }
            let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")!
            names.bar.expression = text
            names.bar.list = names.list
            #expect(names.titles == ["Anna", "Bert"] && names.bar.expression == text)
            gtk_expression_unref(text)
            names.follow()
            #expect(names.bar.expression == nil)
        }

        @Test func `a title's function may change the model`() throws {
            let names = try Names(["Anna", "Bert"])
            defer { names.close() }
            var hasChanged = false
            names.bar.setTitle { [unowned names] item in
                let text = String(cString: gtk_string_object_get_string(OpaquePointer(item)))
                if !hasChanged {
                    hasChanged = true
                    gtk_string_list_remove(names.names, 0)
                    gtk_string_list_append(names.names, "Carl")
                }
                return text
            }
            names.bar.list = names.list
            #expect(run { names.titles == ["Bert", "Carl"] }, "\(names.titles)")
        }
    }
#endif
