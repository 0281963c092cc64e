#if GTK
    import CGTK
    import IndexBarCore
    import IndexBarGTK
    import Testing

    /// What is drawn, told from the pixels.
    @MainActor @Suite(.serialized, .enabled(if: TestDisplay.isWanted))
    struct LookTests {
        /// `theme_selected_bg_color` of GTK's own light and dark theme.
        private static let accent = Picture.Color(red: 53, green: 132, blue: 228)
        private static let darkAccent = Picture.Color(red: 21, green: 83, blue: 158)

        /// A slot as a rectangle of the window, without the pixel at its ends that rounding may give a neighbour.
        private func place(of slot: IndexBarSlot, in list: ListWindow) -> IndexBarRectangle {
            let bar = list.barBounds
            return list.bar.axis == .vertical
                ? IndexBarRectangle(
                    x: bar.x, y: bar.y + slot.band.start + 1, width: bar.width, height: slot.band.length - 2)
                : IndexBarRectangle(
                    x: bar.x + slot.band.start + 1, y: bar.y, width: slot.band.length - 2, height: bar.height)
        }

        /// The colour beside the bar's strip.
        private func background(of list: ListWindow, in picture: Picture) -> Picture.Color {
            picture[Int(list.barBounds.x) + 1, Int(list.barBounds.y) + 1]
        }

        private func expectInk(in list: ListWindow, accent: Picture.Color) throws {
            let picture = try Picture(of: list.window)
            let background = background(of: list, in: picture)
            for slot in list.bar.slots {
                let place = place(of: slot, in: list)
                let ink = picture.count(apartFrom: background, in: place)
                let lit = picture.count(of: accent, in: place)
                guard case .title(let entry) = slot.kind else {
                    #expect(ink > 0 && ink < 20, "a dot, not \(ink) pixels")
                    continue
                }
                let isLit = entry == list.bar.highlightedEntry
                #expect(ink >= 5, "title \(entry) has \(ink) pixels of ink")
                #expect(isLit ? lit > 60 : lit == 0, "title \(entry) has \(lit) pixels of accent")
                let middle = picture.middle(apartFrom: background, in: place)
                let wanted = place.y + place.height / 2
                if list.bar.axis == .vertical, !isLit {
                    #expect(middle.map { abs($0 - wanted) < 3 } == true, "title \(entry): \(middle ?? .nan)")
                }
                // In a light theme titles are darker than the accent, and the lit one is not.
                if isLit, background.red > 200 {
                    #expect(picture.darkest(in: place) > accent.red + accent.green + accent.blue - 60)
                }
            }
        }

        @Test(arguments: [IndexBarStyle.Axis.vertical, .horizontal], [false, true])
        func `S0.22 Q40: each title has ink in its slot, the lit one the accent`(
            axis: IndexBarStyle.Axis, isRightToLeft: Bool
        ) throws {
            var style = IndexBarStyle()
            (style.axis, style.distribution) = (axis, .fill)
            let list = try ListWindow(
                style: style, direction: isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR, width: 640)
            defer { list.close() }
            #expect(list.bar.slots.count == 27)
            list.bar.select(entry: 7)
            settle(list.window)
            try expectInk(in: list, accent: Self.accent)
        }

        @Test func `P29 Q39 Q50: condensed, first and last title are drawn, with dots between`() throws {
            let list = try ListWindow(height: 300)
            defer { list.close() }
            let kinds = list.bar.slots.map(\.kind)
            #expect(kinds.count % 2 == 1 && kinds.count < 27)
            #expect(kinds.first == .title(0) && kinds.last == .title(26))
            try expectInk(in: list, accent: Self.accent)
            for slot in list.bar.slots { #expect(slot.band.start >= 0 && slot.band.end <= 300) }
        }

        @Test func `S0.35: titles are light on dark in a dark theme`() throws {
            setSetting("gtk-application-prefer-dark-theme", boolean: true)
            defer { setSetting("gtk-application-prefer-dark-theme", boolean: false) }
            let list = try ListWindow()
            defer { list.close() }
            list.bar.select(entry: 3)
            settle(list.window)
            let picture = try Picture(of: list.window)
            let background = background(of: list, in: picture)
            #expect(background.red + background.green + background.blue < 200)
            try expectInk(in: list, accent: Self.darkAccent)
        }

        @Test(arguments: [false, true])
        func `P34 Q83 Q96: the preview is beside the bar, inside the window, on the reading side`(
            isRightToLeft: Bool
        ) throws {
            let list = try ListWindow(direction: isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
            defer { list.close() }
            for title in ["A", "N", "#"] {
                try list.touch(title)
                #expect(run { list.bar.isTracking })
                settle(list.window)
                let bar = list.barBounds
                #expect(bar.x == (isRightToLeft ? 0 : 336))
                let screen = try #require(list.bar.screen())
                let preview = try #require(screen.previewBounds)
                #expect(screen.preview == title)
                #expect(isRightToLeft ? preview.x >= bar.x + bar.width : preview.x + preview.width <= bar.x)
                #expect(preview.y >= 0 && preview.y + preview.height <= 640)
                let middle = try list.point(of: title).y
                #expect(abs(preview.y + preview.height / 2 - middle) <= 1)
                let picture = try Picture(of: list.window)
                let area = Int(preview.width * preview.height)
                #expect(picture.count(of: Self.accent, in: preview) > area / 2)
                #expect(picture.count(apartFrom: Self.accent, in: preview) > 20)
                list.lift()
                #expect(run { !list.bar.isTracking })
                settle(list.window)
                let after = try Picture(of: list.window)
                #expect(after.count(of: Self.accent, in: preview) == 0)
            }
        }

        @Test func `Q83: the preview of a title at the very end stays inside the window`() throws {
            var style = IndexBarStyle()
            style.distribution = .fill
            style.endPadding = 0
            let list = try ListWindow(style: style)
            defer { list.close() }
            for title in ["A", "#"] {
                try list.touch(title)
                #expect(run { list.bar.isTracking })
                settle(list.window)
                let preview = try #require(list.bar.screen()?.previewBounds)
                #expect(preview.y >= 0 && preview.y + preview.height <= 640)
                list.lift()
                #expect(run { !list.bar.isTracking })
            }
        }

        @Test func `the preview of a horizontal bar is above it`() throws {
            var style = IndexBarStyle()
            style.axis = .horizontal
            let list = try ListWindow(style: style, width: 640, height: 360)
            defer { list.close() }
            try list.touch("A")
            #expect(run { list.bar.isTracking })
            settle(list.window)
            let preview = try #require(list.bar.screen()?.previewBounds)
            #expect(preview.x >= 0 && preview.y + preview.height <= list.barBounds.y)
            list.lift()
            #expect(run { !list.bar.isTracking })
        }

        @Test func `F5: the preview can name more than the bar, or be off`() throws {
            let list = try ListWindow()
            defer { list.close() }
            list.bar.previewTitle = { "Section \($0)" }
            try list.touch("C")
            #expect(run { list.bar.isTracking })
            settle(list.window)
            #expect(list.bar.screen()?.preview == "Section 2")
            list.bar.style.showsPreview = false
            settle(list.window)
            #expect(list.bar.screen()?.preview == nil)
            list.lift()
            #expect(run { !list.bar.isTracking })
        }

        @Test func `S0.35 P60: a larger text size makes the pitch larger and the bar condense`() throws {
            let list = try ListWindow(height: 440)
            defer { list.close() }
            let pitch = list.bar.pitch
            #expect(list.bar.slots.count == 27)
            setSetting("gtk-xft-dpi", integer: 96 * 1024 * 2)
            defer { setSetting("gtk-xft-dpi", integer: 96 * 1024) }
            #expect(run { list.bar.pitch > pitch * 1.5 })
            settle(list.window)
            #expect(list.bar.slots.count < 27)
            #expect(list.barBounds.width > 24)
            try expectInk(in: list, accent: Self.accent)
        }

        @Test func `P10 P40: a wide title makes the bar wide, as far as it may`() throws {
            let list = try ListWindow(titles: ["A", "Settings", "2021"])
            defer { list.close() }
            let natural = list.barBounds.width
            #expect(natural > 40)
            var style = IndexBarStyle()
            style.maximumThickness = 30
            list.bar.style = style
            settle(list.window)
            #expect(list.barBounds.width == 30)
            try expectInk(in: list, accent: Self.accent)
        }

        @Test func `a search entry is drawn as its symbol`() throws {
            let list = try ListWindow(titles: ["A"])
            defer { list.close() }
            list.bar.content = IndexBarContent(entries: [
                IndexBarEntry(title: "Search", section: nil, symbolName: "system-search-symbolic"),
                IndexBarEntry(title: "A", section: 0),
            ])
            settle(list.window)
            #expect(list.barBounds.width == 24)
            let picture = try Picture(of: list.window)
            let background = background(of: list, in: picture)
            let place = place(of: list.bar.slots[0], in: list)
            #expect(picture.count(apartFrom: background, in: place) > 10)
        }

        @Test func `E9 dimsEmpty: titles of empty sections are paler`() throws {
            let list = try ListWindow(titles: ["O", "O", "O"], rowCounts: [50, 0, 50])
            defer { list.close() }
            list.bar.select(entry: 2)
            settle(list.window)
            func ink(_ entry: Int) throws -> Int {
                let picture = try Picture(of: list.window)
                let background = background(of: list, in: picture)
                return picture.count(apartFrom: background, in: place(of: list.bar.slots[entry], in: list))
            }
            #expect(try ink(0) == ink(1))
            list.bar.style.dimsEmpty = true
            settle(list.window)
            #expect(try ink(1) < ink(0))
        }
    }

    /// Sets one of GTK's settings, as the desktop would.
    @MainActor
    func setSetting(_ name: String, boolean: Bool? = nil, integer: Int? = nil) {
        var value = GValue()
        if let boolean {
            g_value_init(&value, GType(5 << 2))
            g_value_set_boolean(&value, boolean ? 1 : 0)
        } else {
            g_value_init(&value, GType(6 << 2))
            g_value_set_int(&value, gint(integer ?? 0))
        }
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        g_object_set_property(settings.assumingMemoryBound(to: GObject.self), name, &value)
    }
#endif
