"""Which locale identifiers there are, and how one falls back to another."""
import glob
import os
import re

import icu

CLDR = "/usr/share/unicode/cldr/common/main"
SUPPLEMENT = "/usr/share/unicode/cldr/common/supplemental/supplementalData.xml"
LEGACY = ["he_IL", "iw", "in", "ji", "mo", "no", "sh", "tl"]
NOT_INDEXES = {"search", "standard", "eor", "emoji"}


def cldr_version():
    text = open(f"{CLDR}/../dtd/ldml.dtd", encoding="utf-8").read()
    return re.search(r'cldrVersion CDATA #FIXED "([^"]*)"', text).group(1)


def cldr_exemplars():
    """Index letters of CLDR's own files, for the languages that ICU's data leaves out."""
    found = {}
    for path in sorted(glob.glob(f"{CLDR}/*.xml")):
        text = open(path, encoding="utf-8").read()
        match = re.search(r'<exemplarCharacters type="index"[^>]*>(.*?)</exemplarCharacters>', text)
        name = os.path.basename(path)[:-4]
        if match and name != "root":
            found[name] = match.group(1)
    return found


def children_of_root():
    """What CLDR does not let fall back to its language, being in another script: the letters are then root's."""
    text = open(SUPPLEMENT, encoding="utf-8").read()
    return set(re.search(r'<parentLocale parent="root" locales="([^"]*)"', text).group(1).split())


def collation_types(locale):
    values = icu.Collator.getKeywordValuesForLocale("collation", icu.Locale(locale), False)
    return sorted(value for value in values if value not in NOT_INDEXES and not value.startswith("private"))


def every_locale():
    """Every identifier that may need a row of its own, parents before children."""
    known = set(icu.Locale.getAvailableLocales()) | set(cldr_exemplars()) | set(LEGACY)
    for name in list(known):
        parts = name.split("_")
        if len(parts) == 3 and len(parts[1]) == 4:
            known.add(f"{parts[0]}_{parts[2]}")
    # ICU treats every script that is not the language's own so; besides CLDR's list only Latin is of use.
    languages = {name.split("_")[0] for name in icu.Locale.getAvailableLocales()}
    known |= children_of_root() | {f"{language}_Latn" for language in languages}
    for name in list(known):
        known.update(f"{name}@collation={kind}" for kind in collation_types(name))
    return sorted(known, key=lambda name: (name.count("@"), name.count("_"), name))


def candidates(name):
    """Where a locale's row is looked up, in this order: its own name, then CLDR's way by cutting."""
    base, _, keyword = name.partition("@")
    chain = []
    while base:
        chain.append(base)
        base = base.rpartition("_")[0]
    return [f"{base}@{keyword}" for base in chain if keyword] + chain + ["root"]
