#if canImport(UIKit)
    import IndexBarCore
    import UIKit

    /// Connects a bar to another toolkit that shows it in a view of its own. That view takes no touches outside its
    /// bounds, and the toolkit scrolls the list.
    package struct IndexBarHost {
        /// The list's visible part, in the bar's coordinates; nil for a bar without a list.
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

        /// Tells the bar what the other toolkit's list shows.
        package func listShows(_ state: IndexBarListState) { carryOut(driver.list(state)) }
    }
#endif
