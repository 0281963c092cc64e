/// The double's screen: what happens between two turns of the run loop.
@MainActor public enum Display {
    private struct Entry { weak var window: UIWindow? }
    private static var windows: [Entry] = []

    static func add(_ window: UIWindow) { windows.append(Entry(window: window)) }

    /// One frame: late traits, layout from the windows down, then drawing.
    ///
    /// Behaviour 10: however often a view was invalidated, it is laid out once, superviews before subviews; a
    /// view outside a window is not laid out at all.
    public static func frame() {
        Finger.flush()
        windows.removeAll { $0.window == nil }
        for window in windows.compactMap(\.window) {
            window.updateTraits()
            layOut(window)
            for _ in 0..<Policy.current.extraPasses {
                window.setNeedsLayoutBelow()
                layOut(window)
            }
            window.displayBelow()
        }
    }

    private static func layOut(_ window: UIWindow) {
        var rounds = 0
        while window.needsLayoutBelow {
            rounds += 1
            if rounds > 100 { raise("NSInternalInconsistencyException", "layout does not come to rest") }
            window.layOutBelow()
        }
    }
}
