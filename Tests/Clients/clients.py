#!/usr/bin/env python3
"""Builds every program of Examples/GTK against an installed widget and drives it: clients.py PREFIX [NAME…]

Each runs on an X server of its own, where a critical ends it. A pointer presses titles, what was selected is read back,
and the picture is looked at: the lit title is drawn where the pointer is, and the list has moved. Exit 0: all hold.
"""
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import time

PREFIX = pathlib.Path(sys.argv[1]).resolve()
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "Examples/GTK"
WIDTH, HEIGHT = 360, 600
ACCENT = (0x35, 0x84, 0xE4)
ENVIRONMENT = {k: v for k, v in os.environ.items() if k not in ("WAYLAND_DISPLAY", "GTK_THEME")}
ENVIRONMENT |= {
    "LD_LIBRARY_PATH": f"{PREFIX}/lib", "GI_TYPELIB_PATH": f"{PREFIX}/lib/girepository-1.0",
    "PKG_CONFIG_PATH": f"{PREFIX}/lib/pkgconfig", "XDG_DATA_DIRS": f"{PREFIX}/share:/usr/local/share:/usr/share",
    "G_DEBUG": "fatal-criticals", "GSK_RENDERER": "cairo", "GDK_BACKEND": "x11", "GTK_A11Y": "none",
    "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
}
faults = []
checked = 0


def check(what, condition, detail=""):
    global checked
    checked += 1
    if not condition:
        faults.append(f"{what}: {detail}"[:600])


def tool(*words):
    return subprocess.run(list(map(str, words)), env=ENVIRONMENT, check=True, capture_output=True, text=True).stdout


def first_row(title):
    """The first of 5,000 rows whose letter is the title."""
    return next(i for i in range(5000) if chr(65 + i * 26 // 5000) == title)


class Screen:
    """An X server whose picture can be read."""

    def __init__(self, folder):
        read, write = os.pipe()
        self.folder = folder
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "800x700x24", "-noreset", "-nolisten", "tcp", "-fbdir",
             folder], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.environment = {**ENVIRONMENT, "DISPLAY": f":{answer.readline().strip()}"}

    def end(self):
        self.server.kill()
        self.server.wait()

    def do(self, *words):
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True, capture_output=True)

    def picture(self):
        """Rows of (red, green, blue), from the server's own memory."""
        data = (pathlib.Path(self.folder) / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">25I", data[:100])
        width, height, line, colours = head[4], head[5], head[12], head[19]
        start = head[0] + colours * 12
        rows = []
        for y in range(height):
            row = data[start + y * line:start + y * line + width * 4]
            rows.append(list(zip(row[2::4], row[1::4], row[0::4])))
        return rows


class Client:
    """A program that says what is selected."""

    def __init__(self, screen, command):
        self.lines = []
        self.process = subprocess.Popen(command, env=screen.environment, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True)
        self.readers = [threading.Thread(target=self.read, daemon=True), threading.Thread(target=self.err, daemon=True)]
        self.complaints = ""
        for reader in self.readers:
            reader.start()

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line.strip())

    def err(self):
        self.complaints = self.process.stderr.read()

    def wait(self, condition, seconds=20):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end or self.process.poll() is not None:
                return bool(condition())
            time.sleep(0.02)
        return True


def is_accent(pixel):
    return all(abs(a - b) < 24 for a, b in zip(pixel, ACCENT))


def accents(picture):
    """The heights at which the bar shows the accent: where the lit title is."""
    return [y for y in range(HEIGHT) if sum(is_accent(p) for p in picture[y][WIDTH - 44:WIDTH]) >= 6]


def text_of(picture):
    """Where the list has ink, without the bar."""
    return [tuple(sum(p) < 300 for p in row[:200]) for row in picture[60:HEIGHT]]


def looks_ready(screen):
    picture = screen.picture()
    return any(sum(p) > 0 for p in picture[HEIGHT // 2][:WIDTH]) and bool(accents(picture))


def press(name, screen, client, y):
    """Presses the bar and lifts; answers the title that was selected."""
    before, told = screen.picture(), len(client.lines)
    screen.do("mousemove", WIDTH - 10, y, "mousedown", 1)
    check(f"{name}: pressed at {y}", client.wait(lambda: len(client.lines) > told), client.complaints)
    screen.do("mouseup", 1, "mousemove", 600, 650)
    if len(client.lines) == told:
        return None
    title, section, row = client.lines[-1].split()
    check(f"{name}: {title}", (int(section), int(row)) == (ord(title) - 65, first_row(title)), client.lines)
    lit = client.wait(lambda: accents(screen.picture()) and all(abs(v - y) < 24 for v in accents(screen.picture())), 5)
    check(f"{name}: {title} is lit at {y}", lit, accents(screen.picture()))
    check(f"{name}: the list moved", client.wait(lambda: text_of(screen.picture()) != text_of(before), 5))
    return title


def drive(name, command, keep=None, more=None):
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(folder)
        client = Client(screen, command)
        try:
            ready = client.wait(lambda: looks_ready(screen))
            check(f"{name}: a bar with a lit title", ready, client.complaints)
            if ready:
                titles = [press(name, screen, client, y) for y in (330, 520, 200)]
                check(f"{name}: three titles", None not in titles and titles[2] < titles[0] < titles[1], titles)
                if more:
                    more(name, screen, client)
                if keep:
                    save(screen.picture(), keep)
                screen.do("key", "ctrl+w")
                check(f"{name}: closes", client.wait(lambda: client.process.poll() is not None), "still there")
                check(f"{name}: ends well", client.process.poll() == 0, f"{client.process.poll()} {client.complaints}")
        finally:
            client.process.kill()
            client.process.wait()
            screen.end()
        for reader in client.readers:
            reader.join(5)
        said = [line for line in client.complaints.splitlines() if "CRITICAL" in line or "IndexBar" in line]
        check(f"{name}: says nothing", not said, said)
    print(f"    {name}: {time.monotonic() - begin:.1f} s", flush=True)


def save(picture, path):
    """A picture of the window, as a portable pixmap."""
    body = b"".join(bytes(v for p in row[:WIDTH] for v in p) for row in picture[:HEIGHT])
    pathlib.Path(path).write_bytes(b"P6 %d %d 255\n" % (WIDTH, HEIGHT) + body)


def search(name, screen, client):
    """Typed text filters the list, and the bar follows what is found."""
    told = len(client.lines)
    screen.do("mousemove", 100, 300, "click", 1)
    screen.do("type", "--delay", 60, "name 25")
    found = client.wait(lambda: client.lines[told:] and client.lines[-1] == "entries 1")
    check(f"{name}: 100 names of one letter are found", found, [client.lines[told:], client.complaints])
    screen.do("key", "Escape")
    check(f"{name}: all are back", client.wait(lambda: client.lines[-1] == "entries 26"), client.lines[told:])


def main():
    with tempfile.TemporaryDirectory() as folder:
        flags = tool("pkg-config", "--cflags", "--libs", "indexbar-gtk-0").split()
        tool("cc", "-Wall", "-Werror", EXAMPLES / "contacts.c", "-o", f"{folder}/contacts-c", *flags)
        tool("valac", "--vapidir", PREFIX / "share/vala/vapi", "--pkg", "gtk4", "--pkg", "indexbar-gtk-0",
             EXAMPLES / "contacts.vala", "-X", "-w", "-o", f"{folder}/contacts-vala")
        blueprint = tool("blueprint-compiler", "compile", EXAMPLES / "window.blp")
        pathlib.Path(folder, "window.ui").write_text(blueprint)
        python, pictures = "/usr/bin/python3", os.environ.get("INDEXBAR_PICTURES")
        wanted = sys.argv[2:]
        clients = {
            "C": [f"{folder}/contacts-c"], "Python": [python, EXAMPLES / "contacts.py"],
            "JavaScript": ["gjs", "-m", EXAMPLES / "contacts.js"], "Vala": [f"{folder}/contacts-vala"],
            ".ui file": [python, EXAMPLES / "builder.py", EXAMPLES / "contacts.ui"],
            "Blueprint": [python, EXAMPLES / "builder.py", f"{folder}/window.ui"],
            "libadwaita": [python, EXAMPLES / "search.py"],
        }
        for name, command in clients.items():
            if wanted and name not in wanted:
                continue
            keep = f"{pictures}/{name.strip('.').replace(' ', '-')}.ppm" if pictures else None
            drive(name, list(map(str, command)), keep, search if name == "libadwaita" else None)
    for fault in faults:
        print(fault)
    print(f"clients: {checked - len(faults)} of {checked} hold")
    sys.exit(1 if faults else 0)


if shutil.which("xdotool") is None:
    sys.exit("xdotool is needed")
main()
