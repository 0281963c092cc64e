import BenchmarkKit
import Foundation

/// All measurements of the program.
struct ProgramRun {
    private var report: Report
    private let program: String
    private let runs: Int
    private let isWindow: Bool
    private let folder: URL
    private let names: String
    private let nothing: String
    private let size: Double

    init(_ report: Report) throws {
        self.report = report
        func number(_ option: String) -> Int? { report.option(option).flatMap { Int($0) }.map { max(1, $0) } }
        program = report.option("--program") ?? ".build/release/index-bar"
        runs = number("--runs") ?? 5
        isWindow = report.option("--part") == "browse"
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("index-bar-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        (names, nothing) = (
            folder.appendingPathComponent("names").path, folder.appendingPathComponent("empty").path
        )
        // In a process of its own: a child's memory is counted from that of the process which starts it.
        let count = number("--names") ?? 1_000_000
        guard Child([CommandLine.arguments[0], "--write", names, "--names", "\(count)"]) != nil else {
            throw CocoaError(.fileWriteUnknown)
        }
        try Data().write(to: URL(fileURLWithPath: nothing))
        size = (try FileManager.default.attributesOfItem(atPath: names)[.size] as? Double) ?? .nan
    }

    /// Writes lines into a file.
    static func write(_ count: Int, to path: String) throws {
        let lines = Names.mixed(count).joined(separator: "\n") + "\n"
        try Data(lines.utf8).write(to: URL(fileURLWithPath: path))
    }

    mutating func all() {
        if report.wants("") { if isWindow { browse() } else { sections() } }
        try? FileManager.default.removeItem(at: folder)
        report.finish()
    }

    /// `index-bar sections` and `sort`, in turn; the locale of the environment for both.
    private mutating func sections() {
        report.heading("index-bar sections beside sort, a file of \(Int(size / 1e6)) MB, processor time")
        let (own, rows, rival) = (
            [program, "sections", names], [program, "sections", names, "--rows"], ["sort", names]
        )
        var samples: [[Child]] = [[], [], []]
        for _ in 0..<runs {
            for (place, words) in [own, rows, rival].enumerated() {
                if let child = Child(words) { samples[place].append(child) }
            }
        }
        guard samples.allSatisfy({ !$0.isEmpty }) else {
            print("sections: a program could not be run: \(program), sort")
            return
        }
        let times = samples.map { Samples($0.map(\.processorTime)) }
        time("sections", "index-bar sections, titles and counts", times[0])
        time("sections.rows", "index-bar sections --rows, every name in order", times[1])
        time("sort", "sort", times[2])
        ratio(
            "sections.against.sort", "index-bar sections: of sort's time", times[0].median / times[2].median)
        ratio(
            "sections.rows.against.sort", "index-bar sections --rows: of sort's time",
            times[1].median / times[2].median)
        memory(
            "sections.memory", "index-bar sections: memory, of the file's size", [program, "sections"], [])
        memory(
            "sections.rows.memory", "index-bar sections --rows: memory, of the file's size",
            [program, "sections"], ["--rows"])
    }

    /// From the start of the program to a window that is drawn, read back and closed again, a display of its own
    /// among it where there is none.
    private mutating func browse() {
        report.heading("index-bar browse --describe")
        let words = [program, "browse", names, "--describe"]
        let children = (0..<runs).compactMap { _ in Child(words) }
        guard !children.isEmpty else { return print("browse: could not be run; needs GTK and Xvfb") }
        let (clock, work) = (Samples(children.map(\.time)), Samples(children.map(\.processorTime)))
        time("browse.frame", "index-bar browse: until its window is drawn, processor time", work)
        time("browse.clock", "the same by the clock, whatever else the machine does", clock)
        memory(
            "browse.memory", "index-bar browse: memory beyond an empty file's, of the file's size",
            [program, "browse"], ["--describe"])
    }

    /// What a command takes beyond the same command on an empty file.
    private mutating func memory(_ key: String, _ what: String, _ command: [String], _ options: [String]) {
        guard let full = Child(command + [names] + options), let empty = Child(command + [nothing] + options)
        else { return }
        ratio(key, what, (full.memory - empty.memory) / size)
    }

    private mutating func time(_ key: String, _ what: String, _ samples: Samples) {
        let spread = samples.spread.lowerBound * 1e9...samples.spread.upperBound * 1e9
        report.add(Row(key, what, [.init("time", samples.median * 1e9, "ns")], spread: spread))
    }

    private mutating func ratio(_ key: String, _ what: String, _ value: Double) {
        report.add(Row(key, what, [.init("ratio", value, "×")]))
    }
}
