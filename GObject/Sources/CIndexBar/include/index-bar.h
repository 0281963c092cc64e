/* An index bar for GTK 4: the strip of titles beside a long list. */
#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * IndexBarAxis:
 * @INDEX_BAR_AXIS_AUTOMATIC: horizontal if the bar is wider than high, otherwise vertical
 * @INDEX_BAR_AXIS_VERTICAL: from top to bottom
 * @INDEX_BAR_AXIS_HORIZONTAL: in the reading direction
 *
 * The direction in which the entries run.
 */
typedef enum {
  INDEX_BAR_AXIS_AUTOMATIC,
  INDEX_BAR_AXIS_VERTICAL,
  INDEX_BAR_AXIS_HORIZONTAL
} IndexBarAxis;

#define INDEX_BAR_TYPE_AXIS (index_bar_axis_get_type ())
GType index_bar_axis_get_type (void) G_GNUC_CONST;

/**
 * IndexBarDistribution:
 * @INDEX_BAR_DISTRIBUTION_CENTER: at their natural distance, centred
 * @INDEX_BAR_DISTRIBUTION_START: at their natural distance, from the top or the side where reading begins
 * @INDEX_BAR_DISTRIBUTION_END: at their natural distance, up to the bottom or the side where reading ends
 * @INDEX_BAR_DISTRIBUTION_FILL: spread over the whole length
 * @INDEX_BAR_DISTRIBUTION_PROPORTIONAL: each in proportion to the rows of its section, for timelines
 *
 * How the entries share the length of the bar.
 */
typedef enum {
  INDEX_BAR_DISTRIBUTION_CENTER,
  INDEX_BAR_DISTRIBUTION_START,
  INDEX_BAR_DISTRIBUTION_END,
  INDEX_BAR_DISTRIBUTION_FILL,
  INDEX_BAR_DISTRIBUTION_PROPORTIONAL
} IndexBarDistribution;

#define INDEX_BAR_TYPE_DISTRIBUTION (index_bar_distribution_get_type ())
GType index_bar_distribution_get_type (void) G_GNUC_CONST;

/**
 * IndexBarGaps:
 * @INDEX_BAR_GAPS_DOTS: a dot for each run of hidden entries
 * @INDEX_BAR_GAPS_NONE: nothing
 * @INDEX_BAR_GAPS_OVERLAP: no entry is hidden; if space is short, all titles share it evenly and may overlap
 *
 * What the bar draws in place of entries whose titles do not fit.
 */
typedef enum {
  INDEX_BAR_GAPS_DOTS,
  INDEX_BAR_GAPS_NONE,
  INDEX_BAR_GAPS_OVERLAP
} IndexBarGaps;

#define INDEX_BAR_TYPE_GAPS (index_bar_gaps_get_type ())
GType index_bar_gaps_get_type (void) G_GNUC_CONST;

/**
 * IndexBarActivation:
 * @INDEX_BAR_ACTIVATION_TOUCH_DOWN: at once
 * @INDEX_BAR_ACTIVATION_DRAG: after #IndexBarWidget:activation-distance points along the bar
 * @INDEX_BAR_ACTIVATION_DELAY: at the touch's first input after #IndexBarWidget:activation-delay seconds
 *
 * When a touch becomes a drag.
 */
typedef enum {
  INDEX_BAR_ACTIVATION_TOUCH_DOWN,
  INDEX_BAR_ACTIVATION_DRAG,
  INDEX_BAR_ACTIVATION_DELAY
} IndexBarActivation;

#define INDEX_BAR_TYPE_ACTIVATION (index_bar_activation_get_type ())
GType index_bar_activation_get_type (void) G_GNUC_CONST;

/**
 * IndexBarSelects:
 * @INDEX_BAR_SELECTS_CONTINUOUSLY: whenever the entry changes
 * @INDEX_BAR_SELECTS_ON_RELEASE: only when the finger lifts; a cancelled drag selects nothing
 *
 * When a drag selects.
 */
typedef enum {
  INDEX_BAR_SELECTS_CONTINUOUSLY,
  INDEX_BAR_SELECTS_ON_RELEASE
} IndexBarSelects;

#define INDEX_BAR_TYPE_SELECTS (index_bar_selects_get_type ())
GType index_bar_selects_get_type (void) G_GNUC_CONST;

/**
 * IndexBarEmptySections:
 * @INDEX_BAR_EMPTY_SECTIONS_NEXT: the next section with rows
 * @INDEX_BAR_EMPTY_SECTIONS_PREVIOUS: the previous section with rows
 * @INDEX_BAR_EMPTY_SECTIONS_NEAREST: the nearest section with rows, the later one on a tie
 * @INDEX_BAR_EMPTY_SECTIONS_IGNORE: nothing; the entry is skipped
 *
 * What an entry selects if its section has no rows.
 */
typedef enum {
  INDEX_BAR_EMPTY_SECTIONS_NEXT,
  INDEX_BAR_EMPTY_SECTIONS_PREVIOUS,
  INDEX_BAR_EMPTY_SECTIONS_NEAREST,
  INDEX_BAR_EMPTY_SECTIONS_IGNORE
} IndexBarEmptySections;

#define INDEX_BAR_TYPE_EMPTY_SECTIONS (index_bar_empty_sections_get_type ())
GType index_bar_empty_sections_get_type (void) G_GNUC_CONST;

/**
 * IndexBarAutoHide:
 * @INDEX_BAR_AUTO_HIDE_NEVER: never
 * @INDEX_BAR_AUTO_HIDE_UNTIL_TOUCHED: hidden until a touch in its hit area, which also begins a drag
 * @INDEX_BAR_AUTO_HIDE_UNTIL_SCROLLED: hidden until the user scrolls the list
 *
 * When the bar hides by itself.
 */
typedef enum {
  INDEX_BAR_AUTO_HIDE_NEVER,
  INDEX_BAR_AUTO_HIDE_UNTIL_TOUCHED,
  INDEX_BAR_AUTO_HIDE_UNTIL_SCROLLED
} IndexBarAutoHide;

#define INDEX_BAR_TYPE_AUTO_HIDE (index_bar_auto_hide_get_type ())
GType index_bar_auto_hide_get_type (void) G_GNUC_CONST;

#define INDEX_BAR_TYPE_WIDGET (index_bar_widget_get_type ())
G_DECLARE_FINAL_TYPE (IndexBarWidget, index_bar_widget, INDEX_BAR, WIDGET, GtkRange)

/**
 * IndexBarTitleFunc:
 * @self: the bar
 * @item: (type GObject): an item of the list's model
 * @user_data: the data passed with the function
 *
 * Returns the title of the section that an item belongs to.
 *
 * Returns: (nullable) (transfer full): the title; %NULL counts as ""
 */
typedef char *(*IndexBarTitleFunc) (IndexBarWidget *self, gpointer item, gpointer user_data);

/**
 * IndexBarPreviewFunc:
 * @self: the bar
 * @entry: the index of the entry
 * @user_data: the data passed with the function
 *
 * Returns the preview's text for an entry, for example a whole word.
 *
 * Returns: (nullable) (transfer full): the text; %NULL for the entry's title
 */
typedef char *(*IndexBarPreviewFunc) (IndexBarWidget *self, guint entry, gpointer user_data);

/**
 * IndexBarRowOffsetFunc:
 * @self: the bar
 * @row: the index of the row in the whole list
 * @user_data: the data passed with the function
 *
 * Returns the offset of a row in the scrolled content. It must not decrease from row to row.
 *
 * Returns: the offset, in points
 */
typedef double (*IndexBarRowOffsetFunc) (IndexBarWidget *self, guint row, gpointer user_data);

GtkWidget *index_bar_widget_new (void);
void index_bar_widget_attach_to (IndexBarWidget *self, GtkWidget *list);
void index_bar_widget_detach (IndexBarWidget *self);
void index_bar_widget_select (IndexBarWidget *self, guint entry);
void index_bar_widget_list_scrolled (IndexBarWidget *self, guint row, double fraction, gboolean by_user);

void index_bar_widget_set_content (IndexBarWidget *self, const char *const *titles, const guint *row_counts,
                                   gsize n_row_counts, const char *const *ids);
void index_bar_widget_set_content_full (IndexBarWidget *self, const char *const *titles, const int *sections,
                                        gsize n_sections, const guint *row_counts, gsize n_row_counts,
                                        const char *const *ids, const guint *required, gsize n_required,
                                        const int *levels, gsize n_levels, const char *const *icon_names,
                                        const char *const *spoken_titles, const char *const *search_keys);

void index_bar_widget_set_title_func (IndexBarWidget *self, IndexBarTitleFunc func, gpointer user_data,
                                      GDestroyNotify destroy);
void index_bar_widget_set_preview_func (IndexBarWidget *self, IndexBarPreviewFunc func, gpointer user_data,
                                        GDestroyNotify destroy);
void index_bar_widget_set_row_offset_func (IndexBarWidget *self, IndexBarRowOffsetFunc func, gpointer user_data,
                                           GDestroyNotify destroy);

IndexBarAxis index_bar_widget_get_axis (IndexBarWidget *self);
void index_bar_widget_set_axis (IndexBarWidget *self, IndexBarAxis axis);
IndexBarDistribution index_bar_widget_get_distribution (IndexBarWidget *self);
void index_bar_widget_set_distribution (IndexBarWidget *self, IndexBarDistribution distribution);
IndexBarGaps index_bar_widget_get_gaps (IndexBarWidget *self);
void index_bar_widget_set_gaps (IndexBarWidget *self, IndexBarGaps gaps);
double index_bar_widget_get_end_padding (IndexBarWidget *self);
void index_bar_widget_set_end_padding (IndexBarWidget *self, double end_padding);
double index_bar_widget_get_hysteresis (IndexBarWidget *self);
void index_bar_widget_set_hysteresis (IndexBarWidget *self, double hysteresis);
IndexBarActivation index_bar_widget_get_activation (IndexBarWidget *self);
void index_bar_widget_set_activation (IndexBarWidget *self, IndexBarActivation activation);
double index_bar_widget_get_activation_distance (IndexBarWidget *self);
void index_bar_widget_set_activation_distance (IndexBarWidget *self, double activation_distance);
double index_bar_widget_get_activation_delay (IndexBarWidget *self);
void index_bar_widget_set_activation_delay (IndexBarWidget *self, double activation_delay);
IndexBarSelects index_bar_widget_get_selects (IndexBarWidget *self);
void index_bar_widget_set_selects (IndexBarWidget *self, IndexBarSelects selects);
IndexBarEmptySections index_bar_widget_get_empty_sections (IndexBarWidget *self);
void index_bar_widget_set_empty_sections (IndexBarWidget *self, IndexBarEmptySections empty_sections);
gboolean index_bar_widget_get_dims_empty (IndexBarWidget *self);
void index_bar_widget_set_dims_empty (IndexBarWidget *self, gboolean dims_empty);
gboolean index_bar_widget_get_restores_on_cancel (IndexBarWidget *self);
void index_bar_widget_set_restores_on_cancel (IndexBarWidget *self, gboolean restores_on_cancel);
int index_bar_widget_get_minimum_rows (IndexBarWidget *self);
void index_bar_widget_set_minimum_rows (IndexBarWidget *self, int minimum_rows);
gboolean index_bar_widget_get_fine_scrub (IndexBarWidget *self);
void index_bar_widget_set_fine_scrub (IndexBarWidget *self, gboolean fine_scrub);
IndexBarAutoHide index_bar_widget_get_auto_hide (IndexBarWidget *self);
void index_bar_widget_set_auto_hide (IndexBarWidget *self, IndexBarAutoHide auto_hide);
gboolean index_bar_widget_get_reveals_on_edge_touch (IndexBarWidget *self);
void index_bar_widget_set_reveals_on_edge_touch (IndexBarWidget *self, gboolean reveals_on_edge_touch);
double index_bar_widget_get_hide_delay (IndexBarWidget *self);
void index_bar_widget_set_hide_delay (IndexBarWidget *self, double hide_delay);
double index_bar_widget_get_maximum_thickness (IndexBarWidget *self);
void index_bar_widget_set_maximum_thickness (IndexBarWidget *self, double maximum_thickness);
double index_bar_widget_get_hit_thickness (IndexBarWidget *self);
void index_bar_widget_set_hit_thickness (IndexBarWidget *self, double hit_thickness);
gboolean index_bar_widget_get_floats (IndexBarWidget *self);
void index_bar_widget_set_floats (IndexBarWidget *self, gboolean floats);
gboolean index_bar_widget_get_shows_highlight (IndexBarWidget *self);
void index_bar_widget_set_shows_highlight (IndexBarWidget *self, gboolean shows_highlight);
gboolean index_bar_widget_get_shows_preview (IndexBarWidget *self);
void index_bar_widget_set_shows_preview (IndexBarWidget *self, gboolean shows_preview);
gboolean index_bar_widget_get_scrolls_animated (IndexBarWidget *self);
void index_bar_widget_set_scrolls_animated (IndexBarWidget *self, gboolean scrolls_animated);
gboolean index_bar_widget_get_lift_tolerance (IndexBarWidget *self);
void index_bar_widget_set_lift_tolerance (IndexBarWidget *self, gboolean lift_tolerance);
gboolean index_bar_widget_get_previews_while_scrolling (IndexBarWidget *self);
void index_bar_widget_set_previews_while_scrolling (IndexBarWidget *self, gboolean previews_while_scrolling);
GtkPackType index_bar_widget_get_edge (IndexBarWidget *self);
void index_bar_widget_set_edge (IndexBarWidget *self, GtkPackType edge);
double index_bar_widget_get_inset_top (IndexBarWidget *self);
void index_bar_widget_set_inset_top (IndexBarWidget *self, double inset_top);
double index_bar_widget_get_inset_left (IndexBarWidget *self);
void index_bar_widget_set_inset_left (IndexBarWidget *self, double inset_left);
double index_bar_widget_get_inset_bottom (IndexBarWidget *self);
void index_bar_widget_set_inset_bottom (IndexBarWidget *self, double inset_bottom);
double index_bar_widget_get_inset_right (IndexBarWidget *self);
void index_bar_widget_set_inset_right (IndexBarWidget *self, double inset_right);
char *index_bar_widget_get_label (IndexBarWidget *self);
void index_bar_widget_set_label (IndexBarWidget *self, const char *label);
char *index_bar_widget_get_of_label (IndexBarWidget *self);
void index_bar_widget_set_of_label (IndexBarWidget *self, const char *of_label);
char *index_bar_widget_get_search_label (IndexBarWidget *self);
void index_bar_widget_set_search_label (IndexBarWidget *self, const char *search_label);
char **index_bar_widget_get_titles (IndexBarWidget *self);
void index_bar_widget_set_titles (IndexBarWidget *self, const char *const *titles);
char *index_bar_widget_get_language (IndexBarWidget *self);
void index_bar_widget_set_language (IndexBarWidget *self, const char *language);
GtkWidget *index_bar_widget_get_list (IndexBarWidget *self);
void index_bar_widget_set_list (IndexBarWidget *self, GtkWidget *list);
GtkExpression *index_bar_widget_get_expression (IndexBarWidget *self);
void index_bar_widget_set_expression (IndexBarWidget *self, GtkExpression *expression);
guint index_bar_widget_get_n_entries (IndexBarWidget *self);
int index_bar_widget_get_selected (IndexBarWidget *self);
char *index_bar_widget_get_selected_title (IndexBarWidget *self);
int index_bar_widget_get_highlighted (IndexBarWidget *self);
gboolean index_bar_widget_get_tracking (IndexBarWidget *self);
gboolean index_bar_widget_get_revealed (IndexBarWidget *self);
double index_bar_widget_get_reserved_thickness (IndexBarWidget *self);
GtkWidget *index_bar_widget_get_container (IndexBarWidget *self);

G_END_DECLS
