/* GTK 4 for Swift: the header itself, and what Swift cannot import or would have to call by a deprecated name. */
#pragma once
#include <gtk/gtk.h>
#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

/* The foreground colour of a widget; the style context is deprecated since GTK 4.10. */
static inline void
cgtk_widget_get_color (GtkWidget *widget, GdkRGBA *color)
{
#if GTK_CHECK_VERSION (4, 10, 0)
  gtk_widget_get_color (widget, color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), color);
#endif
}

/* Loads a style sheet; the form with a length is deprecated since GTK 4.12. */
static inline void
cgtk_css_provider_load (GtkCssProvider *provider, const char *css)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  gtk_css_provider_load_from_string (provider, css);
#else
  gtk_css_provider_load_from_data (provider, css, -1);
#endif
}

/* Brings a row of a list or grid view into view with the least movement. */
static inline gboolean
cgtk_list_scroll_to (GtkWidget *list, guint position)
{
  return gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
}

/* GLib's own functions for messages are variadic. */
static inline void
cgtk_warn (const char *message)
{
  g_log ("IndexBar", G_LOG_LEVEL_WARNING, "%s", message);
}

/* Swift's main actor is the process's first thread; elsewhere it would end the process without a word. */
static inline void
cgtk_need_first_thread (void)
{
#ifdef __linux__
  if (syscall (SYS_gettid) != getpid ())
    g_error ("IndexBarWidget: GTK must run on the process's first thread");
#endif
}

/* The bounds of a widget in the coordinates of another. */
static inline gboolean
cgtk_widget_get_bounds (GtkWidget *widget, GtkWidget *target, double *x, double *y, double *width, double *height)
{
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds (widget, target, &bounds))
    return FALSE;
  *x = bounds.origin.x;
  *y = bounds.origin.y;
  *width = bounds.size.width;
  *height = bounds.size.height;
  return TRUE;
}

/* Has a screen reader say a text; GTK can since 4.14. */
static inline void
cgtk_accessible_announce (GtkAccessible *accessible, const char *text)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  gtk_accessible_announce (accessible, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  (void) accessible;
  (void) text;
#endif
}

/* GTK's own test of an accessible property is variadic. NULL: the value is the same; else what was found (free). */
static inline char *
cgtk_test_accessible_string (GtkAccessible *accessible, GtkAccessibleProperty property, const char *value)
{
  return gtk_test_accessible_check_property (accessible, property, value);
}

static inline char *
cgtk_test_accessible_number (GtkAccessible *accessible, GtkAccessibleProperty property, double value)
{
  return gtk_test_accessible_check_property (accessible, property, value);
}

static inline char *
cgtk_test_accessible_choice (GtkAccessible *accessible, GtkAccessibleProperty property, int value)
{
  return gtk_test_accessible_check_property (accessible, property, value);
}
