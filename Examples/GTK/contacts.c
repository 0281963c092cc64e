/* 5,000 names with an index bar: cc contacts.c $(pkg-config --cflags --libs indexbar-gtk-0) */
#include <index-bar.h>

static GtkSelectionModel *
make_model (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  for (int i = 0; i < 5000; i++)
    gtk_string_list_take (names, g_strdup_printf ("%c name %04d", 'A' + i * 26 / 5000, i));
  return GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (names)));
}

static void
set_up (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL));
}

static void
bind (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *name = gtk_list_item_get_item (item);
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (name));
}

static char *
first_letter (IndexBarWidget *bar, gpointer item, gpointer user_data)
{
  return g_utf8_substring (gtk_string_object_get_string (item), 0, 1);
}

static void
selected (IndexBarWidget *bar, int entry, int section, int row)
{
  char *title = index_bar_widget_get_selected_title (bar);
  g_print ("%s %d %d\n", title, section, row);
  g_free (title);
}

static void
activate (GtkApplication *app)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  GtkWidget *list = gtk_list_view_new (make_model (), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  GtkWidget *window = gtk_application_window_new (app);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 600);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);

  GtkWidget *bar = index_bar_widget_new ();
  index_bar_widget_set_distribution (INDEX_BAR_WIDGET (bar), INDEX_BAR_DISTRIBUTION_FILL);
  index_bar_widget_set_title_func (INDEX_BAR_WIDGET (bar), first_letter, NULL, NULL);
  g_signal_connect (bar, "section-selected", G_CALLBACK (selected), NULL);
  index_bar_widget_attach_to (INDEX_BAR_WIDGET (bar), list);

  gtk_application_set_accels_for_action (app, "window.close", (const char *[]) { "<Control>w", NULL });
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  GtkApplication *app = gtk_application_new ("org.example.IndexBar", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (app, "activate", G_CALLBACK (activate), NULL);
  int status = g_application_run (G_APPLICATION (app), argc, argv);
  g_object_unref (app);
  return status;
}
