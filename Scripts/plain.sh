#!/usr/bin/env bash
# Builds the program without any trait, as on a machine that has no GTK, and sees that it says so.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
scratch=$PWD/.build/plain
# shellcheck disable=SC2086
swift build --product index-bar --scratch-path "$scratch" $DEBUG_FLAGS
program="$scratch/debug/index-bar"

printf 'Ada\nBea\n' | "$program" sections - >/dev/null
status=0
message=$(printf 'Ada\n' | "$program" browse - 2>&1) || status=$?
[ "$status" -eq 2 ] || fail "browse without GTK: exit $status, not 2"
[ "$(printf '%s\n' "$message" | wc -l)" -eq 1 ] || fail "browse without GTK: not one line: $message"
note "$message"
