#!/usr/bin/env python3
"""Random scripts of the driver's operations, judged against rules D3 to D17 by a small model of its own.

    driver.py TOOL [--seed N] [--count N] [--lines N]     TOOL: such as ".build/debug/index-bar replay -"

The model knows the timer, what is handled, visible, reserved, lit and selected, which scroll waits, when a frame is
wanted, and every rectangle of a bar whose titles all fit. Exit 1 at the first script with a difference, which is printed.
"""
import argparse, json, random, shlex, subprocess, sys

LETTERS = "ABCDEFGH"
KEYS = ["up", "down", "left", "right", "home", "end", "return", "escape", "space"]
FINGER, OTHER, NEAR, AWAY, LEAST, MARGIN, SHOWN = 24, 12, 0.5, 0.4, 6, 6, 24


def near(one, two):
    """Whether two values are equal but for rounding."""
    if isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)):
        return len(one) == len(two) and all(near(a, b) for a, b in zip(one, two))
    numbers = isinstance(one, (int, float)) and isinstance(two, (int, float))
    return abs(one - two) < 1e-6 if numbers and not isinstance(one, bool) else one == two


class Geometry:
    """The rectangles of rule D4, for a vertical bar."""

    def __init__(self, m):
        self.m = m
        drawn = min(max(15, m["across"]), 44)
        least = 44 if m["floats"] or not m["attached"] else 24
        hit = max(drawn, least)
        width, (left, right) = m["width"], m["edges"]
        side = self.side(0, width)
        if m["ownsHit"]:
            drawn = min(drawn, width)
            start = 0 if side == "near" else width - drawn if side == "far" else (width - drawn) / 2
        else:
            start, drawn = 0, width
        end = start + drawn
        self.across = (start, drawn)
        low, high = (0, width) if m["ownsHit"] else (left, right)
        self.hit = (start, drawn)
        if hit > drawn:
            side = self.side(start, end)
            a = start if side == "near" else end - hit if side == "far" else (start + end) / 2 - hit / 2
            a = max(low, min(a, high - hit))
            b = min(high, a + hit)
            a, b = min(a, start), max(b, end)
            self.hit = (a, b - a)
        count, height = len(m["titles"]), m["height"]
        pitch = (height - 4) / count if m["fill"] else m["pitch"]
        first = 2 if m["fill"] else 2 + (height - 4 - count * pitch) / 2
        self.slots = [[start, first + k * pitch, drawn, pitch] for k in range(count)]

    def side(self, start, end):
        left, right = self.m["edges"]
        at_left, at_right = abs(start - left) <= NEAR, abs(end - right) <= NEAR
        if at_left and at_right:
            return "near" if self.m["rtl"] else "far"
        return "near" if at_left else "far" if at_right else None

    def takes(self, x, y):
        return self.hit[0] <= x < self.hit[0] + self.hit[1] and 0 <= y < self.m["height"]

    def entry(self, y):
        return max(0, min(len(self.slots) - 1, int((y - self.slots[0][1]) // self.slots[0][3])))

    def highlight(self, entry):
        x, y, width, length = self.slots[entry]
        part = min(length, self.m["pitch"])
        return [x, y + (length - part) / 2, width, part]

    def preview(self, entry, finger):
        width, height = self.m["bubble"]
        (start, drawn), (left, right) = self.across, self.m["edges"]
        end, low, high = start + drawn, left + MARGIN, right - MARGIN
        middle = (left + right) / 2
        before = not self.m["rtl"] if abs((start + end) / 2 - middle) <= NEAR else (start + end) / 2 > middle
        room = {True: start - low, False: high - end}
        if room[before] < width + LEAST <= room[not before]:
            before = not before
        wanted = FINGER if finger else OTHER
        distance = wanted if width + wanted <= room[before] else LEAST
        if width > room[before] - distance:
            width = room[before] - distance
            if width < SHOWN:
                return None
        top, bottom = self.m["ends"][0] + MARGIN, self.m["ends"][1] - MARGIN
        if height > bottom - top:
            height = bottom - top
            if height < SHOWN:
                return None
        y = self.slots[entry][1] + self.slots[entry][3] / 2 - height / 2
        y = max(top, min(y, bottom - height))
        x = start - distance - width if before else end + distance
        return {"entry": entry, "rect": [x, y, width, height], "side": "left" if before else "right"}


class Model:
    """What a bar and its list are, as the rules say; each input gives what must be in the answer."""

    def __init__(self, m, hide, delay):
        self.m, self.hide, self.delay = m, hide, delay
        self.geometry = Geometry(m)
        self.revealed, self.running, self.was_held = False, False, False
        self.touch = self.entry = self.hover = None
        self.focus = False
        self.selected = self.lit = None
        self.list = self.rest = self.sent = self.waits = None
        self.laid = False
        self.finger = None

    # What follows from the state.
    def visible(self): return not self.m["putAway"] and (self.hide == "never" or self.revealed)
    def rows(self): return 10 * len(self.m["titles"])
    def takes(self): return self.visible() and self.m["enabled"]
    def ready(self): return self.laid and self.list["rows"] > 0
    def held(self):
        return self.touch is not None or self.hover is not None or self.focus \
            or bool(self.list) and self.list["moving"] == "user"

    def select(self, entry, told):
        told["select"] = entry
        self.selected = self.lit = self.waits = entry
        self.rest = self.sent = None

    def shown(self): return min(self.list["row"] // 10, len(self.m["titles"]) - 1)

    def send(self, told):
        if self.waits is not None and self.ready():
            told["scroll"], self.sent, self.waits = self.waits, self.waits, None

    def timer(self, restarts, told):
        held = self.held()
        if self.hide == "never" or not self.visible() or held:
            if self.running and (self.hide == "never" or not self.revealed or held):
                told["timer"], self.running = None, False
            elif self.running and self.m["putAway"]:
                told["timer"], self.running = None, False
        elif not self.running or restarts or self.was_held:
            told["timer"], self.running = self.delay, True
        self.was_held = held

    # Inputs; each gives what must be told.
    def pointer(self, line):
        told, phase, x, y = {}, line["phase"], line["x"], line["y"]
        told["handled"] = False
        if phase == "left":
            self.hover = None
        elif phase == "hovered":
            far = self.finger is None or (x - self.finger[0]) ** 2 + (y - self.finger[1]) ** 2 >= 16
            if far:
                self.finger = None
                inside = self.m["enabled"] and not self.m["putAway"] and self.geometry.takes(x, y) \
                    and (self.visible() or self.hide == "untilTouched")
                self.hover = (x, y) if inside else None
        elif phase == "began" and self.touch is None:
            if line["kind"] == "finger":
                self.finger = (x, y)
            can = self.m["enabled"] and not self.m["putAway"] and self.geometry.takes(x, y) \
                and (self.visible() or self.hide == "untilTouched")
            if can:
                self.touch, told["handled"], self.revealed = line["kind"], True, True
                self.entry = self.geometry.entry(y)
                told["tracking"] = "began"
                if self.list and self.list["moving"] == "user" and not self.list.get("stopped"):
                    told["list"] = self.list["stopped"] = True
                self.select(self.entry, told)
        elif self.touch is not None:
            told["handled"] = True
            if self.touch == "finger" or line["kind"] == "finger":
                self.finger = (x, y)
            if phase in ("began", "moved"):
                start, length = self.geometry.slots[self.entry][1::2]
                slack = min(1, length / 4)
                last = len(self.geometry.slots) - 1
                inside = (start - slack <= y or self.entry == 0) and (y < start + length + slack or self.entry == last)
                if not inside:
                    self.entry = self.geometry.entry(y)
                    if self.list and self.list["moving"] == "user" and not self.list.get("stopped"):
                        told["list"] = self.list["stopped"] = True
                    self.select(self.entry, told)
            else:
                told["tracking"], self.touch = ("ended" if phase == "ended" else "cancelled"), None
                self.entry = None
        elif line["kind"] == "finger":
            self.finger = (x, y)
        self.timer(True, told)
        return told

    def press(self, line):
        told, key = {}, line["key"]
        told["handled"] = self.takes() and not line.get("modifiers")
        if told["handled"]:
            wanted, drag = None, self.touch is not None
            count = len(self.m["titles"])
            current = self.lit if self.lit is not None else self.selected
            if key == "character":
                told["handled"] = not drag and line["text"].upper() in self.m["titles"]
                if told["handled"]:
                    wanted = self.m["titles"].index(line["text"].upper())
                    wanted = None if wanted == current and self.pinned() else wanted
            elif key in ("left", "right"):
                told["handled"] = False
            elif key == "escape":
                told["handled"] = drag
                if drag:
                    told["tracking"], self.touch, self.entry = "cancelled", None, None
            elif not drag and key in ("up", "down"):
                step = -1 if current is None else current
                to = step + (1 if key == "down" else -1)
                wanted = to if 0 <= to < count and to != step else None
            elif not drag and key in ("home", "end"):
                wanted = 0 if key == "home" else count - 1
                wanted = None if wanted == current and self.pinned() else wanted
            elif not drag:
                wanted = current if current is not None else 0
            if wanted is not None:
                if self.list and self.list["moving"] == "user" and not self.list.get("stopped"):
                    told["list"] = self.list["stopped"] = True
                self.select(wanted, told)
        self.timer(True, told)
        return told

    def pinned(self): return self.pin

    def tell_list(self, line):
        told, before, was_ready = {}, self.list, self.laid and self.list["rows"] > 0
        now = {"rows": line["rows"], "row": line["top"]["row"], "moving": line["moving"]}
        moved = before is not None and before["row"] != now["row"]
        user = now["moving"] == "user"
        waits = self.waits is not None
        self.list, self.laid = now, True
        if user and moved:
            self.sent = None
        if self.sent is not None:
            self.rest, self.sent = dict(now), None
        elif self.rest is not None:
            if self.rest["rows"] != now["rows"] or self.rest["row"] != now["row"]:
                self.rest = None
            else:
                self.rest = dict(now)
        keeps = self.rest is not None or waits and not (user and moved)
        if now["rows"] > 0:
            if user and self.hide == "untilScrolled":
                self.revealed = True
            if not keeps:
                self.pin = False
            if self.touch is None and not self.pin:
                self.lit = self.shown()
        if not was_ready:
            self.send(told)
        self.timer(False, told)
        return told

    pin = False


def flags(told, model):
    if "select" in told:
        model.pin = True
    return told


class Script:
    """A random script and, for each line, what must be told."""

    def __init__(self, seed, length):
        r = self.r = random.Random(seed)
        count = r.randint(1, 8)
        width, height = r.choice([15, 15, 20, 30, 60]), r.randint(150, 500)
        room = r.choice([width, 60, 90, 120, 320, 700])
        room = max(room, width)
        left = -r.choice([0, room - width, (room - width) / 2, r.uniform(0, room - width)])
        top = -r.choice([0, 0, r.uniform(0, 100)])
        m = dict(width=width, height=height, edges=(left, left + room), ends=(top, top + height + r.randint(0, 50)),
                 attached=r.random() < 0.6, ownsHit=r.random() < 0.4, floats=r.random() < 0.3, rtl=r.random() < 0.4,
                 across=r.choice([0, 12, 18, 40, 90]), pitch=r.choice([8, 14, 17.5]), fill=r.random() < 0.5,
                 titles=LETTERS[:count], bubble=(r.choice([30, 60, 200]), r.choice([20, 48])), enabled=True, putAway=False)
        self.hide, self.delay = r.choice(["never", "untilTouched", "untilScrolled"]), r.choice([1.5, 0.5, 4.0])
        self.m, self.lines, self.time = m, [], 0.0
        boundary = dict(x=m["edges"][0], y=m["ends"][0], width=room, height=m["ends"][1] - m["ends"][0])
        self.head = [
            dict(op="style", autoHide=self.hide, hideDelay=self.delay, floats=m["floats"], axis="vertical",
                 distribution="fill" if m["fill"] else "center"),
            dict(op="content", titles=list(m["titles"]), rows=[10] * count),
            dict(op="measure", width=width, height=height, boundary=boundary, attached=m["attached"],
                 ownsHit=m["ownsHit"], direction="rtl" if m["rtl"] else "ltr", across=dict(vertical=m["across"]),
                 along=dict(vertical=m["pitch"]), preview=dict(width=m["bubble"][0], height=m["bubble"][1]))]
        self.model = Model(m, self.hide, self.delay)
        for _ in range(length):
            self.lines.append(self.line())

    def line(self):
        r, model, m = self.r, self.model, self.m
        self.time += r.choice([0.2, 1.5, 3])
        what = r.random()
        if what < 0.45:
            down = model.touch is not None
            phase = r.choice(["moved", "moved", "moved", "ended", "cancelled"] if down
                             else ["began", "began", "began", "hovered", "left"])
            kind = model.touch or r.choice(["finger", "finger", "mouse"])
            if phase in ("hovered", "left"):
                kind = "mouse"
            x = r.choice([r.uniform(-30, m["width"] + 30), m["width"] / 2, m["width"] / 2])
            line = dict(op="pointer", phase=phase, x=x, y=r.uniform(-10, m["height"] + 10), id=1, kind=kind)
            told = lambda: model.pointer(line)
        elif what < 0.65:
            key = r.choice(KEYS + ["character"] * 3)
            line = dict(op="press", key=key)
            if key == "character":
                line["text"] = r.choice("abcdefghq").lower()
                self.time += 1.5
            if r.random() < 0.15:
                line["modifiers"] = [r.choice(["control", "alt", "command"])]
            told = lambda: model.press(line)
        elif what < 0.85:
            rows = r.choice([0, model.rows(), model.rows(), model.rows()])
            row = r.choice([model.list["row"] if model.list else 0, r.randrange(model.rows())]) if rows else 0
            line = dict(op="list", rows=rows, top=dict(row=row), moving=r.choice(["no", "no", "user"]))
            told = lambda: model.tell_list(line)
        elif what < 0.95:
            line = dict(op="tick")

            def told():
                answer = {}
                model.send(answer)
                model.timer(False, answer)
                return answer
        else:
            line = dict(op="drive", focus=r.random() < 0.5)

            def told():
                model.focus, answer = line["focus"], {}
                model.timer(False, answer)
                return answer
        if line["op"] in ("pointer", "press"):
            line["time"] = self.time
        wanted = flags(told(), model)
        state = dict(selected=model.selected, highlighted=model.lit, tracking=model.touch is not None)
        return line, wanted, state, self.scene()

    def scene(self):
        model, geometry = self.model, self.model.geometry
        look = lambda k: "lit" if k == model.lit else "normal"
        entry = model.entry
        if entry is None and model.hover is not None and model.visible():
            entry = geometry.entry(model.hover[1])
        hit = model.visible() or self.hide == "untilTouched"
        preview = geometry.preview(entry, model.touch == "finger") if entry is not None and model.visible() else None
        return dict(
            visible=model.visible(), strip=[geometry.across[0], 0, geometry.across[1], self.m["height"]],
            hit=[geometry.hit[0], 0, geometry.hit[1], self.m["height"]] if hit else None,
            slots=[(slot, look(k)) for k, slot in enumerate(geometry.slots)],
            highlight=None if model.lit is None else geometry.highlight(model.lit), preview=preview)


def differs(told, answer, before, scene, due):
    """What an answer has that it must not, or lacks."""
    have = {}
    for command in answer.get("commands", []):
        have.update(command)
    for key in ("timer", "tracking", "list"):
        if key in told and key not in have or key in have and key not in told:
            return f"{key} is {have.get(key, 'not told')}, not {told.get(key, 'told')}"
    if "timer" in told and have["timer"] != told["timer"] or "tracking" in told and have["tracking"] != told["tracking"]:
        return f"told {have}, not {told}"
    for key in ("select", "scroll"):
        if have.get(key, {}).get("entry") != told.get(key):
            return f"{key} is {have.get(key)}, not {told.get(key)}"
    if "handled" in told and answer.get("handled") != told["handled"]:
        return f"handled is {answer.get('handled')}, not {told['handled']}"
    if before != scene and "paint" not in have:
        return "no frame is asked for though the scene differs"
    if before == scene and "paint" in have and not due:
        return "a frame is asked for though nothing differs and nothing waits"
    order = "timer paint list scroll restore visible reserved value tracking select haptic announce".split()
    places = [order.index(next(iter(command))) for command in answer.get("commands", [])]
    return None if places == sorted(places) else f"the order is {answer['commands']}"


def scene_differs(want, scene):
    for key in ("visible", "strip", "hit", "highlight"):
        if not near(want[key], scene[key]):
            return f"{key} is {scene[key]}, not {want[key]}"
    have = [(slot["rect"], slot["look"]) for slot in scene["slots"]]
    if len(have) != len(want["slots"]) or not all(near(a[0], b[0]) and a[1] == b[1] for a, b in zip(have, want["slots"])):
        return f"slots are {have}, not {want['slots']}"
    one, two = scene["preview"], want["preview"]
    if (one is None) != (two is None) or one and not (
            one["entry"] == two["entry"] and one["side"] == two["side"] and near(one["rect"], two["rect"])):
        return f"the preview is {one}, not {two}"
    return None


def judge(tool, seed, length):
    script = Script(seed, length)
    ask = [dict(op="scene"), dict(op="state")]
    lines = list(script.head) + ask[:1]
    for line, *_ in script.lines:
        lines += [line] + ask
    text = "\n".join(json.dumps(line) for line in lines) + "\n"
    run = subprocess.run(tool, input=text, capture_output=True, text=True, timeout=120)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(lines):
        return f"{len(answers)} answers to {len(lines)} lines", text
    before = answers[3]
    reserved = next((command["reserved"] for command in answers[2]["commands"] if "reserved" in command), 0)
    for number, (line, told, state, want) in enumerate(script.lines):
        answer, scene, now = answers[4 + 3 * number: 7 + 3 * number]
        # A preview that has no room is part of a scene too.
        due = "select" in told or line["op"] in ("list", "pointer") or "tracking" in told
        fault = differs(told, answer, before, scene, due) if number else None
        fault = fault or scene_differs(want, scene)
        for key, value in state.items():
            if now[key] != value:
                fault = fault or f"{key} is {now[key]}, not {value}"
        for command in answer.get("commands", []):
            reserved = command.get("reserved", reserved)
        kept = min(max(15, script.m["across"]), 44) if want["visible"] else 0
        if number and reserved != kept:
            fault = fault or f"reserved is {reserved}, not {kept}"
        if fault:
            shown = "\n".join(json.dumps(each) for each in script.head + [one[0] for one in script.lines[: number + 1]])
            return f"line {number + 1} {json.dumps(line)}: {fault}\n  answer {json.dumps(answer)}", shown
        before = scene
    return None, None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--lines", type=int, default=40)
    args = parser.parse_args()
    for seed in range(args.seed, args.seed + args.count):
        fault, script = judge(shlex.split(args.tool), seed, args.lines)
        if fault:
            print(f"driver: seed {seed}: {fault}\n{script}")
            return 1
    print(f"driver: {args.count} scripts of {args.lines} lines, no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
