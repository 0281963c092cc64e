"""The element in pages of many kinds. Names that begin with Q and a number are rows of the catalogue of other bars' faults."""
import time

from engines import until
from harness import PageTest

SEND = """const send = (name, x, y, id = 9) => bar.dispatchEvent(new PointerEvent(name, { pointerId: id, pointerType: 'touch',
    clientX: x, clientY: y, bubbles: true, cancelable: true }));"""


class WhoScrolled(PageTest):
    """A bar that shows when a person scrolls tells who it was."""

    def hide(self):
        self.open()
        self.js("bar.autoHide = 'until-scrolled'; bar.hideDelay = 0.4")
        self.until("bar.matches(':state(hidden)')", True)

    def test_a_persons_wheel_shows_the_bar_and_rest_hides_it(self):
        self.hide()
        for _ in range(3):
            self.engine.wheel(200, 200, 120)
        self.until("bar.matches(':state(hidden)')", False)
        self.until("bar.matches(':state(hidden)')", True)

    def test_a_persons_key_shows_the_bar(self):
        self.hide()
        self.js("list.tabIndex = 0; list.focus()")
        self.engine.keys("\ue00f")  # page down
        self.until("list.scrollTop > 0 && !bar.matches(':state(hidden)')", True)

    def test_the_page_and_the_bar_do_not_show_it(self):
        self.hide()
        self.js("window.seen = []; new MutationObserver(() => {}).observe(bar, { attributes: true });"
                "window.watch = setInterval(() => seen.push(bar.matches(':state(hidden)')), 10); list.scrollTop = 3000")
        self.settle(0.4)
        self.js("list.scrollTo({ top: 9000, behavior: 'smooth' })")
        self.settle(0.6)
        self.js("bar.select(20)")
        self.settle(0.4)
        self.assertEqual(self.js("clearInterval(watch); return [seen.length > 20, seen.every(one => one)]"), [True, True])
        self.lit("U")

    def test_a_key_that_the_page_takes_is_the_pages(self):
        self.hide()
        self.js("addEventListener('keydown', event => { event.preventDefault(); list.scrollTop += 500 }, { capture: true });"
                "list.tabIndex = 0; list.focus()")
        self.engine.keys("\ue00f")
        self.until("list.scrollTop", 500)
        self.settle(0.3)
        self.assertTrue(self.js("return bar.matches(':state(hidden)')"))

    def test_a_scroll_bar_is_a_persons(self):
        self.hide()
        right, width = self.js("const box = list.getBoundingClientRect(); return [box.right, list.offsetWidth - list.clientWidth]")
        if width < 8:
            self.skipTest("this engine's scroll bar takes no room")
        self.engine.pointer([(right - width / 2, 30), (right - width / 2, 200)], "mouse")
        self.until("list.scrollTop > 0 && !bar.matches(':state(hidden)')", True)

    def test_a_list_that_is_told_of(self):
        self.open()
        self.js("bar.removeAttribute('for'); bar.placement = 'manual'; bar.style.height = '400px'; bar.entries = ['x', 'y']; bar.counts = [9, 9];"
                "bar.autoHide = 'until-scrolled'; bar.hideDelay = 0.3")
        self.until("bar.matches(':state(hidden)')", True)
        self.js("bar.listScrolled(3, 0, { byUser: false })")
        self.assertTrue(self.js("return bar.matches(':state(hidden)')"))
        self.js("bar.listScrolled(12, 0, { byUser: true })")
        self.assertEqual(self.js("return [bar.matches(':state(hidden)'), bar.litIndex]"), [False, 1])
        self.until("bar.matches(':state(hidden)')", True)


class Told(PageTest):
    def test_a_selection_can_be_cancelled(self):
        self.open()
        self.js("bar.addEventListener('select', event => event.preventDefault(), { once: true })")
        self.tap("H")
        self.told("H/touch", "trackingend")
        self.settle()
        self.assertEqual(self.js("return [list.scrollTop, bar.selectedIndex]"), [0, 7])
        self.lit("H")
        self.tap("K")
        self.at_top("K")

    def test_whoever_is_told_may_choose(self):
        self.open()
        self.js("bar.addEventListener('select', () => bar.select(2), { once: true })")
        self.js("bar.focus()")
        self.engine.keys("\ue010")  # end
        self.at_top("C")

    def test_value_text_and_label_by_language(self):
        self.open()
        read = ("bar.select(12); const range = bar.shadowRoot.querySelector('input');"
                "return [range.getAttribute('aria-label'), range.getAttribute('aria-valuetext')]")
        self.js("bar.removeAttribute('label')")
        for language, wanted in (("en-GB", ["Section index", "M, 13 of 26"]), ("de", ["Abschnittsindex", "M, 13 von 26"]),
                                 ("ja", ["セクション索引", "M, 13 / 26"]), ("tlh", ["Section index", "M, 13 / 26"])):
            self.js(f"document.documentElement.lang = '{language}'; bar.reload()")
            self.assertEqual(self.js(read), wanted)
        self.js("bar.valueText = '{number}/{count}: {title}'; bar.label = 'Names'")
        self.assertEqual(self.js(read), ["Names", "13/26: M"])
        self.js("bar.valueText = ''; document.documentElement.lang = 'sv'; bar.focus()")
        self.engine.keys("\ue010")  # end
        self.until("bar.shadowRoot.querySelector('[role=status]').textContent", "Z, 26 av 26")

    def test_many_titles_are_measured_by_the_drivers_choice(self):
        self.open()
        self.js("""window.measured = 0; const measure = CanvasRenderingContext2D.prototype.measureText;
            CanvasRenderingContext2D.prototype.measureText = function (text) { window.measured += 1; return measure.call(this, text) };
            bar.entries = Array.from({ length: 5000 }, (_, at) => at === 3333 ? 'W'.repeat(9) : `${at % 10}`); bar.maximumThickness = 400""")
        self.settle()
        self.assertTrue(449 <= self.js("return window.measured") <= 512)
        self.assertGreater(self.js("return parseFloat(getComputedStyle(list).paddingInlineEnd)"), 60)

    def test_a_slow_drag_says_so(self):
        self.open()
        self.js("bar.fineScrub = true")
        x, y = self.at("M")
        self.js(f"{SEND} send('pointerdown', {x}, {y}); send('pointermove', {x - 150}, {y}); send('pointermove', {x - 150}, {y + 1})")
        self.until("test.parts('preview')[0].textContent.includes('×')", True)
        self.js(f"{SEND} send('pointerup', {x}, {y})")


class Pages(PageTest):
    def test_in_a_popover(self):
        self.open()
        self.js("""const pop = document.createElement('div'); pop.popover = 'manual'; document.body.append(pop);
            Object.assign(list.style, { height: '400px', width: '300px', overflowY: 'auto' }); pop.append(list, bar); pop.showPopover()""")
        self.settle(0.4)
        self.tap("Q")
        self.at_top("Q")
        self.js("document.querySelector('[popover]').hidePopover()")
        self.settle()
        self.js("document.querySelector('[popover]').showPopover()")
        self.settle()
        self.tap("C")
        self.at_top("C")

    def test_in_nested_scrollers(self):
        self.open()
        self.js("""const outer = document.createElement('div'); outer.id = 'outer'; document.body.prepend(outer);
            Object.assign(outer.style, { height: '600px', overflowY: 'auto' });
            const high = document.createElement('div'); high.style.height = '900px'; outer.append(high, list, bar); outer.scrollTop = 890""")
        self.settle(0.4)
        self.tap("H")
        self.at_top("H")
        self.assertEqual(self.js("return outer.scrollTop"), 780)
        self.js("outer.scrollTop = 500")
        self.settle()
        inside = self.js("const a = bar.getBoundingClientRect(), b = list.getBoundingClientRect(); return [a.top >= b.top - 1, a.bottom <= outer.getBoundingClientRect().bottom + 1]")
        self.assertEqual(inside, [True, True])
        self.tap("Z")
        self.lit("Z")

    def test_beside_a_fixed_list_and_below_a_transform(self):
        self.open()
        self.js("Object.assign(list.style, { position: 'fixed', top: '60px', left: '40px', width: '300px', height: '420px' }); bar.reload()")
        self.settle(0.3)
        self.tap("H")
        self.at_top("H")
        self.js("const place = document.createElement('div'); place.style.transform = 'translate(10px, 30px)'; document.body.append(place); place.append(bar)")
        self.settle(0.3)
        off = self.js("const a = bar.getBoundingClientRect(), b = list.getBoundingClientRect(); return [a.top - b.top, a.right <= b.right]")
        self.assertLess(abs(off[0]), 1)
        self.assertTrue(off[1])
        self.tap("C")
        self.at_top("C")

    def test_in_an_iframe(self):
        self.open()
        self.js("""const frame = document.createElement('iframe'); frame.id = 'frame'; frame.src = 'page.html?framed';
            Object.assign(frame.style, { position: 'fixed', left: '50px', top: '30px', width: '400px', height: '520px', border: 0 });
            bar.remove(); list.remove(); document.body.append(frame)""")
        self.until("!!frame.contentWindow?.test?.bar.matches(':state(ready)')", True)
        self.settle(0.3)
        x, y = self.js("const box = frame.contentWindow.test.parts('title')[7].getBoundingClientRect(); return [50 + box.x + box.width / 2, 30 + box.y + box.height / 2]")
        self.engine.pointer([(x, y)], self.kind())
        self.until("frame.contentWindow.test.top", ["H", "H row 0"])

    def test_in_forced_colours(self):
        if not self.engine.forced_colours(True):
            self.skipTest("this engine has no forced colours")
        try:
            self.open()
            self.js("bar.select(4)")
            self.lit("E")
            colours = self.js("""const probe = document.createElement('p'); document.body.append(probe);
                const as = name => { probe.style.color = name; return getComputedStyle(probe).color };
                const style = node => getComputedStyle(node), lit = test.parts('title')[4];
                return [matchMedia('(forced-colors: active)').matches, style(lit).color === as('HighlightText'),
                  style(test.parts('highlight')[0]).backgroundColor === as('Highlight'), style(test.parts('title')[5]).color === as('ButtonText')]""")
            self.assertEqual(colours, [True] * 4)
        finally:
            self.engine.forced_colours(False)

    def test_taken_away_in_a_drag_and_put_back(self):
        self.open()
        x, y = self.at("H")
        self.js(f"{SEND} send('pointerdown', {x}, {y}); window.place = bar.parentNode; bar.remove()")
        self.told("trackingstart", "H/touch", "trackingend")
        self.assertEqual(self.js("return [bar.isTracking, getComputedStyle(list).paddingInlineEnd]"), [False, "0px"])
        self.js("place.append(bar)")
        self.settle()
        self.assertGreater(self.js("return parseFloat(getComputedStyle(list).paddingInlineEnd)"), 10)
        self.tap("M")
        self.at_top("M")
        self.assertEqual(self.js("return test.errors"), [])

    def test_with_text_of_twice_the_size(self):
        self.open()
        before = self.js("return [test.parts('title').length, bar.getBoundingClientRect().width]")
        self.js("bar.style.fontSize = '30px'")
        self.until("test.parts('title').length < 26 && test.parts('gap').length > 0", True)
        self.assertGreaterEqual(self.js("return bar.getBoundingClientRect().width"), before[1])
        self.assertEqual(self.js("const all = test.parts('title'); return [all[0].textContent, all.at(-1).textContent]"), ["A", "Z"])

    def test_a_million_rows(self):
        self.engine.open(f"{self.site}/Examples/Web/index.html?virtual", ready="!!document.querySelector('index-bar:state(ready)')", named=False)
        first = "document.querySelector('#list .row').textContent"
        self.until(first, "A row 1")
        for index, text in ((25, "Z row 1"), (12, "M row 1"), (0, "A row 1")):
            self.js(f"document.querySelector('index-bar').select({index})")
            self.until(first, text)
            self.until("document.querySelector('index-bar').litIndex", index)
        self.js("document.getElementById('list').scrollTop = 1e9")
        self.until("document.querySelector('index-bar').litIndex", 25)
        self.until("[...document.querySelectorAll('#list .row')].some(row => row.textContent === 'Z row 38462')", True)

    def test_bad_settings_and_a_wrong_order(self):
        self.open()
        self.js("""for (const [name, value] of Object.entries({ axis: 'up', gaps: '', 'end-padding': 'wide', hysteresis: 'Infinity', 'minimum-rows': '-1e99',
                'hide-delay': 'NaN', 'maximum-thickness': '-5', activation: 'drag far', headings: '>>', placement: 'here', 'hit-thickness': '1e300' })) bar.setAttribute(name, value);
            bar.entries = 7; bar.entries = [null, 1, { title: 'z', section: 1e99, level: -5 }, {}]; bar.counts = [1e300, -1, 'x']; bar.select(1e12); bar.select('2');
            bar.listScrolled(-1e99, NaN, { byUser: true }); bar.listScrolled(Infinity)""")
        self.settle()
        self.assertEqual(self.js("return [test.errors, bar.isConnected, bar.entries.length]"), [[], True, 4])
        self.js("""const other = document.createElement('index-bar'); other.entries = ['a', 'b']; other.select(1); other.listScrolled(1); other.reload();
            other.setAttribute('for', 'later'); document.body.append(other); window.other = other""")
        self.js("const box = document.createElement('div'); box.id = 'later'; box.innerHTML = '<h2>q</h2><p>1</p><h2>r</h2><p>2</p>'; document.body.append(box);"
                "other.entries = null; other.reload()")
        self.until("other.entries.map(entry => entry.title).join()", "q,r")
        self.assertEqual(self.js("return test.errors"), [])


class Catalogue(PageTest):
    def test_Q1_Q10_below_a_fixed_bar(self):
        self.build()
        self.js("list.style.scrollPaddingTop = '54px'; for (const one of list.querySelectorAll('h2')) one.style.position = 'static'; bar.reload()")
        self.settle()
        for title in "DA":
            self.tap(title)
            self.lit(title)
        self.tap("D")
        self.until("Math.round([...list.querySelectorAll('h2')][3].getBoundingClientRect().top - list.getBoundingClientRect().top)", 54)

    def test_Q2_Q3_Q8_short_sections_at_the_end(self):
        self.build(counts=[60] * 22 + [2, 1, 1, 1])
        for title in "YZXW":
            self.tap(title)
            self.told(f"{title}/touch", "trackingend")
            self.lit(title)
            self.settle()
            self.lit(title)
        self.js("list.scrollTop = 0")
        self.lit("A")

    def test_Q4_Q17_Q18_a_list_that_begins_lower(self):
        self.build(counts=[1, 10, 3] + [10] * 23)
        self.js("list.style.marginTop = '120px'; bar.reload()")
        self.settle()
        for title in "CBK":
            self.tap(title)
            self.lit(title)
            self.at_top(title)

    def test_Q5_sections_for_some_letters(self):
        self.open()
        self.js("bar.removeAttribute('for'); bar.placement = 'manual'; bar.style.height = '400px'; bar.entries = [...'ABCDE'];"
                "bar.counts = [0, 10, 0, 10, 0]; bar.listScrolled(0)")
        self.lit("B")
        self.js("bar.listScrolled(10)")
        self.lit("D")

    def test_Q6_places_between_pixels(self):
        self.build(row=27.3, heading=25.7, counts=[7] * 26)
        for title in "BCDEFG":
            self.tap(title)
            self.lit(title)
            self.settle(0.1)
            self.lit(title)

    def test_Q9_Q13_the_bar_first_the_rows_later(self):
        self.open("empty")
        self.assertEqual(self.js("return bar.entries.length"), 0)
        self.engine.pointer([(590, 200)], self.kind())
        self.js("test.fill({ titles: 'AB', counts: [40, 40] })")
        self.until("bar.entries.length", 2)
        self.tap("B")
        self.at_top("B")
        self.js("list.scrollTop = 0")
        self.lit("A")

    def test_Q14_the_list_goes_first(self):
        self.open()
        self.js("list.remove()")
        self.engine.pointer([(590, 200)], self.kind())
        self.settle()
        self.js("bar.reload(); bar.remove()")
        self.assertEqual(self.js("return test.errors"), [])

    def test_Q15_Q26_rows_of_another_height(self):
        self.build(counts=[30] * 26)
        self.tap("M")
        self.at_top("M")
        self.js("for (const row of list.querySelectorAll('p')) row.style.height = '61px'")
        self.settle(0.3)
        self.at_top("M")
        self.tap("T")
        self.at_top("T")

    def test_Q19_Q64_Q85_one_letter_at_a_time(self):
        self.build(counts=[60] * 24 + [1, 1])
        (x, first), (_, last) = self.at("A"), self.at("Z")
        self.engine.pointer([(x, first)] + [(x, first + step / 4) for step in range(10)] + [(x, last), (x, last)], self.kind())
        self.told("Z/touch", "trackingend")
        titles = [one[0] for one in self.js("return told") if "/" in one]
        self.assertEqual((titles[0], titles[-1], len(titles)), ("A", "Z", len(set(titles))))
        self.lit("Z")

    def test_Q25_an_inner_row_below_a_stuck_heading(self):
        self.build(counts=[10] * 26)
        self.js("list.scrollTop = list.querySelectorAll('p')[37].offsetTop - list.offsetTop - 28; bar.restoresOnCancel = true")
        self.settle(0.3)
        self.assertEqual(self.js("return test.top"), ["D", "D row 7"])
        x, y = self.at("T")
        self.js(f"{SEND} send('pointerdown', {x}, {y})")
        self.at_top("T")
        self.js("list.querySelector('p').style.height = '29px'")  # the offset no longer holds, the row does
        self.settle()
        self.js(f"{SEND} send('pointercancel', {x}, {y})")
        self.until("test.top", ["D", "D row 7"])

    def test_Q54_Q58_Q87_nothing_to_show(self):
        self.build(titles="", counts=[])
        self.engine.pointer([(590, 200)], self.kind())
        self.js("test.fill({ titles: 'ABC', counts: [2, 2, 2] }); bar.minimumRows = 20")
        self.until("bar.entries.length", 3)
        self.until("test.parts('strip')[0].checkVisibility({ visibilityProperty: true }) && test.parts('title').length > 0", False)
        self.js("bar.placement = 'manual'; Object.assign(bar.style, { width: 0, height: 0 })")
        self.settle()
        self.assertEqual(self.js("return test.errors"), [])

    def test_Q62_a_finger_that_drifts_away_stays_the_bars(self):
        self.build()
        (x, y), (_, last) = self.at("C"), self.at("P")
        self.engine.pointer([(x, y), (x - 20, y + 10), (x - 60, last)], self.kind())
        self.told("P/touch", "trackingend")
        self.at_top("P")

    def test_Q66_a_gesture_from_the_list_is_the_lists(self):
        self.build()
        x, y = self.at("H")
        self.engine.pointer([(x - 150, y), (x - 40, y), (x, y), (x, y + 40)], "mouse")
        self.settle()
        self.assertEqual(self.js("return told"), [])

    def test_Q73_Q92_any_title_and_keys_of_its_own(self):
        self.open()
        self.js("const [first, second] = list.querySelectorAll('h2'); first.dataset.indexTitle = '123'; second.dataset.indexTitle = '👩‍👩‍👧 <b>'")
        self.until("bar.entries[1].title", "👩‍👩‍👧 <b>")
        self.js("bar.focus()")
        self.engine.keys("1", "2")
        self.told("123/key")
        self.js("bar.entries = [{ title: 'The Edge', key: 'Edge' }, 'Tea']")
        self.settle()
        self.js("bar.focus()")
        self.engine.keys("e")
        self.told("The Edge/key")

    def test_Q77_an_inner_list_in_a_page_that_has_scrolled(self):
        self.build()
        self.js("const high = document.createElement('div'); high.style.height = '1500px'; document.body.prepend(high); scrollTo(0, 1400)")
        self.settle(0.4)
        self.tap("R")
        self.at_top("R")

    def test_Q80_no_preview_stays_behind(self):
        self.open()
        x, y = self.at("H")
        self.js(f"{SEND} send('pointerdown', {x}, {y})")
        self.until("test.parts('preview')[0].hidden", False)
        self.js("window.place = bar.parentNode; bar.remove(); place.append(bar)")
        self.until("test.parts('preview')[0].hidden", True)

    def test_Q86_Q88_another_list_in_mid_drag(self):
        self.open()
        x, y = self.at("Y")
        self.js(f"{SEND} send('pointerdown', {x}, {y}); test.fill({{ titles: 'AB', counts: [40, 40] }})")
        self.until("bar.entries.length", 2)
        self.js(f"{SEND} send('pointermove', {x}, {y + 5}); send('pointerup', {x}, {y + 5})")
        self.js("test.fill()")
        self.until("bar.entries.length", 26)
        self.settle()
        self.tap("J")
        self.at_top("J")
        self.assertEqual(self.js("return [test.errors, bar.isTracking]"), [[], False])

    def test_Q88_a_filter_that_hides_sections(self):
        self.build(counts=[20] * 26)
        self.js("for (const node of list.children) if (!/^[KQ]/.test(node.textContent)) node.style.display = 'none'")
        self.until("bar.entries.map(entry => entry.title).join('')", "KQ")
        self.tap("Q")
        self.lit("Q")
        self.js("for (const node of list.children) node.style.display = ''")
        self.until("bar.entries.length", 26)
        self.tap("C")
        self.at_top("C")
