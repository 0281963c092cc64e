"""Prints a module's public declarations, sorted, a line each, from the symbol graphs in a folder.

    api.py FOLDER MODULE
"""
import glob, json, sys


def lines(folder, module):
    """A line for each symbol that the module declares itself: its full name, then how it is declared."""
    paths = [f"{folder}/{module}.symbols.json", *glob.glob(f"{folder}/{module}@*.symbols.json")]
    for path in paths:
        with open(path, encoding="utf-8") as file:
            graph = json.load(file)
        for symbol in graph["symbols"]:
            # What the compiler makes, such as == and hash(into:), has no place in the sources.
            if "location" in symbol and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
                yield ".".join(symbol["pathComponents"]) + ": " + " ".join(declaration.split())


for line in sorted(set(lines(sys.argv[1], sys.argv[2]))):
    print(line)
