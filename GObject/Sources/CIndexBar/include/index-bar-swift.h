/* Functions that the C shell calls and Swift implements. The shell has checked each `bar` pointer. Not installed. */
#pragma once
#include "index-bar.h"

GType _index_bar_widget_get_type (void);
GType _index_bar_axis_get_type (void);
GType _index_bar_distribution_get_type (void);
GType _index_bar_gaps_get_type (void);
GType _index_bar_activation_get_type (void);
GType _index_bar_selects_get_type (void);
GType _index_bar_empty_sections_get_type (void);
GType _index_bar_auto_hide_get_type (void);

/* The arguments of index_bar_widget_set_content_full(). */
typedef struct {
  const char *const *titles, *const *ids, *const *icon_names, *const *spoken_titles, *const *search_keys;
  const int *sections, *levels;
  const guint *row_counts, *required;
  gsize n_sections, n_levels, n_row_counts, n_required;
} IndexBarColumns;

/* Callbacks of the app, without their public types. */
typedef char *(*IndexBarTextFunc) (gpointer bar, gpointer item, gpointer user_data);
typedef char *(*IndexBarEntryFunc) (gpointer bar, guint entry, gpointer user_data);
typedef double (*IndexBarOffsetFunc) (gpointer bar, guint row, gpointer user_data);

void _index_bar_attach (gpointer bar, gpointer list);
void _index_bar_detach (gpointer bar);
void _index_bar_select (gpointer bar, guint entry);
void _index_bar_list_scrolled (gpointer bar, guint row, double fraction, gboolean by_user);
void _index_bar_set_content (gpointer bar, const IndexBarColumns *columns);
void _index_bar_set_title_func (gpointer bar, IndexBarTextFunc func, gpointer user_data, GDestroyNotify destroy);
void _index_bar_set_preview_func (gpointer bar, IndexBarEntryFunc func, gpointer user_data, GDestroyNotify destroy);
void _index_bar_set_row_offset_func (gpointer bar, IndexBarOffsetFunc func, gpointer user_data, GDestroyNotify destroy);
