#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    /// An index bar without a list: it reports selections and scrolls nothing.
    ///
    ///     IndexBar(groups, title: \.letter, selection: $letter).frame(width: 44)
    ///
    /// It takes all the space it is offered and draws itself in the middle, at full length. Use `indexBarListed` to
    /// light the section that a list shows.
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

        /// Creates a bar from entries. The selection is the index of an entry.
        ///
        /// - Parameters:
        ///   - entries: the entries, in the order of the bar.
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
