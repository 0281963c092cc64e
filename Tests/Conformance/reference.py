#!/usr/bin/env python3
"""A second `index-bar replay`, written from the contract alone: what the program must answer, the plain way.

    reference.py [--first] [--fault NAME] SCRIPT      (`-`: standard input)

`--first` refuses what is built later: `proportional`, `fineScrub`, and the ops wheel, hover and frame.
`--fault` breaks one rule on purpose, so that the tests can see the differ find it (reference_faults.py).
Exit 0: every line was read. 1: one was not, or there is no such file. 2: bad usage.
"""
import argparse
import json
import sys

from reference_engine import Engine
from reference_faults import FAULTS
from reference_script import Replay


def script_lines(path):
    """The lines, split at line feeds only; bytes that are not UTF-8 make their line unreadable."""
    if path == "-":
        data = sys.stdin.buffer.read()
    else:
        with open(path, "rb") as file:
            data = file.read()
    return data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", errors="surrogateescape").split("\n")


def main():
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("script")
    parser.add_argument("--first", action="store_true")
    parser.add_argument("--fault", choices=sorted(FAULTS))
    options = parser.parse_args()
    try:
        lines = script_lines(options.script)
    except OSError as error:
        print(f"{options.script}: {error.strerror}", file=sys.stderr)
        return 1
    replay = Replay(FAULTS[options.fault]() if options.fault else Engine(), options.first)
    answers = [answer for answer in map(replay.answer, lines) if answer is not None]
    for answer in answers:
        print(json.dumps(answer))
    return 1 if any("error" in answer for answer in answers) else 0


if __name__ == "__main__":
    sys.exit(main())
