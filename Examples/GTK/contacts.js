// 5,000 names with an index bar: gjs -m contacts.js
import Gio from 'gi://Gio';
import Gtk from 'gi://Gtk?version=4.0';
import IndexBar from 'gi://IndexBar?version=0';

function activate(app) {
    const names = Array.from({length: 5000}, (_, i) =>
        `${String.fromCharCode(65 + Math.floor(i * 26 / 5000))} name ${String(i).padStart(4, '0')}`);
    const factory = new Gtk.SignalListItemFactory();
    factory.connect('setup', (_, item) => (item.child = new Gtk.Label({xalign: 0})));
    factory.connect('bind', (_, item) => (item.child.label = item.item.string));
    const view = new Gtk.ListView({
        model: new Gtk.NoSelection({model: Gtk.StringList.new(names)}),
        factory,
    });
    const window = new Gtk.ApplicationWindow({
        application: app, default_width: 360, default_height: 600,
        child: new Gtk.ScrolledWindow({child: view}),
    });

    const bar = new IndexBar.Widget({distribution: IndexBar.Distribution.FILL});
    bar.set_title_func((_, item) => item.string[0]);
    bar.connect('section-selected', (_, entry, section, row) => print(bar.selectedTitle, section, row));
    bar.attach_to(view);

    app.set_accels_for_action('window.close', ['<Control>w']);
    window.present();
}

const app = new Gtk.Application({
    application_id: 'org.example.IndexBar', flags: Gio.ApplicationFlags.NON_UNIQUE,
});
app.connect('activate', activate);
app.run([]);
