#!/usr/bin/env python3
"""Finds scripts on which a replay program and the naive reference answer differently, and makes them short.

    differ.py TOOL [--seed N] [--count SCRIPTS] [--length LINES] [--first] [--jobs N] [--reports N]
              [--stop] [--script FILE]

TOOL is the command that reads a script on standard input, for instance ".build/release/index-bar replay -".
Answers must be equal, numbers within 1e-6; any two "error" answers are equal; so must be the exit status. A
script is compared up to the first line whose answer hangs on less than floating point can promise (the
reference notices). Of every kind of difference one minimal script is printed. `--script` compares one stored
script instead.
Exit 0: no difference. 1: there is one. 2: bad usage.
"""
import argparse
import json
import multiprocessing
import pathlib
import shlex
import subprocess
import sys

from differ_scripts import Writer
from reference_script import Replay

EPSILON = 1e-6
SECONDS = 60        # for one run of the tool


def same(left, right):
    """Equal JSON, numbers within EPSILON; a refusal is a refusal whatever it says."""
    if isinstance(left, dict) and isinstance(right, dict):
        if "error" in left and "error" in right:
            return isinstance(left["error"], str) and isinstance(right["error"], str)
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    if isinstance(left, (int, float)) and isinstance(right, (int, float)):
        return left == right or abs(left - right) <= EPSILON * max(1, abs(left))
    return type(left) is type(right) and left == right


def expected(lines, first):
    """The reference's answers as (line, answer, doubtful), and the exit status that goes with them."""
    replay = Replay(first=first)
    answers = []
    for line in lines:
        answer = replay.answer(line)
        if answer is not None:
            answers.append((line, json.loads(json.dumps(answer)), replay.engine.ties.doubtful))
    return answers, 1 if any("error" in answer for _, answer, _ in answers) else 0


class Command:
    """The command under test: called with the lines of a script, it gives the answers and the exit status."""

    def __init__(self, command):
        self.arguments = shlex.split(command)

    def __call__(self, lines):
        text = "\n".join(lines) + "\n"
        try:
            run = subprocess.run(self.arguments, input=text.encode(), capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return [], f"none after {SECONDS} s"
        return [read(line) for line in run.stdout.decode(errors="replace").split("\n")[:-1]], run.returncode


def read(line):
    try:
        answer = json.loads(line)
        if isinstance(answer, dict) and "effects" in answer:
            answer.pop("commands", None)                            # the driver's, which driver.py judges
        return answer
    except ValueError:
        return f"not JSON: {line}"


def difference(tool, lines, first):
    """The first difference as (line, reference's answer, tool's answer), or None."""
    wanted, wanted_status = expected(lines, first)
    have, status = tool(lines)
    for place, (line, answer, doubtful) in enumerate(wanted):
        if doubtful:
            break
        if place >= len(have):
            return line, answer, f"no answer, exit status {status}"
        if not same(answer, have[place]):
            return line, answer, have[place]
    if len(have) != len(wanted):
        return "(number of answers)", len(wanted), len(have)
    if status != wanted_status:
        return "(exit status)", wanted_status, status
    return None


# ---------------------------------------------------------------- making a script short

def shrunk(lines, differs):
    """A script that differs, but not without any one of its lines; then each line with as few keys."""
    size = max(1, len(lines) // 2)
    while True:
        shorter = without_a_chunk(lines, size, differs)
        if shorter is not None:
            lines = shorter
        elif size == 1:
            break
        else:
            size = max(1, size // 2)
    for place in range(len(lines)):
        lines = with_fewer_keys(lines, place, differs)
    return lines


def without_a_chunk(lines, size, differs):
    for start in reversed(range(0, len(lines), size)):
        shorter = lines[:start] + lines[start + size:]
        if shorter and differs(shorter):
            return shorter
    return None


def with_fewer_keys(lines, place, differs):
    """Drops keys of one line, and items of its lists, while the script still differs."""
    keys = read(lines[place])
    if not isinstance(keys, dict):
        return lines
    waiting = [key for key in keys if key != "op"]
    while waiting:
        key = waiting.pop()
        for simpler in simpler_values(keys, key):
            line = json.dumps(simpler, ensure_ascii=False).replace("Infinity", "1e999")
            changed = lines[:place] + [line] + lines[place + 1:]
            if differs(changed):
                lines, keys = changed, simpler
                if key in keys:
                    waiting.append(key)         # a shorter list: perhaps shorter still
                break
    return lines


def simpler_values(keys, key):
    """The object without the key, or with a shorter list under it, the shorter first."""
    yield {other: value for other, value in keys.items() if other != key}
    if isinstance(keys[key], list):
        for length in sorted({0, 1, 2, len(keys[key]) // 2, len(keys[key]) - 1} & set(range(len(keys[key])))):
            yield {**keys, key: keys[key][:length]}


def kind(found):
    """What makes two differences the same kind: the op, and where the answers part."""
    line, wanted, have = found
    asked = read(line)
    op = asked.get("op") if isinstance(asked, dict) else line if line.startswith("(") else "not an object"
    return f"{op}: {parts(wanted, have)}"


def parts(wanted, have):
    if isinstance(wanted, dict) and isinstance(have, dict):
        if isinstance(wanted.get("effects"), list) and isinstance(have.get("effects"), list):
            return parts(merged(wanted["effects"]), merged(have["effects"]))
        return ", ".join(sorted(k for k in wanted.keys() | have.keys() if not same_key(k, wanted, have)))
    return "shape"


def same_key(key, wanted, have):
    return key in wanted and key in have and same(wanted[key], have[key])


def merged(effects):
    return {key: value for effect in effects if isinstance(effect, dict) for key, value in effect.items()}


# ---------------------------------------------------------------- many scripts

def script(options, number):
    return Writer(f"{options.seed}/{number}", options.first).script(options.length)


def found_in(job):
    """For the pool: the number of the script and whether it differs, in one process run of the tool."""
    options, number = job
    return number, difference(Command(options.tool), script(options, number), options.first)


def report(options, lines, found):
    print(f"\ndifference in {kind(found)}")
    for line in lines:
        print(f"    {line}")
    print(f"  at        {found[0]}")
    print(f"  reference {json.dumps(found[1], ensure_ascii=False)}")
    print(f"  tool      {json.dumps(found[2], ensure_ascii=False)}", flush=True)


def minimal(options, lines):
    tool = Command(options.tool)
    lines = shrunk(lines, lambda shorter: difference(tool, shorter, options.first) is not None)
    return lines, difference(tool, lines, options.first)


def compare_many(options):
    seen, differing = set(), 0
    with multiprocessing.Pool(options.jobs) as pool:
        jobs = ((options, number) for number in range(options.count))
        for number, found in pool.imap(found_in, jobs, chunksize=4):
            if found is None:
                continue
            differing += 1
            if len(seen) >= options.reports or kind(found) in seen:
                continue
            seen.add(kind(found))
            lines, found = minimal(options, script(options, number))
            if found is None:       # a tool that answers differently from run to run
                print(f"\nscript {number} differs in some runs only")
                continue
            seen.add(kind(found))
            report(options, lines, found)
            if options.stop:
                break
    done = number + 1 if options.count else 0
    print(f"{done} scripts of {options.length} lines, seed {options.seed}: {differing} differ")
    return 1 if differing else 0


def compare_one(options):
    lines = pathlib.Path(options.script).read_text().split("\n")
    if difference(Command(options.tool), lines, options.first) is None:
        print("1 script: 0 differ")
        return 0
    report(options, *minimal(options, lines))
    return 1


def main():
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("tool")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--length", type=int, default=60)
    parser.add_argument("--first", action="store_true", help="without what is built later")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--reports", type=int, default=10, help="how many kinds to shrink and print")
    parser.add_argument("--stop", action="store_true", help="after the first report")
    parser.add_argument("--script", help="compare this one")
    options = parser.parse_args()
    return compare_one(options) if options.script else compare_many(options)


if __name__ == "__main__":
    sys.exit(main())
