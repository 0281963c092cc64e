"""Reads the lines of a replay script and writes the answers (contract, section 8)."""
from fractions import Fraction
import json
import math

from reference_engine import Engine
from reference_layout import Content, Metrics, position, size

MOST_LISTED = 10_000_000  # slots or bands in one answer: more is refused
NEEDED = object()       # the default of a key that the contract prints in bold
LATER_OPS = {"wheel", "hover", "frame"}
WORDS = {
    "axis": ["automatic", "vertical", "horizontal"],
    "distribution": ["center", "start", "end", "fill", "proportional"],
    "gaps": ["dots", "none", "overlap"],
    "selects": ["continuously", "onRelease"],
    "emptySections": ["next", "previous", "nearest", "ignore"],
    "autoHide": ["never", "untilTouched", "untilScrolled"],
    "direction": ["ltr", "rtl"],
    "key": ["next", "previous", "pageForward", "pageBackward", "first", "last", "text"],
}


class Refused(Exception):
    """A line that cannot be read; nothing of it is applied."""


class Line:
    """The keys of one line. Each reader refuses a wrong type; null is one."""

    def __init__(self, keys):
        self.keys = keys

    def read(self, key, default, reader):
        if key not in self.keys:
            if default is NEEDED:
                raise Refused(f"{key} is missing")
            return default
        return reader(key, self.keys[key])

    def word(self, key, default=NEEDED):
        return self.read(key, default, read_word)

    def number(self, key, default=NEEDED):
        return self.read(key, default, read_number)

    def whole(self, key, default=NEEDED):
        return self.read(key, default, read_whole)

    def flag(self, key, default=NEEDED):
        return self.read(key, default, read_flag)

    def text(self, key, default=NEEDED):
        return self.read(key, default, read_text)

    def list_of(self, reader, key, default=NEEDED):
        return self.read(key, default, lambda k, value: read_list(k, value, reader))


def wrong(key, wanted):
    return Refused(f"{key} is not {wanted}")


def read_number(key, value):
    """A number as a double: exact, or infinite where it is too large for one."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise wrong(key, "a number")
    try:
        value = float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf
    return Fraction(value) if math.isfinite(value) else value


def read_whole(key, value):
    """3, 3.0 or 3e0. READ: what is infinite is not whole, 1e300 is. (Or: as large as it gets.)"""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or math.isinf(read_number(key, value)):
        raise wrong(key, "a whole number")
    return value


def read_flag(key, value):
    if not isinstance(value, bool):
        raise wrong(key, "true or false")
    return value


def read_text(key, value):
    if not isinstance(value, str):
        raise wrong(key, "a string")
    return value


def read_word(key, value):
    if read_text(key, value) not in WORDS[key]:
        raise Refused(f"{key} has no value {value}")
    return value


def read_list(key, value, reader):
    if not isinstance(value, list):
        raise wrong(key, "a list")
    return [reader(key, item) for item in value]


def read_section(key, value):
    return None if value is None else read_whole(key, value)


def read_size(key, value):
    return size(read_number(key, value))


def read_offset(key, value):
    return position(read_number(key, value))


def read_offsets(key, value):
    return read_list(key, value, read_offset) if isinstance(value, list) else [read_offset(key, value)]


def read_insets(key, value):
    if not isinstance(value, dict):
        raise wrong(key, "an object")
    sides = ("top", "left", "bottom", "right")
    return {side: read_size(side, value[side]) for side in sides if side in value}


def read_activation(key, value):
    """READ: an infinite delay counts as 0 like a size. (Or: it never ends.) Both keys at once are refused."""
    if value == "touchDown":
        return "touchDown", Fraction(0)
    if isinstance(value, str):
        raise Refused(f"{key} has no value {value}")
    kinds = [kind for kind in ("drag", "delay") if isinstance(value, dict) and kind in value]
    if len(kinds) != 1:
        raise wrong(key, '"touchDown", {"drag": points} or {"delay": seconds}')
    return kinds[0], read_size(kinds[0], value[kinds[0]])


STYLE = {
    **{key: read_word for key in ("axis", "distribution", "gaps", "selects", "emptySections", "autoHide")},
    **{key: read_size for key in ("pitch", "endPadding", "hysteresis")},
    **{key: read_flag for key in ("restoresOnCancel", "fineScrub", "revealsOnEdgeTouch")},
    "activation": read_activation,
    "minimumRows": read_whole,
}


def refuse_constant(text):
    raise ValueError(f"{text} is not JSON")


def read_digits(digits):
    return int(digits) if len(digits) < 1000 else float(digits)


class Replay:
    """One run. `first` refuses what is built later."""

    def __init__(self, engine=None, first=False):
        self.engine = Engine() if engine is None else engine
        self.first = first

    def answer(self, line):
        """The answer to one line, as an object; `None` for a line that is passed over."""
        if not line.strip() or line.startswith("#"):
            return None
        self.engine.ties.doubtful = False
        try:
            keys = json.loads(line, parse_constant=refuse_constant, parse_int=read_digits)
            line.encode()                               # a lone surrogate is no text
            json.dumps(keys, ensure_ascii=False).encode()
        except (ValueError, RecursionError):
            return {"error": "not JSON"}
        try:
            if not isinstance(keys, dict):
                raise Refused("not a JSON object")
            return self.run(Line(keys))
        except Refused as refusal:
            return {"error": str(refusal)}

    def run(self, line):
        op = line.text("op")
        method = getattr(self, f"op_{op}", None)
        if method is None or self.first and op in LATER_OPS:
            raise Refused(f"no op {op}")
        return method(line)

    def effects(self, name, *arguments):
        listed = self.engine.handle(name, *arguments)
        return {"effects": [{kind: written_effect(kind, value)} for kind, value in listed]}

    # ---- what is shown

    def op_content(self, line):
        """READ: `titles` win over `count` where both are given. (Or: refused.)"""
        count = line.whole("count", None)
        titles = line.list_of(read_text, "titles", NEEDED if count is None else None)
        content = Content.made(
            [str(k + 1) for k in range(count)] if titles is None else titles,
            line.list_of(read_section, "sections", ()),
            line.list_of(read_whole, "rows", None),
            line.list_of(read_text, "ids", ()),
            line.list_of(read_whole, "required", ()),
            line.list_of(read_text, "spoken", ()))
        return self.effects("set_content", content)

    def op_style(self, line):
        changes = {key: line.read(key, None, reader) for key, reader in STYLE.items() if key in line.keys}
        if self.first and ("fineScrub" in changes or changes.get("distribution") == "proportional"):
            raise Refused("built later")
        return self.effects("set_style", changes)

    def op_resize(self, line):
        old = self.engine.metrics
        width, height = line.read("width", NEEDED, read_size), line.read("height", NEEDED, read_size)
        metrics = Metrics(width, height, line.word("direction", old.direction),
                          line.read("insets", old.insets, read_insets))
        return self.effects("resize", metrics)

    # ---- questions

    def op_layout(self, line):
        layout = self.engine.layout
        if len(layout.slots) > MOST_LISTED:
            raise Refused("the answer would list more than %d" % MOST_LISTED)
        return {"axis": layout.axis, "slots": [written_slot(layout, slot) for slot in layout.slots]}

    def op_hit(self, line):
        offsets = line.read("at", NEEDED, read_offsets)
        return {"entries": [self.engine.layout.entry_at(offset) for offset in offsets]}

    def op_bands(self, line):
        """READ: where nothing is drawn there are no bands, so no items. (Or: a null for each entry.)"""
        layout = self.engine.layout
        if len(layout.bands) > MOST_LISTED:
            raise Refused("the answer would list more than %d" % MOST_LISTED)
        return {"bands": [list(map(float, layout.physical_band(k))) for k in range(len(layout.bands))]}

    def op_accessibility(self, line):
        return {"label": "Section index", "value": self.engine.accessible_value,
                "actions": self.engine.accessible_actions}

    def op_frame(self, line):
        scroll = self.engine.frame()
        return {"scroll": scroll and written_target(scroll)}

    def op_state(self, line):
        engine = self.engine
        return {"selected": engine.selected, "highlighted": engine.highlighted, "tracking": engine.tracking,
                "hidden": engine.hidden, "reserved": 0 if engine.hidden else 15}

    # ---- inputs

    def touch(self, name, line):
        point = read_point(line, NEEDED)
        return self.effects(name, line.whole("touch", 0), *point, read_time(line))

    def op_began(self, line):
        return self.touch("began", line)

    def op_moved(self, line):
        return self.touch("moved", line)

    def op_ended(self, line):
        return self.touch("ended", line)

    def op_cancelled(self, line):
        return self.touch("cancelled", line)

    def op_key(self, line):
        return self.effects("key", line.word("key"), line.text("text", ""), read_time(line))

    def op_adjust(self, line):
        return self.effects("adjust", line.whole("by"))

    def op_wheel(self, line):
        return self.effects("wheel", line.whole("by"))

    def op_scrolled(self, line):
        """READ: a fraction that is negative or infinite counts as 0. (Or: given back as it came.)"""
        fraction = line.read("fraction", Fraction(0), read_size)
        return self.effects("scrolled", line.whole("row"), fraction, line.flag("byUser", True))

    def op_hover(self, line):
        out = line.flag("out", False)
        point = read_point(line, None if out else NEEDED)
        return self.effects("hover", None if out else point)

    def op_timer(self, line):
        return self.effects("timer")


def read_point(line, default):
    return line.read("x", default, read_offset), line.read("y", default, read_offset)


def read_time(line):
    return line.read("time", Fraction(0), read_offset)


def written_effect(kind, value):
    if kind == "preview" and value is not None:
        return {"entry": value[0], "offset": float(value[1])}
    return written_target(value) if isinstance(value, dict) else value


def written_target(value):
    return {key: float(item) if isinstance(item, Fraction) else item for key, item in value.items()}


def written_slot(layout, slot):
    start, end = map(float, layout.physical(slot.start, slot.end))
    entries = {"entry": slot.first} if slot.kind == "title" else {"entries": [slot.first, slot.last]}
    return {"kind": slot.kind, **entries, "start": start, "end": end}
