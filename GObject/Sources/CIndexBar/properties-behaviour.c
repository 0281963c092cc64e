/* Properties of what the bar does by itself, and of its size. */
#include "accessors.h"

/**
 * IndexBarWidget:restores-on-cancel:
 *
 * Whether a cancelled drag brings the list back to where it was at touch-down. Default: %FALSE.
 */

/**
 * index_bar_widget_get_restores_on_cancel:
 * @self: a bar
 *
 * Gets #IndexBarWidget:restores-on-cancel.
 *
 * Returns: the value
 */
GETTER_FLAG (restores_on_cancel, "restores-on-cancel")

/**
 * index_bar_widget_set_restores_on_cancel:
 * @self: a bar
 * @restores_on_cancel: the value
 *
 * Sets #IndexBarWidget:restores-on-cancel.
 */
SETTER (gboolean, restores_on_cancel, "restores-on-cancel")

/**
 * IndexBarWidget:minimum-rows:
 *
 * The bar is hidden if the list has fewer rows, whatever #IndexBarWidget:auto-hide says. Default: 0.
 */

/**
 * index_bar_widget_get_minimum_rows:
 * @self: a bar
 *
 * Gets #IndexBarWidget:minimum-rows.
 *
 * Returns: the value
 */
GETTER_INT (minimum_rows, "minimum-rows")

/**
 * index_bar_widget_set_minimum_rows:
 * @self: a bar
 * @minimum_rows: the value
 *
 * Sets #IndexBarWidget:minimum-rows.
 */
SETTER (int, minimum_rows, "minimum-rows")

/**
 * IndexBarWidget:fine-scrub:
 *
 * Whether a drag goes slower the farther the finger is from the bar, and then reaches rows inside a section.
 * Default: %FALSE.
 */

/**
 * index_bar_widget_get_fine_scrub:
 * @self: a bar
 *
 * Gets #IndexBarWidget:fine-scrub.
 *
 * Returns: the value
 */
GETTER_FLAG (fine_scrub, "fine-scrub")

/**
 * index_bar_widget_set_fine_scrub:
 * @self: a bar
 * @fine_scrub: the value
 *
 * Sets #IndexBarWidget:fine-scrub.
 */
SETTER (gboolean, fine_scrub, "fine-scrub")

/**
 * IndexBarWidget:auto-hide:
 *
 * When the bar hides by itself. Default: %INDEX_BAR_AUTO_HIDE_NEVER.
 */

/**
 * index_bar_widget_get_auto_hide:
 * @self: a bar
 *
 * Gets #IndexBarWidget:auto-hide.
 *
 * Returns: the value
 */
GETTER_ENUM (IndexBarAutoHide, auto_hide, "auto-hide")

/**
 * index_bar_widget_set_auto_hide:
 * @self: a bar
 * @auto_hide: the value
 *
 * Sets #IndexBarWidget:auto-hide.
 */
SETTER (IndexBarAutoHide, auto_hide, "auto-hide")

/**
 * IndexBarWidget:reveals-on-edge-touch:
 *
 * Whether a touch reveals a bar that is hidden until the user scrolls. Default: %FALSE.
 */

/**
 * index_bar_widget_get_reveals_on_edge_touch:
 * @self: a bar
 *
 * Gets #IndexBarWidget:reveals-on-edge-touch.
 *
 * Returns: the value
 */
GETTER_FLAG (reveals_on_edge_touch, "reveals-on-edge-touch")

/**
 * index_bar_widget_set_reveals_on_edge_touch:
 * @self: a bar
 * @reveals_on_edge_touch: the value
 *
 * Sets #IndexBarWidget:reveals-on-edge-touch.
 */
SETTER (gboolean, reveals_on_edge_touch, "reveals-on-edge-touch")

/**
 * IndexBarWidget:hide-delay:
 *
 * How long a bar that hides by itself stays after its last use, in seconds; 0 hides it at once. Default: 1.5.
 */

/**
 * index_bar_widget_get_hide_delay:
 * @self: a bar
 *
 * Gets #IndexBarWidget:hide-delay.
 *
 * Returns: the value
 */
GETTER_DOUBLE (hide_delay, "hide-delay")

/**
 * index_bar_widget_set_hide_delay:
 * @self: a bar
 * @hide_delay: the value
 *
 * Sets #IndexBarWidget:hide-delay.
 */
SETTER (double, hide_delay, "hide-delay")

/**
 * IndexBarWidget:maximum-thickness:
 *
 * The width of what is drawn at most, in points; -1: no limit. Default: 44.
 */

/**
 * index_bar_widget_get_maximum_thickness:
 * @self: a bar
 *
 * Gets #IndexBarWidget:maximum-thickness.
 *
 * Returns: the value
 */
GETTER_DOUBLE (maximum_thickness, "maximum-thickness")

/**
 * index_bar_widget_set_maximum_thickness:
 * @self: a bar
 * @maximum_thickness: the value
 *
 * Sets #IndexBarWidget:maximum-thickness.
 */
SETTER (double, maximum_thickness, "maximum-thickness")

/**
 * IndexBarWidget:hit-thickness:
 *
 * The width of what takes a touch, in points; -1: what is drawn, at least 24, or 44 where the bar floats or
 * stands alone. Default: -1.
 */

/**
 * index_bar_widget_get_hit_thickness:
 * @self: a bar
 *
 * Gets #IndexBarWidget:hit-thickness.
 *
 * Returns: the value
 */
GETTER_DOUBLE (hit_thickness, "hit-thickness")

/**
 * index_bar_widget_set_hit_thickness:
 * @self: a bar
 * @hit_thickness: the value
 *
 * Sets #IndexBarWidget:hit-thickness.
 */
SETTER (double, hit_thickness, "hit-thickness")

/**
 * IndexBarWidget:floats:
 *
 * Whether the bar floats over a list instead of keeping to its edge. Default: %FALSE.
 */

/**
 * index_bar_widget_get_floats:
 * @self: a bar
 *
 * Gets #IndexBarWidget:floats.
 *
 * Returns: the value
 */
GETTER_FLAG (floats, "floats")

/**
 * index_bar_widget_set_floats:
 * @self: a bar
 * @floats: the value
 *
 * Sets #IndexBarWidget:floats.
 */
SETTER (gboolean, floats, "floats")
