#!/usr/bin/env python3
"""The judges judged: the differ finds every fault of reference_faults.py, and nothing where there is none.

Run with `python3 test_differ.py`; the standard library is all it needs.
"""
import json
import pathlib
import subprocess
import sys
import unittest

import differ
from differ_scripts import Writer
from reference_faults import FAULTS
from reference_script import Replay

FOLDER = pathlib.Path(__file__).parent
REFERENCE = f"{sys.executable} {FOLDER / 'reference.py'}"
LENGTH = 60


class InProcess:
    """A tool without a process: the reference, whole or with a fault."""

    def __init__(self, fault=None, first=False):
        self.fault, self.first = fault, first

    def __call__(self, lines):
        replay = Replay(FAULTS[self.fault]() if self.fault else None, self.first)
        answers = [answer for answer in map(replay.answer, lines) if answer is not None]
        return json.loads(json.dumps(answers)), 1 if any("error" in answer for answer in answers) else 0


def first_difference(tool, scripts, first=False):
    """The first of so many scripts that shows a difference, made short, with the difference."""
    for number in range(scripts):
        lines = Writer(f"test/{number}", first).script(LENGTH)
        if differ.difference(tool, lines, first) is not None:
            lines = differ.shrunk(lines, lambda shorter: differ.difference(tool, shorter, first) is not None)
            return lines, differ.difference(tool, lines, first)
    return None


class FaultsAreFound(unittest.TestCase):
    def test_every_fault_is_found_and_shown_in_a_few_lines(self):
        for fault in sorted(FAULTS):
            with self.subTest(fault=fault):
                found = first_difference(InProcess(fault), 400)
                self.assertIsNotNone(found, "not found")
                self.assertLessEqual(len(found[0]), 10, found[0])

    def test_the_minimal_script_differs_no_more_without_any_one_of_its_lines(self):
        tool = InProcess("lift-selects")
        lines, _ = first_difference(tool, 400)
        for place in range(len(lines)):
            self.assertIsNone(differ.difference(tool, lines[:place] + lines[place + 1:], False))

    def test_the_whole_reference_does_not_differ_from_itself(self):
        for first in (True, False):
            self.assertIsNone(first_difference(InProcess(first=first), 40, first))


class TheProgram(unittest.TestCase):
    def run_differ(self, tool, *options):
        command = [sys.executable, FOLDER / "differ.py", tool, "--first", *options]
        return subprocess.run(command, capture_output=True, text=True, timeout=300)

    def test_a_fault_is_printed_with_both_answers_and_exit_1(self):
        run = self.run_differ(f"{REFERENCE} --first --fault feedback-for-ever -", "--count", "40", "--stop")
        self.assertEqual(run.returncode, 1, run.stderr)
        for text in ("difference in", "  reference {", "  tool      {", "feedback"):
            self.assertIn(text, run.stdout)

    def test_no_fault_is_exit_0(self):
        run = self.run_differ(f"{REFERENCE} --first -", "--count", "8")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertIn("0 differ", run.stdout)

    def test_a_tool_that_says_nothing_differs(self):
        run = self.run_differ("true", "--count", "4", "--length", "10", "--stop")
        self.assertEqual(run.returncode, 1)
        self.assertIn("no answer", run.stdout)

    def test_the_exit_status_counts(self):
        tool = InProcess()
        wrong = differ.difference(lambda lines: (tool(lines)[0], 0), ["not JSON"], False)
        self.assertEqual(wrong[0], "(exit status)")


class Answers(unittest.TestCase):
    def test_numbers_may_differ_by_noise_only(self):
        self.assertTrue(differ.same({"a": [1, 2.0]}, {"a": [1.0000000001, 2]}))
        self.assertFalse(differ.same({"a": [1]}, {"a": [1.001]}))

    def test_what_looks_alike_is_not_the_same(self):
        for left, right in [(True, 1), (None, 0), ([], {}), ("1", 1), ({"a": None}, {}), ([1], [1, 2])]:
            self.assertFalse(differ.same(left, right), (left, right))
            self.assertFalse(differ.same(right, left), (left, right))

    def test_any_two_errors_are_the_same(self):
        self.assertTrue(differ.same({"error": "x"}, {"error": "y"}))
        self.assertFalse(differ.same({"error": "x"}, {"effects": []}))

    def test_the_same_seed_writes_the_same_script(self):
        self.assertEqual(Writer("1/1").script(80), Writer("1/1").script(80))
        self.assertNotEqual(Writer("1/1").script(80), Writer("1/2").script(80))


class TheReference(unittest.TestCase):
    def answers(self, *lines, first=False):
        replay = Replay(first=first)
        return [replay.answer(line if isinstance(line, str) else json.dumps(line)) for line in lines]

    def test_a_refused_line_applies_nothing(self):
        answers = self.answers({"op": "content", "titles": ["A"]},
                               {"op": "resize", "width": 15, "height": 300},
                               {"op": "style", "pitch": 20, "endPadding": None},
                               {"op": "layout"})
        self.assertIn("error", answers[2])
        self.assertEqual(answers[3]["slots"], [{"kind": "title", "entry": 0, "start": 143, "end": 157}])

    def test_whole_numbers_may_be_written_with_a_point(self):
        for count in ("3", "3.0", "3e0", "0.3e1"):
            bands = self.answers(f'{{"op": "content", "count": {count}}}',
                                 {"op": "resize", "width": 9, "height": 60}, {"op": "bands"})[2]["bands"]
            self.assertEqual(len(bands), 3)

    def test_what_is_built_later_is_refused_at_first(self):
        later = [{"op": "wheel", "by": 1}, {"op": "hover", "x": 1, "y": 1}, {"op": "frame"},
                 {"op": "style", "fineScrub": True}, {"op": "style", "distribution": "proportional"}]
        self.assertTrue(all("error" in answer for answer in self.answers(*later, first=True)))
        self.assertFalse(any("error" in answer for answer in self.answers(*later)))

    def test_fine_scrub_goes_to_the_start_of_the_band_and_on_in_smaller_steps(self):
        answers = self.answers(
            {"op": "content", "titles": ["A", "B"], "rows": [10, 10]},
            {"op": "style", "distribution": "fill", "endPadding": 0, "fineScrub": True},
            {"op": "resize", "width": 15, "height": 200},
            {"op": "began", "x": 7, "y": 150}, {"op": "moved", "x": 67, "y": 150},
            {"op": "moved", "x": 67, "y": 171}, {"op": "moved", "x": 117, "y": 211})
        effects = [effect for answer in answers for effect in answer["effects"]]
        selects = [effect["select"] for effect in effects if "select" in effect]
        self.assertEqual([(s["row"], s["fraction"]) for s in selects], [(10, 0), (11, 0.105), (12, 0.205)])

    def test_proportional_bands_fill_the_length(self):
        bands = self.answers({"op": "content", "count": 3, "rows": [1, 0, 3]},
                             {"op": "style", "distribution": "proportional", "endPadding": 0},
                             {"op": "resize", "width": 15, "height": 103}, {"op": "bands"})[3]["bands"]
        self.assertEqual(bands, [[0, 26], [26, 27], [27, 103]])

    def test_required_entries_are_kept(self):
        slots = self.answers({"op": "content", "count": 30, "required": [3, 4]},
                             {"op": "resize", "width": 15, "height": 5 * 14 + 4},
                             {"op": "layout"})[2]["slots"]
        self.assertEqual([s.get("entry", s.get("entries")) for s in slots], [0, [1, 2], 3, [4, 28], 29])

    def test_bad_usage_is_exit_2_and_a_missing_file_exit_1(self):
        for arguments, status in (([], 2), (["/no/such/file"], 1)):
            run = subprocess.run([sys.executable, FOLDER / "reference.py", *arguments], capture_output=True)
            self.assertEqual(run.returncode, status)
            self.assertTrue(run.stderr)


if __name__ == "__main__":
    unittest.main()
