import BenchmarkKit
import Foundation

// The rows of the program `index-bar` on a file of many lines, beside `sort` on the same file. Usage: see `Report`;
// besides
//
//     --program PATH   the optimised program; default .build/release/index-bar
//     --names N        how many lines; default 1,000,000, which is what the limits are for
//     --part browse    the window instead of the sections; needs a build with GTK, and Xvfb
//     --runs N         how often each work is measured; default 5

let report = Report(area: "program")
if let path = report.option("--write") {
    try ProgramRun.write(report.option("--names").flatMap { Int($0) } ?? 0, to: path)
} else {
    var run = try ProgramRun(report)
    run.all()
}
