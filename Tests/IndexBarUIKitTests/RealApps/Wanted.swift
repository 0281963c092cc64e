#if INDEXBAR_UIKIT_DOUBLE
    import IndexBarUIKit
    import Testing
    import UIKit

    /// API that the list of real apps asks for and that is not there: each function is the place for the one call.
    @MainActor
    enum Wanted {
        private static func missing(_ name: String) { Issue.record("there is no \(name)") }

        static func rowTitle(_ bar: IndexBarView, _ title: @escaping (IndexPath) -> String?) {
            missing("IndexBarView.rowTitle")
        }
        static func diffable<Section, Item>(
            _ list: UICollectionView, _ source: UICollectionViewDiffableDataSource<Section, Item>,
            _ title: @escaping (Section) -> String?
        ) { missing("typed helper for diffable data sources") }
        static func attach(to list: UIScrollView) { IndexBarView(frame: .zero).attach(to: list) }
        static func select(_ bar: IndexBarView, entry: Int) { bar.select(entry: entry) }
        static func appearanceTitleColor(_ color: UIColor) {
            missing("style member settable through appearance()")
        }
        static func outlet(_ bar: IndexBarView, _ list: UIScrollView) { missing("@IBOutlet list") }
        static func keepTouches(_ bar: IndexBarView) { bar.hurriesTouches = false }
        static func litColor(_ bar: IndexBarView, _ color: UIColor) { missing("colour of the lit title") }
        static func glass(_ bar: IndexBarView) { missing("material: .glass") }
    }
#endif
