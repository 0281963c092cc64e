/* What a bar shows, and the functions that it asks. */
#include "index-bar-swift.h"
#include "index-bar.h"

/**
 * index_bar_widget_set_content:
 * @self: a bar
 * @titles: (array zero-terminated=1): the texts on the bar
 * @row_counts: (array length=n_row_counts) (nullable): how many rows each section of the list has; %NULL: one
 * @n_row_counts: how many numbers @row_counts has
 * @ids: (array zero-terminated=1) (nullable): what entries are recognised by when the content changes; %NULL: their
 *   places
 *
 * Sets the entries, each with a section of its own. Equal content changes nothing; a drag goes on.
 */
void
index_bar_widget_set_content (IndexBarWidget *self, const char *const *titles, const guint *row_counts,
                              gsize n_row_counts, const char *const *ids)
{
  index_bar_widget_set_content_full (self, titles, NULL, 0, row_counts, n_row_counts, ids, NULL, 0, NULL, 0, NULL, NULL,
                                     NULL);
}

/**
 * index_bar_widget_set_content_full:
 * @self: a bar
 * @titles: (array zero-terminated=1): the texts on the bar
 * @sections: (array length=n_sections) (nullable): the section of each entry; below 0: an entry that leads to the very
 *   top, for a search field; %NULL: each has its own
 * @n_sections: how many numbers @sections has
 * @row_counts: (array length=n_row_counts) (nullable): how many rows each section of the list has; %NULL: one
 * @n_row_counts: how many numbers @row_counts has
 * @ids: (array zero-terminated=1) (nullable): what entries are recognised by when the content changes; %NULL: their
 *   places
 * @required: (array length=n_required) (nullable): the entries to keep when titles do not fit
 * @n_required: how many numbers @required has
 * @levels: (array length=n_levels) (nullable): which titles of a timeline are placed first: 0, then 1, and so on
 * @n_levels: how many numbers @levels has
 * @icon_names: (array zero-terminated=1) (nullable): symbolic icons to draw instead of titles; "": the title
 * @spoken_titles: (array zero-terminated=1) (nullable): what a screen reader says; "": the title
 * @search_keys: (array zero-terminated=1) (nullable): what typed text is compared with; "": the title
 *
 * Sets the entries with all that can be said of them. Columns may differ in length: what is missing takes its default,
 * what is too much is dropped.
 */
void
index_bar_widget_set_content_full (IndexBarWidget *self, const char *const *titles, const int *sections,
                                   gsize n_sections, const guint *row_counts, gsize n_row_counts,
                                   const char *const *ids, const guint *required, gsize n_required, const int *levels,
                                   gsize n_levels, const char *const *icon_names, const char *const *spoken_titles,
                                   const char *const *search_keys)
{
  g_return_if_fail (INDEX_BAR_IS_WIDGET (self));
  g_return_if_fail (titles != NULL);
  g_return_if_fail (sections != NULL || n_sections == 0);
  g_return_if_fail (row_counts != NULL || n_row_counts == 0);
  g_return_if_fail (required != NULL || n_required == 0);
  g_return_if_fail (levels != NULL || n_levels == 0);

  IndexBarColumns columns = { titles,   ids,        icon_names, spoken_titles, search_keys,  sections,  levels,
                              row_counts, required, n_sections, n_levels,      n_row_counts, n_required };
  _index_bar_set_content (self, &columns);
}

/**
 * index_bar_widget_set_title_func:
 * @self: a bar
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): gives an item the title of its section;
 *   %NULL: the entries stay as they are
 * @user_data: what is given to @func
 * @destroy: (nullable): lets @user_data go
 *
 * Has the bar make its entries out of the model of its list view or grid view: each run of items with one title is a
 * section. It is asked once for each item that comes. Replaces #IndexBarWidget:expression.
 */
void
index_bar_widget_set_title_func (IndexBarWidget *self, IndexBarTitleFunc func, gpointer user_data,
                                 GDestroyNotify destroy)
{
  g_return_if_fail (INDEX_BAR_IS_WIDGET (self));

  _index_bar_set_title_func (self, (IndexBarTextFunc) func, user_data, destroy);
}

/**
 * index_bar_widget_set_preview_func:
 * @self: a bar
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): gives the text of the preview; %NULL: titles
 * @user_data: what is given to @func
 * @destroy: (nullable): lets @user_data go
 *
 * Sets the text of the bubble beside the bar.
 */
void
index_bar_widget_set_preview_func (IndexBarWidget *self, IndexBarPreviewFunc func, gpointer user_data,
                                   GDestroyNotify destroy)
{
  g_return_if_fail (INDEX_BAR_IS_WIDGET (self));

  _index_bar_set_preview_func (self, (IndexBarEntryFunc) func, user_data, destroy);
}

/**
 * index_bar_widget_set_row_offset_func:
 * @self: a bar
 * @func: (nullable) (scope notified) (closure user_data) (destroy destroy): says where a row begins
 * @user_data: what is given to @func
 * @destroy: (nullable): lets @user_data go
 *
 * Says where the rows are in a scrolled window that holds neither list nor grid view, for lists that the bar is attached
 * to from then on. Without it they are the rows of a list box, the children of a box, or equally high.
 */
void
index_bar_widget_set_row_offset_func (IndexBarWidget *self, IndexBarRowOffsetFunc func, gpointer user_data,
                                      GDestroyNotify destroy)
{
  g_return_if_fail (INDEX_BAR_IS_WIDGET (self));

  _index_bar_set_row_offset_func (self, (IndexBarOffsetFunc) func, user_data, destroy);
}
