#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    /// A bar in its room, with the app's selection: UIKit's control where there is UIKit, else a strip drawn here.
    struct Bar<ID: Hashable>: View {
        let items: BarItems
        let selection: Binding<ID?>?
        let link: ListLink
        let isAttached: Bool
        /// Hears what the list is to keep free.
        var onReserve: (CGFloat) -> Void = { _ in }
        @State private var told = Told()
        @Environment(\.indexBar) private var settings

        /// What the bar has said last; no state that is seen.
        @MainActor final class Told { var id: ID? }

        var body: some View {
            let face = BarFace(
                items: items, appearance: settings.appearance, isPutAway: settings.visibility == .hidden,
                isAttached: isAttached, link: link, onSelect: select, onReserve: onReserve)
            face
                .onNews(of: items) { link.take($0) }
                .onNews(of: selection?.wrappedValue) { choose($0) }
                .onNews(of: settings.top) { if let top = $0 { link.listed(top) } }
                .onAppear {
                    link.take(items)
                    if let top = settings.top { link.listed(top) }
                    choose(selection?.wrappedValue)
                }
        }

        /// The bar has selected; the list has been asked to go there.
        private func select(_ selection: IndexBarSelection) {
            let place = items.hasOwnIDs ? selection.entry : items.content.section(at: selection.entry)
            if let place, let id = items.hasOwnIDs ? items.keys[place] : items.key(ofSection: place) {
                let kept = self.selection?.wrappedValue
                let isSame = kept.flatMap { link.entry(of: AnyHashable($0)) } == selection.entry
                told.id = isSame ? kept : id.base as? ID
                if !isSame { self.selection?.wrappedValue = told.id }
            }
            for action in settings.onSelect { action(selection) }
        }

        /// The app has set the selection; what the bar has set itself is no news. The content may be new as well.
        private func choose(_ id: ID?) {
            guard id != told.id else { return }
            told.id = id
            link.take(items)
            if let id, let entry = link.entry(of: AnyHashable(id)) { link.bar?.choose(entry: entry) }
        }
    }
#endif
