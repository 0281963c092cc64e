/* Properties of how entries are placed and what selects them, with their functions. */
#include "accessors.h"

/**
 * IndexBarWidget:axis:
 *
 * The direction in which the entries run. Default: %INDEX_BAR_AXIS_AUTOMATIC.
 */

/**
 * index_bar_widget_get_axis:
 * @self: a bar
 *
 * Gets #IndexBarWidget:axis.
 *
 * Returns: the value
 */
GETTER_ENUM (IndexBarAxis, axis, "axis")

/**
 * index_bar_widget_set_axis:
 * @self: a bar
 * @axis: the value
 *
 * Sets #IndexBarWidget:axis.
 */
SETTER (IndexBarAxis, axis, "axis")

/**
 * IndexBarWidget:distribution:
 *
 * How the entries share the length of the bar. Default: %INDEX_BAR_DISTRIBUTION_CENTER.
 */

/**
 * index_bar_widget_get_distribution:
 * @self: a bar
 *
 * Gets #IndexBarWidget:distribution.
 *
 * Returns: the value
 */
GETTER_ENUM (IndexBarDistribution, distribution, "distribution")

/**
 * index_bar_widget_set_distribution:
 * @self: a bar
 * @distribution: the value
 *
 * Sets #IndexBarWidget:distribution.
 */
SETTER (IndexBarDistribution, distribution, "distribution")

/**
 * IndexBarWidget:gaps:
 *
 * What stands for entries whose titles do not fit. Default: %INDEX_BAR_GAPS_DOTS.
 */

/**
 * index_bar_widget_get_gaps:
 * @self: a bar
 *
 * Gets #IndexBarWidget:gaps.
 *
 * Returns: the value
 */
GETTER_ENUM (IndexBarGaps, gaps, "gaps")

/**
 * index_bar_widget_set_gaps:
 * @self: a bar
 * @gaps: the value
 *
 * Sets #IndexBarWidget:gaps.
 */
SETTER (IndexBarGaps, gaps, "gaps")

/**
 * IndexBarWidget:end-padding:
 *
 * Free length at both ends of the bar, in points. Default: 2.
 */

/**
 * index_bar_widget_get_end_padding:
 * @self: a bar
 *
 * Gets #IndexBarWidget:end-padding.
 *
 * Returns: the value
 */
GETTER_DOUBLE (end_padding, "end-padding")

/**
 * index_bar_widget_set_end_padding:
 * @self: a bar
 * @end_padding: the value
 *
 * Sets #IndexBarWidget:end-padding.
 */
SETTER (double, end_padding, "end-padding")

/**
 * IndexBarWidget:hysteresis:
 *
 * How far a drag must pass the edge of the current entry before the next one counts, in points; never more than
 * a quarter of the neighbour's length. Default: 1.
 */

/**
 * index_bar_widget_get_hysteresis:
 * @self: a bar
 *
 * Gets #IndexBarWidget:hysteresis.
 *
 * Returns: the value
 */
GETTER_DOUBLE (hysteresis, "hysteresis")

/**
 * index_bar_widget_set_hysteresis:
 * @self: a bar
 * @hysteresis: the value
 *
 * Sets #IndexBarWidget:hysteresis.
 */
SETTER (double, hysteresis, "hysteresis")

/**
 * IndexBarWidget:activation:
 *
 * When a touch becomes a drag. Default: %INDEX_BAR_ACTIVATION_TOUCH_DOWN.
 */

/**
 * index_bar_widget_get_activation:
 * @self: a bar
 *
 * Gets #IndexBarWidget:activation.
 *
 * Returns: the value
 */
GETTER_ENUM (IndexBarActivation, activation, "activation")

/**
 * index_bar_widget_set_activation:
 * @self: a bar
 * @activation: the value
 *
 * Sets #IndexBarWidget:activation.
 */
SETTER (IndexBarActivation, activation, "activation")

/**
 * IndexBarWidget:activation-distance:
 *
 * The points along the bar of %INDEX_BAR_ACTIVATION_DRAG. Default: 10.
 */

/**
 * index_bar_widget_get_activation_distance:
 * @self: a bar
 *
 * Gets #IndexBarWidget:activation-distance.
 *
 * Returns: the value
 */
GETTER_DOUBLE (activation_distance, "activation-distance")

/**
 * index_bar_widget_set_activation_distance:
 * @self: a bar
 * @activation_distance: the value
 *
 * Sets #IndexBarWidget:activation-distance.
 */
SETTER (double, activation_distance, "activation-distance")

/**
 * IndexBarWidget:activation-delay:
 *
 * The seconds of %INDEX_BAR_ACTIVATION_DELAY. Default: 0.3.
 */

/**
 * index_bar_widget_get_activation_delay:
 * @self: a bar
 *
 * Gets #IndexBarWidget:activation-delay.
 *
 * Returns: the value
 */
GETTER_DOUBLE (activation_delay, "activation-delay")

/**
 * index_bar_widget_set_activation_delay:
 * @self: a bar
 * @activation_delay: the value
 *
 * Sets #IndexBarWidget:activation-delay.
 */
SETTER (double, activation_delay, "activation-delay")

/**
 * IndexBarWidget:selects:
 *
 * When a drag selects. Default: %INDEX_BAR_SELECTS_CONTINUOUSLY.
 */

/**
 * index_bar_widget_get_selects:
 * @self: a bar
 *
 * Gets #IndexBarWidget:selects.
 *
 * Returns: the value
 */
GETTER_ENUM (IndexBarSelects, selects, "selects")

/**
 * index_bar_widget_set_selects:
 * @self: a bar
 * @selects: the value
 *
 * Sets #IndexBarWidget:selects.
 */
SETTER (IndexBarSelects, selects, "selects")

/**
 * IndexBarWidget:empty-sections:
 *
 * What an entry whose section has no rows selects. Default: %INDEX_BAR_EMPTY_SECTIONS_NEAREST.
 */

/**
 * index_bar_widget_get_empty_sections:
 * @self: a bar
 *
 * Gets #IndexBarWidget:empty-sections.
 *
 * Returns: the value
 */
GETTER_ENUM (IndexBarEmptySections, empty_sections, "empty-sections")

/**
 * index_bar_widget_set_empty_sections:
 * @self: a bar
 * @empty_sections: the value
 *
 * Sets #IndexBarWidget:empty-sections.
 */
SETTER (IndexBarEmptySections, empty_sections, "empty-sections")

/**
 * IndexBarWidget:dims-empty:
 *
 * Whether titles of empty sections are drawn dimmed. Default: %FALSE.
 */

/**
 * index_bar_widget_get_dims_empty:
 * @self: a bar
 *
 * Gets #IndexBarWidget:dims-empty.
 *
 * Returns: the value
 */
GETTER_FLAG (dims_empty, "dims-empty")

/**
 * index_bar_widget_set_dims_empty:
 * @self: a bar
 * @dims_empty: the value
 *
 * Sets #IndexBarWidget:dims-empty.
 */
SETTER (gboolean, dims_empty, "dims-empty")
