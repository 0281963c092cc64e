import Foundation

/// A program that was run to its end, with what it took.
struct Child {
    /// By the clock, in seconds.
    let time: Double
    /// Of all its threads, in seconds.
    let processorTime: Double
    /// The most memory that was in use at a time, in bytes.
    let memory: Double

    /// Runs a program with its output thrown away.
    ///
    /// - Parameters:
    ///   - words: the program, looked for in PATH, and its arguments.
    ///   - variables: put over those of this process.
    /// - Returns: nil where it could not be run or did not end with 0.
    init?(_ words: [String], _ variables: [String: String] = [:]) {
        let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        var arguments = words.map { strdup($0) } + [nil]
        var pairs = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + pairs { free(text) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        var process: pid_t = 0
        let start = DispatchTime.now().uptimeNanoseconds
        guard posix_spawnp(&process, words[0], &actions, nil, &arguments, &pairs) == 0 else { return nil }
        var (status, usage) = (Int32(0), rusage())
        guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
        time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        let spent = [usage.ru_utime, usage.ru_stime]
        processorTime = spent.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        memory = Double(usage.ru_maxrss) * 1024
    }
}
