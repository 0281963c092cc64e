/* Properties of how the bar looks, where it stands and what it says. */
#include "accessors.h"

/**
 * IndexBarWidget:shows-highlight:
 *
 * Whether the entry that is lit looks different. Default: %TRUE.
 */

/**
 * index_bar_widget_get_shows_highlight:
 * @self: a bar
 *
 * Gets #IndexBarWidget:shows-highlight.
 *
 * Returns: the value
 */
GETTER_FLAG (shows_highlight, "shows-highlight")

/**
 * index_bar_widget_set_shows_highlight:
 * @self: a bar
 * @shows_highlight: the value
 *
 * Sets #IndexBarWidget:shows-highlight.
 */
SETTER (gboolean, shows_highlight, "shows-highlight")

/**
 * IndexBarWidget:shows-preview:
 *
 * Whether a preview shows the entry under the finger. Default: %TRUE.
 */

/**
 * index_bar_widget_get_shows_preview:
 * @self: a bar
 *
 * Gets #IndexBarWidget:shows-preview.
 *
 * Returns: the value
 */
GETTER_FLAG (shows_preview, "shows-preview")

/**
 * index_bar_widget_set_shows_preview:
 * @self: a bar
 * @shows_preview: the value
 *
 * Sets #IndexBarWidget:shows-preview.
 */
SETTER (gboolean, shows_preview, "shows-preview")

/**
 * IndexBarWidget:scrolls-animated:
 *
 * Whether the list moves to a selection as an animation; in a drag it never does. Default: %FALSE.
 */

/**
 * index_bar_widget_get_scrolls_animated:
 * @self: a bar
 *
 * Gets #IndexBarWidget:scrolls-animated.
 *
 * Returns: the value
 */
GETTER_FLAG (scrolls_animated, "scrolls-animated")

/**
 * index_bar_widget_set_scrolls_animated:
 * @self: a bar
 * @scrolls_animated: the value
 *
 * Sets #IndexBarWidget:scrolls-animated.
 */
SETTER (gboolean, scrolls_animated, "scrolls-animated")

/**
 * IndexBarWidget:lift-tolerance:
 *
 * Whether the lift takes back an entry that a roll of the finger reached. Default: %FALSE.
 */

/**
 * index_bar_widget_get_lift_tolerance:
 * @self: a bar
 *
 * Gets #IndexBarWidget:lift-tolerance.
 *
 * Returns: the value
 */
GETTER_FLAG (lift_tolerance, "lift-tolerance")

/**
 * index_bar_widget_set_lift_tolerance:
 * @self: a bar
 * @lift_tolerance: the value
 *
 * Sets #IndexBarWidget:lift-tolerance.
 */
SETTER (gboolean, lift_tolerance, "lift-tolerance")

/**
 * IndexBarWidget:previews-while-scrolling:
 *
 * Whether the preview shows the lit entry while the user scrolls the list. Default: %FALSE.
 */

/**
 * index_bar_widget_get_previews_while_scrolling:
 * @self: a bar
 *
 * Gets #IndexBarWidget:previews-while-scrolling.
 *
 * Returns: the value
 */
GETTER_FLAG (previews_while_scrolling, "previews-while-scrolling")

/**
 * index_bar_widget_set_previews_while_scrolling:
 * @self: a bar
 * @previews_while_scrolling: the value
 *
 * Sets #IndexBarWidget:previews-while-scrolling.
 */
SETTER (gboolean, previews_while_scrolling, "previews-while-scrolling")

/**
 * IndexBarWidget:edge:
 *
 * The side of the list at which an attached bar stands: %GTK_PACK_END where lines end. A horizontal bar is
 * always below. Default: %GTK_PACK_END.
 */

/**
 * index_bar_widget_get_edge:
 * @self: a bar
 *
 * Gets #IndexBarWidget:edge.
 *
 * Returns: the value
 */
GETTER_ENUM (GtkPackType, edge, "edge")

/**
 * index_bar_widget_set_edge:
 * @self: a bar
 * @edge: the value
 *
 * Sets #IndexBarWidget:edge.
 */
SETTER (GtkPackType, edge, "edge")

/**
 * IndexBarWidget:inset-top:
 *
 * What is taken from the bar at its top, in points. Default: 0.
 */

/**
 * index_bar_widget_get_inset_top:
 * @self: a bar
 *
 * Gets #IndexBarWidget:inset-top.
 *
 * Returns: the value
 */
GETTER_DOUBLE (inset_top, "inset-top")

/**
 * index_bar_widget_set_inset_top:
 * @self: a bar
 * @inset_top: the value
 *
 * Sets #IndexBarWidget:inset-top.
 */
SETTER (double, inset_top, "inset-top")

/**
 * IndexBarWidget:inset-left:
 *
 * What is taken from the bar at its left, in points. Default: 0.
 */

/**
 * index_bar_widget_get_inset_left:
 * @self: a bar
 *
 * Gets #IndexBarWidget:inset-left.
 *
 * Returns: the value
 */
GETTER_DOUBLE (inset_left, "inset-left")

/**
 * index_bar_widget_set_inset_left:
 * @self: a bar
 * @inset_left: the value
 *
 * Sets #IndexBarWidget:inset-left.
 */
SETTER (double, inset_left, "inset-left")

/**
 * IndexBarWidget:inset-bottom:
 *
 * What is taken from the bar at its bottom, in points. Default: 0.
 */

/**
 * index_bar_widget_get_inset_bottom:
 * @self: a bar
 *
 * Gets #IndexBarWidget:inset-bottom.
 *
 * Returns: the value
 */
GETTER_DOUBLE (inset_bottom, "inset-bottom")

/**
 * index_bar_widget_set_inset_bottom:
 * @self: a bar
 * @inset_bottom: the value
 *
 * Sets #IndexBarWidget:inset-bottom.
 */
SETTER (double, inset_bottom, "inset-bottom")

/**
 * IndexBarWidget:inset-right:
 *
 * What is taken from the bar at its right, in points. Default: 0.
 */

/**
 * index_bar_widget_get_inset_right:
 * @self: a bar
 *
 * Gets #IndexBarWidget:inset-right.
 *
 * Returns: the value
 */
GETTER_DOUBLE (inset_right, "inset-right")

/**
 * index_bar_widget_set_inset_right:
 * @self: a bar
 * @inset_right: the value
 *
 * Sets #IndexBarWidget:inset-right.
 */
SETTER (double, inset_right, "inset-right")

/**
 * IndexBarWidget:label:
 *
 * The name that a screen reader says. Default: "Section index", in the user's language.
 */

/**
 * index_bar_widget_get_label:
 * @self: a bar
 *
 * Gets #IndexBarWidget:label.
 *
 * Returns: (transfer full): the value
 */
GETTER_TEXT (label, "label")

/**
 * index_bar_widget_set_label:
 * @self: a bar
 * @label: the value
 *
 * Sets #IndexBarWidget:label.
 */
SETTER (const char *, label, "label")

/**
 * IndexBarWidget:of-label:
 *
 * What a screen reader says between the number of an entry and how many there are. Default: "of", in the user's
 * language.
 */

/**
 * index_bar_widget_get_of_label:
 * @self: a bar
 *
 * Gets #IndexBarWidget:of-label.
 *
 * Returns: (transfer full): the value
 */
GETTER_TEXT (of_label, "of-label")

/**
 * index_bar_widget_set_of_label:
 * @self: a bar
 * @of_label: the value
 *
 * Sets #IndexBarWidget:of-label.
 */
SETTER (const char *, of_label, "of-label")

/**
 * IndexBarWidget:search-label:
 *
 * What a screen reader calls an entry that leads to the list's search field. Default: "Search", in the user's
 * language.
 */

/**
 * index_bar_widget_get_search_label:
 * @self: a bar
 *
 * Gets #IndexBarWidget:search-label.
 *
 * Returns: (transfer full): the value
 */
GETTER_TEXT (search_label, "search-label")

/**
 * index_bar_widget_set_search_label:
 * @self: a bar
 * @search_label: the value
 *
 * Sets #IndexBarWidget:search-label.
 */
SETTER (const char *, search_label, "search-label")
