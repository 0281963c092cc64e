/// The double's time: it stands still until a test moves it.
@MainActor public enum Clock {
    /// Seconds since the double's start.
    public private(set) static var now: TimeInterval = 100

    private static var waiting: [(due: TimeInterval, action: @MainActor () -> Void)] = []

    /// Calls the action once that many seconds have passed.
    static func after(_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        waiting.append((now + delay, action))
    }

    /// Lets time pass; what falls due runs in order of time.
    public static func advance(_ seconds: TimeInterval) {
        let end = now + seconds
        while let next = waiting.indices.filter({ waiting[$0].due <= end }).min(by: {
            waiting[$0].due < waiting[$1].due
        }) {
            let entry = waiting.remove(at: next)
            now = max(now, entry.due)
            entry.action()
        }
        now = end
    }
}
