// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The header has the documentation.

import CIndexBar
import IndexBarGTK

// What the C shell calls once it has checked its arguments, each checked against the header by the compiler.

/// The Swift object of a bar, which the shell has checked.
@MainActor
private func object(_ bar: gpointer!) -> IndexBarWidget? {
    IndexBarWidget.object(of: bar.assumingMemoryBound(to: GtkWidget.self))
}

@MainActor @c @implementation
public func _index_bar_attach(_ bar: gpointer!, _ list: gpointer!) {
    object(bar)?.attach(to: list.assumingMemoryBound(to: GtkWidget.self))
}

@MainActor @c @implementation
public func _index_bar_detach(_ bar: gpointer!) { object(bar)?.detach() }

@MainActor @c @implementation
public func _index_bar_select(_ bar: gpointer!, _ entry: guint) { object(bar)?.select(entry: Int(entry)) }

@MainActor @c @implementation
public func _index_bar_list_scrolled(_ bar: gpointer!, _ row: guint, _ fraction: Double, _ by_user: gboolean)
{
    object(bar)?.listScrolled(firstVisibleRow: Int(row), fraction: fraction, byUser: by_user != 0)
}

@MainActor @c @implementation
public func _index_bar_set_content(_ bar: gpointer!, _ columns: UnsafePointer<IndexBarColumns>!) {
    let columns = columns.pointee
    let bar = object(bar)
    bar?.content = IndexBarContent(
        titles: strings(columns.titles) ?? [],
        sections: numbers(columns.sections, columns.n_sections)?.map { $0 < 0 ? nil : Int($0) },
        rowCounts: numbers(columns.row_counts, columns.n_row_counts)?.map { Int($0) },
        ids: texts(columns.ids),
        required: numbers(columns.required, columns.n_required)?.map { Int($0) } ?? [],
        levels: numbers(columns.levels, columns.n_levels)?.map { Int($0) },
        symbolNames: texts(columns.icon_names),
        spokenTitles: texts(columns.spoken_titles), searchKeys: texts(columns.search_keys),
        language: bar?.content.language)
}

@MainActor @c @implementation
public func _index_bar_set_title_func(
    _ bar: gpointer!, _ function: IndexBarTextFunc!, _ user_data: gpointer!, _ destroy: GDestroyNotify!
) {
    let data = CallbackData(user_data, destroy)
    guard let bar = object(bar) else { return }
    guard let function else { return bar.setTitle(nil) }
    bar.setTitle { [weak bar] item in text { function(bar?.widget, item, data.pointer) } ?? "" }
}

@MainActor @c @implementation
public func _index_bar_set_preview_func(
    _ bar: gpointer!, _ function: IndexBarEntryFunc!, _ user_data: gpointer!, _ destroy: GDestroyNotify!
) {
    let data = CallbackData(user_data, destroy)
    guard let bar = object(bar) else { return }
    guard let function else { return bar.previewTitle = nil }
    bar.previewTitle = { [weak bar] entry in
        text { function(bar?.widget, guint(clamping: entry), data.pointer) }
    }
}

@MainActor @c @implementation
public func _index_bar_set_row_offset_func(
    _ bar: gpointer!, _ function: IndexBarOffsetFunc!, _ user_data: gpointer!, _ destroy: GDestroyNotify!
) {
    let data = CallbackData(user_data, destroy)
    guard let bar = object(bar) else { return }
    guard let function else { return bar.rowOffset = nil }
    bar.rowOffset = { [weak bar] row in function(bar?.widget, guint(clamping: row), data.pointer) }
}
