/* The C shell: what the scanner reads, and GTK's way of refusing what a caller may get wrong. Swift does the rest. */
#include "index-bar.h"

#include <unistd.h>

#include "index-bar-swift.h"

#ifdef __linux__
#include <sys/syscall.h>
#endif

/* Every other function comes here first, by its type check: on another thread Swift would end without a word. */
GType
index_bar_widget_get_type (void)
{
#ifdef __linux__
  if (syscall (SYS_gettid) != getpid ())
    g_error ("IndexBarWidget: GTK must run on the process's first thread");
#endif
  return _index_bar_widget_get_type ();
}

#define ENUMERATION(name)                                                                                              \
  GType                                                                                                                \
  index_bar_##name##_get_type (void)                                                                                   \
  {                                                                                                                    \
    return _index_bar_##name##_get_type ();                                                                            \
  }

ENUMERATION (axis)
ENUMERATION (distribution)
ENUMERATION (gaps)
ENUMERATION (activation)
ENUMERATION (selects)
ENUMERATION (empty_sections)
ENUMERATION (auto_hide)

/**
 * IndexBarWidget:
 *
 * An index bar: the strip of titles beside a long list, for touch, pointer, keys and screen readers.
 *
 * Beside a list view it needs two calls: index_bar_widget_set_title_func(), which makes an entry of each run of items
 * with one title, and index_bar_widget_attach_to(), which gives the bar its place. In a .ui file the properties
 * #IndexBarWidget:list and #IndexBarWidget:expression do the same for a bar that stands where the file puts it.
 *
 * # CSS nodes
 *
 * ```
 * indexbar[.vertical|.horizontal][.dragging][.floating]
 * ├── strip       behind the titles; tinted while a drag is on
 * ├── highlight   behind the lit title, whose text takes its colour
 * ╰── preview     the bubble beside the bar while a drag is on
 * ```
 *
 * # Accessibility
 *
 * One element with the role slider, the name "Section index" and a value such as "M, 13 of 27". The actions
 * `section.next` and `section.previous` step through the entries.
 *
 * # Threads
 *
 * GTK must run on the process's first thread; elsewhere the program ends with a message.
 */

/**
 * IndexBarWidget::section-selected:
 * @self: the bar
 * @entry: the entry
 * @section: the section of the list, or -1 for the very top
 * @row: the row of the list, counted through all sections
 *
 * Emitted at every selection, after the list was told where to go.
 */

/**
 * index_bar_widget_new:
 *
 * Makes a bar without entries.
 *
 * Returns: a new bar
 */
GtkWidget *
index_bar_widget_new (void)
{
  return g_object_new (INDEX_BAR_TYPE_WIDGET, NULL);
}

/**
 * index_bar_widget_attach_to:
 * @self: a bar; one without a parent takes its place beside the list
 * @list: a list view, a grid view, a list box or a box in a scrolled window, or a scrolled window
 *
 * Has the bar follow a list and the list follow the bar. A bar that is attached already is detached first.
 *
 * A bar that has a parent stays there. One without takes its place beside the scrolled window, which from then on stands
 * in a container with it; index_bar_widget_detach() undoes that. Where the scrolled window's parent is of a kind that
 * cannot be joined, a warning is logged and the bar only follows: place it yourself then.
 */
void
index_bar_widget_attach_to (IndexBarWidget *self, GtkWidget *list)
{
  g_return_if_fail (INDEX_BAR_IS_WIDGET (self));
  g_return_if_fail (GTK_IS_WIDGET (list));
  g_return_if_fail ((gpointer) self != (gpointer) list);

  _index_bar_attach (self, list);
}

/**
 * index_bar_widget_detach:
 * @self: a bar
 *
 * Ends what index_bar_widget_attach_to() or #IndexBarWidget:list began. A bar that had put itself beside the list is
 * destroyed, unless somebody else holds a reference.
 */
void
index_bar_widget_detach (IndexBarWidget *self)
{
  g_return_if_fail (INDEX_BAR_IS_WIDGET (self));

  _index_bar_detach (self);
}

/**
 * index_bar_widget_select:
 * @self: a bar
 * @entry: an entry; one beyond the last counts as the last
 *
 * Selects an entry, also the one that is selected, and the list goes there. Nothing during a drag.
 */
void
index_bar_widget_select (IndexBarWidget *self, guint entry)
{
  g_return_if_fail (INDEX_BAR_IS_WIDGET (self));

  _index_bar_select (self, entry);
}

/**
 * index_bar_widget_list_scrolled:
 * @self: a bar
 * @row: the row at the top of the list, counted through the whole list
 * @fraction: how much of it is above the top, 0 to 1
 * @by_user: whether the user has moved the list
 *
 * Tells a bar that follows no list what its list shows, after each of the list's layouts.
 */
void
index_bar_widget_list_scrolled (IndexBarWidget *self, guint row, double fraction, gboolean by_user)
{
  g_return_if_fail (INDEX_BAR_IS_WIDGET (self));
  g_return_if_fail (fraction >= 0 && fraction <= 1);

  _index_bar_list_scrolled (self, row, fraction, by_user);
}
