#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    extension View {
        /// Puts an index bar at the trailing edge of a list or a scroll view. Each follows the other.
        ///
        ///     List(groups) { group in
        ///         Section { rows(group) } header: { Text(group.letter).indexBarTarget(group.id) }
        ///     }
        ///     .indexBar(groups, title: \.letter)
        ///
        /// - Parameters:
        ///   - sections: the list's sections, in order. Mark each header with `indexBarTarget(_:)` and the section's
        ///     id.
        ///   - title: the text on the bar. Titles may be empty or equal.
        ///   - rows: the number of rows in a section, so that empty sections are known. Default: one each.
        ///   - symbol: the name of a system symbol to show instead of the title. Default: none.
        ///   - spoken: the text that a screen reader speaks. Default: the title.
        ///   - selection: the id that was selected last. Setting it scrolls there once.
        /// - Complexity: O(sections) for each evaluation.
        public func indexBar<Data: RandomAccessCollection>(
            _ sections: Data, title: (Data.Element) -> String, rows: ((Data.Element) -> Int)? = nil,
            symbol: ((Data.Element) -> String?)? = nil, spoken: ((Data.Element) -> String?)? = nil,
            selection: Binding<Data.Element.ID?>? = nil
        ) -> some View where Data.Element: Identifiable {
            indexBar(
                sections, id: \.id, title: title, rows: rows, symbol: symbol, spoken: spoken,
                selection: selection)
        }

        /// As `indexBar(_:title:rows:symbol:spoken:selection:)`, for sections that are not `Identifiable`.
        public func indexBar<Data: RandomAccessCollection, ID: Hashable>(
            _ sections: Data, id: KeyPath<Data.Element, ID>, title: (Data.Element) -> String,
            rows: ((Data.Element) -> Int)? = nil, symbol: ((Data.Element) -> String?)? = nil,
            spoken: ((Data.Element) -> String?)? = nil, selection: Binding<ID?>? = nil
        ) -> some View {
            modifier(
                IndexBarModifier(
                    items: BarItems(sections, id, title, rows, symbol, spoken), selection: selection))
        }

        /// As `indexBar(_:title:rows:symbol:spoken:selection:)`, for a list without sections. Each row has a title,
        /// and each run of equal titles becomes an entry. Mark each row with `indexBarTarget(_:)` and its id.
        public func indexBar<Data: RandomAccessCollection>(
            rows: Data, title: (Data.Element) -> String, selection: Binding<Data.Element.ID?>? = nil
        ) -> some View where Data.Element: Identifiable {
            modifier(IndexBarModifier(items: BarItems(rows: rows, title), selection: selection))
        }

        /// Marks a section's header, or a row of a list without sections, as a target for the bar. Apply it last: a
        /// lazy list finds only the id of the outermost modifier.
        public func indexBarTarget<ID: Hashable>(_ id: ID) -> some View {
            modifier(BarTarget(id: AnyHashable(id))).id(id)
        }

        /// Keeps a row clear of the bar where its list cannot (see `EnvironmentValues.indexBarReservedWidth`).
        public func indexBarRow() -> some View { modifier(BarRow()) }

        /// Sets how the bars in this view look and behave.
        public func indexBarStyle(_ appearance: IndexBarAppearance) -> some View {
            environment(\.indexBar.appearance, appearance)
        }

        /// Shows or hides the bars in this view. A hidden bar takes no space.
        public func indexBarVisibility(_ visibility: Visibility) -> some View {
            environment(\.indexBar.visibility, visibility)
        }

        /// Calls an action for each selection on the bars in this view, with the section and row it leads to.
        public func onIndexBarSelect(
            perform action: @escaping @MainActor (IndexBarSelection) -> Void
        ) -> some View { transformEnvironment(\.indexBar.onSelect) { $0.append(action) } }

        /// Reports the section at the top of a list that the bars in this view cannot follow: for a bar without a
        /// list, or a list whose headers are not marked as targets.
        public func indexBarListed<ID: Hashable>(topSection id: ID?) -> some View {
            environment(\.indexBar.top, id.map { AnyHashable($0) })
        }
    }
#endif
