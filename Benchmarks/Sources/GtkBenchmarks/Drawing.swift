#if GTK
    import BenchmarkKit
    import CGTK
    import IndexBarCore

    /// What the bar itself does to be drawn: its nodes, made and let go of.
    @MainActor
    func measureDrawing(_ report: inout Report, _ list: BenchmarkWindow) {
        guard let bar = list.bar.widget else { return }
        report.heading("GTK: a bar of 27 titles")
        let instance = UnsafeMutableRawPointer(bar).assumingMemoryBound(to: GTypeInstance.self)
        let type = UnsafeMutableRawPointer(instance.pointee.g_class!).assumingMemoryBound(
            to: GtkWidgetClass.self)
        guard let draw = type.pointee.snapshot else { return }
        report.measure("draw", "drawing (snapshot), 27 titles", operations: 1) {
            let snapshot = gtk_snapshot_new()
            draw(bar, snapshot)
            guard let node = gtk_snapshot_free_to_node(snapshot) else { return 0 }
            gsk_render_node_unref(node)
            return 1
        }
    }

    /// The ancestors' way with a toolkit's own labels: the one whose bounds hold the point, then its text's place among
    /// the titles.
    @MainActor
    func measureLabels(_ report: inout Report) {
        let titles = BenchmarkWindow.letters
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        let container = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
        let labels = titles.map { title -> UnsafeMutablePointer<GtkWidget> in
            let label = gtk_label_new(title)!
            gtk_widget_set_vexpand(label, 1)
            gtk_box_append(container, label)
            return label
        }
        let window = gtk_window_new()!
        gtk_window_set_default_size(window.window, 40, 600)
        gtk_window_set_child(window.window, box)
        gtk_window_present(window.window)
        run { gtk_widget_get_height(box) > 0 }
        settle(window)
        let length = Double(gtk_widget_get_height(box))
        let offsets = (0..<512).map { Double($0 * 7919 % 512) / 512 * length }
        report.measure(
            "labels", "scan of labels, look-up of text: GtkLabel, 27 titles", operations: offsets.count
        ) {
            titles.withCStrings { titles in
                var sum = 0
                for offset in offsets { sum &+= entry(at: offset, labels, in: box, titles) }
                return sum
            }
        }
        let layout = IndexBarLayout(
            content: IndexBarContent(titles: titles), style: IndexBarStyle(),
            metrics: IndexBarMetrics(width: 15, height: length))
        report.measure("hit", "hit test at the same offsets", operations: offsets.count) {
            var sum = 0
            for offset in offsets { sum &+= layout.entry(at: offset) ?? -1 }
            return sum
        }
        report.compare(
            "labels.ratio", "how many hit tests in one scan of labels, 27 titles", "labels", to: "hit")
        gtk_window_destroy(window.window)
    }

    private func entry(
        at offset: Double, _ labels: [UnsafeMutablePointer<GtkWidget>],
        in box: UnsafeMutablePointer<GtkWidget>,
        _ titles: UnsafePointer<UnsafePointer<CChar>?>
    ) -> Int {
        var point = graphene_point_t(x: 5, y: Float(offset))
        for label in labels {
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(label, box, &bounds) != 0 else { continue }
            bounds.origin.x = 0
            bounds.size.width = 100
            guard graphene_rect_contains_point(&bounds, &point) else { continue }
            let text = gtk_label_get_text(OpaquePointer(label))
            var place = 0
            while let title = titles[place] {
                if strcmp(title, text!) == 0 { return place }
                place += 1
            }
        }
        return -1
    }
#endif
