#!/usr/bin/env python3
"""Makes mutants of the core and of the collation's sorting by rules, and sees which of them the tests find.

    mutants.py [--count N] [--seed N] [--list] [--all] [PATH…]

Rules: a statement is left out, a condition negated, a border moved (`<`, `<=`), a number changed by one, a constant
changed, `+` made `-`, or a body returns early. All mutants of a run are in one build, behind an environment variable.
Of equal sources, a seed gives the same mutants. PATH limits them to files whose path begins so.

Prints every survivor, and `KILLED of ALL killed`. A mutant that cannot be told from the original is listed in
equal.txt with the reason, and counted apart: at most one in twenty. Exit 1 if fewer than 95 % are killed.
"""
import argparse, concurrent.futures, json, os, pathlib, random, re, resource, signal, subprocess, sys, threading, time

import schemata

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FOLDERS = {
    "IndexBarCore": ["Engine", "Layout", "Content", "Driver", "List", "Scene"],
    "IndexBarCollation": ["Sorting"],
}
# What is guessed and learned of a comparison here decides how many comparisons a list costs and never its order, as a
# merge that compares comes after it. LearnedOrderTests bound the cost, a mutant need not pass the bound. What is read
# ahead or kept, and which hash of a name is taken, costs or saves time only. None of these are part of a sample; a PATH
# that names one makes its mutants.
SPEED_ONLY = {f"Sources/IndexBarCollation/Sorting/{name}.swift" for name in (
    "NameSample", "OrderGuess", "LearnedKeys", "LearnedOrder", "OrderLearner", "OrderLearning", "PairLearner",
    "RankLearner", "KeyEntry+Hash", "KeySort+ReadAhead", "KeptTexts")}
LEAST_KILLED, MOST_EQUAL = 0.95, 1 / 20
MEMORY = 6 << 30


def swift(*words, cwd, seconds):
    result = subprocess.run(["swift", *words], cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                            errors="replace", timeout=seconds)
    return result.returncode, result.stdout


class Package:
    """A copy of the package with those targets only that the mutants and their tests need."""

    def __init__(self, folder, modules):
        self.folder, self.modules = folder, modules
        self.tests = self.test_targets()

    def test_targets(self):
        """The test targets of each module: those that need it and nothing that has no mutants but test libraries."""
        status, text = swift("package", "dump-package", cwd=ROOT, seconds=120)
        if status != 0:
            raise SystemExit(f"mutants: the package cannot be read\n{text}")
        targets = {target["name"]: target for target in json.loads(text[text.index("{"):])["targets"]}

        def needs(name):
            found = {name}
            for dependency in targets.get(name, {}).get("dependencies", []):
                inner = (dependency.get("byName") or dependency.get("target") or [None])[0]
                found |= needs(inner) if inner in targets else set()
            return found

        def is_plain(name):
            target = targets[name]
            path = target.get("path") or ""
            return (name in FOLDERS or name in ("IndexBarReplay", "CICU", "CICUCollator") or path.startswith("Tests/")
                    or target["type"] == "test")

        chosen = {module: [] for module in self.modules}
        self.kept = set()
        for name, target in targets.items():
            if target["type"] != "test" or not all(is_plain(each) for each in needs(name)):
                continue
            module = "IndexBarCollation" if "IndexBarCollation" in needs(name) else "IndexBarCore"
            if module in self.modules:
                chosen[module].append(name)
                self.kept |= needs(name)
        for module in self.modules:
            self.kept |= needs(module)
        return chosen

    def write(self, changed):
        """Makes the copy equal to the package but for the files given; equal files stay untouched."""
        self.folder.mkdir(parents=True, exist_ok=True)
        wanted = {}
        for part in ("Sources", "Tests", "Documentation", "Examples/Data"):
            for path in (ROOT / part).rglob("*"):
                if path.is_file() and "__pycache__" not in path.parts:
                    wanted[path.relative_to(ROOT).as_posix()] = None
        wanted.update(changed)
        kept = ", ".join(f'"{name}"' for name in sorted(self.kept))
        wanted["Package.swift"] = (ROOT / "Package.swift").read_text() + (
            f"\nlet keptByMutants: Set = [{kept}]\npackage.targets.removeAll {{ !keptByMutants.contains($0.name) }}\n"
            "package.products.removeAll()\n"
            # Of the tests' own speed little depends on optimising; their build takes most of the time with it.
            "for target in package.targets where target.type == .test {\n"
            "    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([\"-Onone\"])]\n}\n")
        for part in ("Sources", "Tests"):
            for path in [p for p in (self.folder / part).rglob("*") if p.is_file()]:
                if path.relative_to(self.folder).as_posix() not in wanted:
                    path.unlink()
        for name, text in wanted.items():
            data = (ROOT / name).read_bytes() if text is None else text.encode()
            path = self.folder / name
            if not path.is_file() or path.read_bytes() != data:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)

    def build(self):
        """Builds the modules with mutants first: most that do not compile are found without the tests."""
        flags = ["-c", "release", "--disable-xctest", "-Xswiftc", "-enable-testing", "-Xswiftc", "-suppress-warnings"]
        for what in [["--target", module] for module in self.modules] + [["--build-tests"]]:
            status, text = swift("build", *what, *flags, cwd=self.folder, seconds=1800)
            if status != 0:
                break
        return status, text

    def binary(self):
        found = sorted((self.folder / ".build/release").glob("*.xctest"))
        if len(found) != 1:
            raise SystemExit(f"mutants: {len(found)} test binaries in {self.folder}/.build/release")
        return found[0]


def verdict(binary, folder, tests, number, seconds):
    """Runs the tests with a mutant until the first fails: killed, or survived."""
    environment = dict(os.environ, INDEXBAR_MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
    command = [str(binary), "--testing-library", "swift-testing"]
    for name in tests:
        command += ["--filter", f"^{name}\\."]

    def limit():
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               text=True, errors="replace", preexec_fn=limit)
    late = threading.Event()

    def stop():
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    alarm = threading.Timer(seconds, lambda: (late.set(), stop()))
    alarm.start()
    failed, last = "", ""
    for line in process.stdout:
        last = line.strip() or last
        if "recorded an issue" in line:
            failed = line.strip()
            stop()
            break
    process.wait()
    alarm.cancel()
    process.stdout.close()
    if failed:
        return "killed", failed
    if late.is_set():
        return "killed", f"no end after {seconds:.0f} s"
    if process.returncode != 0:
        return "killed", f"ended with {process.returncode}: {last}"
    return ("survived", last) if "passed" in last else ("broken", last)


def all_mutants(paths):
    """Every mutant of every file, in an order that depends on the sources only."""
    found = []
    for module, folders in FOLDERS.items():
        for folder in folders:
            for path in sorted((ROOT / "Sources" / module / folder).rglob("*.swift")):
                name = path.relative_to(ROOT).as_posix()
                if name in paths or name not in SPEED_ONLY and (
                        not paths or any(name.startswith(prefix) for prefix in paths)):
                    found += schemata.mutants(name, path.read_text())
    return found


def equal_mutants():
    """What equal.txt lists: key → reason."""
    found = {}
    for line in (HERE / "equal.txt").read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            key, mark, reason = line.partition(" ## ")
            if not mark or not reason.strip():
                raise SystemExit(f"mutants: no reason in equal.txt: {line}")
            found[key.strip()] = reason.strip()
    return found


def put_in(package, chosen):
    """Writes the copy with the mutants; gives back where in which file each is, and where its body is."""
    changed, places, bodies = {}, {}, {}
    for path in {mutant.path for mutant in chosen}:
        own = [mutant for mutant in chosen if mutant.path == path]
        text, lines, ends = schemata.with_mutants((ROOT / path).read_text(), own)
        changed[path] = text
        places.update({number: (path, *span) for number, span in lines.items()})
        bodies.update({mutant.number: (path, *ends[mutant.body.opening]) for mutant in own if mutant.body})
    for module in package.modules:
        changed[f"Sources/{module}/MutantSwitch.swift"] = schemata.SWITCH
    package.write(changed)
    return places, bodies


def to_blame(text, places, bodies, chosen):
    """The numbers of the mutants that errors of the compiler are about.

    What a mutant leaves without a value, the compiler may report where the whole body ends: then those of the body
    are to blame that leave something out.
    """
    wrong = set()
    for path, line in re.findall(r"(Sources/\S+?\.swift):(\d+):\d+: error:", text):
        def at(spans):
            return {number for number, (file, first, last) in spans.items()
                    if path.endswith(file) and first <= int(line) <= last}
        found = at(places)
        if not found:
            inside = at(bodies)
            found = {mutant.number for mutant in chosen
                     if mutant.number in inside and mutant.kind in ("left out", "early return")} or inside
        wrong |= found
    return wrong


def build(package, candidates, count):
    """Builds with as many mutants as are wanted; those that do not compile make room for the next."""
    candidates = list(candidates)
    chosen, dropped = candidates[:count], 0
    waiting = candidates[count:]
    while chosen:
        places, bodies = put_in(package, chosen)
        status, text = package.build()
        if status == 0:
            return chosen, dropped
        wrong = to_blame(text, places, bodies, chosen)
        if not wrong:
            errors = re.findall(r".*error:.*", text)[:5]
            raise SystemExit("mutants: the copy does not build:\n" + "\n".join(errors or text.splitlines()[-20:]))
        dropped += len(wrong)
        chosen = [mutant for mutant in chosen if mutant.number not in wrong]
        room = count - len(chosen)
        chosen, waiting = chosen + waiting[:room], waiting[room:]
        print(f"    {len(wrong)} do not compile; building again", flush=True)
    raise SystemExit("mutants: none compiles")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", metavar="PATH")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="all mutants instead of a sample")
    parser.add_argument("--list", action="store_true", help="only print the mutants")
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / ".build-mutants/rules")
    args = parser.parse_args()
    begin = time.monotonic()
    candidates = all_mutants(args.paths)
    everything = len(candidates)
    random.Random(args.seed).shuffle(candidates)
    for number, mutant in enumerate(candidates, 1):
        mutant.number = number
    count = everything if args.all else max(1, min(args.count, everything))
    if args.list:
        for mutant in candidates[:count]:
            print(f"{mutant.kind:12} {mutant.key}")
        return 0
    package = Package(args.folder, sorted({mutant.path.split("/")[1] for mutant in candidates}))
    print(f"==> {count} of {everything} mutants, seed {args.seed}; building them all at once", flush=True)
    chosen, dropped = build(package, candidates, count)
    equal = equal_mutants()
    binary = package.binary()
    limits = {}
    for module in sorted({mutant.path.split("/")[1] for mutant in chosen}):
        start = time.monotonic()
        outcome, note = verdict(binary, args.folder, package.tests[module], 0, 1200)
        limits[module] = 20 + 5 * (time.monotonic() - start)
        if outcome != "survived":
            raise SystemExit(f"mutants: {module}'s tests do not pass without a mutant: {note}")
        print(f"    without a mutant {', '.join(package.tests[module])} pass in {time.monotonic() - start:.0f} s",
              flush=True)

    def check(mutant):
        module = mutant.path.split("/")[1]
        if mutant.key in equal:
            return mutant, "equal", equal[mutant.key]
        return (mutant, *verdict(binary, args.folder, package.tests[module], mutant.number, limits[module]))

    results = []
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        for mutant, outcome, note in pool.map(check, chosen):
            results.append(outcome)
            if outcome in ("survived", "broken"):
                print(f"{outcome:9} {mutant.kind}: {mutant.key} (line {mutant.line})", flush=True)
            elif outcome == "equal":
                print(f"equal     {mutant.kind}: {mutant.key}: {note}", flush=True)
    killed, same = results.count("killed"), results.count("equal")
    counted = len(results) - same
    print(f"mutants: {killed} of {counted} killed ({100 * killed / max(1, counted):.1f} %), {same} equal, "
          f"{dropped} did not compile, in {time.monotonic() - begin:.0f} s")
    if same > MOST_EQUAL * len(results) and same > 1:
        print(f"mutants: more than one in twenty is listed as equal: {same} of {len(results)}")
        return 1
    return 0 if killed >= LEAST_KILLED * counted else 1


if __name__ == "__main__":
    sys.exit(main())
