#!/usr/bin/env bash
# Builds everything without any trait, as on a machine that has neither GTK nor ICU: the program says what it lacks,
# nothing is linked to ICU, and Foundation's comparison makes the sections.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
scratch=$PWD/.build/plain
options="--scratch-path $scratch --disable-default-traits $DEBUG_FLAGS"
# shellcheck disable=SC2086
swift build --build-tests $options
program="$scratch/debug/index-bar"

printf 'Ada\nBea\n' | "$program" sections - >/dev/null
status=0
message=$(printf 'Ada\n' | "$program" browse - 2>&1) || status=$?
[ "$status" -eq 2 ] || fail "browse without GTK: exit $status, not 2"
[ "$(printf '%s\n' "$message" | wc -l)" -eq 1 ] || fail "browse without GTK: not one line: $message"
note "$message"

if have readelf; then
    if readelf -d "$program" "$scratch"/debug/*.xctest 2>/dev/null | grep -qE 'libicui18n|libgtk'; then
        fail "built without traits, and still linked to ICU or GTK"
    fi
fi
# shellcheck disable=SC2086
swift test --skip-build --disable-xctest $options --filter IndexBarCollationTests
