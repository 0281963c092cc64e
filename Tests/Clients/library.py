#!/usr/bin/env python3
"""Looks at an installed widget from outside: symbols, header, GIR, life, containers: library.py PREFIX"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

PREFIX = pathlib.Path(sys.argv[1]).resolve()
HERE = pathlib.Path(__file__).resolve().parent
LIBRARY = PREFIX / "lib/libindexbar-gtk-0.so.0"
ENVIRONMENT = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
ENVIRONMENT |= {
    "LD_LIBRARY_PATH": f"{PREFIX}/lib", "GI_TYPELIB_PATH": f"{PREFIX}/lib/girepository-1.0",
    "PKG_CONFIG_PATH": f"{PREFIX}/lib/pkgconfig", "GSK_RENDERER": "cairo", "GDK_BACKEND": "x11", "GTK_A11Y": "none",
    "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
}
CORE = "{http://www.gtk.org/introspection/core/1.0}"
C = "{http://www.gtk.org/introspection/c/1.0}"
faults = []
checked = 0


def check(what, condition, detail=""):
    global checked
    checked += 1
    if not condition:
        faults.append(f"{what}: {detail}"[:800])


def run(*words, **environment):
    return subprocess.run(list(map(str, words)), env={**ENVIRONMENT, **environment}, capture_output=True, text=True,
                          timeout=120)


def symbols():
    names = [line.split()[-1].split("@")[0] for line in run("nm", "-D", "--defined-only", LIBRARY).stdout.splitlines()]
    others = [name for name in names if not name.startswith("index_bar_")]
    check("only index_bar_* is exported", len(names) > 80 and not others, others)
    declared = set(re.findall(r"\b(index_bar_\w+) \(", header()))
    check("the header's functions are exported", declared <= set(names), declared - set(names))
    check("no other function is exported", set(names) <= declared | {"index_bar_widget_get_type"}, set(names) - declared)
    dynamic = run("readelf", "-d", LIBRARY).stdout
    check("SONAME", "[libindexbar-gtk-0.so.0]" in dynamic, dynamic)
    check("NODELETE", "NODELETE" in dynamic, dynamic)
    needed = re.findall(r"NEEDED.*\[(.*)\]", dynamic)
    check("no Swift library is needed", not [n for n in needed if "swift" in n.lower() or "icu" in n], needed)
    paths = re.findall(r"R(?:UN)?PATH.*\[(.*)\]", dynamic)
    check("no path into a toolchain", all(p == "$ORIGIN" for p in paths), paths)
    check("smaller than 8.5 MB", LIBRARY.stat().st_size < 8_500_000, LIBRARY.stat().st_size)


def header():
    return (PREFIX / "include/indexbar-gtk-0/index-bar.h").read_text()


def compilers(folder):
    flags = run("pkg-config", "--cflags", "indexbar-gtk-0").stdout.split()
    source = pathlib.Path(folder, "include.c")
    source.write_text("#include <index-bar.h>\nint main (void) { return 0; }\n")
    for compiler in (["cc", "-std=gnu99"], ["c++", "-x", "c++"]):
        result = run(*compiler, "-Wall", "-Wextra", "-Werror", "-fsyntax-only", *flags, source)
        check(f"the header by {compiler[0]}", result.returncode == 0, result.stderr)


def introspection():
    path = PREFIX / "share/gir-1.0/IndexBar-0.gir"
    tree = ElementTree.parse(path)
    check("all of it is introspectable", 'introspectable="0"' not in path.read_text())
    widget = tree.find(f".//{CORE}class[@name='Widget']")
    check("the class is final", widget is not None and widget.get("final") == "1")
    for one in widget.findall(f"{CORE}property"):
        check(f"{one.get('name')} is documented and has its functions", one.find(f"{CORE}doc") is not None
              and one.get("getter") and (one.get("writable") != "1" or one.get("setter")), one.attrib)
    for kind in ("method", "constructor", "{http://www.gtk.org/introspection/glib/1.0}signal"):
        for one in widget.findall(kind if kind[0] == "{" else CORE + kind):
            check(f"{one.get('name')} is documented", one.find(f"{CORE}doc") is not None)
    properties = {p.get("name") for p in widget.findall(f"{CORE}property")}
    running = run("/usr/bin/python3", "-c", "import gi; gi.require_version('IndexBar', '0')\n"
                  "from gi.repository import IndexBar\n"
                  "print(*[p.name for p in IndexBar.Widget.list_properties() if p.owner_type.name == 'IndexBarWidget'])\n"
                  "for e in ('Axis','Distribution','Gaps','Activation','Selects','EmptySections','AutoHide'):\n"
                  "    print(e, *[v.value_nick for v in getattr(IndexBar, e).__enum_values__.values()])")
    lines = running.stdout.splitlines()
    check("GIR and class have the same properties", lines and set(lines[0].split()) == properties, running.stderr)
    for line in lines[1:]:
        name, *nicks = line.split()
        members = tree.findall(f".//{CORE}enumeration[@name='{name}']/{CORE}member")
        said = [m.get("name").replace("_", "-") for m in sorted(members, key=lambda m: int(m.get("value")))]
        check(f"{name}: header and class agree", said == nicks, f"{said} {nicks}")
    check("seven enumerations", len(lines) == 8, lines)


def life(folder):
    flags = run("pkg-config", "--cflags", "--libs", "indexbar-gtk-0").stdout.split()
    program = f"{folder}/life"
    built = run("cc", "-Wall", "-Werror", HERE / "life.c", "-o", program, *flags)
    check("life.c builds", built.returncode == 0, built.stderr)
    for what in ("load", "mistakes"):
        result = run("xvfb-run", "-a", program, LIBRARY, what)
        check(what, result.returncode == 0, f"{result.returncode} {result.stderr}")
    result = run("xvfb-run", "-a", program, LIBRARY, "thread")
    said = [line for line in result.stderr.splitlines() if "ERROR" in line]
    check("another thread is told in one line", len(said) == 1 and "first thread" in said[0], result.stderr)


def containers():
    result = run("xvfb-run", "-a", "/usr/bin/python3", HERE / "containers.py", G_DEBUG="fatal-criticals")
    check("containers end well", result.returncode == 0, f"{result.returncode} {result.stderr[-600:]}")
    lines = result.stdout.splitlines()
    refuse = {"AdwLeaflet", "AdwSqueezer", "AdwViewStack", "AdwCarousel"}
    for line in lines:
        name = line.split(" ")[0]
        wanted = ("refused closed" if line.startswith("AdwTabView refused") else "by list stands moved"
                  if "by list" in line else "row at 0" if "row at" in line
                  else "refused moved back" if name in refuse else "stands moved back")
        check("container", line.endswith(wanted), line)
    check("all containers", len(lines) == 18, lines)


with tempfile.TemporaryDirectory() as folder:
    symbols()
    compilers(folder)
    introspection()
    life(folder)
    containers()
for fault in faults:
    print(fault)
print(f"library: {checked - len(faults)} of {checked} hold")
sys.exit(1 if faults else 0)
