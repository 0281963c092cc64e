// 5,000 names with an index bar: valac --pkg gtk4 --pkg indexbar-gtk-0 contacts.vala
void activate (Gtk.Application app) {
    var names = new Gtk.StringList (null);
    for (int i = 0; i < 5000; i++) {
        names.append ("%c name %04d".printf ('A' + i * 26 / 5000, i));
    }
    var factory = new Gtk.SignalListItemFactory ();
    factory.setup.connect ((item) => item.child = new Gtk.Label ("") { xalign = 0 });
    factory.bind.connect ((item) => ((Gtk.Label) item.child).label = ((Gtk.StringObject) item.item).string);
    var view = new Gtk.ListView (new Gtk.NoSelection (names), factory);
    var window = new Gtk.ApplicationWindow (app) {
        default_width = 360, default_height = 600, child = new Gtk.ScrolledWindow () { child = view }
    };

    var bar = new IndexBar.Widget () { distribution = IndexBar.Distribution.FILL };
    bar.set_title_func ((bar, item) => ((Gtk.StringObject) item).string.substring (0, 1));
    bar.section_selected.connect ((entry, section, row) => {
        stdout.printf ("%s %d %d\n", bar.selected_title, section, row);
        stdout.flush ();
    });
    bar.attach_to (view);

    app.set_accels_for_action ("window.close", { "<Control>w" });
    window.present ();
}

int main (string[] args) {
    var app = new Gtk.Application ("org.example.IndexBar", ApplicationFlags.NON_UNIQUE);
    app.activate.connect (() => activate (app));
    return app.run (args);
}
