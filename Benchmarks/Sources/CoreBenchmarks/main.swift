import BenchmarkKit

// The core's rows of the table of figures. Usage: see `Report`; besides `--program PATH`, the optimised index-bar, and
// `--figures FILE`, what Scripts/bench.sh measured outside.

var report = Report(area: "core")
measureHits(&report)
measureEvents(&report)
measureDriver(&report)
measureLayouts(&report)
measureRivals(&report)
measureReplay(&report)
addFigures(&report)
report.finish()
