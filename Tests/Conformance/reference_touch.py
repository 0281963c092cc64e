"""The naive drag (contract, E2 to E7, 4a.4 to 4a.6, 4a.11 to 4a.13): a part of the naive engine."""
from dataclasses import dataclass
from fractions import Fraction

from reference_layout import is_short


@dataclass
class Before:
    """What a cancelled drag may bring back: how things stood at touch-down (4a.5)."""
    selected: int | None
    highlighted: int | None
    held: bool
    user_scrolled: bool
    row: tuple | None


@dataclass
class Drag:
    """A touch that owns the bar. Until `tracking` it waits for its activation (4a.11)."""
    touch: int
    down: tuple                 # x, y at touch-down
    point: tuple                # x, y now
    time: Fraction              # of touch-down
    before: Before
    tracking: bool = False
    entry: int | None = None    # the last one tracked; None while only ignored ones were met
    offset: Fraction = Fraction(0)      # physical; the finger's, or what fine scrub made of it
    rounded: bool = False       # whether doubles hold that offset only nearly
    axis: str = ""              # the one of that offset
    scale: Fraction = Fraction(1)
    fraction: Fraction = Fraction(0)    # the place in the band of what was decided last
    selected: bool = False      # whether the drag selected anything, so moved the list


class Touches:
    """What the engine does with a touch; `self.drag` is the one that owns the bar."""

    @property
    def tracking(self):
        return self.drag is not None and self.drag.tracking

    def began(self, touch, x, y, time):
        time = self._time(time)
        if self.drag is not None:
            if self.drag.touch == touch:
                self._move((x, y), time)                            # 4a.4
            return
        if self._has_too_few_rows():
            return
        at_once = not self.shown and self.style.autoHide == "untilTouched"
        if not self.shown and not at_once and not self.style.revealsOnEdgeTouch:
            return
        # READ: where nothing is drawn nothing is hit (L6), so nothing is revealed. (Or: it is, by the hit
        # area.)
        if self.layout.entry_at(self._along((x, y))) is None:
            return
        # READ: a touch reveals before its activation. (Or: only when the drag begins.)
        self.shown = True
        before = Before(self.selected, self.highlighted, self.held, self.user_scrolled, self.list_row)
        self.drag = Drag(touch, (x, y), (x, y), time, before)
        # READ: "begins the drag at once" passes over `activation`. (Or: reveals at once, begins as
        # `activation` says.)
        if at_once or self._is_activated(time):
            self._begin("began")

    def moved(self, touch, x, y, time):
        time = self._time(time)
        if self.drag is not None and self.drag.touch == touch:
            self._move((x, y), time)

    def ended(self, touch, x, y, time):
        self._time(time)
        if self.drag is None or self.drag.touch != touch:
            return
        if not self.drag.tracking:
            # READ: a lift never begins a drag, also not after the delay (E4). (Or: it begins and ends one.)
            self.drag = None
            return
        self._lift()
        self.drag = None
        self.effects["tracking"] = "ended"

    def _lift(self):
        """E4: the lift point adds nothing; `.onRelease` selects now, at the row as it is now (4a.5)."""
        drag = self.drag
        if self.style.selects == "onRelease" and drag.entry is not None:
            # READ: the fraction is the one tracked last, which the list would have without `.onRelease`.
            # (Or: the place in the band at the lift.)
            target = self._target(drag.entry, drag.fraction)
            if target is not None:
                self._select(drag.entry, target, "touch", "ended")

    def cancelled(self, touch, x, y, time):
        self._time(time)
        if self.drag is not None and self.drag.touch == touch:
            self._cancel()

    def _cancel(self):
        drag, self.drag = self.drag, None
        if not drag.tracking:
            return
        self.effects["tracking"] = "cancelled"
        restores = self._restores(drag)
        if restores:
            row, fraction = drag.before.row
            self.effects["restore"] = {"row": row, "fraction": fraction}
            # READ: the list goes back, no frame scrolls it on. (Or: the last one is delivered, E14.)
            self.unscrolled = None
        if restores or not drag.selected:
            self.selected, self.highlighted = drag.before.selected, drag.before.highlighted
            # READ: whether the user has scrolled since the selection is also as at touch-down, unless that
            # was during the drag. (Or: the drag counts as a selection.)
            self.held, self.user_scrolled = drag.before.held, drag.before.user_scrolled

    def _restores(self, drag):
        return self.style.restoresOnCancel and drag.selected and drag.before.row is not None

    def _is_activated(self, time):
        """4a.11, with the style of this moment (4a.1)."""
        kind, amount = self.style.activation
        if kind == "drag":
            way = abs(self._along(self.drag.point) - self._along(self.drag.down))
            return self.ties.compare(way, amount, *self.drag.point, *self.drag.down) >= 0
        if kind == "delay":
            return self.ties.compare(time - self.drag.time, amount, time, self.drag.time) >= 0
        return True

    def _begin(self, phase):
        """The drag begins where the touch is now."""
        drag, layout = self.drag, self.layout
        drag.offset, drag.axis = self._along(drag.point), layout.axis
        entry = layout.entry_at(drag.offset)
        if entry is None:
            return                  # still waiting: there is no slot now
        drag.tracking = True
        self.effects["tracking"] = "began"
        drag.scale = self._fine_scale()
        if drag.scale < 1:
            self._anchor(entry)
        self._track(entry, phase)

    def _move(self, point, time):
        drag, last = self.drag, self.drag.point
        drag.point = point
        if not drag.tracking:
            if self._is_activated(time):
                # READ: phase `began` is for touch-down only, 4a.4. (Or: for the first selection of the drag.)
                self._begin("changed")
            return
        self._follow(last)
        entry = self._entry_under_finger()
        if entry is not None:
            self._track(entry, "changed")

    def _follow(self, last):
        """E7, 4a.12: where the drag is on the bar now."""
        drag, scale = self.drag, self._fine_scale()
        if not self.style.fineScrub:
            drag.offset = self._along(drag.point)
        elif scale < 1 and drag.scale == 1 and drag.entry is not None and self.layout.bands:
            # READ: at every step from 1 to less, to the place in the band that was decided last, which is its
            # start for a first row, so that the list never jumps; the move that takes the step adds nothing.
            # (Or: to the start, once in a drag or at every such step; or: the move is added after it.)
            # READ: where nothing is tracked yet the offset grows as always. (Or: it stays where it was.)
            self._anchor(drag.entry, drag.fraction)
        else:
            # READ: it grows without bounds, only what it hits is clamped. (Or: it stays on the bar.)
            drag.offset += (self._along(drag.point) - self._along(last)) * scale
            drag.rounded = drag.rounded or not is_short(scale)
        if self.style.fineScrub and drag.axis != self.layout.axis:
            self.ties.doubtful = True       # an offset of the other axis: the contract is silent
        drag.scale, drag.axis = scale, self.layout.axis

    def _anchor(self, entry, fraction=0):
        """4a.12: goes to a place in an entry's band."""
        start, end = self.layout.bands[entry]
        self.drag.offset = self.layout.reading(start + (end - start) * fraction)
        self.drag.rounded = fraction != 0

    def _fine_scale(self):
        """READ: from touch-down, also where the drag began later. (Or: from where it began.)"""
        if not self.style.fineScrub:
            return Fraction(1)
        away = abs(self._across(self.drag.point) - self._across(self.drag.down))
        steps = [(150, Fraction(1, 10)), (100, Fraction(1, 4)), (50, Fraction(1, 2))]
        points = (*self.drag.point, *self.drag.down)
        reached = (s for limit, s in steps if self.ties.compare(away, Fraction(limit), *points) >= 0)
        return next(reached, Fraction(1))

    def _row_before(self):
        """READ: in fine scrub what was decided last counts at its row of now: content and style never select.

        (Or: at its row of then; or: after new content no row is known and the next move reports.)
        """
        return self._target(self.drag.entry, self.drag.fraction).row

    def _place_in_band(self, entry):
        """4a.12. READ: 0...1 also where hysteresis keeps an entry beyond its band. (Or: not clamped.)"""
        if self.drag.scale == 1 or not self.layout.bands:
            return Fraction(0)
        start, end = self.layout.bands[entry]
        place = (self.layout.reading(self.drag.offset) - start) / (end - start)
        return max(Fraction(0), min(Fraction(1), place))

    def _entry_under_finger(self):
        """E5, 4a.13: the entry of the offset, with the tracked band pushed out."""
        drag, layout = self.drag, self.layout
        if drag.entry is None or not layout.bands:
            return layout.entry_at(drag.offset, drag.rounded)
        start, end = layout.bands[drag.entry]
        place = layout.reading(drag.offset)
        start -= self._hysteresis(layout, drag.entry - 1)
        end += self._hysteresis(layout, drag.entry + 1)
        is_after_start = self.ties.compare(place, start, rounded=drag.rounded) >= 0
        if is_after_start and self.ties.compare(place, end, rounded=drag.rounded) < 0:
            return drag.entry
        return layout.entry_at(drag.offset, drag.rounded)

    def _hysteresis(self, layout, neighbour):
        if not 0 <= neighbour < len(layout.bands):
            return Fraction(0)
        start, end = layout.bands[neighbour]
        return min(self.style.hysteresis, (end - start) / 4)

    def _track(self, entry, phase):
        """The finger is over an entry: report it when it, or in fine scrub its row, is another (E2, E7)."""
        drag = self.drag
        target = self._target(entry, self._place_in_band(entry))
        if target is None:
            return                  # 4a.6: passed over, the entry before it stays
        # READ: in fine scrub an entry is reported when it or the row changes. (Or: only when the row
        # changes.)
        if entry == drag.entry and (drag.scale == 1 or target.row == self._row_before()):
            return
        drag.entry, self.highlighted = entry, entry
        drag.fraction = target.fraction
        if self.style.selects == "continuously":
            drag.selected = True
            self._select(entry, target, "touch", phase)
