"""Chinese surnames that are read otherwise than the same character elsewhere.

Each row of the table ends with its source:

- CLDR: its transform Han-Latin-Names lists the surname and its reading.
- kTGHZ2013, kXHC1983: Unihan has the reading from a dictionary of the \u901a\u7528\u89c4\u8303\u6c49\u5b57 (2013) or
  the \u73b0\u4ee3\u6c49\u8bed\u8bcd\u5178 (1983), which give it for the surname (\u59d3) or the compound surname
  (\u590d\u59d3); which ones these are is written here.
- kTraditionalVariant: Unihan has the row's characters as a traditional form of a surname that is listed.

A surname is replaced, for comparing only, by the first common character that is read so.
"""
import bz2
import itertools
import re

import icu

CLDR = "/usr/share/unicode/cldr/common/transforms/Han-Latin-Names.xml"
UNIHAN = "/usr/share/unicode/Unihan_{}.txt.bz2"
DICTIONARIES = ("kTGHZ2013", "kXHC1983")
# What CLDR leaves out; of compound surnames the reading of the first character.
SUPPLEMENT = {
    "\u6734": "pi\u00e1o", "\u8983": "q\u00edn", "\u796d": "zh\u00e0i", "\u7f2a": "mi\u00e0o", "\u4e5c": "ni\u00e8",
    "\u53e5": "g\u014du", "\u6d17": "xi\u01cen", "\u4f74": "n\u00e0i", "\u8a3e": "z\u012b", "\u961a": "k\u00e0n",
    "\u5355\u4e8e": "ch\u00e1n", "\u5c09\u8fdf": "y\u00f9", "\u4e50\u6b63": "yu\u00e8", "\u5939\u8c37": "ji\u00e1",
    "\u7ea5\u5e72": "h\u00e9", "\u62d3\u8dcb": "tu\u00f2",
}
# Traditional characters for another meaning than the surname, which keeps its form.
NO_SURNAMES = set("\u4e7e\u5e79\u69a6\u8514\u7a2e\u6368\u6a38\u647a\u65bc\u7a40\u98b1\u6aaf")


def unihan(file, *fields):
    """{(character, field): value} of one of Unihan's files."""
    found = {}
    for line in bz2.open(UNIHAN.format(file), "rt", encoding="utf-8"):
        parts = line.rstrip("\n").split("\t")
        if len(parts) == 3 and parts[1] in fields:
            found[chr(int(parts[0][2:], 16)), parts[1]] = parts[2]
    return found


def listed():
    """{how the name begins: (reading, source)}."""
    found = {}
    for line in open(CLDR, encoding="utf-8"):
        match = re.match(r"^(?:\$startOfHanMarker\{)? *(\w) *(?:\} *\\u0020\? *(\w) *)?\u2192 *(\w+);", line.strip())
        if match:
            found[match.group(1) + (match.group(2) or "")] = match.group(3), "CLDR"
    readings = unihan("Readings", *DICTIONARIES)
    for surname, reading in SUPPLEMENT.items():
        known = [d for d in DICTIONARIES if reading in re.findall(r"\w+$|\w+(?=,| )", readings.get((surname[0], d), ""))]
        if not known:
            raise SystemExit(f"no dictionary of Unihan's reads {surname[0]} as {reading}")
        found[surname] = reading, known[0]
    return found


def with_traditional(surnames):
    """The surnames, and every traditional form of theirs."""
    variants, found = unihan("Variants", "kTraditionalVariant"), dict(surnames)
    for surname, (reading, _) in surnames.items():
        forms = []
        for character in surname:
            codes = variants.get((character, "kTraditionalVariant"), "").split()
            forms.append(sorted({character, *(chr(int(code[2:], 16)) for code in codes)} - NO_SURNAMES))
        for form in map("".join, itertools.product(*forms)):
            found.setdefault(form, (reading, "kTraditionalVariant"))
    return found


def common():
    """(character, plain reading) of GB 2312, the common first level first, each in CLDR's pinyin order."""
    reader = icu.Transliterator.createInstance("Han-Latin")
    pinyin = icu.Collator.createInstance(icu.Locale("zh"))
    found = []
    for rows in (range(0xB0, 0xD8), range(0xD8, 0xF8)):
        pairs = (bytes([row, cell]) for row in rows for cell in range(0xA1, 0xFF))
        level = [pair.decode("gb2312") for pair in pairs if not b"\xd7\xf9" < pair < b"\xd8"]
        found += [(c, reader.transliterate(c)) for c in sorted(level, key=pinyin.getSortKey)]
    return found


def lines():
    reader = icu.Transliterator.createInstance("Han-Latin")
    surnames, characters = with_traditional(listed()), common()
    out = []
    for beginning, (reading, source) in sorted(surnames.items()):
        if len(beginning) == 1 and reader.transliterate(beginning) == reading:
            continue
        stand_in = next((c for c, plain in characters if plain == reading and c not in surnames), None)
        if stand_in is None:
            raise SystemExit(f"no common character is read {reading} (for {beginning})")
        out.append(f"{beginning} {stand_in}{beginning[1:]} {reading} {source}")
    return out
