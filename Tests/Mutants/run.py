#!/usr/bin/env python3
"""Puts one fault at a time into a copy of the sources and sees that the tests fail.

    run.py [--scratch DIR] AREA…          an area is a folder beside this file; AREA/NAME runs one mutant

A mutant is a patch without line numbers, so that it outlives edits elsewhere in the file. The mutants of an area
stand one after another in its *.mutants files:

    # Mutant: its name
    # Fault: what is wrong with it, in a sentence
    # Tests: what `swift test --filter` is given
    # Seconds: how long they may take, for a fault that lets them hang; 120 where it is left out
    --- Sources/IndexBarCore/Layout/IndexBarLayout.swift
    -lines to look for, which must be there exactly once; space at their ends does not count
    +lines to put in their place; a blank line ends a change

Each area has its own Package.swift with no more than its mutants need; a build folder is kept, so that a
mutant costs one incremental build. Exit 1 if a mutant survives, no longer applies, or does not build.
"""
import argparse, concurrent.futures, os, pathlib, re, shutil, signal, subprocess, sys, time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FLAGS = ["--disable-xctest"]
BUILD_SECONDS, TEST_SECONDS = 900, 120


class Broken(Exception):
    """A mutant that says nothing about the tests."""


class Mutant:
    def __init__(self, name, text):
        self.name = name
        self.fault = self.header(text, "Fault")
        self.tests = self.header(text, "Tests")
        seconds = re.search(r"^# Seconds: (\d+)$", text, flags=re.M)
        self.seconds = int(seconds.group(1)) if seconds else TEST_SECONDS
        self.edits = []
        for part in re.split(r"^--- ", text, flags=re.M)[1:]:
            file, *lines = part.splitlines()
            for block in re.findall(r"((?:^-.*\n)+)((?:^\+.*\n?)*)", "\n".join(lines) + "\n", flags=re.M):
                old, new = ([line[1:] for line in side.splitlines()] for side in block)
                self.edits.append((file.strip(), old, new))
        if not self.edits:
            raise Broken("changes nothing")

    def header(self, text, name):
        found = re.search(rf"^# {name}: (.+)$", text, flags=re.M)
        if not found:
            raise Broken(f"has no line '# {name}: …'")
        return found.group(1)

    def changed(self, scratch):
        """The files that change, as they are and as they will be."""
        before, after = {}, {}
        for file, old, new in self.edits:
            path = scratch / file
            if not path.is_file():
                raise Broken(f"{file} is not there")
            before.setdefault(path, path.read_text())
            lines = after.get(path, before[path]).split("\n")
            wanted = [line.strip() for line in old]
            places = [k for k in range(len(lines) - len(old) + 1)
                      if [line.strip() for line in lines[k:k + len(old)]] == wanted]
            if len(places) != 1:
                raise Broken(f"found {len(places)} times in {file}: {wanted[0]}")
            lines[places[0]:places[0] + len(old)] = new
            after[path] = "\n".join(lines)
        return before, after


def sync(source, target):
    """Makes a copy equal; files that are equal already stay untouched, for the sake of the build."""
    files = (path for path in source.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    wanted = {path.relative_to(source) for path in files}
    for path in [p for p in target.rglob("*") if p.is_file()] if target.is_dir() else []:
        if path.relative_to(target) not in wanted:
            path.unlink()
    for name in wanted:
        data, path = (source / name).read_bytes(), target / name
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            shutil.copymode(source / name, path)


def stop(process):
    """Kills a process and all that it has started: `swift test` gives the tests a process group of their own."""
    table = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True).stdout
    parents = {int(pid): int(parent) for pid, parent in (line.split() for line in table.splitlines())}
    family = [process]
    for member in family:
        family += [pid for pid, parent in parents.items() if parent == member]
    for member in family:
        try:
            os.kill(member, signal.SIGKILL)
        except ProcessLookupError:
            pass


class Area:
    def __init__(self, name, scratch):
        self.folder = HERE / name
        self.scratch = scratch / name
        if not (self.folder / "Package.swift").is_file():
            raise Broken(f"mutants: there is no area '{name}'")
        for part in ("Sources", "Tests"):
            sync(ROOT / part, self.scratch / part)
        manifest = self.scratch / "Package.swift"
        text = (self.folder / "Package.swift").read_text()
        if not manifest.is_file() or manifest.read_text() != text:
            manifest.write_text(text)

    def swift(self, *words, seconds):
        command = ["swift", words[0], *FLAGS, *words[1:]]
        with subprocess.Popen(command, cwd=self.scratch, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, errors="replace", start_new_session=True) as process:
            try:
                text = process.communicate(timeout=seconds)[0]
                return process.returncode, text
            except subprocess.TimeoutExpired:
                stop(process.pid)
                return -1, f"no end after {seconds} s"

    def build(self):
        return self.swift("build", "--build-tests", seconds=BUILD_SECONDS)

    def test(self, tests, seconds=TEST_SECONDS):
        return self.swift("test", "--skip-build", "--filter", tests, seconds=seconds)

    def sound(self, tests):
        """Without a fault the tests must pass."""
        status, text = self.build()
        if status != 0:
            raise Broken(f"{text[-2000:]}\nmutants: {self.folder.name} does not build without a mutant")
        for filter in tests:
            status, text = self.test(filter)
            if status != 0:
                print(f"    {filter} failed without a mutant; once more", flush=True)
                status, text = self.test(filter)
            if status != 0 or "No matching test cases" in text:
                raise Broken(f"{text[-2000:]}\nmutants: without a mutant {filter} does not pass")

    def verdict(self, mutant):
        before, after = mutant.changed(self.scratch)
        try:
            for path, text in after.items():
                path.write_text(text)
            status, text = self.build()
            if status != 0:
                raise Broken("does not build: " + " ".join(re.findall(r"error: .*", text)[:1]))
            status, text = self.test(mutant.tests, mutant.seconds)
            return "survived" if status == 0 else "killed"
        finally:
            for path, text in before.items():
                path.write_text(text)


def check(name, text, area):
    begin = time.monotonic()
    try:
        mutant = Mutant(name, text)
        verdict, note = area.verdict(mutant), mutant.fault
    except Broken as reason:
        verdict, note = "broken", reason
    seconds = time.monotonic() - begin
    print(f"{verdict:9} {name} ({seconds:.0f} s): {note}", flush=True)
    return verdict


def area_mutants(area):
    """The mutants of an area: name → text."""
    found = {}
    for path in sorted((HERE / area).glob("*.mutants")):
        for part in re.split(r"^# Mutant: ", path.read_text(), flags=re.M)[1:]:
            name, _, text = part.partition("\n")
            if found.setdefault(f"{area}/{name.strip()}", text) is not text:
                raise SystemExit(f"mutants: {area}/{name.strip()} is there twice")
    return found


def mutants(wanted):
    """The mutants of each area that is named, whole or by one of its mutants."""
    areas = {}
    for word in wanted:
        area, _, one = word.partition("/")
        chosen = {name: text for name, text in area_mutants(area).items() if one in ("", name.partition("/")[2])}
        if one and not chosen:
            raise SystemExit(f"mutants: there is no mutant '{word}'")
        areas.setdefault(area, {}).update(chosen)
    return areas


def check_area(name, found, scratch):
    try:
        area = Area(name, scratch)
        print(f"==> {name}: {len(found)} mutants; first the tests without one", flush=True)
        area.sound(sorted({Mutant(*each).tests for each in found.items()}))
    except Broken as reason:
        print(reason, flush=True)
        return ["broken"] * max(1, len(found))
    return [check(each, text, area) for each, text in found.items()]


def applies(found):
    """Whether every mutant finds its lines in the sources as they are."""
    faults = 0
    for name, text in found.items():
        try:
            Mutant(name, text).changed(ROOT)
        except Broken as reason:
            faults += 1
            print(f"broken    {name}: {reason}")
    print(f"mutants: {faults} do not apply")
    return 1 if faults else 0


def main():
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("areas", nargs="+", metavar="AREA")
    parser.add_argument("--dry-run", action="store_true", help="only see that every mutant applies")
    parser.add_argument("--scratch", type=pathlib.Path, default=ROOT / ".build-mutants")
    args = parser.parse_args()
    areas = mutants(args.areas)
    if args.dry_run:
        return applies({name: text for found in areas.values() for name, text in found.items()})
    begin = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:  # areas have their own folders
        checks = [pool.submit(check_area, name, found, args.scratch) for name, found in areas.items()]
        verdicts = [verdict for each in checks for verdict in each.result()]
    killed = verdicts.count("killed")
    print(f"mutants: {killed} of {len(verdicts)} killed in {time.monotonic() - begin:.0f} s")
    return 0 if killed == len(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
