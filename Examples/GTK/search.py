#!/usr/bin/env python3
"""A libadwaita window with 5,000 names, a search that filters them, and an index bar that follows the results."""
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
gi.require_version("IndexBar", "0")
from gi.repository import Adw, Gio, Gtk, IndexBar  # noqa: E402


class Window(Adw.ApplicationWindow):
    def __init__(self, app):
        super().__init__(application=app, default_width=360, default_height=600)
        names = Gtk.StringList.new([f"{chr(65 + i * 26 // 5000)} name {i:04}" for i in range(5000)])
        entry = Gtk.SearchEntry(hexpand=True)
        found = Gtk.CustomFilter.new(lambda name: entry.get_text().lower() in name.get_string().lower())
        factory = Gtk.SignalListItemFactory()
        factory.connect("setup", lambda _, item: item.set_child(Gtk.Label(xalign=0)))
        factory.connect("bind", lambda _, item: item.get_child().set_label(item.get_item().get_string()))
        view = Gtk.ListView(model=Gtk.NoSelection(model=Gtk.FilterListModel(model=names, filter=found)),
                            factory=factory)
        entry.connect("search-changed", lambda entry: found.changed(Gtk.FilterChange.DIFFERENT))
        search = Gtk.SearchBar(child=entry)
        search.set_key_capture_widget(self)
        scrolled = Gtk.ScrolledWindow(child=view, vexpand=True)
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        for child in (Adw.HeaderBar(), search, scrolled):
            box.append(child)
        self.set_content(box)

        self.bar = IndexBar.Widget(distribution=IndexBar.Distribution.FILL)
        self.bar.set_title_func(lambda bar, item: item.get_string()[0])
        self.bar.connect("section-selected", lambda bar, entry, section, row: print(
            bar.props.selected_title, section, row, flush=True))
        self.bar.connect("notify::n-entries", lambda bar, _: print("entries", bar.props.n_entries, flush=True))
        self.bar.attach_to(view)


app = Adw.Application(application_id="org.example.IndexBar", flags=Gio.ApplicationFlags.NON_UNIQUE)
app.connect("activate", lambda app: Window(app).present())
app.set_accels_for_action("window.close", ["<Control>w"])
app.run(None)
