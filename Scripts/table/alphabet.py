"""One language's index alphabet as a step function over its own collation order.

ICU's AlphabeticIndex is asked, for every character there is, into which bucket a name that begins with it
falls. Sorted by the language's collator those answers are a step function; its steps are real strings, and any
locale-aware comparison can look a name up in them.
"""
import unicodedata

import icu

import icudata

HAN, HANGUL, OTHER = icudata.assigned()
GAP = "\u2026"
EAST_ASIAN = ("zh", "yue", "ja", "ko")


def index_of(locale, labels=None):
    """ICU's own index of a locale; `labels` where ICU has no data for it."""
    index = icu.AlphabeticIndex(icu.Locale(locale))
    if labels:
        index = icu.AlphabeticIndex(icu.Collator.createInstance(icu.Locale(locale)))
        index.addLabels(labels)
    index.maxLabelCount = 1000
    return index


def labels_of(index):
    """The labels of all buckets; gaps between scripts are the ellipsis."""
    labels = []
    index.resetBucketIterator()
    while index.nextBucket():
        labels.append(GAP if index.bucketLabelType else index.bucketLabel)
    return labels


def probes_for(locale, labels):
    language = locale.split("_")[0].split("@")[0]
    probes = list(OTHER)
    probes += HAN if language in EAST_ASIAN else HAN[:1] + HAN[-1:]
    probes += HANGUL[:: 28 if language == "ko" else 588]
    for label in labels:
        variants = [label, label.lower(), label.upper(), label.title(), label.casefold()]
        probes += variants + [variant + "\uffff" for variant in variants]
    return [probe for probe in dict.fromkeys(probes) if probe and GAP not in probe]


def steps_of(locale, immutable, labels):
    """[(bound, bucket)]: where, going up in the collation order, the bucket changes."""
    collator = icu.Collator.createInstance(icu.Locale(locale))
    ordered = sorted((collator.getSortKey(probe), probe) for probe in probes_for(locale, labels))
    steps, last = [], 0
    for _, probe in ordered:
        bucket = immutable.getBucketIndex(probe)
        if bucket != last:
            steps.append((probe, bucket))
            last = bucket
    return steps


def contexts_of(locale):
    """Characters whose first weight depends on the next one: {first: ASCII seconds, or "" for any second}.

    Seconds that are marks are left out: a name that begins with a letter and a mark is always compared as a
    whole. So is one that begins with a character of this list and one outside ASCII; with ASCII seconds only
    those count.
    """
    primary = icu.Collator.createInstance(icu.Locale(locale))
    primary.setStrength(icu.Collator.PRIMARY)

    def weights(text):
        return primary.getSortKey(text).rstrip(b"\0")

    found = {}
    for text in icudata.contractions(locale):
        first, second = text[0], text[1]
        if unicodedata.category(first)[0] not in "LNPS" or unicodedata.category(second)[0] == "M":
            continue
        if not weights(first) or not weights(text).startswith(weights(first)):
            found.setdefault(first, set()).add(second)
    return {first: "".join(sorted(s for s in seconds if s.isascii())) for first, seconds in found.items()}


def exemplars_of(locale):
    """The index letters that ICU adds when this language is not the first of several.

    A star after several letters: one letter even where the collator of the first language has them one by one.
    """
    try:
        letters = icu.LocaleData(locale).getExemplarSet(0, icu.ULocaleDataExemplarSetType.ES_INDEX)
    except icu.ICUError:
        return []
    return sorted(str(letter) for letter in letters)


def scripts():
    """A letter of every script, in code order: after U+FDD1 it is ICU's own mark of where the script begins,
    which every collator made from CLDR's root order knows. "." stands for U+FDD0, after the last script."""
    marks = [text[1] for text in icudata.contractions("root") if text[0] == "\ufdd1"]
    letters = [c for c in marks if unicodedata.category(c) in ("Lu", "Ll", "Lt", "Lm", "Lo", "Cn")]
    return ["." if letter == "\ufdd0" else letter for letter in sorted(letters)]
