"""The naive layout (contract, section 3): every band as an exact fraction, every question a linear scan.

`Content`, `Style` and `Metrics` are what a script sets; `Layout` is built from the three. Where the contract
can be read in two ways, the comment says `READ:` with the reading taken here and the other one.
"""
from dataclasses import dataclass, field
from fractions import Fraction
import math

TOLERANCE = Fraction(1, 1_000_000)      # of a pitch (L3)
FAR = Fraction(10) ** 400               # stands for a position that is infinite: past every end


def size(number):
    """L12: a size that is negative, NaN or infinite counts as 0."""
    return Fraction(number) if math.isfinite(number) and number > 0 else Fraction(0)


def position(number):
    """A place on the axis may be anywhere, also infinitely far: it clamps (L2)."""
    return Fraction(number) if math.isfinite(number) else FAR if number > 0 else -FAR


class Ties:
    """Remembers whether a decision hung on less than floating point can promise.

    An exact tie on numbers that doubles hold exactly is no doubt: there the half-open rules decide.
    """

    def __init__(self):
        self.doubtful = False

    def compare(self, left, right, *exact, rounded=False):
        """left - right, noting a near tie, unless it is exact and all numbers it came from are short."""
        difference = left - right
        if abs(difference) <= max(Fraction(1, 10**9), abs(right) / 10**12):
            if difference != 0 or rounded or not all(is_short(number) for number in (left, right, *exact)):
                self.doubtful = True
        return difference


def is_short(number):
    """Whether sums and halves of such numbers are exact in doubles."""
    below = number.denominator
    return below & (below - 1) == 0 and below <= 2**12 and abs(number) < 2**30


@dataclass
class Content:
    titles: list = field(default_factory=list)
    sections: list = field(default_factory=list)        # one per entry: a section or None (search, E9)
    rows: list | None = None                            # one per section, or None: every section has one
    ids: list = field(default_factory=list)             # one per entry: a string, or its place
    required: set = field(default_factory=set)
    spoken: list = field(default_factory=list)

    @classmethod
    def made(cls, titles, sections=(), rows=None, ids=(), required=(), spoken=()):
        """4a.3: missing values take their default, extra ones are dropped, counts below 0 are 0 (L12)."""
        places = range(len(titles))
        # READ: a place used as an id never equals a string id, also not "3". (Or: the id of place 3 is "3".)
        return cls(list(titles),
                   [sections[k] if k < len(sections) else k for k in places],
                   None if rows is None else [max(0, r) for r in rows],
                   [ids[k] if k < len(ids) else k for k in places],
                   {k for k in required if 0 <= k < len(titles)},
                   [spoken[k] if k < len(spoken) else titles[k] for k in places])

    @property
    def section_count(self):
        if self.rows is not None:
            return len(self.rows)
        # READ: without row counts the list has the sections up to the last one an entry names.
        # (Or: one section for each entry.)
        return max((s + 1 for s in self.sections if s is not None), default=0) if self.titles else 0

    def rows_in(self, section):
        """A section that the list does not have counts as empty."""
        if not 0 <= section < self.section_count:
            return 0
        return 1 if self.rows is None else self.rows[section]

    def first_row(self, section):
        """The row through the whole list."""
        return section if self.rows is None else sum(self.rows[:section])

    @property
    def row_count(self):
        return self.first_row(self.section_count) if self.section_count > 0 else 0

    def section_of_row(self, row):
        """The section whose rows, half-open, hold `row`, a row of the list."""
        if self.rows is None:
            return row
        for section, count in enumerate(self.rows):
            if row < count:
                return section
            row -= count
        raise ValueError("not a row of the list")

    def has_rows(self, entry):
        """4a.8: the search entry has some."""
        section = self.sections[entry]
        return section is None or self.rows_in(section) > 0


@dataclass
class Style:
    axis: str = "automatic"
    distribution: str = "center"
    gaps: str = "dots"
    pitch: Fraction = Fraction(14)
    endPadding: Fraction = Fraction(2)
    hysteresis: Fraction = Fraction(1)
    activation: tuple = ("touchDown", Fraction(0))
    selects: str = "continuously"
    emptySections: str = "nearest"
    restoresOnCancel: bool = False
    fineScrub: bool = False
    minimumRows: int = 0
    autoHide: str = "never"
    revealsOnEdgeTouch: bool = False


@dataclass
class Metrics:
    width: Fraction = Fraction(0)
    height: Fraction = Fraction(0)
    direction: str = "ltr"
    insets: dict = field(default_factory=dict)


@dataclass
class Slot:
    kind: str           # "title" or "gap"
    first: int          # the entries it stands for; the same twice for a title
    last: int
    start: Fraction = Fraction(0)       # in reading direction
    end: Fraction = Fraction(0)


class Layout:
    """Slots and bands in reading direction: [start, end), start of the first entry lowest."""

    def __init__(self, content, style, metrics, ties):
        self.ties = ties
        wide = metrics.width > metrics.height
        horizontal = style.axis == "horizontal" or style.axis == "automatic" and wide
        self.axis = "horizontal" if horizontal else "vertical"
        self.mirrored = horizontal and metrics.direction == "rtl"
        near, far = ("left", "right") if horizontal else ("top", "bottom")
        length = metrics.width if horizontal else metrics.height
        self.low = metrics.insets.get(near, Fraction(0)) + style.endPadding
        self.high = length - metrics.insets.get(far, Fraction(0)) - style.endPadding
        self.room = max(Fraction(0), self.high - self.low)
        self.slots, self.bands = [], []
        if not content.titles or style.pitch == 0 or self._capacity(style) < 1:
            return                              # L6, L12: nothing drawn, nothing hit, in every distribution
        if style.distribution == "proportional":
            self._be_proportional(content, style)
        else:
            self._be_uniform(content, style)

    def _capacity(self, style):
        """How many slots fit at the natural pitch."""
        slots = self.room / style.pitch + TOLERANCE
        self.ties.compare(slots, Fraction(round(slots)))
        return math.floor(slots)

    # ---- uniform slots: L3 to L7

    def _be_uniform(self, content, style):
        count, capacity = len(content.titles), self._capacity(style)
        each = style.pitch
        shared = style.distribution == "fill"
        if count <= capacity:
            self.slots = [Slot("title", k, k) for k in range(count)]
        elif style.gaps == "overlap":
            # READ: `.overlap` condenses never, but room for no slot still draws nothing (L6 above).
            # (Or: it shares out any length above 0.)
            self.slots = [Slot("title", k, k) for k in range(count)]
            shared = True
        elif capacity < 3:
            self.slots = [Slot("gap", 0, count - 1)]
        else:
            self.slots = slots_between(titles_kept(count, (capacity + 1) // 2, content.required))
        if shared:
            each = self.room / len(self.slots)
        spare = self.room - each * len(self.slots)
        start = self.low + {"center": spare / 2, "start": 0, "end": spare, "fill": 0}[style.distribution]
        for place, slot in enumerate(self.slots):
            slot.start, slot.end = start + each * place, start + each * (place + 1)
            self._share_out(slot)

    def _share_out(self, slot):
        """L4: the band of a gap is shared out evenly among the entries it hides."""
        entries = slot.last - slot.first + 1
        share = (slot.end - slot.start) / entries
        self.bands += [(slot.start + share * k, slot.start + share * (k + 1)) for k in range(entries)]

    # ---- bands by rows: L8

    def _be_proportional(self, content, style):
        count = len(content.titles)
        least = min(Fraction(1), self.room / (2 * count))
        # READ: the search entry has 0 rows here, "all rows" are those of the entries, so that the bands fill
        # the length. (Or: all rows of the list.) Without any rows every entry counts the same.
        rows = [0 if s is None else content.rows_in(s) for s in content.sections]
        if sum(rows) == 0:
            rows = [1] * count
        start = self.low
        for own in rows:
            end = start + least + (self.room - count * least) * Fraction(own, sum(rows))
            self.bands.append((start, end))
            start = end
        # READ: L6 holds here too: room for fewer than three pitches is one gap. (Or: first and last title
        # always.)
        if self._capacity(style) < 3 and count > self._capacity(style) and style.gaps != "overlap":
            self.slots = [Slot("gap", 0, count - 1)]
        else:
            self.slots = slots_between(self._titles_that_fit(style))
        for slot in self.slots:
            slot.start, slot.end = self.bands[slot.first][0], self.bands[slot.last][1]

    def _titles_that_fit(self, style):
        """First and last, then in order each whose centred pitch fits before the last one."""
        count = len(self.bands)
        # READ: `.overlap` draws every title. `required` changes nothing here. (Or: required ones are kept.)
        if style.gaps == "overlap" or count <= 2:
            return list(range(count))
        centres = [(a + b) / 2 for a, b in self.bands]
        half, spare = style.pitch / 2, TOLERANCE * style.pitch
        start, end = self.bands[0][0], self.bands[-1][1]
        if end - start > style.pitch:                               # L8: both are held inside the bar
            centres[0] = max(start + half, min(centres[0], end - half))
            centres[-1] = max(start + half, min(centres[-1], end - half))
        kept = [0]
        for entry in range(1, count - 1):
            # READ: "fits" has the tolerance of L3. (Or: none; then noise decides where pitches fit exactly.)
            room_before = centres[entry] - half - (centres[kept[-1]] + half)
            room_after = centres[-1] - half - (centres[entry] + half)
            if self.ties.compare(min(room_before, room_after), -spare) >= 0:
                kept.append(entry)
        return kept + [count - 1]

    # ---- questions

    def reading(self, offset):
        """A physical offset in reading direction, and the other way round: a mirror is its own inverse."""
        return self.low + self.high - offset if self.mirrored else offset

    def entry_at(self, offset, rounded=False):
        """L2: the one entry of a physical offset, clamped at both ends; None where nothing is drawn."""
        if not self.bands:
            return None
        place = self.reading(offset)
        inside = (k for k, (_, end) in enumerate(self.bands) if place < end)
        entry = next(inside, len(self.bands) - 1)
        start, end = self.bands[entry]
        if entry > 0:
            self.ties.compare(place, start, end, rounded=rounded)
        if entry < len(self.bands) - 1:
            self.ties.compare(place, end, start, rounded=rounded)
        return entry

    def is_surely_like(self, other, entry):
        """Whether in both an entry's band comes out the same in doubles as well."""
        same = (self.bands, self.mirrored) == (other.bands, other.mirrored)
        return same and all(map(is_short, (*self.bands[entry], self.low, self.high)))

    def physical(self, start, end):
        """An interval as the front end draws it, lower edge first."""
        return tuple(sorted((self.reading(start), self.reading(end))))

    def physical_band(self, entry):
        return self.physical(*self.bands[entry])


def titles_kept(count, wanted, required):
    """L5: which `wanted` of `count` entries are drawn; wanted >= 2."""
    kept = sorted({0, count - 1} | required)
    # READ: nothing required but the first and the last is nothing required. (Or: `required: [0]` already
    # means the widest-gap rule.)
    if len(kept) <= 2:
        return [k * (count - 1) // (wanted - 1) for k in range(wanted)]
    if len(kept) > wanted:
        return [kept[k * (len(kept) - 1) // (wanted - 1)] for k in range(wanted)]
    while len(kept) < wanted:
        widest = max(b - a for a, b in zip(kept, kept[1:]))
        before, after = next((a, b) for a, b in zip(kept, kept[1:]) if b - a == widest)
        # READ: of two middles the earlier, rounded down as in the formula. (Or: the later, as other ties.)
        kept = sorted(kept + [(before + after) // 2])
    return kept


def slots_between(titles):
    """The titles with a gap wherever entries are hidden between two of them."""
    slots = []
    for entry in titles:
        if slots and entry > slots[-1].last + 1:
            slots.append(Slot("gap", slots[-1].last + 1, entry - 1))
        slots.append(Slot("title", entry, entry))
    return slots
