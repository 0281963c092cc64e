"""The letters of each script, and those of a language, that an index may lack: Tamil \u0b9c, Uzbek C.

A letter is what has a primary weight of its own, alone or (a contraction) in several characters. What a script has by
the root order stands once for all languages; beside a row stand the letters that its own collation makes.

A word is a letter's title, or, where the letter is looked for under another one, "letter>title": \u0131>I.
"""
import unicodedata

import icu

import icudata

# Scripts whose index groups sounds or strokes, not letters: nothing is lacking where a syllable has no title.
GROUPED = {"Hani", "Hira", "Kana", "Hang", "Bopo", "Yiii", "Cher", "Vaii", "Zyyy", "Zinh"}
ALEF = "\u0627"
# The Unicode Standard 15.0, 12.3: the vowels that Gurmukhi writes with each of its three bearers.
BEARERS = {"\u0a05": "\u0a06\u0a10\u0a14", "\u0a72": "\u0a07\u0a08\u0a0f", "\u0a73": "\u0a09\u0a0a\u0a13"}


def script(letter):
    return icu.Script.getScript(letter[0]).getShortName()


def weights(collator, text):
    """The primary weights of a text, one for each collation element that has one."""
    found, is_first = [], True
    for order in collator.createCollationElementIterator(text):
        order &= 0xFFFFFFFF
        if (is_first or order & 0xC0 != 0xC0) and order >> 16:
            found.append(order >> 16)
        is_first = False
    return found


def primary(locale):
    collator = icu.Collator.createInstance(icu.Locale(locale))
    collator.setStrength(icu.Collator.PRIMARY)
    return collator


def tailored(collator):
    """The strings whose place the collator's own rules say."""
    return [str(text) for text in collator.getTailoredSet(icu.UnicodeSet())]


def title_of(letter):
    """Where a reader looks for a letter: under its capital; Ethiopic under the first of its row, Gurmukhi vowels
    under their bearer, a consonant without its vowel under the consonant, alef with hamza or wasla under alef."""
    bare = unicodedata.normalize("NFD", letter)
    if unicodedata.combining(letter[-1]) == 9:
        return letter[:-1]
    if letter == "\u0671" or bare[0] == ALEF and bare[1:2] in ("\u0654", "\u0655"):
        return ALEF
    for bearer, vowels in BEARERS.items():
        if letter in vowels:
            return bearer
    if "\u1200" <= letter <= "\u1357":
        return chr(ord(letter) & ~7)
    return letter.upper() if len(letter) > 1 else letter.title() if len(letter.title()) == 1 else letter


def word(letter):
    title = title_of(letter)
    return title if letter in (title, title.lower()) else f"{letter}>{title}"


def of_scripts():
    """{script: words in root's order}, for scripts that are written with letters."""
    collator, root, groups = icu.Collator.createInstance(icu.Locale("root")), primary("root"), {}
    for letter in icudata.assigned()[2]:
        if unicodedata.category(letter) not in ("Lu", "Ll", "Lt", "Lo") or script(letter) in GROUPED:
            continue
        if unicodedata.normalize("NFKC", letter) == letter and len(weights(collator, letter)) == 1:
            groups.setdefault(root.getSortKey(letter), []).append(letter)
    found = {}
    for _, letters in sorted(groups.items()):
        found.setdefault(script(letters[0]), []).append(word(letters[0]))
    return found


def candidates(locale, collator):
    """What may be a letter of the language alone: what its collator's rules name, and modifier letters in CLDR's list
    of its letters, the Hausa \u02bc. Tibetan rules name whole syllables, which are looked for under their root letters."""
    found = [text for text in tailored(collator) if len(text) == 1 or script(text) != "Tibt"]
    exemplars = icu.LocaleData(locale).getExemplarSet(0, icu.ULocaleDataExemplarSetType.ES_STANDARD)
    return found + [str(text) for text in exemplars if unicodedata.category(str(text)[0]) == "Lm"]


def of_language(locale, immutable, labels):
    """The words for what is a letter to a language's own collator and is under another one's title in its index."""
    full, level = icu.Collator.createInstance(icu.Locale(locale)), primary(locale)
    scripts, groups = {script(label) for label in labels[1:-1]} - GROUPED, {}
    for letter in candidates(locale, full) if scripts else []:
        if not unicodedata.category(letter[0]).startswith("L") or script(letter) not in scripts | {"Zyyy"}:
            continue
        bucket = immutable.getBucketIndex(letter)
        if unicodedata.normalize("NFKC", letter) != letter or len(weights(full, letter)) != 1:
            continue
        if unicodedata.category(letter[0]) == "Lm" and not 0 < bucket < len(labels) - 1:
            continue
        if not begins(level, letter, labels[bucket]):
            groups.setdefault(level.getSortKey(letter), []).append(letter)
    words = []
    for _, letters in sorted(groups.items()):
        letters.sort(key=full.getSortKey)
        under = [letter for letter in letters if title_of(letter) == ALEF]
        words.append(word((under or letters)[0]))
    return words


def begins(level, letter, label):
    """Whether a letter's primary weights begin with a label's."""
    return level.getSortKey(letter).rstrip(b"\0").startswith(level.getSortKey(label).rstrip(b"\0"))
