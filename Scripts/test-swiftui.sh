#!/usr/bin/env bash
# SwiftUI: the double's tests, the front end's under every policy of the double, both ways, and Apple's targets.
#
#   test-swiftui.sh [PLACE…]   only these policies (places in StagePolicy.covering) instead of all

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
[ "$(uname)" = Linux ] || fail "the double is for Linux"
export INDEXBAR_SWIFTUI_DOUBLE=1
flags="--scratch-path .build/swiftui $DEBUG_FLAGS"
mkdir -p .build

say "Building the double of SwiftUI"
# shellcheck disable=SC2086
swift build --build-tests $flags

run() { # run POLICY FILTER
    local log=.build/test-swiftui-$1.log
    # shellcheck disable=SC2086
    INDEXBAR_SWIFTUI_POLICY=$1 swift test --skip-build --ignore-lock --disable-xctest $flags --filter "$2" >"$log" 2>&1 || {
        grep -E 'recorded an issue|error:|Fatal|does not model' "$log" >&2 || cat "$log" >&2
        fail "$2 failed under policy $1"
    }
    grep -oE 'Test run with [0-9]+ test' "$log" | grep -oE '[0-9]+'
}
policy() { # policy PLACE
    local begin=$SECONDS tests
    tests=$(run "$1" 'IndexBarSwiftUI(Mac)?Tests')
    note "policy $1: $tests tests, $((SECONDS - begin)) s"
}

note "built, $SECONDS s"
say "Testing the double"
note "$(run 0 SwiftUIDoubleTests) tests"
last=$(sed -n 's/.*static let count = \([0-9]*\).*/\1/p' Tests/Doubles/SwiftUIDouble/Harness/StagePolicy.swift)
say "Testing the front end, with UIKit's control and without"
# shellcheck disable=SC2046
each_in_parallel policy ${*:-$(seq 0 $((last - 1)))}

say "Type-checking for Apple's targets"
status=0
./Scripts/swiftui-check.sh || status=$?
[ $status -ne 3 ] || skip "type checks for Apple's targets" "not in this toolchain"
[ $status -eq 0 ] || [ $status -eq 3 ] || fail "the type checks failed"
finish "test-swiftui: passed in $SECONDS s"
