#!/usr/bin/env bash
# The double of SwiftUI: its tests. The front end's tests run under every policy of the double, once there are any.
#
#   test-swiftui.sh [PLACE…]   only these policies (places in StagePolicy.covering) instead of all

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
[ "$(uname)" = Linux ] || fail "the double is for Linux"
export INDEXBAR_SWIFTUI_DOUBLE=1
flags="--scratch-path .build/swiftui $DEBUG_FLAGS"
log=.build/test-swiftui.log
mkdir -p .build

say "Building the double of SwiftUI"
# shellcheck disable=SC2086
swift build --build-tests $flags

run() { # run POLICY FILTER
    # shellcheck disable=SC2086
    INDEXBAR_SWIFTUI_POLICY=$1 swift test --skip-build --disable-xctest $flags --filter "$2" >"$log" 2>&1 || {
        grep -E 'recorded an issue|error:|Fatal|does not model' "$log" >&2 || cat "$log" >&2
        fail "$2 failed under policy $1"
    }
    grep -oE 'Test run with [0-9]+ test' "$log" | grep -oE '[0-9]+'
}

say "Testing the double"
count=$(run 0 SwiftUIDoubleTests)
note "$count tests"
last=$(sed -n 's/.*static let count = \([0-9]*\).*/\1/p' Tests/Doubles/SwiftUIDouble/Harness/StagePolicy.swift)
if [ -d Tests/IndexBarSwiftUITests ]; then
    say "Testing the front end"
    for policy in ${*:-$(seq 0 $((last - 1)))}; do
        note "policy $policy: $(run "$policy" IndexBarSwiftUITests) tests"
    done
fi
finish "test-swiftui: passed in $SECONDS s"
