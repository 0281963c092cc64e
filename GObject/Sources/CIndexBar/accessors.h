/* Getters and setters, built on g_object_get() and g_object_set(). A wrong `self` logs a critical. Not installed. */
#pragma once
#include "index-bar.h"

#define GETTER(Type, Raw, function, name, none, result)                                                                \
  Type                                                                                                                 \
  index_bar_widget_get_##function (IndexBarWidget *self)                                                               \
  {                                                                                                                    \
    Raw value;                                                                                                         \
    g_return_val_if_fail (INDEX_BAR_IS_WIDGET (self), none);                                                           \
    g_object_get (self, name, &value, NULL);                                                                           \
    return result;                                                                                                     \
  }

/* Drops the reference that g_object_get() added; the bar still owns the value. */
#define LET_GO(value, unref) ((value) != NULL ? (unref (value), value) : NULL)

#define GETTER_ENUM(Type, function, name) GETTER (Type, Type, function, name, 0, value)
#define GETTER_DOUBLE(function, name) GETTER (double, double, function, name, 0, value)
#define GETTER_FLAG(function, name) GETTER (gboolean, gboolean, function, name, FALSE, value)
#define GETTER_INT(function, name) GETTER (int, int, function, name, -1, value)
#define GETTER_UINT(function, name) GETTER (guint, guint, function, name, 0, value)
#define GETTER_TEXT(function, name) GETTER (char *, char *, function, name, NULL, value)
#define GETTER_TEXTS(function, name) GETTER (char **, char **, function, name, NULL, value)
#define GETTER_OBJECT(function, name)                                                                                  \
  GETTER (GtkWidget *, GtkWidget *, function, name, NULL, LET_GO (value, g_object_unref))
#define GETTER_EXPRESSION(function, name)                                                                              \
  GETTER (GtkExpression *, GtkExpression *, function, name, NULL, LET_GO (value, gtk_expression_unref))

#define SETTER(Type, function, name)                                                                                   \
  void                                                                                                                 \
  index_bar_widget_set_##function (IndexBarWidget *self, Type function)                                                \
  {                                                                                                                    \
    g_return_if_fail (INDEX_BAR_IS_WIDGET (self));                                                                     \
    g_object_set (self, name, function, NULL);                                                                         \
  }
