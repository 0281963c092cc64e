#!/usr/bin/env bash
# The quick half of the tests, in less than two minutes: format, data, and every test that needs no display.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
say "Checking the format of the sources"
./Scripts/format.sh --lint
if have python3; then
    say "Making the list of names again and comparing it"
    python3 Examples/Data/generate.py --check
    say "Drawing the contract's pictures again and comparing them"
    python3 Scripts/contract-pictures.py --check
else
    skip "data" "needs $(missing tests)"
fi
say "Building and running the tests that need no display"
# shellcheck disable=SC2046,SC2086
swift test --disable-xctest $(traits) $DEBUG_FLAGS --skip IndexBarGTKTests
finish "check: passed"
