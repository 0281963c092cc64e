#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// What another toolkit, which shows the bar in a view of its own, does for it: that view takes no touch beyond its
    /// size, and the list is reached by that toolkit.
    package struct IndexBarHost {
        /// The list's visible part, in the bar's coordinates; nil: the bar stands alone.
        package var room: CGRect?
        package var scroll: (IndexBarCommands.Scroll) -> Void
        package var stop: () -> Void

        package init(
            room: CGRect?, scroll: @escaping (IndexBarCommands.Scroll) -> Void, stop: @escaping () -> Void
        ) { (self.room, self.scroll, self.stop) = (room, scroll, stop) }
    }

    extension IndexBarView {
        func hostDidChange(from old: IndexBarHost?) {
            guard host?.room != old?.room || (host == nil) != (old == nil) else { return }
            measure()
            setNeedsLayout()
        }

        /// Takes what the other toolkit's list shows.
        package func listShows(_ state: IndexBarListState) { carryOut(driver.list(state)) }
    }
#endif
