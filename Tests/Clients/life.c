/* What a library must bear: life LIBRARY load | mistakes | thread */
#include <dlfcn.h>
#include <index-bar.h>
#include <string.h>

static int criticals;

static GLogWriterOutput
count (GLogLevelFlags level, const GLogField *fields, gsize n, gpointer data)
{
  if (level & G_LOG_LEVEL_CRITICAL)
    criticals++;
  return G_LOG_WRITER_HANDLED;
}

/* Loaded, let go and loaded again, the type is there and makes bars. */
static int
load (const char *library)
{
  for (int i = 0; i < 3; i++) {
    void *handle = dlopen (library, RTLD_NOW | RTLD_LOCAL);
    g_assert_nonnull (handle);
    GType (*get_type) (void) = (GType (*) (void)) dlsym (handle, "index_bar_widget_get_type");
    g_object_unref (g_object_ref_sink (g_object_new (get_type (), NULL)));
    dlclose (handle);
  }
  return 0;
}

static int
mistakes (void)
{
  GtkWidget *bar = g_object_ref_sink (index_bar_widget_new ());
  IndexBarWidget *self = INDEX_BAR_WIDGET (bar);
  IndexBarWidget *none = (IndexBarWidget *) g_object_ref_sink (gtk_label_new ("no bar"));
  const char *titles[] = { "A", "B", NULL };
  g_log_set_writer_func (count, NULL, NULL);
  index_bar_widget_attach_to (self, NULL);
  index_bar_widget_attach_to (self, bar);
  index_bar_widget_attach_to (none, bar);
  index_bar_widget_detach (NULL);
  index_bar_widget_select (none, 0);
  index_bar_widget_set_content (self, NULL, NULL, 0, NULL);
  index_bar_widget_set_content (self, titles, NULL, 3, NULL);
  index_bar_widget_list_scrolled (self, 0, -1, TRUE);
  index_bar_widget_list_scrolled (self, 0, G_MAXDOUBLE - G_MAXDOUBLE * 2, TRUE);
  index_bar_widget_set_title_func (none, NULL, NULL, NULL);
  index_bar_widget_get_selected_title (none);
  index_bar_widget_set_end_padding (none, 1);
  g_assert_cmpint (criticals, ==, 12);

  index_bar_widget_set_content (self, titles, (const guint[]) { 1, 2, 3, G_MAXUINT }, 4, NULL);
  index_bar_widget_select (self, G_MAXUINT);
  g_assert_cmpint (index_bar_widget_get_selected (self), ==, 1);
  index_bar_widget_set_end_padding (self, 0.0 / 0.0);
  index_bar_widget_set_hit_thickness (self, 1.0 / 0.0);
  index_bar_widget_set_maximum_thickness (self, -7);
  index_bar_widget_set_axis (self, 77);
  g_assert_cmpint (index_bar_widget_get_axis (self), ==, INDEX_BAR_AXIS_AUTOMATIC);
  g_object_run_dispose (G_OBJECT (bar));
  index_bar_widget_select (self, 0);
  index_bar_widget_set_title_func (self, NULL, NULL, NULL);
  index_bar_widget_detach (self);
  g_assert_cmpint (criticals, ==, 12);
  g_object_unref (bar);
  return 0;
}

static gpointer
elsewhere (gpointer data)
{
  gtk_init ();
  return index_bar_widget_new ();
}

int
main (int argc, char **argv)
{
  g_assert_cmpint (argc, ==, 3);
  if (strcmp (argv[2], "thread") == 0)
    return g_thread_join (g_thread_new ("gtk", elsewhere, NULL)) == NULL;
  gtk_init ();
  return strcmp (argv[2], "load") == 0 ? load (argv[1]) : mistakes ();
}
