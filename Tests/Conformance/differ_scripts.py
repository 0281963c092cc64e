"""Random replay scripts: every op and key, plain values and nasty ones, the same script for the same seed."""
import json
import random

TITLES = ["A", "B", "C", "D", "E", "É", "e", "Sa", "sb", "Sá", "M", "#", "•", "", "Z", "日", "🇸🇪", "{search}",
          "B", "•"]
IDS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]
WRONG = [None, "x", True, [], {}, 1.5, [1, "x"], {"drag": "far"}, "NEVER", -0.5]
NOT_A_LINE = [
    "this is not JSON", "[]", "3", "null", '"op"', "{}", '{"op": 3}', '{"op": null}', '{"op": "fly"}',
    '{"op": "layout"', '{"op": "state"} x', "{'op': 'state'}", '{"op": "state",}', '{"op": "hit", "at": NaN}',
    '{"op": "scrolled", "row": Infinity}', '{"op": "touch", "x": 1, "y": 1}', '{"op": ""}',
    '{"op": ["state"]}',
    '{"op": "Began", "x": 1, "y": 1}',
]
QUESTIONS = ["state", "layout", "bands", "accessibility"]
LATER_WORDS = {"distribution": ["proportional"], "fineScrub": [True, False]}

# The likely values, each as often as it stands here, and the nasty ones, which come now and then.
STYLE = {
    "axis": ["automatic", "automatic", "vertical", "horizontal"],
    "distribution": ["center", "start", "end", "fill", "fill", "fill"],
    "gaps": ["dots", "dots", "none", "overlap"],
    "pitch": [14, 14, 20, 10, 8, 12.5, 32],
    "endPadding": [0, 0, 2, 2, 10, 7.5],
    "hysteresis": [0, 1, 1, 4, 30, 0.5],
    "activation": ["touchDown", "touchDown", "touchDown", {"drag": 3}, {"drag": 10}, {"delay": 0.5}],
    "selects": ["continuously", "continuously", "onRelease"],
    "emptySections": ["next", "previous", "nearest", "nearest", "ignore"],
    "restoresOnCancel": [True, True, False],
    "minimumRows": [0, 0, 0, 1, 5],
    "autoHide": ["never", "never", "untilTouched", "untilScrolled"],
    "revealsOnEdgeTouch": [True, False],
}
NASTY_STYLE = {
    "pitch": [0, -3, 1e999, 1e-9, 1000],
    "endPadding": [-5, 400, 1e999],
    "hysteresis": [-1, 1e999],
    "activation": [{"drag": 0}, {"drag": -4}, {"delay": 0}, {"delay": 1, "note": "x"}],
    "minimumRows": [-3, 12, 1000],
}
LATER_STYLE = {
    "distribution": STYLE["distribution"] + ["proportional"] * 3,
    "fineScrub": [True, True, False],
}


class Writer:
    """Writes one script; it remembers just enough to aim its touches at the bar."""

    def __init__(self, seed, first=False):
        self.random = random.Random(seed)
        self.first = first
        self.width, self.height = 15, 300
        self.point = (7, 50)
        self.down = False
        self.time = 0
        self.content = {"titles": []}
        self.waiting = []           # the rest of a scene, the next line last
        self.styles = {**STYLE, **({} if first else LATER_STYLE)}

    def chance(self, share):
        return self.random.random() < share

    def pick(self, choices):
        return self.random.choice(choices)

    def script(self, length):
        """The lines, as text."""
        lines = [self.text(line) for line in (self.new_content(), self.style(5), self.resize())]
        while len(lines) < length:
            lines.append(self.line())
        return lines

    def line(self):
        if self.chance(0.02):
            return self.pick(NOT_A_LINE)
        if self.chance(0.01):
            return self.pick(["", "   ", "# a note", "#"])
        keys = self.keys()
        return self.text(self.spoilt(keys) if self.chance(0.03) else keys)

    def text(self, keys):
        """JSON, in one of the ways it can be written."""
        if self.chance(0.03):
            keys = {**keys, "note": self.pick(["x", None, {"a": [1]}])}
        if self.chance(0.04):
            keys = {key: float(value) if type(value) is int else value for key, value in keys.items()}
        line = json.dumps(keys, ensure_ascii=self.chance(0.5))
        return line.replace("Infinity", "1e999")

    def spoilt(self, keys):
        """A bad line (mostly) made of a good one: a wrong type, an unknown word, a missing key."""
        key = self.pick(sorted(keys))
        if self.chance(0.3):
            return {other: value for other, value in keys.items() if other != key}
        return {**keys, key: self.pick(WRONG)}

    def keys(self):
        """What comes next, likelier where it does something now."""
        if self.waiting:
            return self.waiting.pop()()
        if not self.down and self.chance(0.06):
            self.waiting = self.scene()[::-1]
        drag, rest = (5, 1) if self.down else (0.5, 3)
        weights = [(self.moved, 2 * drag), (self.touch_change, 3), (self.key, rest), (self.adjust, rest / 2),
                   (self.scrolled, 2), (self.question, 3), (self.hit, 1), (self.new_content, 0.6),
                   (self.style, 1), (self.resize, 0.4), (self.timer, 0.6),
                   (self.later, 0.1 if self.first else 1.5)]
        return self.random.choices([make for make, _ in weights], [weight for _, weight in weights])[0]()

    def scene(self):
        """Lines that only together reach a rule."""
        down = lambda: self.touch_to(True)
        up, cancel = (lambda: self.touch_to(False, name) for name in ("ended", "cancelled"))
        move = self.moved
        restore = [lambda: {"op": "style", "restoresOnCancel": True}, self.scrolled, down, move, move, cancel]
        typed = [self.typed] * 5
        hide = [lambda: {"op": "style", "autoHide": self.pick(["untilTouched", "untilScrolled"])},
                lambda: {"op": "style", "revealsOnEdgeTouch": self.chance(0.6)},
                down, self.timer, up, self.timer]
        lift = [lambda: {"op": "style", "selects": "onRelease"}, down, move, self.pick([up, up, cancel])]
        held = [lambda: {"op": "style", "emptySections": "ignore"}, down, move, move, move, up]
        reload = [down, move, self.new_content, move, self.pick([up, cancel])]
        scenes = [restore, restore, typed, hide, lift, held, reload]
        if not self.first:
            fine = [lambda: {"op": "style", "fineScrub": True}, down] + [move] * 7 + [up]
            scenes += [fine] * 3
        return self.pick(scenes)

    # ---- what is shown

    def new_content(self):
        if self.chance(0.45) and self.content.get("ids"):
            return self.changed_content()
        keys = {"op": "content"}
        count = self.pick([0, 1, 2, 3, 3, 4, 5, 5, 8, 8, 13, 27, 27, 27, 45])
        if self.chance(0.3):
            keys["count"] = self.pick([count, count, count, -2])
        else:
            keys["titles"] = [self.pick(TITLES) for _ in range(count)]
        if self.chance(0.35):
            keys["sections"] = self.sections(count)
        if self.chance(0.75):
            keys["rows"] = self.rows(count)
        if self.chance(0.6):
            names = [IDS[k % 12] + "x" * (k // 12) for k in range(count)]
            keys["ids"] = [self.pick(IDS) if self.chance(0.15) else name for name in names]
            del keys["ids"][count - self.pick([0, 0, 0, 1, 3]):count if count > 3 else 0]
        if self.chance(0.25):
            places = range(self.pick([0, 1, 1, 2, 4, 9]))
            keys["required"] = [self.random.randint(-1, count + 1) for _ in places]
        if self.chance(0.15):
            keys["spoken"] = [f"spoken {k}" for k in range(self.pick([count, count // 2, count + 2]))]
        self.content = keys
        return keys

    def sections(self, count):
        kind = self.pick(["null", "twice", "any", "later", "backwards"])
        by_kind = {
            "null": lambda k: None if k == 0 or self.chance(0.1) else k - 1,
            "twice": lambda k: k // 2,
            "any": lambda k: self.random.randint(-1, count + 2),
            "later": lambda k: k + 2,
            "backwards": lambda k: count - 1 - k,
        }
        return [by_kind[kind](k) for k in range(self.pick([count, count, count + 2, count // 2]))]

    def rows(self, count):
        empty = self.pick([0, 0.3, 0.6, 1 if self.chance(0.3) else 0.4])
        most = self.pick([1, 3, 9, 300])
        length = self.pick([count, count, count, count + 3, count // 2, max(0, count - 1)])
        return [self.pick([0, 0, 0, -4]) if self.chance(empty) else self.random.randint(1, most)
                for _ in range(length)]

    def changed_content(self):
        """The same entries, some gone, some new, perhaps in another order."""
        old = list(enumerate(self.content["ids"]))
        kept = [(k, name) for k, name in old if self.chance(self.pick([0.3, 0.6, 0.9, 1]))]
        for _ in range(self.pick([0, 0, 1, 3])):
            kept.insert(self.random.randint(0, len(kept)), (0, self.pick(IDS) + self.pick(["", "new"])))
        order = self.pick(["same", "same", "same", "reversed", "shuffled"])
        if order == "reversed":
            kept.reverse()
        elif order == "shuffled":
            self.random.shuffle(kept)
        keys = {"op": "content", "titles": [self.pick(TITLES) for _ in kept]}
        keys["ids"] = [name for _, name in kept]
        if self.chance(0.8):
            keys["rows"] = self.rows(len(kept))
        self.content = keys
        return keys

    def style(self, most=3):
        chosen = self.random.sample(sorted(self.styles), self.random.randint(0, most))
        keys = {"op": "style"}
        for key in chosen:
            nasty = key in NASTY_STYLE and self.chance(0.1)
            keys[key] = self.pick(NASTY_STYLE[key] if nasty else self.styles[key])
        if self.first and self.chance(0.02):
            key = self.pick(sorted(LATER_WORDS))
            keys[key] = self.pick(LATER_WORDS[key])
        return keys

    def resize(self):
        long, across = self.pick([300, 300, 300, 480, 320, 256, 100, 60, 45, 600.5]), self.pick([15, 20, 44])
        width, height = (long, across) if self.chance(0.3) else (across, long)
        if self.chance(0.12):
            width, height = self.pick([(15, 30), (17, 15), (0, 0), (15, 0), (-15, -1), (15, 1e999),
                                       (1e999, 20), (44, 44), (15, 1e9), (15, 1)])
        self.width, self.height = width, height
        keys = {"op": "resize", "width": width, "height": height}
        if self.chance(0.35):
            keys["direction"] = self.pick(["rtl", "rtl", "ltr"])
        if self.chance(0.25):
            sides = self.random.sample(["top", "left", "bottom", "right"], self.random.randint(0, 3))
            sizes = [0, 20, 20, 44, 44, 12.5, 12.5, -8, 1e999, 500]
            keys["insets"] = {side: self.pick(sizes) for side in sides}
        return keys

    # ---- inputs

    def moment(self, keys):
        self.time += self.pick([0, 0, 0.25, 0.5, 0.75, 1, 2, -1])
        if self.chance(0.7):
            keys["time"] = self.time
        return keys

    def place(self, length):
        """An offset along the bar, mostly on it, mostly one that doubles hold exactly."""
        length = length if 0 < length < 1e6 else 300
        return self.pick([
            round(self.random.uniform(-10, length + 10) * 4) / 4,
            round(self.random.uniform(0, length), 3),
            2 + 14 * self.random.randint(0, max(1, int(length / 14))),
            length * self.random.randint(0, 8) / 8,
            self.pick([-1e9, 1e9, -5, 0, length]),
        ])

    def near_place(self, old):
        return old + self.pick([0, 0.25, -0.25, 0.75, -0.75, 1, -1, 1.5, -1.5, 3, -3, 5, -5, 8, -8, 14, -14])

    def aim(self):
        across_now = self.point[1] if self.width > self.height else self.point[0]
        away = self.pick([7, 7, 7, 7, across_now, -40, 57, 60, 107, 110, 157, 400, -200])
        along_now = self.point[0] if self.width > self.height else self.point[1]
        if self.width > self.height:
            self.point = (self.near_place(along_now) if self.chance(0.6) else self.place(self.width), away)
        else:
            self.point = (away, self.near_place(along_now) if self.chance(0.6) else self.place(self.height))
        if self.first and self.chance(0.01):        # no difference of two infinite places is defined
            self.point = self.pick([(1e999, 7), (7, 1e999), (-1e999, -1e999)])
        return {"x": self.point[0], "y": self.point[1]}

    def touch(self, name):
        keys = {"op": name, **self.aim()}
        if self.chance(0.1):
            keys["touch"] = self.pick([0, 1, 1, -7])
        return self.moment(keys)

    def moved(self):
        return self.touch("moved")

    def touch_change(self):
        """A finger down or up; now and then what does not fit."""
        if self.chance(0.1):
            return self.touch(self.pick(["began", "ended", "cancelled"]))
        return self.touch_to(not self.down, self.pick(["ended", "ended", "cancelled"]))

    def touch_to(self, down, up="ended"):
        self.down = down
        return self.touch("began" if down else up)

    def key(self):
        name = self.pick(["next", "next", "previous", "previous", "pageForward", "pageBackward",
                          "first", "last", "text", "text", "text"])
        keys = {"op": "key", "key": name}
        return self.typed() if name == "text" else self.moment(keys)

    def typed(self):
        often, others = ["s", "S", "a", "á", "b"], ["sa", "e", "É", "m", "1", "2", "0", "#", "•", "日", "q"]
        text = self.pick(often if self.chance(0.6) else others)
        return self.moment({"op": "key", "key": "text", "text": "" if self.chance(0.04) else text})

    def adjust(self):
        return {"op": "adjust", "by": self.pick([1, 1, 1, -1, -1, 2, -3, 0, 100, -100])}

    def scrolled(self):
        rows = [0, 0, 1, 2, 3, 4, 5, 7, 9, 12, 20, 50, 400, 999999, -1, -50]
        keys = {"op": "scrolled", "row": self.pick(rows)}
        if self.chance(0.5):
            keys["fraction"] = self.pick([0, 0.25, 0.5, 0.999])
        if self.chance(0.6):
            keys["byUser"] = self.chance(0.6)
        return keys

    def timer(self):
        return {"op": "timer"}

    def question(self):
        return {"op": self.pick(QUESTIONS)}

    def hit(self):
        length = self.width if self.width > self.height else self.height
        places = [self.place(length) for _ in range(self.random.randint(0, 6))]
        return {"op": "hit", "at": places[0] if places and self.chance(0.2) else places}

    def later(self):
        """wheel, hover, frame."""
        op = self.pick(["wheel", "hover", "frame"])
        if op == "wheel":
            return {"op": op, "by": self.pick([1, -1, 3, -2, 0])}
        if op == "hover":
            keys = {"op": op, "out": True} if self.chance(0.3) else {"op": op, **self.aim()}
            return {**keys, "out": False} if self.chance(0.1) and "x" in keys else keys
        return {"op": op}
