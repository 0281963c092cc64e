"""The naive engine (contract, sections 4 and 4a): one method for each input, effects as plain dictionaries.

Nothing here is fast: places are found by scanning lists. Touches have a module of their own. Where the
contract can be read in two ways, the comment says `READ:` with the reading taken here and the other one.
"""
from dataclasses import dataclass
from fractions import Fraction
import math
import unicodedata

from reference_layout import Content, Layout, Metrics, Style, Ties, is_short
from reference_touch import Touches

EFFECTS = ["tracking", "select", "highlight", "preview", "feedback", "announce", "restore", "reveal"]


@dataclass
class Target:
    section: int | None
    row: int
    fraction: Fraction = Fraction(0)


class Engine(Touches):
    def __init__(self):
        self.content, self.style, self.metrics = Content(), Style(), Metrics()
        self.ties = Ties()
        self.selected = self.highlighted = None
        self.held = False           # E11: the chosen entry stays lit until the user scrolls
        self.user_scrolled = False  # since the last selection
        self.drag = None
        self.pointer = None         # where a pointer hovers
        self.list_row = None        # (row, fraction) or not known
        self.decided_row = None     # 4a.9: the row of the last decision
        self.shown = True           # what autoHide says; minimumRows comes on top
        self.typed, self.typed_at = "", None
        self.clock = None
        self.unscrolled = None      # E14: the selection since the last frame
        self.effects = {}
        self.built = None           # the layout, until content, style or size change

    # ---- what can be asked

    @property
    def layout(self):
        if self.built is None:
            self.built = Layout(self.content, self.style, self.metrics, self.ties)
        return self.built

    @property
    def hidden(self):
        return not self.shown or self._has_too_few_rows()

    @property
    def preview(self):
        """4a.9: the entry that a drag tracks or a pointer is over, with the centre of its band."""
        if self.tracking:
            entry = self.drag.entry
        elif self.pointer is not None and not self.hidden:
            # READ: a hidden bar has no pointer over it. (Or: it has; its bands answer as if shown.)
            # READ: after new content or layout, the entry under the pointer. (Or: the entry it was over.)
            entry = self.layout.entry_at(self._along(self.pointer))
        else:
            entry = None
        if entry is None or not self.layout.bands:
            return None
        start, end = self.layout.physical_band(entry)
        return entry, (start + end) / 2

    def place_text(self, entry):
        return f"{self.content.spoken[entry]}, {entry + 1} of {len(self.content.titles)}"

    @property
    def accessible_value(self):
        """4a.10. READ: where nothing is lit and no entry has rows, empty. (Or: the first entry.)"""
        entries = [self.highlighted, self.selected, *self._entries_with_rows()]
        entry = next((e for e in entries if e is not None), None)
        return "" if entry is None else self.place_text(entry)

    @property
    def accessible_actions(self):
        return min(30, len([slot for slot in self.layout.slots if slot.kind == "title"]))

    # ---- the frame round every input

    def handle(self, name, *arguments):
        """Runs one input and lists its effects in their order; what did not change is not among them."""
        self.effects = {}
        highlighted, preview, hidden, built = self.highlighted, self.preview, self.hidden, self.built
        getattr(self, name)(*arguments)
        if self.drag is not None and (self.hidden or not self.content.titles):
            self._cancel()                                          # 4a.2
        if self.highlighted != highlighted:
            self.effects["highlight"] = self.highlighted
        if self.preview != preview:
            self.effects["preview"] = self.preview
        elif preview is not None and self.built is not built:
            # The same centre by other sums: noise may make it another.
            self.ties.doubtful = self.ties.doubtful or not self.layout.is_surely_like(built, preview[0])
        if self.hidden != hidden:
            self.effects["reveal"] = not self.hidden
        return [(kind, self.effects[kind]) for kind in EFFECTS if kind in self.effects]

    # ---- what is shown

    def set_content(self, content):
        old, self.content, self.built = self.content, content, None
        stays = self._nearest_entry if self.tracking else self._same_entry
        # READ: during a drag also a selected entry that is not the drag's own (`.onRelease`) goes to the
        # nearest (E8). (Or: it stays by id or becomes none.)
        self.selected, self.highlighted = stays(old, self.selected), stays(old, self.highlighted)
        if self.highlighted is None:
            # READ: the chosen entry is gone, so any scroll lights again. (Or: the user's only.)
            self.held = False
        if self.drag is not None:
            drag, before = self.drag, self.drag.before
            drag.entry = self._nearest_entry(old, drag.entry)
            # READ: what the cancel brings back stays by id or becomes none. (Or: goes to the nearest.)
            before.selected = self._same_entry(old, before.selected)
            before.highlighted = self._same_entry(old, before.highlighted)
            before.held = before.held and before.highlighted is not None
            # READ: a row of the old list is never restored (4a.5, E8). (Or: it was known at touch-down.)
            before.row = None
        self.list_row = self.decided_row = None
        if self.unscrolled is not None:                             # D11: dropped only if its entry is gone
            entry = self._same_entry(old, self.unscrolled["entry"])
            self.unscrolled = None if entry is None else {**self.unscrolled, "entry": entry}

    def _same_entry(self, old, entry):
        """4a.2: the entry with the same id, of several the nearest to the old place; or none."""
        if entry is None:
            return None
        same = [k for k, name in enumerate(self.content.ids) if name == old.ids[entry]]
        return nearest(same, entry) if same else None

    def _nearest_entry(self, old, entry):
        """4a.2: as above; a vanished entry goes to the nearest in the old order, else stays at its place."""
        if entry is None or not self.content.titles:
            return None
        left = [k for k in range(len(old.ids)) if self._same_entry(old, k) is not None]
        if not left:
            return min(entry, len(self.content.titles) - 1)
        return self._same_entry(old, nearest(left, entry))

    def set_style(self, changes):
        before = self.style.autoHide
        for key, value in changes.items():
            setattr(self.style, key, value)
        self.built = None
        # READ: a policy that hides starts hidden, unless a drag is on; from one such policy to the other what
        # is shown stays. (Or: any change hides.)
        if self.style.autoHide == "never":
            self.shown = True
        elif before == "never":
            self.shown = self.tracking

    def resize(self, metrics):
        self.metrics, self.built = metrics, None

    def _has_too_few_rows(self):
        return self.content.row_count < self.style.minimumRows

    def timer(self):
        """D5: a touch, also one that waits for its activation, and a pointer over the bar stop it."""
        if self.style.autoHide != "never" and self.drag is None and self.pointer is None:
            self.shown = False

    # ---- selecting

    def _select(self, entry, target, reason, phase):
        """E10: one decision."""
        self.effects["select"] = {"entry": entry, "section": target.section, "row": target.row,
                                  "fraction": target.fraction, "reason": reason, "phase": phase}
        kept = ("entry", "section", "row", "fraction")
        self.unscrolled = {key: self.effects["select"][key] for key in kept}
        # READ: a decision is a selection, so `.onRelease` gives feedback at the lift only. (Or: at every
        # tracked entry.)
        if target.row != self.decided_row:
            self.effects["feedback"] = "selection"
        if reason in ("touch", "key") and entry != self.selected:
            self.effects["announce"] = self.place_text(entry)
        self.decided_row = target.row
        self.selected = self.highlighted = entry
        self.held, self.user_scrolled = True, False

    def _target(self, entry, fraction=Fraction(0)):
        """E9, 4a.6: where an entry leads; None where it is ignored or the list has no rows."""
        section = self.content.sections[entry]
        if section is None:
            return Target(None, 0, fraction)
        if self.content.rows_in(section) == 0:
            section = self._section_instead(section)
            if section is None:
                return None
        # READ: the rows are those of the section that is shown, also for an entry of an empty one. (Or: it
        # has none.)
        rows = self.content.rows_in(section)
        if fraction > 0 and self.drag is not None:
            band = self.layout.bands[entry] if self.layout.bands else ()
            rounded = self.drag.rounded or not all(map(is_short, (self.drag.offset, *band)))
            self.ties.compare(fraction * rows, Fraction(round(fraction * rows)), fraction, rounded=rounded)
        row = self.content.first_row(section) + min(math.floor(fraction * rows), rows - 1)
        return Target(section, row, fraction)

    def _section_instead(self, section):
        """4a.6: for an empty section; distances count sections, a side without any takes the other."""
        before, after = self._filled_before(section), self._filled_after(section)
        policy = self.style.emptySections
        if policy == "ignore" or before is None and after is None:
            return None
        if policy == "nearest":
            return nearest([s for s in (before, after) if s is not None], section)
        wanted, other = (after, before) if policy == "next" else (before, after)
        return other if wanted is None else wanted

    def _filled_before(self, section):
        places = range(min(section, self.content.section_count) - 1, -1, -1)
        return next((s for s in places if self.content.rows_in(s) > 0), None)

    def _filled_after(self, section):
        places = range(max(section + 1, 0), self.content.section_count)
        return next((s for s in places if self.content.rows_in(s) > 0), None)

    # ---- keys, wheel, assistive steps

    def key(self, key, text, time):
        time = self._time(time)
        if self.tracking:
            return                                                  # 4a.4
        filled = self._entries_with_rows()
        if key in ("next", "previous"):
            self._step(1 if key == "next" else -1, "key")
        elif key == "text":
            self._type(text, time)
        elif not filled:
            return
        elif key in ("first", "last"):
            self._choose(filled[0] if key == "first" else filled[-1], "key", again=True)
        else:
            page = self._page(1 if key == "pageForward" else -1, filled)
            if page is not None:
                self._choose(page, "key")

    def adjust(self, by):
        if not self.tracking:
            self._step(by, "adjust")

    def wheel(self, by):
        if not self.tracking:
            self._step(by, "wheel")

    def _entries_with_rows(self):
        return [e for e in range(len(self.content.titles)) if self.content.has_rows(e)]

    def _start_of_steps(self):
        """4a.8: the lit entry, else the selected one, else before the first."""
        return next((e for e in (self.highlighted, self.selected) if e is not None), -1)

    def _step(self, by, reason):
        ahead = self._entries_ahead(by, self._entries_with_rows())
        if by != 0 and ahead:
            self._choose(ahead[min(abs(by), len(ahead)) - 1], reason)

    def _entries_ahead(self, by, among):
        start = self._start_of_steps()
        return [e for e in among if e > start] if by > 0 else [e for e in reversed(among) if e < start]

    def _page(self, by, filled):
        """4a.8: never on the other side of where it began; None where there is nothing on this one.

        READ: a page that ends where it began selects what was only lit. (Or: changes nothing, like a step.)
        """
        drawn = [slot.first for slot in self.layout.slots if slot.kind == "title" and slot.first in filled]
        ahead = self._entries_ahead(by, drawn)
        if ahead:
            return ahead[0]
        start, end = self._start_of_steps(), filled[-1] if by > 0 else filled[0]
        return end if start < 0 or (end >= start if by > 0 else end <= start) else None

    def _type(self, text, time):
        """E12, 4a.8. READ: empty text is no text. (Or: it is the beginning of every title.)"""
        if not text:
            return
        together = text
        if self.typed_at is not None:
            pause = self.ties.compare(time - self.typed_at, Fraction(1), time, self.typed_at)
            together = self.typed + text if pause < 0 else text
        self.typed_at = time
        for typed in (together, text):
            self.typed = typed
            found = [entry for fold in FOLDINGS for entry, title in enumerate(self.content.titles)
                     if begins(fold(title), fold(typed))]
            if found:
                # READ: where the first match is ignored (E9) the key gives nothing. (Or: the next match.)
                self._choose(found[0], "key", again=True)
                return

    def _choose(self, entry, reason, again=False):
        """4a.8: what changes nothing gives nothing, but `again` selects again after the user has scrolled."""
        changes = entry != self.selected or entry != self.highlighted
        target = self._target(entry)
        if target is not None and (changes or again and self.user_scrolled):
            self._select(entry, target, reason, "ended")

    # ---- the list

    def scrolled(self, row, fraction, by_user):
        rows = self.content.row_count
        if rows == 0:
            return                                                  # 4a.7
        row = max(0, min(row, rows - 1))
        self.list_row = (row, fraction)
        if by_user:
            self._let_go()
        if not self.tracking and not self.held:
            self.highlighted = self._lit_by(row)

    def _let_go(self):
        """The user scrolled. READ: during a drag too. (Or: only without one.)"""
        self.held, self.user_scrolled, self.decided_row = False, True, None
        if self.drag is not None:
            self.drag.before.held, self.drag.before.user_scrolled = False, True
        if self.style.autoHide == "untilScrolled":
            self.shown = True

    def _lit_by(self, row):
        """4a.7: which entry a row of the list lights."""
        section, sections = self.content.section_of_row(row), self.content.sections
        if self.highlighted is not None and sections[self.highlighted] == section:
            return self.highlighted
        # READ: among those for the nearest section before it the first, also if another is lit. (Or: the lit
        # one.)
        # READ: a section below 0 that an entry names is one before it. (Or: the list does not have it.)
        before = [s for s in sections if s is not None and s <= section]
        return sections.index(max(before)) if before else None

    def hover(self, point):
        """E13: a point, or None when the pointer has left."""
        self.pointer = point

    def frame(self):
        """E14: the selection since the last frame, or None."""
        selection, self.unscrolled = self.unscrolled, None
        target = selection and self._target(selection["entry"], selection["fraction"])
        return target and {**selection, "section": target.section, "row": target.row}

    # ---- small things

    def _along(self, point):
        return point[0] if self.layout.axis == "horizontal" else point[1]

    def _across(self, point):
        return point[1] if self.layout.axis == "horizontal" else point[0]

    def _time(self, time):
        """4a.4. READ: one clock for all inputs, those that are ignored too. (Or: for touches alone.)"""
        self.clock = time if self.clock is None else max(self.clock, time)
        return self.clock


def nearest(places, to):
    """Every tie goes to the later one (E9, 4a.2)."""
    return max(places, key=lambda place: (-abs(place - to), place))


def begins(text, beginning):
    """D7: a prefix ends where a character does."""
    rest = text[len(beginning):]
    return text.startswith(beginning) and not (rest and unicodedata.combining(rest[0]))


def by_case(text):
    return unicodedata.normalize("NFC", text).lower()


def by_letter(text):
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", by_case(text)).casefold().replace("ı", "i"))


def by_base(text):
    apart = unicodedata.normalize("NFKD", by_letter(text))
    return "".join(c for c in apart if unicodedata.category(c) != "Mn")


FOLDINGS = (by_case, by_letter, by_base)  # D7: each over all titles, then the next
