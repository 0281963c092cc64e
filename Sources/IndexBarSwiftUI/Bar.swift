#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    /// Lays out a bar and keeps it in step with the app's selection. With UIKit it shows UIKit's control, otherwise a
    /// strip drawn by SwiftUI.
    struct Bar<ID: Hashable>: View {
        let items: BarItems
        let selection: Binding<ID?>?
        let link: ListLink
        let isAttached: Bool
        /// Called with the length that the list must keep free.
        var onReserve: (CGFloat) -> Void = { _ in }
        @State private var told = Told()
        @State private var isAdopted = false
        /// The bar's thickness including its hit area.
        @State private var extent: CGFloat = 24
        @Environment(\.indexBar) private var settings
        @Environment(\.layoutDirection) private var direction

        /// The values last received from the app and last sent to it. No view observes them.
        @MainActor final class Told { var (id, top): (ID?, AnyHashable?) }

        /// The values that the app sets.
        private struct Said: Equatable {
            let items: BarItems
            let id: ID?
            let top: AnyHashable?
        }

        var body: some View {
            GeometryReader { geometry in
                let (room, isVertical) = (geometry.size, settings.appearance.axis != .horizontal)
                let size = CGSize(
                    width: isAttached && isVertical ? min(extent, room.width) : room.width,
                    height: isAttached && !isVertical ? min(extent, room.height) : room.height)
                let isFar = !isVertical || direction == .leftToRight
                let origin = CGPoint(x: isFar ? room.width - size.width : 0, y: room.height - size.height)
                let edge: Alignment = isVertical ? .trailing : .bottom
                let box = CGRect(x: -origin.x, y: -origin.y, width: room.width, height: room.height)
                let face = BarFace(
                    items: items, appearance: settings.appearance, isPutAway: settings.visibility == .hidden,
                    size: size, room: isAttached ? box : nil, link: link, onSelect: select,
                    onSizes: take)
                ZStack(alignment: edge) {
                    #if canImport(UIKit)
                        if isAttached {
                            ListAnchor(face: face, onReserve: onReserve) { isAdopted = $0 }
                                .allowsHitTesting(false)
                        }
                    #endif
                    if !isAdopted { BarControl(face: face).frame(width: size.width, height: size.height) }
                }
                .frame(width: room.width, height: room.height, alignment: edge)
                .onNews(of: geometry.frame(in: .global)) { link.frame = $0 }
            }
            .onNews(of: Said(items: items, id: selection?.wrappedValue, top: settings.top)) { hear($0) }
        }

        private func hear(_ said: Said) {
            let isNew = link.take(said.items)
            if isNew || said.top != told.top {
                told.top = said.top
                if let top = said.top { link.listed(top) }
            }
            // Ignore a value that the bar set itself.
            guard said.id != told.id else { return }
            told.id = said.id
            if let id = said.id, let entry = link.entry(of: AnyHashable(id)) { link.choose(entry) }
        }

        /// Reports a selection that the bar made. The list has already been asked to scroll.
        private func select(_ selection: IndexBarSelection) {
            guard !link.isRepeating else { return }
            if selection.entry != link.chosen { link.chosen = nil }
            if let key = items.key(ofEntry: selection.entry) {
                let kept = self.selection?.wrappedValue
                let isSame = kept.flatMap { link.entry(of: AnyHashable($0)) } == selection.entry
                told.id = isSame ? kept : key.base as? ID
                if !isSame { self.selection?.wrappedValue = told.id }
            }
            for action in settings.onSelect { action(selection) }
        }

        private func take(_ sizes: BarSizes) {
            guard !isAdopted else { return }
            if extent != CGFloat(sizes.hit) { extent = CGFloat(sizes.hit) }
            onReserve(CGFloat(sizes.reserved))
        }
    }

    /// Everything a bar shows, and the closures it calls.
    struct BarFace {
        let items: BarItems
        let appearance: IndexBarAppearance
        let isPutAway: Bool
        let size: CGSize
        /// The list's visible part in the bar's coordinates; nil for a bar without a list.
        let room: CGRect?
        let link: ListLink
        let onSelect: (IndexBarSelection) -> Void
        let onSizes: (BarSizes) -> Void
    }

    /// The thickness of a bar's hit area and the length that rows keep free for it, in points.
    struct BarSizes: Equatable {
        let hit: Double
        let reserved: Double

        init(_ driver: IndexBarDriver) {
            hit = max(driver.thickness.hit, driver.thickness.drawn)
            reserved = driver.reservedThickness
        }
    }
#endif
