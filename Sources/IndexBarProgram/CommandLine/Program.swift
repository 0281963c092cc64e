/// The program behind `index-bar`: finds the command and runs it.
package enum Program {
    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - arguments: the words after the program's name.
    ///   - console: where it reads and writes.
    /// - Returns: one of ``ExitStatus``.
    @MainActor
    package static func run(_ arguments: [String], console: Console = .standard) -> Int32 {
        do throws(Refusal) {
            return try dispatch(arguments, console: console)
        } catch {
            console.complain(error.message)
            return error.status
        }
    }

    @MainActor
    private static func dispatch(_ arguments: [String], console: Console) throws(Refusal) -> Int32 {
        let words = arguments.dropFirst()
        let options = words.prefix { $0 != "--" }
        if options.contains("--help") || options.contains("-h") {
            try console.write(Usage.text)
            return ExitStatus.done
        }
        switch arguments.first {
        case "browse":
            try BrowseCommand(words).run(console)
        case "sections":
            try SectionsCommand(words).run(console)
        case "replay":
            return try ReplayCommand(words).run()
        case "help", "--help", "-h":
            try console.write(Usage.text)
        case "version", "--version":
            try console.write("index-bar \(Usage.version)\n")
        case let unknown?:
            throw .usage("no command '\(unknown)': browse, sections, replay, help")
        case nil:
            throw .usage("no command: browse, sections, replay, help")
        }
        return ExitStatus.done
    }
}
