import BenchmarkKit
import Foundation

/// Rows that a script measured: a line for each, key, number, unit and text, with TABs between.
func addFigures(_ report: inout Report) {
    guard let file = report.option("--figures"), let text = try? String(contentsOfFile: file, encoding: .utf8)
    else { return }
    report.heading("Building the core")
    for line in text.split(separator: "\n") {
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count == 4, let number = Double(fields[1]), report.wants(fields[0]) else { continue }
        report.add(Row(fields[0], fields[3], [.init("value", number, fields[2])]))
    }
}
