import Foundation
import IndexBarReplay

/// `index-bar replay SCRIPT`: runs the engine on a script, a line of answer for each line, as they come.
struct ReplayCommand: Equatable {
    var script: String

    init(_ words: some Sequence<String>) throws(Refusal) {
        script = try Arguments(words, of: "replay", grammar: .init(operand: "SCRIPT")).operand
    }

    /// Runs the script from its file to standard output.
    ///
    /// - Returns: 1 if a line was refused, else 0.
    func run() throws(Refusal) -> Int32 {
        let file = try FileBytes.open(script)
        let input = FileHandle(fileDescriptor: file, closeOnDealloc: file != STDIN_FILENO)
        do {
            let isUnderstood = try ReplayRun.run(from: input, to: .standardOutput)
            return isUnderstood ? ExitStatus.done : ExitStatus.badInput
        } catch let error as ReplayRun.WriteError {
            throw .input("cannot write: \(Self.reason(error.cause))")
        } catch {
            throw .input("\(script): \(Self.reason(error))")
        }
    }

    /// The system's own reason where Foundation wraps it.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
        return String(cString: strerror(Int32(cause.code)))
    }
}
