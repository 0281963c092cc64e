"""Engines with one rule broken each: the differ has to find every one of them."""
from fractions import Fraction

from reference_engine import Engine
from reference_layout import Layout


class NoHysteresis(Engine):
    """E5: the boundary of the current band is where it always is."""

    def _hysteresis(self, layout, neighbour):
        return Fraction(0)


class FullHysteresis(Engine):
    """4a.13: not held to a quarter of the neighbour's band."""

    def _hysteresis(self, layout, neighbour):
        return self.style.hysteresis


class TiesToTheEarlier(Engine):
    """E9: nearest of two, the earlier one."""

    def _section_instead(self, section):
        before, after = self._filled_before(section), self._filled_after(section)
        tie = before is not None and after is not None and section - before == after - section
        return before if tie and self.style.emptySections == "nearest" else super()._section_instead(section)


class LiftSelects(Engine):
    """E4: the lift point counts as a move."""

    def ended(self, touch, x, y, time):
        self.moved(touch, x, y, time)
        super().ended(touch, x, y, time)


class SilentRepeat(Engine):
    """E2: a touch on the selected entry says nothing."""

    def _select(self, entry, target, reason, phase):
        if entry != self.selected or phase != "began":
            super()._select(entry, target, reason, phase)


class AnyTouch(Engine):
    """E3: every finger moves the drag."""

    def moved(self, touch, x, y, time):
        super().moved(touch if self.drag is None else self.drag.touch, x, y, time)


class RestoresAlways(Engine):
    """E4: a cancel brings the list back unasked."""

    def _restores(self, drag):
        return drag.selected and drag.before.row is not None


class NothingHolds(Engine):
    """E11: any scroll moves the highlight after a selection."""

    def scrolled(self, row, fraction, by_user):
        self.held = False
        super().scrolled(row, fraction, by_user)


class StepsWrap(Engine):
    """4a.8: next after the last is the first."""

    def _step(self, by, reason):
        filled = self._entries_with_rows()
        if by > 0 and filled and not self._entries_ahead(by, filled):
            self._choose(filled[0], reason)
        else:
            super()._step(by, reason)


class TypingForEver(Engine):
    """E12: typed text never ends."""

    def _type(self, text, time):
        super()._type(text, time if self.typed_at is None else self.typed_at)


class EndIsInside(Layout):
    """L9: the end of a band belongs to it."""

    def entry_at(self, offset, rounded=False):
        place = self.reading(offset)
        inside = (k for k, (start, end) in enumerate(self.bands) if place <= end)
        return next(inside, len(self.bands) - 1 if self.bands else None)


class HalfOpenTheOtherWay(Engine):
    @property
    def layout(self):
        if self.built is None:
            self.built = EndIsInside(self.content, self.style, self.metrics, self.ties)
        return self.built


class IdsAreForgotten(Engine):
    """E8: after new content the place counts, not the id."""

    def _same_entry(self, old, entry):
        return entry if entry is not None and entry < len(self.content.titles) else None


class FeedbackForEver(Engine):
    """4a.9: every decision gives feedback."""

    def _select(self, entry, target, reason, phase):
        self.decided_row = None
        super()._select(entry, target, reason, phase)


class RequiredIsNothing(Engine):
    """L5: required entries are hidden like others."""

    def set_content(self, content):
        content.required = set()
        super().set_content(content)


class TimerMidDrag(Engine):
    """4a.14: the delay's end hides also during a drag."""

    def timer(self):
        if self.style.autoHide != "never":
            self.shown = False


class FineIsCoarse(Engine):
    """4a.12: no step below a half."""

    def _fine_scale(self):
        return max(Fraction(1, 2), super()._fine_scale())


class HoverLights(Engine):
    """E13: a pointer over an entry lights it."""

    def hover(self, point):
        super().hover(point)
        if self.preview is not None and not self.tracking:
            self.highlighted = self.preview[0]


class FramesRepeat(Engine):
    """E14: a selection is scrolled to in every frame."""

    def frame(self):
        return self.unscrolled


FAULTS = {
    "no-hysteresis": NoHysteresis,
    "full-hysteresis": FullHysteresis,
    "ties-earlier": TiesToTheEarlier,
    "lift-selects": LiftSelects,
    "silent-repeat": SilentRepeat,
    "any-touch": AnyTouch,
    "restores-always": RestoresAlways,
    "nothing-holds": NothingHolds,
    "steps-wrap": StepsWrap,
    "typing-for-ever": TypingForEver,
    "end-inside": HalfOpenTheOtherWay,
    "ids-forgotten": IdsAreForgotten,
    "feedback-for-ever": FeedbackForEver,
    "required-nothing": RequiredIsNothing,
    "timer-mid-drag": TimerMidDrag,
    "fine-is-coarse": FineIsCoarse,
    "hover-lights": HoverLights,
    "frames-repeat": FramesRepeat,
}
