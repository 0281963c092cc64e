import Foundation
import BenchmarkKit

/// A script of 100,000 lines over 1,000,000 entries through the program, as a process of its own.
func measureReplay(_ report: inout Report) {
    guard report.wants("replay"), let program = report.option("--program") else { return }
    report.heading("The program")
    let folder = FileManager.default.temporaryDirectory
    let script = folder.appendingPathComponent("indexbar-\(ProcessInfo.processInfo.processIdentifier).jsonl")
    defer { try? FileManager.default.removeItem(at: script) }
    do {
        try Data(replayScript(lines: 100_000).utf8).write(to: script)
        var times: [Double] = []
        for _ in 0..<5 { times.append(try time(program, ["replay", script.path])) }
        let samples = Samples(times)
        report.add(
            Row(
                "replay", "replay, 100,000 lines over 1,000,000 entries (processor time)",
                [.init("time", samples.median, "ns")], spread: samples.spread))
    } catch {
        print("replay: \(error)")
    }
}

private func replayScript(lines: Int) -> String {
    var random = Random(seed: 3)
    var script = "{\"op\":\"content\",\"count\":1000000}\n{\"op\":\"resize\",\"width\":15,\"height\":600}\n"
    script += "{\"op\":\"began\",\"x\":7,\"y\":300}\n"
    for line in 3..<lines {
        switch line % 4 {
        case 0: script += "{\"op\":\"hit\",\"at\":\(random.offsets(1)[0])}\n"
        default: script += "{\"op\":\"moved\",\"x\":7,\"y\":\(random.offsets(1)[0]),\"time\":\(line)}\n"
        }
    }
    return script
}

/// The processor time of a process, in nanoseconds.
private func time(_ program: String, _ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    let before = childrenTime()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(status: process.terminationStatus) }
    return childrenTime() - before
}

private struct Failed: Error {
    let status: Int32
}

private func childrenTime() -> Double {
    var usage = rusage()
    getrusage(-1, &usage)  // RUSAGE_CHILDREN, which Glibc and Darwin give different types
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    return seconds * 1e9 + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e3
}
