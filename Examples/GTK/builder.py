#!/usr/bin/env python3
"""Shows the window of a .ui file and puts 5,000 names into its list: builder.py FILE"""
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("IndexBar", "0")
from gi.repository import Gio, GObject, Gtk, IndexBar  # noqa: E402

GObject.type_ensure(IndexBar.Widget)  # registers the type for the builder


def activate(app):
    builder = Gtk.Builder({"first_letter": lambda bar, name: name[0]})
    builder.add_from_file(sys.argv[1])
    window, view, bar = (builder.get_object(name) for name in ("window", "list", "bar"))
    if view.get_factory() is None:
        factory = Gtk.SignalListItemFactory()
        factory.connect("setup", lambda _, item: item.set_child(Gtk.Label(xalign=0)))
        factory.connect("bind", lambda _, item: item.get_child().set_label(item.get_item().get_string()))
        view.set_factory(factory)
    names = Gtk.StringList.new([f"{chr(65 + i * 26 // 5000)} name {i:04}" for i in range(5000)])
    view.set_model(Gtk.NoSelection(model=names))
    if bar.props.n_entries == 0:  # no expression: Blueprint supports them from version 0.8 on
        bar.set_title_func(lambda bar, item: item.get_string()[0])
    bar.connect("section-selected", lambda bar, entry, section, row: print(
        bar.props.selected_title, section, row, flush=True))
    app.set_accels_for_action("window.close", ["<Control>w"])
    window.set_application(app)
    window.present()


app = Gtk.Application(application_id="org.example.IndexBar", flags=Gio.ApplicationFlags.NON_UNIQUE)
app.connect("activate", activate)
app.run(None)
