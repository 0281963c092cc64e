"""Chinese surnames that are read otherwise than the same character elsewhere.

Source: CLDR's transform Han-Latin-Names, which lists them; and, since CLDR leaves it out, \u6734 (pi\u00e1o as a
surname in the "Table of General Standard Chinese Characters", 2013). A surname is replaced, for comparing
only, by the first common character that is read so.
"""
import re

import icu

CLDR = "/usr/share/unicode/cldr/common/transforms/Han-Latin-Names.xml"
SUPPLEMENT = {"\u6734": "pi\u00e1o"}


def listed():
    """{how the name begins: reading} from the transform's rules."""
    found = dict(SUPPLEMENT)
    for line in open(CLDR, encoding="utf-8"):
        match = re.match(r"^(?:\$startOfHanMarker\{)? *(\w) *(?:\} *\\u0020\? *(\w) *)?\u2192 *(\w+);", line.strip())
        if match:
            found[match.group(1) + (match.group(2) or "")] = match.group(3)
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
    listed_readings, characters = listed(), common()
    out = []
    for beginning, reading in sorted(listed_readings.items()):
        if len(beginning) == 1 and reader.transliterate(beginning) == reading:
            continue
        stand_in = next((c for c, plain in characters if plain == reading and c not in listed_readings), None)
        if stand_in is None:
            raise SystemExit(f"no common character is read {reading} (for {beginning})")
        out.append(f"{beginning} {stand_in}{beginning[1:]} {reading}")
    return out
