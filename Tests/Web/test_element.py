"""The element by itself: input, what it tells, its settings."""
import json, time

from engines import until
from harness import ROOT, PageTest


class Element(PageTest):
    def test_tap(self):
        self.open()
        x, y = self.at("H")
        self.engine.pointer([(x, y)], self.kind())
        self.told("trackingstart", "H/touch", "trackingend")
        self.at_top("H")

    def test_drag_visits_every_title_and_holds_the_end(self):
        self.open()
        (x, first), (_, last) = self.at("A"), self.at("Z")
        self.engine.pointer([(x - step / 2, first + (last - first) * step / 40) for step in range(41)] + [(x, last + 60)], self.kind())
        self.told("Z/touch", "trackingend")
        titles = [one[0] for one in self.js("return told") if "/" in one]
        self.assertEqual("".join(titles), "ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    def test_mouse(self):
        self.open()
        self.engine.pointer([self.at("C"), self.at("E")], "mouse")
        self.told("E/touch", "trackingend")
        self.at_top("E")

    def test_keys_and_typing(self):
        self.open()
        self.js("bar.focus()")
        self.engine.keys("\ue011", "\ue015", "\ue015", "\ue013")  # Home, down, down, up
        self.told("A/key", "B/key", "C/key", "B/key")
        self.engine.keys("m")
        self.told("M/key")
        self.at_top("M")

    def test_wheel(self):
        self.open()
        self.engine.wheel(*self.at("C"), 100)
        until(lambda: self.js("return told.some(one => one.endsWith('/wheel'))"), "a step by the wheel", 5)

    def test_range_can_be_read_and_set(self):
        self.open()
        self.js("const range = bar.shadowRoot.querySelector('input'); range.value = 5;"
                  "range.dispatchEvent(new Event('input'))")
        self.told("E/adjust")
        read = self.js("const range = bar.shadowRoot.querySelector('input');"
                         "return [range.min, range.max, range.value, range.ariaLabel, range.getAttribute('aria-valuetext')]")
        self.assertEqual(read, ["1", "26", "5", "Names index", "E, 5 of 26"])

    def test_list_scrolled_lights(self):
        self.open()
        self.js("list.scrollTop = 1e7")
        until(lambda: self.js("return bar.litIndex") == 25, "Z lit", 5)

    def test_right_to_left_and_rows_kept_clear(self):
        for query, is_left in (("", False), ("rtl", True)):
            self.open(query)
            box, padding = self.js("const box = bar.getBoundingClientRect(), style = getComputedStyle(list);"
                                     "return [[box.left, box.right, innerWidth], parseFloat(style.paddingInlineEnd)]")
            self.assertEqual(box[0] < 40, is_left, box)
            self.assertEqual(box[1] > box[2] - 60, not is_left, box)
            self.assertGreater(padding, 10)

    def test_policies(self):
        self.open("policy=wasm")
        self.assertEqual(self.js("return test.violations"), [])
        self.open("policy=strict", ready="test.bar.matches(':state(fallback)')")
        self.assertEqual(self.js("return test.parts('link').length"), 26)
        self.js("test.parts('link')[7].click()")
        self.at_top("H")

    def test_follows_changes_and_comes_back(self):
        self.open()
        self.js("list.querySelectorAll('h2')[1].dataset.indexTitle = 'Bee'; const place = bar.parentNode; bar.remove(); place.append(bar)")
        until(lambda: self.js("return bar.entries[1].title") == "Bee", "the new title", 5)
        self.engine.pointer([self.at("H")], self.kind())
        self.at_top("H")

    def test_entries_without_a_list(self):
        self.open()
        self.js("bar.removeAttribute('for'); bar.placement = 'manual'; bar.entries = ['x', 'y', 'z']; bar.counts = [10, 400000, 599990];"
                  "bar.listScrolled(500000, 0, { byUser: true })")
        self.assertEqual(self.js("return bar.litIndex"), 2)
        self.js("window.chosen = []; bar.addEventListener('select', event => chosen.push(event.detail.row)); bar.select(1)")
        self.assertEqual(self.js("return chosen"), [10])

    def test_settings_are_reflected_and_in_the_manifest(self):
        self.open()
        manifest = json.loads((ROOT / "Web/custom-elements.json").read_text())
        attributes = manifest["modules"][0]["declarations"][0]["attributes"]
        observed = self.js("return bar.constructor.observedAttributes")
        self.assertEqual([one["name"] for one in attributes], observed)
        wrong = self.js("const other = document.createElement('index-bar'), initial = {}; "
                          f"for (const one of {json.dumps(attributes)}) initial[one.name] = String(other[one.fieldName]); return initial")
        self.assertEqual(wrong, {one["name"]: one["default"].strip("'") for one in attributes})
        for one in attributes:
            value = {"boolean": True, "number": 7}.get(one["type"]["text"], one["type"]["text"].split("'")[-2] if "'" in one["type"]["text"] else "x")
            kept = self.js(f"bar.{one['fieldName']} = {json.dumps(value)}; const kept = [bar.{one['fieldName']}, bar.hasAttribute('{one['name']}')];"
                             f"bar.removeAttribute('{one['name']}'); return kept")
            self.assertEqual(kept, [value, True], one["name"])

    def test_style_reaches_the_driver(self):
        self.open()
        self.js("bar.noHighlight = true; bar.select(3)")
        until(lambda: self.js("return bar.litIndex") == 3, "D lit", 5)
        self.assertTrue(self.js("return test.parts('highlight')[0].hidden"))
        self.js("bar.noHighlight = false")
        until(lambda: not self.js("return test.parts('highlight')[0].hidden"), "the highlight", 5)
        self.js("bar.disabled = true")
        until(lambda: self.js("return test.parts('title')[0].style.opacity") == "0.4", "paler titles", 5)
        self.engine.pointer([self.at("H")], self.kind())
        self.assertEqual(self.js("return [bar.selectedIndex, told.includes('trackingstart')]"), [3, False])

    def test_in_a_dialog_and_a_shadow_root(self):
        self.open()
        self.js("""const dialog = document.createElement('dialog'), inside = document.createElement('div');
            dialog.append(inside); document.body.append(dialog);
            const root = inside.attachShadow({ mode: 'open' });
            Object.assign(list.style, { height: '480px', width: '400px', overflowY: 'auto' });
            root.append(list, bar); dialog.showModal(); bar.reload()""")
        time.sleep(0.4)
        self.engine.pointer([self.at("H")], self.kind())
        self.told("H/touch", "trackingend")
        until(lambda: self.js("return list.scrollTop") > 1000, "the list scrolled", 5)

    def test_places_are_read_while_headings_are_stuck(self):
        self.open()
        self.js("list.scrollTop = 1e7; bar.reload()")
        time.sleep(0.2)
        self.engine.pointer([self.at("C")], self.kind())
        self.at_top("C")

    def test_in_a_window_that_scrolls(self):
        self.open()
        self.js("list.style.height = 'auto'; list.style.overflow = 'visible'; bar.reload()")
        time.sleep(0.3)
        self.engine.pointer([self.at("H")], self.kind())
        self.told("H/touch", "trackingend")
        until(lambda: self.js("return scrollY") > 1000, "the window scrolled", 5)
        self.assertLess(abs(self.js("return bar.getBoundingClientRect().top")), 1)

    def test_a_drag_that_is_taken_away_goes_back(self):
        self.open()
        self.js("bar.restoresOnCancel = true; list.scrollTop = 300")
        time.sleep(0.3)
        x, y = self.at("H")
        send = (f"const send = (name, y) => bar.dispatchEvent(new PointerEvent(name, {{ pointerId: 9, pointerType: 'touch', clientX: {x},"
                " clientY: y, bubbles: true, cancelable: true }));")
        self.js(f"{send} send('pointerdown', {y}); send('pointermove', {y})")
        self.at_top("H")
        self.js(f"{send} send('pointercancel', {y})")
        until(lambda: abs(self.js("return list.scrollTop") - 300) < 1, "the old offset", 5)

    def test_second_definition_is_harmless(self):
        self.open()
        self.assertTrue(self.js("return import('/index-bar.js?again').then(more => more.IndexBar !== bar.constructor)"))
