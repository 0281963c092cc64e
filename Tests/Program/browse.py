#!/usr/bin/env python3
"""Looks at the window of the built program, read back from its widgets and from its pictures: browse.py PROGRAM

The program brings its own X server; the user's display is not used. Python's standard library only. Exit 0: all hold.
"""
import json
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import zlib

PROGRAM = sys.argv[1]
ENVIRONMENT = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
ENVIRONMENT |= {"G_DEBUG": "fatal-criticals", "LANGUAGE": "en"}
NAMES = ["Ada", "Åsa", "Bea", "bo", "Łucja", "mads", "Mila", "42", "'t Hoen", "Zoë"]
MANY = [f"{chr(65 + i % 26)}{chr(97 + i // 26 % 26)}{i:06}" for i in range(100_000)]
faults = []
checked = 0


def check(what, condition, detail=""):
    global checked
    checked += 1
    if not condition:
        faults.append(f"{what}: {detail}"[:600])


def browse(*words, names=NAMES, environment=ENVIRONMENT):
    data = "".join(n + "\n" for n in names).encode()
    return subprocess.run([PROGRAM, "browse", "-", *map(str, words)], input=data, capture_output=True, timeout=120,
                          env=environment)


def described(what, *words, names=NAMES):
    answer = browse("--describe", *words, names=names)
    check(what, answer.returncode == 0 and not answer.stderr, f"{answer.returncode} {answer.stderr!r}")
    return json.loads(answer.stdout) if answer.returncode == 0 else {}


def holds(what, window, **wanted):
    have = {key: window.get(key) for key in wanted}
    check(what, have == wanted, f"wanted {wanted}, got {have}")


def rows(names):
    """The names by section, as the program itself lists them."""
    data = "".join(n + "\n" for n in names).encode()
    answer = subprocess.run([PROGRAM, "sections", "-", "--json", "--rows"], input=data, capture_output=True, check=True)
    return {s["title"]: s["names"] for s in json.loads(answer.stdout)["sections"]}


def picture(path):
    """Width, height and rows of (red, green, blue) of a PNG with 8 or 16 bits a channel."""
    data = path.read_bytes()
    place, packed = 8, b""
    while place < len(data):
        size, kind = struct.unpack(">I4s", data[place:place + 8])
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", data[place + 8:place + 18])
        if kind == b"IDAT":
            packed += data[place + 8:place + 8 + size]
        place += size + 12
    step = {2: 3, 6: 4}[colour] * depth // 8
    raw, line, lines = zlib.decompress(packed), width * step, []
    before = bytearray(line)
    for y in range(height):
        kind, now = raw[y * (line + 1)], bytearray(raw[y * (line + 1) + 1:(y + 1) * (line + 1)])
        unfilter(kind, now, before, step)
        lines.append([tuple(now[x:x + 3 * depth // 8:depth // 8]) for x in range(0, line, step)])
        before = now
    return width, height, lines


def unfilter(kind, now, before, step):
    for i in range(len(now)):
        left, up, corner = now[i - step] if i >= step else 0, before[i], before[i - step] if i >= step else 0
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda value: abs(guess - value))
        now[i] = (now[i] + (0, left, up, (left + up) // 2, nearest)[kind]) & 255


def light(pixel):
    return sum(pixel) / 3


def mean(lines, box):
    x, y, width, height = (int(box[k]) for k in ("x", "y", "width", "height"))
    inside = [light(p) for line in lines[y:y + height] for p in line[x:x + width]]
    return sum(inside) / max(1, len(inside))


def what_it_shows():
    window = described("a few names")
    holds("a few names", window, rows=10, sections=7, topRow=0, topText="Ada", preview=None)
    check("the bar's name", window.get("accessible", {}).get("role") == "slider", window)
    check("the bar's label", window.get("accessible", {}).get("name") == "Section index", window)
    german = browse("--describe", environment={**ENVIRONMENT, "LANGUAGE": "de_AT"})
    spoken = json.loads(german.stdout or "{}").get("accessible")
    wanted = {"role": "slider", "name": "Abschnittsindex", "value": 0, "text": "A, 1 von 7"}
    check("the language of messages", spoken == wanted, spoken)
    holds("nothing", described("nothing", names=[]), rows=0, sections=0, topRow=None, topText=None, highlighted=None)
    holds("one name", described("one name", names=["x"]), rows=1, sections=1, topRow=0, topText="x")
    holds("one empty name", described("one empty name", names=[""]), rows=1, sections=1, topText="")
    long = described("a long name", names=["x" * 10_000_000])
    check("a long name's beginning", long.get("topText") == "x" * 1000 + "…", len(long.get("topText") or ""))
    found = described("a search", "--search", "A")
    holds("a search", found, rows=6, sections=4, topText="Ada")
    holds("a search without a hit", described("no hit", "--search", "zzz"), rows=0, sections=0, topRow=None)


def where_it_goes():
    sections = rows(MANY)
    dice = random.Random(7)
    for title in ["A", "Z", *dice.sample(sorted(sections), 4)]:
        first = sum(len(names) for other, names in sections.items() if other < title)
        window = described(f"select {title}", "--select", title, names=MANY)
        holds(f"select {title}", window, rows=100_000, sections=26, highlighted=title, preview=None)
        if title != "Z":
            holds(f"{title} on top", window, topRow=first, topText=sections[title][0])
        text = window.get("accessible", {}).get("text", "")
        check(f"{title} is read", text == f"{title}, {ord(title) - 64} of 26", text)
    held = described("hold", "--hold", "M", names=MANY)
    holds("hold", held, highlighted="M", preview="M", topText=sections["M"][0])
    holds("folded", described("folded", "--select", "ł", "--locale", "pl"), highlighted="Ł")
    holds("a short tail stays lit", described("tail", "--select", "#"), highlighted="#", topRow=0)
    missing = browse("--describe", "--select", "QQ")
    check("no such title", missing.returncode == 1 and missing.stderr.count(b"\n") == 1, missing.stderr)


def where_it_stands():
    bars = {}
    for name, words in {"ltr": [], "rtl": ["--direction", "rtl"], "horizontal": ["--axis", "horizontal"]}.items():
        bars[name] = described(name, *words, names=MANY).get("bar", {})
    ltr, rtl, flat = bars["ltr"], bars["rtl"], bars["horizontal"]
    check("ltr at the right", ltr["x"] > 300 and ltr["height"] > 400 and ltr["width"] < 60, ltr)
    check("rtl at the left", rtl["x"] < 20 and rtl["height"] == ltr["height"], rtl)
    check("horizontal below", flat["width"] > 300 and flat["height"] < 60 and flat["y"] > 500, flat)


def what_pictures_hold(folder):
    for theme in ("light", "dark"):
        path = folder / f"{theme}.png"
        words = ["--hold", "M", "--theme", theme, "--snapshot", path]
        bar = described(theme, *words, names=MANY)["bar"]
        width, height, lines = picture(path)
        check(f"{theme}: size", width > 350 and height > 500, (width, height))
        list_area = {"x": 20, "y": bar["y"] + 4, "width": bar["x"] - 60, "height": bar["height"] - 8}
        brightness = mean(lines, list_area)
        check(f"{theme}: brightness", (brightness > 180) == (theme == "light"), brightness)
        strip = [p for line in lines[int(bar["y"]):int(bar["y"] + bar["height"])]
                 for p in line[int(bar["x"]):int(bar["x"] + bar["width"])]]
        check(f"{theme}: accent on the bar", sum(p[2] > p[0] + 60 for p in strip) > 60)
        bubble = [p for line in lines[int(bar["y"]):] for p in line[int(bar["x"]) - 90:int(bar["x"]) - 2]]
        check(f"{theme}: the bubble beside it", sum(p[2] > p[0] + 60 for p in bubble) > 800)
    twice = folder / "twice.png"
    check("scale 2", browse("--snapshot", twice, "--scale", 2).returncode == 0)
    once = picture(folder / "light.png")
    big = struct.unpack(">II", twice.read_bytes()[16:24])
    check("scale 2 is twice as large", big == (2 * once[0], 2 * once[1]), (big, once[:2]))
    bad = browse("--snapshot", folder / "no" / "where.png")
    check("an unwritable picture", bad.returncode == 1 and bad.stderr.count(b"\n") == 1, bad.stderr)
    written_in_place(folder, (folder / "twice.png").read_bytes())


def written_in_place(folder, wanted):
    """A picture goes into what is there; a device, a pipe or a link is not replaced by a file."""
    target, link, pipe, full = (folder / name for name in ("target.png", "link.png", "pipe", "full"))
    link.symlink_to(target)
    os.mkfifo(pipe)
    full.symlink_to("/dev/full")
    check("through a link", browse("--snapshot", link, "--scale", 2).returncode == 0 and link.is_symlink()
          and target.read_bytes() == wanted)
    reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE)
    answer = browse("--snapshot", pipe, "--scale", 2)
    if not pipe.is_fifo() or answer.returncode:
        reader.kill()
    check("into a pipe", pipe.is_fifo() and reader.communicate()[0] == wanted, answer.stderr)
    if os.path.exists("/dev/full"):
        answer = browse("--snapshot", full)
        check("on a full disk", answer.returncode == 1 and answer.stderr.count(b"\n") == 1, answer.stderr)
        check("a device stays one", full.is_symlink() and not full.is_file())


def with_files_closed():
    """What is opened must not take the number of a standard file that is closed."""
    for number, name in ((1, "output"), (2, "error")):
        command = ["sh", "-c", f'exec "$0" browse - --describe {number}>&-', PROGRAM]
        answer = subprocess.run(command, input=b"a\n", capture_output=True, timeout=60, env=ENVIRONMENT)
        fits = answer.returncode == 1 and b"cannot write" in answer.stderr
        check(f"standard {name} closed", fits if number == 1 else answer.returncode == 0, answer)


def without_a_display():
    window = browse()
    check("a window without a display", window.returncode == 3 and window.stderr.count(b"\n") == 1, window.stderr)
    dead = browse("--describe", environment={**ENVIRONMENT, "DISPLAY": ":4095"})
    check("a dead display is none", dead.returncode == 0, dead.stderr)
    bare = browse("--describe", environment={**ENVIRONMENT, "PATH": "/nonexistent"})
    fits = bare.returncode == 3 and bare.stderr.count(b"\n") == 1 and b"Xvfb" in bare.stderr
    check("without Xvfb", fits, bare.stderr)


def main():
    what_it_shows()
    where_it_goes()
    where_it_stands()
    with tempfile.TemporaryDirectory() as folder:
        what_pictures_hold(pathlib.Path(folder))
    without_a_display()
    with_files_closed()
    for fault in faults:
        print(fault)
    print(f"windows: {checked} checked, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
