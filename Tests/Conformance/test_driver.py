#!/usr/bin/env python3
"""Sees that driver.py finds faults: its model is changed in one place after the other, and must differ each time.

    test_driver.py TOOL
"""
import shlex, sys

import driver


def found(tool, count=150):
    return any(driver.judge(tool, seed, 40)[0] for seed in range(1, count))


def with_constant(name, value):
    def run(tool):
        kept = getattr(driver, name)
        setattr(driver, name, value)
        try:
            return found(tool)
        finally:
            setattr(driver, name, kept)
    return run


def with_method(owner, name, change):
    def run(tool):
        kept = getattr(owner, name)
        setattr(owner, name, change(kept))
        try:
            return found(tool)
        finally:
            setattr(owner, name, kept)
    return run


def never_held(_): return lambda self: self.touch is not None


def without(key):
    def change(kept):
        def run(self, *line):
            told = kept(self, *line)
            if told:
                told.pop(key, None)
            return told
        return run
    return change


def always_ready(_): return lambda self: self.list is not None


def always_far(_): return lambda self, start, end: "far"


CHANGES = {
    "24 points from a finger": with_constant("FINGER", 25), "12 points else": with_constant("OTHER", 13),
    "6 points at least": with_constant("LEAST", 7), "6 points to the boundary": with_constant("MARGIN", 7),
    "less than 24 is not shown": with_constant("SHOWN", 12), "half a point is near": with_constant("NEAR", 40),
    "what stops the timer": with_method(driver.Model, "held", never_held),
    "a scroll waits": with_method(driver.Model, "ready", always_ready),
    "what a list answers": with_method(driver.Model, "tell_list", without("scroll")),
    "the timer after a press": with_method(driver.Model, "press", without("timer")),
    "a drag's beginning": with_method(driver.Model, "pointer", without("tracking")),
    "a drag's stop": with_method(driver.Model, "pointer", without("list")),
    "the edge": with_method(driver.Geometry, "side", always_far),
}


def main():
    tool = shlex.split(sys.argv[1])
    missed = [name for name, run in CHANGES.items() if not run(tool)]
    print(f"test_driver: {len(CHANGES)} changes, not found: {missed or 'none'}")
    return 1 if missed or found(tool, 20) else 0


if __name__ == "__main__":
    sys.exit(main())
