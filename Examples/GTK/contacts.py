#!/usr/bin/env python3
"""5,000 names with an index bar."""
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("IndexBar", "0")
from gi.repository import Gio, Gtk, IndexBar  # noqa: E402


def activate(app):
    names = Gtk.StringList.new([f"{chr(65 + i * 26 // 5000)} name {i:04}" for i in range(5000)])
    factory = Gtk.SignalListItemFactory()
    factory.connect("setup", lambda _, item: item.set_child(Gtk.Label(xalign=0)))
    factory.connect("bind", lambda _, item: item.get_child().set_label(item.get_item().get_string()))
    view = Gtk.ListView(model=Gtk.NoSelection(model=names), factory=factory)
    window = Gtk.ApplicationWindow(application=app, default_width=360, default_height=600,
                                   child=Gtk.ScrolledWindow(child=view))

    bar = IndexBar.Widget(distribution=IndexBar.Distribution.FILL)
    bar.set_title_func(lambda bar, item: item.get_string()[0])
    bar.connect("section-selected", lambda bar, entry, section, row: print(
        bar.props.selected_title, section, row, flush=True))
    bar.attach_to(view)

    app.set_accels_for_action("window.close", ["<Control>w"])
    window.present()


app = Gtk.Application(application_id="org.example.IndexBar", flags=Gio.ApplicationFlags.NON_UNIQUE)
app.connect("activate", activate)
app.run(None)
