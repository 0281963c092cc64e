import CICURivals
import Foundation

/// What Linux says about this process's memory, in bytes; nil elsewhere.
enum Memory {
    private static var now: Int? { status("VmRSS:") }
    static var peak: Int? { status("VmHWM:") }

    /// Gives memory that lies about back to the system and lets the peak begin at what is in use then.
    ///
    /// - Returns: that; nil where it is not known.
    static func start() -> Int? {
        rival_trim_memory()
        forgetPeak()
        return now
    }

    private static func forgetPeak() {
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
        file.write(Data("5".utf8))
        try? file.close()
    }

    private static func status(_ name: String) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) })
        else { return nil }
        return Int(line.filter(\.isNumber)).map { $0 * 1024 }
    }
}
