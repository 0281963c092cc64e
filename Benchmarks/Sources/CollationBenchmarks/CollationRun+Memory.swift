import BenchmarkKit
import Foundation
import IndexBarCollation

extension CollationRun {
    /// What the work takes beyond the names, at its peak; each list in a process of its own, where no memory lies
    /// about from other work.
    mutating func memory() {
        report.heading("Memory at peak beyond the names")
        for (kind, what) in [
            ("mixed", "peak memory beyond the names, mixed names"),
            ("equal", "peak memory beyond the names, equal ones"),
        ] {
            guard let bytes = measuredElsewhere(kind) else { continue }
            report.add(Row("memory.\(kind)", what, [.init("memory", bytes, "bytes a name")]))
        }
    }

    /// Prints the bytes a name of one list, in this process.
    func printMemory(_ kind: String) {
        let list = kind == "mixed" ? names : Array(repeating: names[0], count: names.count)
        let builder = builder(threads: 1)
        _ = builder.title(for: list[0])
        guard let before = Memory.start() else { return }
        let sections = builder.sections(of: list)
        sections.sortAll()
        print(Double((Memory.peak ?? 0) - before) / Double(sections.rowCount))
    }

    private func measuredElsewhere(_ kind: String) -> Double? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["--memory", kind, "--names", "\(names.count)", "--locale", locale]
        let output = Pipe()
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Double(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
