#!/usr/bin/env python3
"""Runs the built program on good, odd and bad files, as a user would: sections.py PROGRAM

Every answer is a working list with every name once, or one line on standard error with the right exit status.
Python's standard library only. Exit 0: all hold.
"""
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unicodedata

PROGRAM = sys.argv[1]
faults = []
checked = 0


def run(*words, data=b"", stdout=subprocess.PIPE):
    return subprocess.run([PROGRAM, *map(str, words)], input=data, stdout=stdout, stderr=subprocess.PIPE, timeout=120)


def check(what, condition, detail=""):
    global checked
    checked += 1
    if not condition:
        faults.append(f"{what}: {detail}"[:600])


def one_line(what, answer, status, *parts):
    """The program ended with this status and one line that holds these parts."""
    text = answer.stderr.decode()
    fits = answer.returncode == status and text.startswith("index-bar: ") and text.count("\n") == 1
    check(what, fits and text.endswith("\n") and all(p in text for p in parts), f"{answer.returncode} {text!r}")
    check(f"{what}, output", not answer.stdout, answer.stdout)


def names_of(what, data, *words):
    """The names that the program finds in these bytes, section by section."""
    answer = run("sections", "-", "--json", "--rows", *words, data=data)
    check(what, answer.returncode == 0, answer.stderr)
    sections = json.loads(answer.stdout)["sections"] if answer.returncode == 0 else []
    check(f"{what}, counts", all(s["count"] == len(s["names"]) > 0 for s in sections))
    titles = [s["title"] for s in sections]
    check(f"{what}, titles once", len(set(titles)) == len(titles), titles)
    check(f"{what}, # at the end", "#" not in titles[:-1], titles)
    return {s["title"]: s["names"] for s in sections}


def whole(what, names, end="\n"):
    """Every name comes out once and unchanged."""
    found = names_of(what, (end.join(names) + end).encode() if names else b"")
    check(f"{what}, no name lost", sorted(n for s in found.values() for n in s) == sorted(names))
    return found


def good_files():
    check("empty", names_of("empty", b"") == {})
    check("one empty line", names_of("one empty line", b"\n") == {"#": [""]})
    check("no last line end", names_of("no last line end", b"a\nb") == {"A": ["a"], "B": ["b"]})
    check("CR LF", names_of("CR LF", b"a\r\nb\r\n") == {"A": ["a"], "B": ["b"]})
    check("BOM", names_of("BOM", b"\xef\xbb\xbfada\n") == {"A": ["ada"]})
    check("keys", names_of("keys", b"Edge\tThe Edge\nTed\n") == {"E": ["The Edge"], "T": ["Ted"]})
    damaged = names_of("damaged", b"Ada\nA\xff\n\xc3\n")
    check("damaged", damaged == {"A": ["Ada"], "#": ["A\ufffd", "\ufffd"]}, damaged)
    long = "é" + "x" * 10_000_000
    whole("a line of 10 MB", [long, "ada"])
    whole("a letter with five million accents", ["e" + "\u0301" * 5_000_000])
    whole("100,000 lines", [f"{chr(0x61 + i % 26)}{i * 7919 % 100003} Ærø" for i in range(100_000)])
    repository = pathlib.Path(__file__).resolve().parents[2]
    whole("the demo's names", (repository / "Examples/Data/names.txt").read_text(encoding="utf-8").splitlines())


def languages():
    names = "Öberg\nÅberg\nChléb\nHora\nAarhus\nЖанна\n#1\n".encode()
    for words, titles in [(["sv"], "A C H Å Ö #"), (["cs"], "A H CH O #"), (["da"], "C H Ø Å #"), (["de"], "A C H O #"),
                          (["sv", "ru"], "A C H Å Ö Ж #"), (["zh-Hant-u-co-stroke"], "#"), (["en_GB.UTF-8"], "A C H O #")]:
        options = [word for locale in words for word in ("--locale", locale)]
        found = names_of(f"sections in {words}", names, *options)
        check(f"titles in {words}", list(found) == titles.split(), list(found))
    for variable in ["LC_ALL", "LC_COLLATE", "LANG"]:
        plain = {k: v for k, v in os.environ.items() if not k.startswith("LC_") and not k.startswith("LANG")}
        answer = subprocess.run([PROGRAM, "sections", "-", "--json"], input=names, capture_output=True, timeout=120,
                                env={**plain, variable: "sv_SE.UTF-8"})
        found = json.loads(answer.stdout)
        check(f"locale from {variable}", found["locale"] == "sv_SE" and len(found["sections"]) == 6, found)


def random_files():
    """Names of random characters; the section of each is told by another implementation of folding."""
    pools = [(0x21, 0x7F), (0xC0, 0x250), (0x391, 0x3C9), (0x400, 0x460), (0x5D0, 0x5EB), (0x4E00, 0x4E40)]
    for seed in range(5):
        dice = random.Random(seed)
        names = []
        for _ in range(3000):
            low, high = dice.choice(pools)
            names.append("".join(chr(dice.randrange(low, high)) for _ in range(dice.randrange(0, 9))).strip())
        names = [n for n in names if unicodedata.is_normalized("NFC", n)]
        found = whole(f"random names {seed}", names)
        for name in names:
            if name[:1].isascii() and name[:1].isalpha():
                check(f"section of {name!r}", name in found.get(name[0].upper(), []))
            if name[:1].isdigit():
                check(f"section of {name!r}", name in found.get("#", []))


def bad_files(folder):
    text = folder / "text"
    text.write_text("ada\n")
    one_line("no file", run("sections", folder / "gone"), 1, "No such file or directory")
    one_line("a folder", run("sections", folder), 1, "Is a directory")
    one_line("binary", run("sections", "-", data=b"a\0b"), 1, "not a text file", "offset 1")
    one_line("a program", run("sections", PROGRAM), 1, "not a text file")
    one_line("an endless device", run("sections", "/dev/zero"), 1, "not a text file")
    one_line("UTF-16", run("sections", "-", data="ada\n".encode("utf-16")), 1, "UTF-16")
    one_line("no script", run("replay", folder / "gone"), 1, "No such file or directory")
    answer = run("replay", "-", data=b'\xef\xbb\xbf{"op":"content","count":3}\n{"op":"hit","at":0}\n')
    check("a script with a BOM", answer.returncode == 0 and b"error" not in answer.stdout)
    script = (b'{"op":"content","count":50000000}\n{"op":"bands"}\n'
              b'{"op":"resize","width":15,"height":600}\n{"op":"bands"}\n')
    answer = run("replay", "-", data=script)
    lines = answer.stdout.splitlines()
    check("a count that is too large", answer.returncode == 1 and lines[1] == b'{"bands":[]}'
          and lines[3] == b'{"error":"the answer would list more than 10000000"}', lines)
    one_line("a folder as script", run("replay", folder), 1, "Is a directory")
    if os.geteuid() != 0:  # root reads everything
        text.chmod(0)
        one_line("unreadable", run("sections", text), 1, "Permission denied")
    if os.path.exists("/dev/full"):
        with open("/dev/full", "wb") as full:
            one_line("a full disk", run("sections", "-", data=b"a\n", stdout=full), 1, "No space left")
            answer = run("replay", "-", data=b'{"op":"state"}\n', stdout=full)
            one_line("a full disk, replay", answer, 1, "cannot write: No space left")
    closed = "Bad file descriptor"
    one_line("no standard output", without_file(1, "sections", text), 1, f"cannot write: {closed}")
    one_line("no standard output, replay", without_file(1, "replay", "-", data=b'{"op":"state"}\n'), 1,
             f"cannot write: {closed}")
    one_line("no standard input", without_file(0, "sections", "-"), 1, f"-: {closed}")


def without_file(number, *words, data=b""):
    """Runs the program with standard input or output closed."""
    command = f'exec "$0" "$@" {number}<&-'
    return subprocess.run(["sh", "-c", command, PROGRAM, *map(str, words)], input=data, capture_output=True,
                          timeout=60)


def bad_usage():
    for words in [[], ["nope"], ["sections"], ["sections", "a", "b"], ["sections", "a", "--nope"], ["replay"],
                  ["sections", "a", "--json=1"], ["sections", "a", "--locale"], ["sections", "a", "--locale", "no locale"],
                  ["sections", "a", "--locale", "--json"], ["sections", ""], ["browse", "a", "--axis", "up"], ["browse", "a", "--select"]]:
        answer = run(*words)
        if answer.stdout:
            faults.append(f"{words}: wrote {answer.stdout!r}")
        one_line(f"usage {words}", subprocess.CompletedProcess([], answer.returncode, b"", answer.stderr), 2)


def main():
    good_files()
    languages()
    random_files()
    with tempfile.TemporaryDirectory() as folder:
        bad_files(pathlib.Path(folder))
    bad_usage()
    for fault in faults:
        print(fault)
    print(f"program: {checked} checked, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
