#if canImport(SwiftUI) && !canImport(UIKit)
    import IndexBarCore
    import SwiftUI

    /// The bar on systems without UIKit, drawn by SwiftUI.
    ///
    /// The driver is not observed state, so a drag that changes nothing evaluates nothing. Its visible part is
    /// `seen`. The body draws from its own values only, never from the driver, which may be one update behind.
    struct BarControl: View {
        let face: BarFace
        @State private(set) var strip = Strip()
        @State private(set) var seen = Strip.Seen()
        /// The width of the widest title and the height of a line.
        @State private var titles = CGSize(width: 0, height: 12)
        @GestureState private var isDragging = false
        @FocusState private var isFocused: Bool
        @Environment(\.layoutDirection) private var direction
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.scenePhase) private var phase

        private struct Setting: Equatable {
            let rules: IndexBarStyle
            let measured: IndexBarMeasured
        }

        var body: some View {
            let (content, appearance, scene) = (face.items.content, face.appearance, scene)
            strip.face = face  // Whom it tells is another closure each time, and nobody observes it.
            return Canvas { context, _ in
                StripPen(scene: scene, content: content, appearance: appearance, isTracking: seen.isTracking)
                    .draw(in: &context)
            }
            .contentShape(HitShape(area: scene.hitArea.map { CGRect($0) }))
            .highPriorityGesture(drag)
            .onPointer { strip.hover($0) }
            .barKeys(strip, isTracking: seen.isTracking, isReachable: scene.hitArea != nil, focus: $isFocused)
            .barAccessibility(strip, content, seen, scene)
            .accessibilityHidden(!scene.isReachable)
            .background { PreviewCanvas(scene: scene, content: content) }
            .background { TitleRuler(content: content, appearance: appearance).onFrame { titles = $0.size } }
            .onNews(of: Setting(rules: appearance.rules, measured: measured)) { connect($0) }
            .onNews(of: isDragging) { if !$0 { strip.lose() } }
            .onNews(of: phase) { if $0 != .active { strip.lose() } }
            .onNews(of: isFocused) { strip.focus(isVisible: $0) }
        }

        var scene: IndexBarScene {
            IndexBarScene(
                content: face.items.content, style: face.appearance.rules, measured: measured,
                state: seen.state)
        }

        private var measured: IndexBarMeasured {
            let (width, line) = (Double(titles.width), Double(titles.height))
            var measured = IndexBarMeasured()
            (measured.width, measured.height) = (Double(face.size.width), Double(face.size.height))
            measured.along = .init(vertical: line + 2, horizontal: width + 4)
            measured.across = .init(vertical: width, horizontal: line)
            measured.boundary = face.room.map { IndexBarRectangle($0) }
            (measured.isAttached, measured.ownsHit) = (face.room != nil, true)
            (measured.isEnabled, measured.isPutAway) = (isEnabled, face.isPutAway)
            (measured.isRightToLeft, measured.reducesMotion) = (direction == .rightToLeft, reducesMotion)
            return measured
        }

        private func connect(_ setting: Setting) {
            let seen = $seen
            strip.show = { if seen.wrappedValue != $0 { seen.wrappedValue = $0 } }
            face.link.bar = strip
            strip.take(setting.rules, setting.measured)
        }

        private var drag: some Gesture {
            DragGesture(minimumDistance: 0)
                .updating($isDragging) { _, isOn, _ in isOn = true }
                .onChanged { strip.drag($0.startLocation, $0.location, $0.time, isOver: false) }
                .onEnded { strip.drag($0.startLocation, $0.location, $0.time, isOver: true) }
        }
    }

    /// The area in which the strip takes touches, in its own coordinates; nil if it takes none.
    private struct HitShape: Shape {
        let area: CGRect?
        func path(in box: CGRect) -> Path {
            area.map { Path($0.offsetBy(dx: box.minX, dy: box.minY)) } ?? Path()
        }
    }
#endif
