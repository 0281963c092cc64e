"""Prints the declarations of SwiftUI and UIKit that syntax trees name, with labels and lowest versions, a line each.

    declarations.py <TREES

Versions are those that the doubles state, in the attribute of the declaration or of what is around it.
"""
import pathlib, re, sys

PATTERN = re.compile(r'decl="(SwiftUI|UIKit)Double\.\(file\)\.([^@"]+)@([^:"]+):(\d+):\d+')


VERSIONS = re.compile(r"@available\(((?:iOS|macOS|visionOS) [^)]*)\)")
INTRODUCED = re.compile(r"@available\((iOS|macOS|visionOS), introduced: ([0-9.]+)")


def indent(line):
    return len(line) - len(line.lstrip())


def stated(lines, place):
    """What the attributes of the declaration at a line say; nothing if there are none."""
    first = place
    while first > 0 and lines[first - 1].strip().startswith(("@", "///")):
        first -= 1
    text = "\n".join(lines[first:place + 1])
    whole = [word.removesuffix(", *") for word in VERSIONS.findall(text)]
    return whole[0] if whole else ", ".join(" ".join(pair) for pair in INTRODUCED.findall(text))


def versions(path, number):
    """What is stated for the declaration at a line, or else for the nearest scope around it."""
    lines = path.read_text(encoding="utf-8").split("\n")
    place = number - 1
    while place >= 0:
        if words := stated(lines, place):
            return words
        depth = indent(lines[place])
        scopes = (k for k in range(place - 1, -1, -1) if lines[k].strip() and indent(lines[k]) < depth)
        place = next((k for k in scopes if re.search(r"\b(extension|struct|class|enum|protocol)\b", lines[k])), -1)
    return "older than the lowest system that is supported"


found = set()
for module, name, file, line in PATTERN.findall(sys.stdin.read()):
    name = name.replace(" extension", "").strip()
    path = pathlib.Path(file)
    if not name.startswith("StagePolicy"):  # that is the double's own
        found.add(f"{module} {name}: {versions(path, int(line))}")
print("\n".join(sorted(found)))
