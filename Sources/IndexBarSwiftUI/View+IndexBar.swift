#if canImport(SwiftUI)
    import IndexBarCore
    import SwiftUI

    extension View {
        /// Puts an index bar at the trailing edge of a list or a scroll view, which follow each other.
        ///
        ///     List(groups) { group in
        ///         Section { rows(group) } header: { Text(group.letter).indexBarTarget(group.id) }
        ///     }
        ///     .indexBar(groups, title: \.letter)
        ///
        /// - Parameters:
        ///   - sections: the list's sections, in order; their ids are those of the headers' `indexBarTarget(_:)`.
        ///   - title: the text on the bar; any string, also one that others have.
        ///   - rows: how many rows a section has, so that empty ones are known. Default: one each.
        ///   - symbol: the name of a system symbol in place of the title. Default: none.
        ///   - spoken: what a screen reader says. Default: the title.
        ///   - selection: the id that was selected last. Setting it goes there once.
        /// - Complexity: O(sections) whenever it is evaluated.
        public func indexBar<Data: RandomAccessCollection>(
            _ sections: Data, title: (Data.Element) -> String, rows: ((Data.Element) -> Int)? = nil,
            symbol: ((Data.Element) -> String?)? = nil, spoken: ((Data.Element) -> String?)? = nil,
            selection: Binding<Data.Element.ID?>? = nil
        ) -> some View where Data.Element: Identifiable {
            indexBar(
                sections, id: \.id, title: title, rows: rows, symbol: symbol, spoken: spoken,
                selection: selection)
        }

        /// As `indexBar(_:title:rows:symbol:spoken:selection:)`, for sections that have their id elsewhere.
        public func indexBar<Data: RandomAccessCollection, ID: Hashable>(
            _ sections: Data, id: KeyPath<Data.Element, ID>, title: (Data.Element) -> String,
            rows: ((Data.Element) -> Int)? = nil, symbol: ((Data.Element) -> String?)? = nil,
            spoken: ((Data.Element) -> String?)? = nil, selection: Binding<ID?>? = nil
        ) -> some View {
            modifier(
                IndexBarModifier(
                    items: BarItems(sections, id, title, rows, symbol, spoken), selection: selection))
        }

        /// As `indexBar(_:title:rows:symbol:spoken:selection:)`, for a list without sections: rows in order, with a title
        /// each; every run of equal titles is an entry. A row is found by its id; it is marked by `indexBarTarget(_:)`.
        public func indexBar<Data: RandomAccessCollection>(
            rows: Data, title: (Data.Element) -> String, selection: Binding<Data.Element.ID?>? = nil
        ) -> some View where Data.Element: Identifiable {
            modifier(IndexBarModifier(items: BarItems(rows: rows, title), selection: selection))
        }

        /// Marks a section's header, or a row of a list without sections, as what the bar goes to. It comes last: a lazy
        /// list finds the id of the outermost modifier only.
        public func indexBarTarget<ID: Hashable>(_ id: ID) -> some View {
            modifier(BarTarget(id: AnyHashable(id))).id(id)
        }

        /// Keeps a row clear of the bar where its list cannot (see `EnvironmentValues.indexBarReservedWidth`).
        public func indexBarRow() -> some View { modifier(BarRow()) }

        /// How the bars below look and behave.
        public func indexBarStyle(_ appearance: IndexBarAppearance) -> some View {
            environment(\.indexBar.appearance, appearance)
        }

        /// Whether the bars below are there: `.hidden` puts them away, and they take no room.
        public func indexBarVisibility(_ visibility: Visibility) -> some View {
            environment(\.indexBar.visibility, visibility)
        }

        /// Hears of every selection on the bars below, with the section and row that it leads to.
        public func onIndexBarSelect(
            perform action: @escaping @MainActor (IndexBarSelection) -> Void
        ) -> some View { transformEnvironment(\.indexBar.onSelect) { $0.append(action) } }

        /// Tells the bars below which section is at the top of a list that they do not follow by themselves: of a bar
        /// alone, or of a list whose headers are no targets.
        public func indexBarListed<ID: Hashable>(topSection id: ID?) -> some View {
            environment(\.indexBar.top, id.map { AnyHashable($0) })
        }
    }
#endif
