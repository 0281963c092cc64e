"""Makes the tests' list of real names: first and family names of PyPI's Faker (MIT), some of each locale.

A line a locale: its name, first names, family names, parted by tabs, the names by "|".
"""
import importlib
import os
import pkgutil
import sys

import faker
import faker.providers.person as person

TARGET = os.path.join(
    os.path.dirname(__file__), "..", "..", "Tests", "IndexBarCollationTests", "Data", "names.tsv")
MOST = 120
HEAD = f"""\
# Made by Scripts/table/names.py from the lists of Faker {faker.VERSION}, PyPI.
# Faker: copyright (c) 2012 Daniele Faraglia, MIT licence.
"""


def flat(names):
    """All names in whatever Faker keeps them in, each once, in order."""
    if isinstance(names, str):
        return [names]
    found = []
    for name in names:
        found += flat(name) if not isinstance(name, (int, float)) else []
    return list(dict.fromkeys(found))


def some(names):
    """At most so many, taken evenly from the sorted list."""
    names = sorted(name for name in names if name and not set(name) & set("|\t\n{"))
    return [names[place * len(names) // MOST] for place in range(MOST)] if len(names) > MOST else names


def names_of(provider, kinds):
    found = []
    for kind in kinds:
        for gender in ("", "_male", "_female"):
            names = getattr(provider, f"{kind}{gender}", [])
            found += [] if isinstance(names, property) else flat(names)
    return some(dict.fromkeys(found))


def main():
    lines = []
    for module in sorted(m.name for m in pkgutil.iter_modules(person.__path__)):
        provider = importlib.import_module(f"faker.providers.person.{module}").Provider
        first = names_of(provider, ["first_names"])
        last = names_of(provider, ["last_names"])
        if first or last:
            lines.append("\t".join([module, "|".join(first or last), "|".join(last or first)]))
    os.makedirs(os.path.dirname(TARGET), exist_ok=True)
    with open(TARGET, "w", encoding="utf-8", newline="\n") as out:
        out.write(HEAD + "\n".join(lines) + "\n")
    print(f"names.tsv: {len(lines)} locales, {os.path.getsize(TARGET)} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
