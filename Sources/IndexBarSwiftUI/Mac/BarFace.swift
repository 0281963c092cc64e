#if canImport(SwiftUI) && !canImport(UIKit)
    import IndexBarCore
    import SwiftUI

    /// The bar drawn by SwiftUI itself, where there is no UIKit.
    ///
    /// The driver is no observed state: a drag that changes nothing evaluates nothing. What is seen of it is `seen`, and
    /// everything is drawn from the values of the body, never from a driver that may be an update behind.
    struct BarFace: View {
        let items: BarItems
        let appearance: IndexBarAppearance
        let isPutAway: Bool
        let isAttached: Bool
        let link: ListLink
        let onSelect: (IndexBarSelection) -> Void
        let onReserve: (CGFloat) -> Void
        @State private var strip = Strip()
        @State private var seen = Strip.Seen()
        /// The widest title, and the height of a line.
        @State private var titles = CGSize(width: 0, height: 12)
        @GestureState private var isDragging = false
        @FocusState private var isFocused: Bool
        @Environment(\.layoutDirection) private var direction
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.scenePhase) private var phase

        var body: some View {
            GeometryReader { geometry in
                let setting = setting(geometry.size)
                let scene = setting.scene(items.content, seen.state)
                let edge: Alignment = isAttached ? (setting.isVertical ? .trailing : .bottom) : .center
                ZStack(alignment: edge) {
                    PreviewCanvas(scene: scene, setting: setting, content: items.content)
                    canvas(scene, setting).frame(width: setting.bar.width, height: setting.bar.height)
                }
                .frame(width: geometry.size.width, height: geometry.size.height, alignment: edge)
                .onNews(of: setting) { strip.take($0, items) }
                .onNews(of: geometry.frame(in: .global)) { link.frame = $0 }
                .onAppear { appear(setting, geometry.frame(in: .global)) }
            }
            .background {
                TitleRuler(content: items.content, appearance: appearance).onFrame { titles = $0.size }
            }
            .onNews(of: isDragging) { if !$0 { strip.lose() } }
            .onNews(of: phase) { if $0 != .active { strip.lose() } }
            .onNews(of: isFocused) { strip.focus(isVisible: $0) }
        }

        private func setting(_ room: CGSize) -> BarSetting {
            BarSetting(
                appearance: appearance, room: room, titles: titles, isAttached: isAttached,
                isRightToLeft: direction == .rightToLeft, isEnabled: isEnabled, isPutAway: isPutAway,
                reducesMotion: reducesMotion)
        }

        private func appear(_ setting: BarSetting, _ frame: CGRect) {
            let seen = $seen
            strip.show = { if seen.wrappedValue != $0 { seen.wrappedValue = $0 } }
            (strip.link, strip.onSelect, strip.onReserve) = (link, onSelect, onReserve)
            link.frame = frame
            strip.take(setting, items)
            link.bar = strip
        }

        // MARK: Input

        private func canvas(_ scene: IndexBarScene, _ setting: BarSetting) -> some View {
            Canvas { context, _ in
                StripPen(
                    scene: scene, content: items.content, appearance: appearance, isTracking: seen.isTracking
                ).draw(in: &context)
            }
            .contentShape(Rectangle())
            .highPriorityGesture(drag)
            .onPointer { strip.hover($0) }
            .allowsHitTesting(scene.hitArea != nil)
            .barKeys(strip, isTracking: seen.isTracking, isReachable: scene.hitArea != nil, focus: $isFocused)
            .barAccessibility(strip, items.content, seen, scene)
            .accessibilityHidden(!setting.isReachable(items.content))
        }

        private var drag: some Gesture {
            DragGesture(minimumDistance: 0)
                .updating($isDragging) { _, isOn, _ in isOn = true }
                .onChanged { strip.drag($0.startLocation, $0.location, $0.time, isOver: false) }
                .onEnded { strip.drag($0.startLocation, $0.location, $0.time, isOver: true) }
        }
    }

    /// All that a bar's scene is made of beside its content: values of the body.
    struct BarSetting: Equatable {
        var appearance: IndexBarAppearance
        var room: CGSize
        var titles: CGSize
        var isAttached: Bool
        var isRightToLeft: Bool
        var isEnabled: Bool
        var isPutAway: Bool
        var reducesMotion: Bool

        /// A bar beside a list is vertical unless its style says otherwise.
        var isVertical: Bool {
            isAttached
                ? appearance.axis != .horizontal
                : IndexBarAxis(
                    style: appearance.rules, width: Double(room.width), height: Double(room.height))
                    == .vertical
        }

        /// The bar's own size, as thick as its hit area: SwiftUI passes it no touch beside that.
        var bar: CGSize {
            guard isAttached else { return room }
            var metrics = IndexBarMetrics()
            metrics.titleThickness = isVertical ? Double(titles.width) : Double(titles.height)
            let thickness = CGFloat(IndexBarThickness(style: appearance.rules, metrics: metrics).hit)
            return isVertical
                ? CGSize(width: min(thickness, room.width), height: room.height)
                : CGSize(width: room.width, height: min(thickness, room.height))
        }

        /// The bar's left and top in the room.
        var origin: CGPoint {
            let isFar = isVertical ? !isRightToLeft : true
            let free = CGSize(width: room.width - bar.width, height: room.height - bar.height)
            return CGPoint(x: isFar ? free.width : 0, y: free.height)
        }

        var measured: IndexBarMeasured {
            var measured = IndexBarMeasured()
            (measured.width, measured.height) = (Double(bar.width), Double(bar.height))
            (measured.isRightToLeft, measured.isAttached, measured.ownsHit) = (
                isRightToLeft, isAttached, true
            )
            measured.along = IndexBarMeasured.PerAxis(
                vertical: Double(titles.height) + 2, horizontal: Double(titles.width) + 4)
            measured.across = IndexBarMeasured.PerAxis(
                vertical: Double(titles.width), horizontal: Double(titles.height))
            if isAttached {
                measured.boundary = IndexBarRectangle(
                    x: -Double(origin.x), y: -Double(origin.y), width: Double(room.width),
                    height: Double(room.height))
            }
            (measured.isEnabled, measured.isPutAway) = (isEnabled, isPutAway)
            measured.reducesMotion = reducesMotion
            return measured
        }

        /// Whether a screen reader finds the bar; one that hides by itself too.
        func isReachable(_ content: IndexBarContent) -> Bool {
            !isPutAway && !content.isEmpty && content.rowCount >= appearance.minimumRows
        }

        func scene(_ content: IndexBarContent, _ state: IndexBarScene.State) -> IndexBarScene {
            IndexBarScene(content: content, style: appearance.rules, measured: measured, state: state)
        }
    }
#endif
