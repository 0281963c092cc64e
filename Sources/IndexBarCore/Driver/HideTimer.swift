/// The one timer of a bar: it hides the bar, or ends a preview that follows the list (rule D5).
struct HideTimer: Sendable {
    /// Whether it is running.
    private(set) var isRunning = false
    private var wasStopped = false

    /// What becomes of it after an input.
    enum Outcome {
        case none
        case command(IndexBarCommands.Timer)
        /// The delay is no time at all.
        case over
    }

    /// - Parameters:
    ///   - isWanted: whether there is something to hide.
    ///   - isStopped: whether anything holds the bar.
    ///   - restarts: whether the input starts it again.
    mutating func update(isWanted: Bool, isStopped: Bool, restarts: Bool, delay: Double) -> Outcome {
        defer { wasStopped = isStopped }
        guard isWanted, !isStopped else {
            guard isRunning else { return .none }
            isRunning = false
            return .command(.stop)
        }
        guard !isRunning || restarts || wasStopped else { return .none }
        guard delay > 0 else {
            isRunning = false
            return .over
        }
        guard delay.isFinite else {
            defer { isRunning = false }
            return isRunning ? .command(.stop) : .none
        }
        isRunning = true
        return .command(.start(delay))
    }

    /// It has run out.
    mutating func ranOut() { isRunning = false }
}
