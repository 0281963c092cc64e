#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    /// An index bar alone: it tells what is selected and scrolls nothing.
    ///
    ///     IndexBar(groups, title: \.letter, selection: $letter).frame(width: 44)
    ///
    /// It takes all the room that it is given and is drawn in the middle of it, as long as that is. `indexBarListed` lights
    /// what a list shows.
    public struct IndexBar<ID: Hashable>: View {
        let items: BarItems
        let selection: Binding<ID?>?
        @State private var link = ListLink()

        /// Creates a bar; see `View.indexBar(_:title:rows:symbol:spoken:selection:)`.
        public init<Data: RandomAccessCollection>(
            _ sections: Data, title: (Data.Element) -> String, rows: ((Data.Element) -> Int)? = nil,
            symbol: ((Data.Element) -> String?)? = nil, spoken: ((Data.Element) -> String?)? = nil,
            selection: Binding<ID?>? = nil
        ) where Data.Element: Identifiable, Data.Element.ID == ID {
            items = BarItems(sections, \.id, title, rows, symbol, spoken)
            self.selection = selection
        }

        /// Creates a bar of entries; the selection is an entry's index.
        ///
        /// - Parameters:
        ///   - entries: in the order of the bar.
        ///   - rowCounts: the number of rows of each section. Default: one each.
        ///   - selection: the index of the entry that was selected last.
        public init(entries: [IndexBarEntry], rowCounts: [Int]? = nil, selection: Binding<Int?>? = nil)
        where ID == Int {
            items = BarItems(entries, rowCounts)
            self.selection = selection
        }

        /// The bar.
        public var body: some View {
            Bar(items: items, selection: selection, link: link, isAttached: false)
        }
    }
#endif
