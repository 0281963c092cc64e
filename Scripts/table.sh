#!/usr/bin/env bash
# Makes the table of index alphabets and that of Chinese surnames again, from Debian's ICU and CLDR, and that of the
# control's own words, from words.txt.
#
#   table.sh            write the files in Sources/IndexBarCollation/Table, and the words
#   table.sh --check    exit 1 if they are not what the generator writes
#   table.sh --names    write the tests' names too, from PyPI's Faker, which has to be there

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

table=Sources/IndexBarCollation/Table
words=Sources/IndexBarCore/Accessibility/IndexBarWords+Table.swift
./Scripts/setup.sh table || fail "needs $(missing table)"
case "${1:-}" in
    "")
        /usr/bin/python3 Scripts/table/table.py "$table"
        /usr/bin/python3 Scripts/table/words.py "$words"
        ;;
    --check)
        fresh=$(mktemp -d)
        trap 'rm -rf "$fresh"' EXIT
        /usr/bin/python3 Scripts/table/table.py "$fresh"
        for file in "$fresh"/*; do
            cmp "$file" "$table/$(basename "$file")" ||
                fail "$(basename "$file") is not what the generator writes (its head says with which ICU and CLDR)"
        done
        /usr/bin/python3 Scripts/table/words.py "$fresh/words"
        cmp "$fresh/words" "$words" || fail "$(basename "$words") is not what the generator writes"
        ;;
    --names) python3 Scripts/table/names.py ;;
    *) fail "usage: table.sh [--check | --names]" ;;
esac
