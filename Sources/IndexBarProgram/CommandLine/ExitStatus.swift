/// How the program ends, for scripts that call it.
package enum ExitStatus {
    /// Everything was done.
    package static let done: Int32 = 0
    /// The input cannot be read, or the output cannot be written.
    package static let badInput: Int32 = 1
    /// The command line cannot be understood, or asks for a part that was not built.
    package static let badUsage: Int32 = 2
    /// This machine has no display and no means to make one.
    package static let noDisplay: Int32 = 3
}

/// Why a command ended early: one line for the user, and the exit status that goes with it.
package struct Refusal: Error, Equatable {
    /// The line, without the program's name and without a line break.
    package let message: String
    /// One of ``ExitStatus``.
    package let status: Int32

    package init(_ message: String, status: Int32) {
        // A path may hold any byte: a line break or an escape code in it must not break the line.
        self.message = String(
            String.UnicodeScalarView(
                message.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
        self.status = status
    }

    static func input(_ message: String) -> Refusal { Refusal(message, status: ExitStatus.badInput) }
    static func usage(_ message: String) -> Refusal { Refusal(message, status: ExitStatus.badUsage) }
}
