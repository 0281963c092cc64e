#!/usr/bin/env bash
# Puts faults into copies of the sources and sees that the tests find them.
#
#   mutants.sh                        both of the below, with every area that this machine can test
#   mutants.sh --rules [COUNT [SEED]] faults made by rules in the core and in the collation's sorting
#                                     (Scripts/mutants); default: 60, seed 1
#   mutants.sh AREA[/NAME]…           patches of Tests/Mutants, one at a time
#
# The last line of each is "mutants: KILLED of ALL killed". Exit 1 if a patch survives, does not apply or does not
# build, or if the tests find fewer than 95 % of the faults made by rules.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
have python3 || fail "python3 is needed"
unset DISPLAY WAYLAND_DISPLAY # the tests bring their own display

by_rules() { # by_rules COUNT SEED
    need_number COUNT "$1" 1
    need_number SEED "$2" 0
    python3 Scripts/mutants/mutants.py --count "$((10#$1))" --seed "$((10#$2))"
}

if [ "${1:-}" = --rules ]; then
    by_rules "${2:-60}" "${3:-1}"
    exit
fi

areas=()
for folder in Tests/Mutants/*/; do
    area=$(basename "$folder")
    if [ "$area" = GTK ] && [ -n "$(missing gtk)$(missing input-tests)" ]; then
        skip "mutants of GTK" "need $(missing gtk) $(missing input-tests)"
    else
        areas+=("$area")
    fi
done
failed=""
if [ $# -eq 0 ]; then
    by_rules 60 1 || failed=yes
    set -- "${areas[@]}"
fi
python3 Tests/Mutants/run.py "$@" || failed=yes
[ -z "$failed" ] || exit 1
[ -z "$SKIPPED" ] || finish "mutants"
