#if canImport(SwiftUI)
    import SwiftUI

    /// What differs between systems, and what a test replaces.
    @MainActor enum System {
        /// Whether the system is at least an iOS release, or the macOS or visionOS release of the same year.
        /// `#available` checks the real system; this checks the one that a double simulates.
        nonisolated static func isAtLeast(_ release: Int) -> Bool {
            #if INDEXBAR_SWIFTUI_DOUBLE
                StagePolicy.release >= release
            #else
                true
            #endif
        }

        /// The time in seconds, on the clock of gesture values.
        static var now: () -> Double = { Date().timeIntervalSinceReferenceDate }

        /// Runs work on the next turn of the run loop.
        static var next: (@escaping @MainActor () -> Void) -> Void = { work in Task { @MainActor in work() } }

        /// Runs work after a number of seconds. Call the result to cancel it.
        static var later: (Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void = {
            seconds, work in
            let timer = Timer(timeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated(work) }
            RunLoop.main.add(timer, forMode: .common)
            return { timer.invalidate() }
        }
    }

    extension View {
        /// Calls an action with the view's frame in the window, now and whenever it changes.
        @ViewBuilder func onFrame(perform action: @escaping (CGRect) -> Void) -> some View {
            if #available(iOS 16, macOS 13, visionOS 1, *), System.isAtLeast(16) {
                onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: action)
            } else {
                background {
                    GeometryReader { Color.clear.onNews(of: $0.frame(in: .global), perform: action) }
                }
            }
        }

        /// Calls an action with a value, now and whenever it changes.
        @ViewBuilder func onNews<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
            -> some View
        {
            if #available(iOS 17, macOS 14, visionOS 1, *), System.isAtLeast(17) {
                onChange(of: value, initial: true) { _, new in action(new) }
            } else {
                modifier(OldNews(value: value, action: action)).onAppear { action(value) }
            }
        }
    }

    private struct OldNews<V: Equatable>: ViewModifier {
        let value: V
        let action: (V) -> Void

        @available(iOS, deprecated: 17.0)
        @available(macOS, deprecated: 14.0)
        @available(visionOS, deprecated: 1.0)
        func body(content: Content) -> some View { content.onChange(of: value, perform: action) }
    }
#endif
