#!/usr/bin/env python3
"""Writes photos.txt: a made-up photo library, 2,400 dates in five years and a scan from 1987, always the same bytes.

    photos.py            write photos.txt beside this file
    photos.py --check    exit 1 if photos.txt differs from what this program would write

Each line has a date and time, a tab, and the text that a list shows. As in real libraries, most pictures were taken on a
few days, such as trips, parties and holidays; some months have hardly any. To see it: `index-bar browse photos.txt --timeline`
"""
import datetime
import pathlib
import sys

from generate import Dice, words

FIRST_YEAR = 2020
YEARS = 5
COUNT = 2400
SEED = 19870802
TARGET = pathlib.Path(__file__).with_name("photos.txt")

SCAN = "1987-08-02 12:00:00\t2 August · Scan 0001 · Grandmother in the garden"
MONTHS = words("January February March April May June July August September October November December")
# The chance of a day with pictures in each month, in percent. AT_HOME applies to the second year.
DAYS_OUT = [5, 8, 9, 13, 18, 24, 34, 30, 15, 10, 4, 20]
AT_HOME = [2, 3, 4, 5, 8, 12, 16, 16, 8, 5, 2, 13]
SUMMER = ["Ferry to the islands", "Harbour at dusk", "Picnic by the lake", "Market square", "Lighthouse", "Sunburnt feet",
          "Tent in the rain", "Ice cream", "Old town", "Kites on the beach"]
WINTER = ["First snow", "Candles", "Skating", "Frost on the window", "Soup", "Train to the mountains", "Lanterns"]
ALL_YEAR = ["The cat, asleep", "Breakfast", "Bridge in the fog", "Concert", "Birthday cake", "Football", "Balcony", "Museum",
            "The new bicycle", "Whiteboard", "Receipt"]


def subjects(month):
    season = SUMMER if 5 <= month <= 9 else WINTER if month in (12, 1, 2) else []
    return season + ALL_YEAR


def days(dice):
    """Yields each day with pictures, and their number."""
    day = datetime.date(FIRST_YEAR, 1, 1)
    trip = 0
    while day.year < FIRST_YEAR + YEARS:
        chance = (AT_HOME if day.year == FIRST_YEAR + 1 else DAYS_OUT)[day.month - 1]
        if trip == 0 and dice.below(100) < chance:
            # One in five begins a trip of two to eight days with many pictures.
            trip = 2 + dice.below(7) if dice.below(5) == 0 else 1
        if trip:
            yield day, 3 + dice.below(14) if trip > 1 else 1 + dice.below(6)
            trip -= 1
        day += datetime.timedelta(days=1)


def photos():
    dice = Dice(SEED)
    taken = []
    for day, count in days(dice):
        subject = dice.pick(subjects(day.month))
        for _ in range(count):
            seconds = 7 * 3600 + dice.below(15 * 3600)
            if dice.below(4) == 0:
                subject = dice.pick(subjects(day.month))
            taken.append((day, seconds, subject))
    assert len(taken) >= COUNT, len(taken)
    # Delete pictures at random, down to COUNT.
    while len(taken) > COUNT:
        del taken[dice.below(len(taken))]
    taken.sort(key=lambda one: one[:2])
    lines = [SCAN]
    for number, (day, seconds, subject) in enumerate(taken):
        time = f"{seconds // 3600:02}:{seconds // 60 % 60:02}"
        shown = f"{day.day} {MONTHS[day.month - 1]} · IMG {1200 + number} · {subject}"
        lines.append(f"{day.isoformat()} {time}:{seconds % 60:02}\t{shown}")
    # The files of a folder come in no particular order.
    dice.shuffle(lines)
    return ("\n".join(lines) + "\n").encode("utf-8")


def main():
    if sys.argv[1:] == ["--check"]:
        if not TARGET.is_file() or TARGET.read_bytes() != photos():
            sys.exit(f"{TARGET.name}: not the bytes that {pathlib.Path(__file__).name} makes")
        print(f"{TARGET.name}: {COUNT + 1} dates, byte for byte as made")
    elif not sys.argv[1:]:
        TARGET.write_bytes(photos())
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
