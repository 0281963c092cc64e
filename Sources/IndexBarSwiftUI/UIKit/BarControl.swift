#if canImport(SwiftUI) && canImport(UIKit)
    import IndexBarCore
    import IndexBarUIKit
    import SwiftUI
    import UIKit

    /// UIKit's control in a list's room: attached to the platform's own list where that is found, else beside it.
    struct BarFace: View {
        let items: BarItems
        let appearance: IndexBarAppearance
        let isPutAway: Bool
        let isAttached: Bool
        let link: ListLink
        let onSelect: (IndexBarSelection) -> Void
        let onReserve: (CGFloat) -> Void
        @State private var isAdopted = false
        /// How thick the bar is with its hit area.
        @State private var extent: CGFloat = 24
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            GeometryReader { geometry in
                let (room, isVertical) = (geometry.size, appearance.axis != .horizontal)
                let size = CGSize(
                    width: isAttached && isVertical ? min(extent, room.width) : room.width,
                    height: isAttached && !isVertical ? min(extent, room.height) : room.height)
                let isFar = !isVertical || direction == .leftToRight
                let origin = CGPoint(x: isFar ? room.width - size.width : 0, y: room.height - size.height)
                let edge: Alignment = isVertical ? .trailing : .bottom
                ZStack(alignment: edge) {
                    if isAttached {
                        ListAnchor(face: self, isPutAway: isPutAway) { isAdopted = $0 }.allowsHitTesting(
                            false)
                    }
                    if !isAdopted {
                        BarControl(
                            face: self,
                            room: isAttached
                                ? CGRect(origin: .zero, size: room).offsetBy(dx: -origin.x, dy: -origin.y)
                                : nil,
                            isPutAway: isPutAway
                        )
                        .frame(width: size.width, height: size.height)
                    }
                }
                .frame(width: room.width, height: room.height, alignment: edge)
                .onNews(of: geometry.frame(in: .global)) { link.frame = $0 }
                .onAppear { link.frame = geometry.frame(in: .global) }
            }
        }

        /// Brings a bar up to the values of the views; equal ones do nothing. It may be called while views are updated:
        /// whatever follows for SwiftUI's state waits for the next turn.
        @MainActor func dress(_ bar: IndexBarView, _ environment: EnvironmentValues, isPutAway: Bool) {
            bar.onSelect = onSelect
            bar.isEnabled = environment.isEnabled
            bar.isHidden = isPutAway
            bar.semanticContentAttribute =
                environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
            bar.style = appearance.style
            bar.take(content: link.content(of: items))
        }

        @MainActor func reserve(_ points: CGFloat) {
            System.next {
                onReserve(isAdopted ? 0 : points)
                let new = appearance.rules.hitThickness.map { CGFloat($0) } ?? max(24, points)
                if points > 0, extent != new { extent = new }
            }
        }
    }

    /// The bar in a view of SwiftUI's: touches, haptics, keys, pointer and accessibility are its own.
    struct BarControl: UIViewRepresentable {
        let face: BarFace
        let room: CGRect?
        let isPutAway: Bool

        func makeUIView(context: Context) -> IndexBarView {
            let bar = IndexBarView(frame: .zero)
            bar.insets = .zero  // SwiftUI has kept the safe area and the keyboard clear.
            bar.onReservationChange = face.reserve
            let link = face.link
            bar.onRestore = { [weak bar] row, _ in link.go(to: bar?.content.place(ofRow: row)?.section) }
            System.next { [weak bar] in if let bar, !link.isAdopted { link.bar = bar } }
            return bar
        }

        func updateUIView(_ bar: IndexBarView, context: Context) {
            bar.onReservationChange = face.reserve
            let link = face.link
            bar.host = IndexBarHost(room: room) { scroll in
                System.next { link.go(to: scroll.section, animated: scroll.animated) }
            } stop: {
                link.stop()
            }
            face.dress(bar, context.environment, isPutAway: isPutAway)
        }
    }

    extension IndexBarView: LinkedBar {
        func take(content new: IndexBarContent) { if content != new { content = new } }
        func choose(entry: Int) { select(entry: entry) }
        func frameHasCome() {}
    }

    extension IndexBarAppearance {
        var style: IndexBarView.Style {
            var style = IndexBarView.Style()
            style.rules = rules
            style.font = .systemFont(ofSize: CGFloat(points), weight: .semibold)
            style.boldFont = .systemFont(ofSize: CGFloat(points), weight: .heavy)
            style.titleColor = titleColor.map { UIColor($0) }
            style.barColor = barColor.map { UIColor($0) }
            if let trackingColor { style.trackingBackground = UIColor(trackingColor) }
            return style
        }
    }
#endif
