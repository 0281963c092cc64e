#if GTK
    import BenchmarkKit
    import CGTK

    // The rows of the GTK front end, on a display of their own: the one of the front end's tests, whose files are
    // linked in Shared.

    var report = Report(area: "gtk")
    do {
        let list = try BenchmarkWindow(rows: 1_000_000)
        measureDrawing(&report, list)
        measureLabels(&report)
        measureScrub(&report, list)
    } catch {
        print("gtk: \(error)")
    }
    report.finish()
#else
    print("gtk: built without GTK; build with --traits GTK")
#endif
