#if canImport(SwiftUI)
    import SwiftUI

    /// What differs from system to system, and from a run to a test.
    @MainActor enum System {
        /// Whether the system has what came with an iOS, and with the macOS and visionOS beside it. `#available` asks the
        /// system itself; this asks the one that a double plays.
        nonisolated static func isAtLeast(_ release: Int) -> Bool {
            #if INDEXBAR_SWIFTUI_DOUBLE
                StagePolicy.release >= release
            #else
                true
            #endif
        }

        /// In seconds, as gestures have it.
        static var now: () -> Double = { Date().timeIntervalSinceReferenceDate }

        /// Runs work on the next turn of the run loop.
        static var next: (@escaping @MainActor () -> Void) -> Void = { work in Task { @MainActor in work() } }

        /// Runs work after so many seconds; the answer calls it off.
        static var later: (Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void = {
            seconds, work in
            let timer = Timer(timeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated(work) }
            RunLoop.main.add(timer, forMode: .common)
            return { timer.invalidate() }
        }
    }

    extension View {
        /// Hears of a view's frame in the window, and of every change of it.
        @ViewBuilder func onFrame(perform action: @escaping (CGRect) -> Void) -> some View {
            if #available(iOS 16, macOS 13, visionOS 1, *), System.isAtLeast(16) {
                onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: action)
            } else {
                background {
                    GeometryReader { Color.clear.onNews(of: $0.frame(in: .global), perform: action) }
                }
            }
        }

        /// Hears of a value and of every change of it, in the form that the system has.
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
