#!/usr/bin/env python3
"""Fills in the table of Documentation/OnAMac.md from a run of the sample app's tests.

    device-table.py RESULTS.json SIMULATOR

RESULTS.json is what `xcresulttool get test-results tests` prints. A test is named after its steps, such as
`testPhone02And03AlongAndAside`; a step without a test is "by hand".
"""
import json, pathlib, re, sys

PAGE = pathlib.Path(__file__).resolve().parent.parent / "Documentation/OnAMac.md"
LISTS = {"Phone": "## The device list: 20 steps", "Lists": "## The device list for lists"}


def cases(node):
    """Each test's name and result, in a tree of nodes."""
    if node.get("nodeType") == "Test Case":
        yield node.get("name", ""), node.get("result", "unknown")
    for below in node.get("children", []) + node.get("testNodes", []):
        yield from cases(below)


def results(tree):
    """What is known of each step; a step that several tests look at has passed if all have."""
    known = {}
    for name, result in cases(tree):
        found = re.match(r"test(Phone|Lists)((?:\d\d(?:And)?)+)", name)
        for step in re.findall(r"\d\d", found.group(2)) if found else []:
            key = (found.group(1), int(step))
            known[key] = result if known.get(key, "Passed") == "Passed" else known[key]
    return known


def steps(text, heading):
    """The numbers and texts of a list below a heading."""
    part = text.split(heading, 1)[1].split("\n## ", 1)[0]
    for number, step in re.findall(r"^ ?(\d+)\. (.*(?:\n    .*)*)", part, flags=re.M):
        yield int(number), " ".join(step.split())


known = results(json.loads(pathlib.Path(sys.argv[1]).read_text()))
text = PAGE.read_text()
print(f"# The device list, in a simulator: {sys.argv[2]}\n")
for name, heading in LISTS.items():
    print(f"{heading}\n\n| Step | What | Result |\n| --- | --- | --- |")
    for number, step in steps(text, heading):
        print(f"| {number} | {step} | {known.get((name, number), 'by hand').lower()} |")
    print()
