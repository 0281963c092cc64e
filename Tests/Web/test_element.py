"""<index-bar> in one engine:  test_element.py ENGINE"""
import functools, http.server, json, os, pathlib, sys, threading, time, unittest

from engines import ENGINES, until

HERE = pathlib.Path(__file__).parent
ELEMENT = HERE.parent.parent / ".build/web/index-bar.js"
POLICIES = {"strict": "default-src 'self'; require-trusted-types-for 'script'",
            "wasm": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'"}


class Handler(http.server.SimpleHTTPRequestHandler):
    def translate_path(self, path):
        return str(ELEMENT) if path.startswith("/index-bar.js") else super().translate_path(path)

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        for name, policy in POLICIES.items():
            if f"policy={name}" in self.path:
                self.send_header("Content-Security-Policy", policy)
        super().end_headers()

    def log_message(self, *_):
        pass


class Element(unittest.TestCase):
    def open(self, query="", **more):
        engine.open(f"{site}/page.html?{query}", **more)

    def at(self, title):
        """The middle of a title that is drawn."""
        return engine.js(f"const box = test.parts('title').find(one => one.textContent === '{title}').getBoundingClientRect();"
                         "return [box.left + box.width / 2, box.top + box.height / 2]")

    def told(self, *last):
        until(lambda: engine.js("return told")[-len(last):] == list(last), f"{last}, not {engine.js('return told')}", 5)

    def at_top(self, title):
        until(lambda: engine.js("return test.top") == [title, f"{title} row 0"], f"{title}, not {engine.js('return test.top')}", 5)

    def kind(self):
        return "touch" if engine.touches else "mouse"

    def test_tap(self):
        self.open()
        x, y = self.at("H")
        engine.pointer([(x, y)], self.kind())
        self.told("trackingstart", "H/touch", "trackingend")
        self.at_top("H")

    def test_drag_visits_every_title_and_holds_the_end(self):
        self.open()
        (x, first), (_, last) = self.at("A"), self.at("Z")
        engine.pointer([(x - step / 2, first + (last - first) * step / 40) for step in range(41)] + [(x, last + 60)], self.kind())
        self.told("Z/touch", "trackingend")
        titles = [one[0] for one in engine.js("return told") if "/" in one]
        self.assertEqual("".join(titles), "ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    def test_mouse(self):
        self.open()
        engine.pointer([self.at("C"), self.at("E")], "mouse")
        self.told("E/touch", "trackingend")
        self.at_top("E")

    def test_keys_and_typing(self):
        self.open()
        engine.js("bar.focus()")
        engine.keys("\ue011", "\ue015", "\ue015", "\ue013")  # Home, down, down, up
        self.told("A/key", "B/key", "C/key", "B/key")
        engine.keys("m")
        self.told("M/key")
        self.at_top("M")

    def test_wheel(self):
        self.open()
        engine.wheel(*self.at("C"), 100)
        until(lambda: engine.js("return told.some(one => one.endsWith('/wheel'))"), "a step by the wheel", 5)

    def test_range_can_be_read_and_set(self):
        self.open()
        engine.js("const range = bar.shadowRoot.querySelector('input'); range.value = 5;"
                  "range.dispatchEvent(new Event('input'))")
        self.told("E/adjust")
        read = engine.js("const range = bar.shadowRoot.querySelector('input');"
                         "return [range.min, range.max, range.value, range.ariaLabel, range.getAttribute('aria-valuetext')]")
        self.assertEqual(read, ["1", "26", "5", "Names index", "E"])

    def test_list_scrolled_lights(self):
        self.open()
        engine.js("list.scrollTop = 1e7")
        until(lambda: engine.js("return bar.litIndex") == 25, "Z lit", 5)

    def test_right_to_left_and_rows_kept_clear(self):
        for query, is_left in (("", False), ("rtl", True)):
            self.open(query)
            box, padding = engine.js("const box = bar.getBoundingClientRect(), style = getComputedStyle(list);"
                                     "return [[box.left, box.right, innerWidth], parseFloat(style.paddingInlineEnd)]")
            self.assertEqual(box[0] < 40, is_left, box)
            self.assertEqual(box[1] > box[2] - 60, not is_left, box)
            self.assertGreater(padding, 10)

    def test_policies(self):
        self.open("policy=wasm")
        self.assertEqual(engine.js("return test.violations"), [])
        self.open("policy=strict", ready="test.bar.matches(':state(fallback)')")
        self.assertEqual(engine.js("return test.parts('link').length"), 26)
        engine.js("test.parts('link')[7].click()")
        self.at_top("H")

    def test_follows_changes_and_comes_back(self):
        self.open()
        engine.js("list.querySelectorAll('h2')[1].dataset.indexTitle = 'Bee'; const place = bar.parentNode; bar.remove(); place.append(bar)")
        until(lambda: engine.js("return bar.entries[1].title") == "Bee", "the new title", 5)
        engine.pointer([self.at("H")], self.kind())
        self.at_top("H")

    def test_entries_without_a_list(self):
        self.open()
        engine.js("bar.removeAttribute('for'); bar.placement = 'manual'; bar.entries = ['x', 'y', 'z']; bar.counts = [10, 400000, 599990];"
                  "bar.listScrolled(500000, 0, { byUser: true })")
        self.assertEqual(engine.js("return bar.litIndex"), 2)
        engine.js("window.chosen = []; bar.addEventListener('select', event => chosen.push(event.detail.row)); bar.select(1)")
        self.assertEqual(engine.js("return chosen"), [10])

    def test_settings_are_reflected_and_in_the_manifest(self):
        self.open()
        manifest = json.loads((HERE.parent.parent / "Web/custom-elements.json").read_text())
        attributes = manifest["modules"][0]["declarations"][0]["attributes"]
        observed = engine.js("return bar.constructor.observedAttributes")
        self.assertEqual([one["name"] for one in attributes], observed)
        wrong = engine.js("const other = document.createElement('index-bar'), initial = {}; "
                          f"for (const one of {json.dumps(attributes)}) initial[one.name] = String(other[one.fieldName]); return initial")
        self.assertEqual(wrong, {one["name"]: one["default"].strip("'") for one in attributes})
        for one in attributes:
            value = {"boolean": True, "number": 7}.get(one["type"]["text"], one["type"]["text"].split("'")[-2] if "'" in one["type"]["text"] else "x")
            kept = engine.js(f"bar.{one['fieldName']} = {json.dumps(value)}; const kept = [bar.{one['fieldName']}, bar.hasAttribute('{one['name']}')];"
                             f"bar.removeAttribute('{one['name']}'); return kept")
            self.assertEqual(kept, [value, True], one["name"])

    def test_style_reaches_the_driver(self):
        self.open()
        engine.js("bar.noHighlight = true; bar.select(3)")
        until(lambda: engine.js("return bar.litIndex") == 3, "D lit", 5)
        self.assertTrue(engine.js("return test.parts('highlight')[0].hidden"))
        engine.js("bar.noHighlight = false")
        until(lambda: not engine.js("return test.parts('highlight')[0].hidden"), "the highlight", 5)
        engine.js("bar.disabled = true")
        until(lambda: engine.js("return test.parts('title')[0].style.opacity") == "0.4", "paler titles", 5)
        engine.pointer([self.at("H")], self.kind())
        self.assertEqual(engine.js("return [bar.selectedIndex, told.includes('trackingstart')]"), [3, False])

    def test_in_a_dialog_and_a_shadow_root(self):
        self.open()
        engine.js("""const dialog = document.createElement('dialog'), inside = document.createElement('div');
            dialog.append(inside); document.body.append(dialog);
            const root = inside.attachShadow({ mode: 'open' });
            Object.assign(list.style, { height: '480px', width: '400px', overflowY: 'auto' });
            root.append(list, bar); dialog.showModal(); bar.reload()""")
        time.sleep(0.4)
        engine.pointer([self.at("H")], self.kind())
        self.told("H/touch", "trackingend")
        until(lambda: engine.js("return list.scrollTop") > 1000, "the list scrolled", 5)

    def test_places_are_read_while_headings_are_stuck(self):
        self.open()
        engine.js("list.scrollTop = 1e7; bar.reload()")
        time.sleep(0.2)
        engine.pointer([self.at("C")], self.kind())
        self.at_top("C")

    def test_in_a_window_that_scrolls(self):
        self.open()
        engine.js("list.style.height = 'auto'; list.style.overflow = 'visible'; bar.reload()")
        time.sleep(0.3)
        engine.pointer([self.at("H")], self.kind())
        self.told("H/touch", "trackingend")
        until(lambda: engine.js("return scrollY") > 1000, "the window scrolled", 5)
        self.assertLess(abs(engine.js("return bar.getBoundingClientRect().top")), 1)

    def test_a_drag_that_is_taken_away_goes_back(self):
        self.open()
        engine.js("bar.restoresOnCancel = true; list.scrollTop = 300")
        time.sleep(0.3)
        x, y = self.at("H")
        send = (f"const send = (name, y) => bar.dispatchEvent(new PointerEvent(name, {{ pointerId: 9, pointerType: 'touch', clientX: {x},"
                " clientY: y, bubbles: true, cancelable: true }));")
        engine.js(f"{send} send('pointerdown', {y}); send('pointermove', {y})")
        self.at_top("H")
        engine.js(f"{send} send('pointercancel', {y})")
        until(lambda: abs(engine.js("return list.scrollTop") - 300) < 1, "the old offset", 5)

    def test_second_definition_is_harmless(self):
        self.open()
        self.assertTrue(engine.js("return import('/index-bar.js?again').then(more => more.IndexBar !== bar.constructor)"))


name = sys.argv.pop(1)
if name == "webkit" and not os.environ.get("DISPLAY"):
    sys.exit("WebKit needs a display: xvfb-run")
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=HERE))
threading.Thread(target=server.serve_forever, daemon=True).start()
site, engine = f"http://127.0.0.1:{server.server_address[1]}", ENGINES[name]()
try:
    unittest.main()
finally:
    engine.close()
