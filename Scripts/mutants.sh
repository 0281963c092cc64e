#!/usr/bin/env bash
# Puts faults into copies of the sources, one at a time, and sees that the tests find each.
#
#   mutants.sh [AREA[/NAME]…]     default: every area of Tests/Mutants that this machine can test
#
# The last line is "mutants: KILLED of ALL killed"; exit 1 if one survives, does not apply or does not build.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
have python3 || fail "python3 is needed"
unset DISPLAY WAYLAND_DISPLAY # the tests bring their own display

areas=()
for folder in Tests/Mutants/*/; do
    area=$(basename "$folder")
    if [ "$area" = GTK ] && [ -n "$(missing gtk)$(missing input-tests)" ]; then
        skip "mutants of GTK" "need $(missing gtk) $(missing input-tests)"
    else
        areas+=("$area")
    fi
done
[ $# -gt 0 ] || set -- "${areas[@]}"
python3 Tests/Mutants/run.py "$@"
[ -z "$SKIPPED" ] || finish "mutants"
