#!/usr/bin/env python3
"""Attaches a bar in the containers of libadwaita and takes it out again, a line for each: containers.py

Run by library.py on a display of its own, where a critical ends it.
"""
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Adw", "1")
gi.require_version("IndexBar", "0")
from gi.repository import Adw, GLib, Gtk, IndexBar  # noqa: E402

Adw.init()


def spin(milliseconds=120):
    done = []
    GLib.timeout_add(milliseconds, lambda: done.append(1) and False)
    while not done:
        GLib.MainContext.default().iteration(True)


def view():
    factory = Gtk.SignalListItemFactory()
    factory.connect("setup", lambda _, item: item.set_child(Gtk.Label()))
    factory.connect("bind", lambda _, item: item.get_child().set_label(item.get_item().get_string()))
    names = [f"{chr(65 + i // 20)}{i}" for i in range(400)]
    return Gtk.ListView(model=Gtk.NoSelection(model=Gtk.StringList.new(names)), factory=factory)


def made(**settings):
    bar = IndexBar.Widget(**settings)
    bar.set_title_func(lambda bar, item: item.get_string()[0])
    return bar


def placed(bar):
    return bar.get_parent() is not None and bar.get_mapped() and bar.get_width() > 0


def case(name, wrap):
    """Attached, selecting, detached: the scrolled window is where it was."""
    scrolled = Gtk.ScrolledWindow(child=view())
    window = Adw.Window(content=wrap(scrolled), default_width=400, default_height=300)
    window.present()
    spin()
    parent = scrolled.get_parent()
    bar = made()
    bar.attach_to(scrolled.get_child())
    spin()
    stands = placed(bar)
    bar.select(10)
    spin()
    moved = scrolled.get_vadjustment().get_value() > 0
    bar.detach()
    spin()
    print(name, "stands" if stands else "refused", "moved" if moved else "still",
          "back" if scrolled.get_parent() == parent else "lost")
    window.destroy()
    spin(20)


def beside(name, wrap):
    """The bar stands in a box of the app's own, and follows by `list`."""
    scrolled = Gtk.ScrolledWindow(child=view(), hexpand=True)
    bar = made(list=scrolled.get_child())
    box = Gtk.Box()
    box.append(scrolled)
    box.append(bar)
    window = Adw.Window(content=wrap(box), default_width=400, default_height=300)
    window.present()
    spin()
    bar.select(10)
    spin()
    moved = scrolled.get_vadjustment().get_value() > 0
    print(name, "by list", "stands" if placed(bar) else "refused", "moved" if moved else "still")
    window.destroy()
    spin(20)


def tab():
    scrolled = Gtk.ScrolledWindow(child=view())
    tabs = Adw.TabView()
    page = tabs.append(scrolled)
    tabs.append(Gtk.Label(label="other"))
    window = Adw.Window(content=tabs, default_width=400, default_height=300)
    window.present()
    spin()
    bar = made()
    bar.attach_to(scrolled.get_child())
    spin()
    stands = bar.get_parent() is not None
    tabs.close_page(page)
    spin()
    print("AdwTabView", "stands" if stands else "refused", "closed" if tabs.get_n_pages() == 1 else "open")
    window.destroy()


def below_a_heading():
    rows = Gtk.ListBox()
    for i in range(104):
        rows.append(Gtk.Label(label=f"{chr(65 + i // 4)}{i}", height_request=30))
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    box.append(Gtk.Label(label="heading", height_request=80))
    box.append(rows)
    scrolled = Gtk.ScrolledWindow(child=box)
    window = Gtk.Window(child=scrolled, default_width=300, default_height=300)
    window.present()
    bar = IndexBar.Widget()
    bar.set_content([chr(65 + i) for i in range(26)], [4] * 26, None)
    bar.attach_to(rows)
    spin()
    bar.select(10)
    spin()
    _, bounds = rows.get_row_at_index(40).compute_bounds(scrolled)
    print("GtkListBox below a heading", "row at", round(bounds.origin.y))
    window.destroy()


def add(kind, method):
    def wrap(child):
        container = kind()
        getattr(container, method)(child)
        return container
    return wrap


case("AdwWindow", lambda child: child)
case("AdwBin", lambda child: Adw.Bin(child=child))
case("AdwClamp", lambda child: Adw.Clamp(child=child))
case("AdwToastOverlay", lambda child: Adw.ToastOverlay(child=child))
case("AdwFlap", lambda child: Adw.Flap(content=child))
case("AdwFlap's flap", lambda child: Adw.Flap(flap=child, content=Gtk.Label(label="x")))
case("AdwStatusPage", lambda child: Adw.StatusPage(child=child))
for kind, method in ((Adw.Leaflet, "append"), (Adw.Squeezer, "add"), (Adw.ViewStack, "add"), (Adw.Carousel, "append")):
    name = kind.__gtype__.name
    case(name, add(kind, method))
    beside(name, add(kind, method))
beside("AdwTabView", add(Adw.TabView, "append"))
tab()
below_a_heading()
