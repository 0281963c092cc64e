/* Properties of what the bar shows and where it is. */
#include "accessors.h"

/**
 * IndexBarWidget:titles:
 *
 * The texts on the bar. Setting it gives each its own section with one row; index_bar_widget_set_content() says
 * more.
 */

/**
 * index_bar_widget_get_titles:
 * @self: a bar
 *
 * Gets #IndexBarWidget:titles.
 *
 * Returns: (transfer full) (array zero-terminated=1): the value
 */
GETTER_TEXTS (titles, "titles")

/**
 * index_bar_widget_set_titles:
 * @self: a bar
 * @titles: (array zero-terminated=1): the value
 *
 * Sets #IndexBarWidget:titles.
 */
SETTER (const char *const *, titles, "titles")

/**
 * IndexBarWidget:language:
 *
 * The language of the titles, by which typed text is folded: a tag or the name of a locale, such as "tr".
 */

/**
 * index_bar_widget_get_language:
 * @self: a bar
 *
 * Gets #IndexBarWidget:language.
 *
 * Returns: (nullable) (transfer full): the value
 */
GETTER_TEXT (language, "language")

/**
 * index_bar_widget_set_language:
 * @self: a bar
 * @language: (nullable): the value
 *
 * Sets #IndexBarWidget:language.
 */
SETTER (const char *, language, "language")

/**
 * IndexBarWidget:list:
 *
 * The list that the bar follows. Setting it never gives the bar a place: a builder may set it before the bar
 * has its parent. index_bar_widget_attach_to() gives it one.
 */

/**
 * index_bar_widget_get_list:
 * @self: a bar
 *
 * Gets #IndexBarWidget:list.
 *
 * Returns: (nullable) (transfer none): the value
 */
GETTER_OBJECT (list, "list")

/**
 * index_bar_widget_set_list:
 * @self: a bar
 * @list: (nullable): the value
 *
 * Sets #IndexBarWidget:list.
 */
SETTER (GtkWidget *, list, "list")

/**
 * IndexBarWidget:expression:
 *
 * What gives an item of the list's model the title of its section, as a text; the bar makes an entry of each
 * run of items with one title and follows the model. The list is a list or grid view.
 */

/**
 * index_bar_widget_get_expression:
 * @self: a bar
 *
 * Gets #IndexBarWidget:expression.
 *
 * Returns: (nullable) (transfer none): the value
 */
GETTER_EXPRESSION (expression, "expression")

/**
 * index_bar_widget_set_expression:
 * @self: a bar
 * @expression: (nullable): the value
 *
 * Sets #IndexBarWidget:expression.
 */
SETTER (GtkExpression *, expression, "expression")

/**
 * IndexBarWidget:n-entries:
 *
 * How many entries there are.
 */

/**
 * index_bar_widget_get_n_entries:
 * @self: a bar
 *
 * Gets #IndexBarWidget:n-entries.
 *
 * Returns: the value
 */
GETTER_UINT (n_entries, "n-entries")

/**
 * IndexBarWidget:selected:
 *
 * The entry that was selected last; -1: none.
 */

/**
 * index_bar_widget_get_selected:
 * @self: a bar
 *
 * Gets #IndexBarWidget:selected.
 *
 * Returns: the value
 */
GETTER_INT (selected, "selected")

/**
 * IndexBarWidget:selected-title:
 *
 * The title of the entry that was selected last.
 */

/**
 * index_bar_widget_get_selected_title:
 * @self: a bar
 *
 * Gets #IndexBarWidget:selected-title.
 *
 * Returns: (nullable) (transfer full): the value
 */
GETTER_TEXT (selected_title, "selected-title")

/**
 * IndexBarWidget:highlighted:
 *
 * The entry that is lit: the tracked or selected one, or the one that the list shows; -1: none.
 */

/**
 * index_bar_widget_get_highlighted:
 * @self: a bar
 *
 * Gets #IndexBarWidget:highlighted.
 *
 * Returns: the value
 */
GETTER_INT (highlighted, "highlighted")

/**
 * IndexBarWidget:tracking:
 *
 * Whether a drag is on.
 */

/**
 * index_bar_widget_get_tracking:
 * @self: a bar
 *
 * Gets #IndexBarWidget:tracking.
 *
 * Returns: the value
 */
GETTER_FLAG (tracking, "tracking")

/**
 * IndexBarWidget:revealed:
 *
 * Whether the bar is to be seen: it has not hidden by itself, and the list has enough rows.
 */

/**
 * index_bar_widget_get_revealed:
 * @self: a bar
 *
 * Gets #IndexBarWidget:revealed.
 *
 * Returns: the value
 */
GETTER_FLAG (revealed, "revealed")

/**
 * IndexBarWidget:reserved-thickness:
 *
 * What rows under a floating bar should keep free, in points; 0 while it is hidden.
 */

/**
 * index_bar_widget_get_reserved_thickness:
 * @self: a bar
 *
 * Gets #IndexBarWidget:reserved-thickness.
 *
 * Returns: the value
 */
GETTER_DOUBLE (reserved_thickness, "reserved-thickness")

/**
 * IndexBarWidget:container:
 *
 * What holds list and bar while the bar has put itself beside the list.
 */

/**
 * index_bar_widget_get_container:
 * @self: a bar
 *
 * Gets #IndexBarWidget:container.
 *
 * Returns: (nullable) (transfer none): the value
 */
GETTER_OBJECT (container, "container")
