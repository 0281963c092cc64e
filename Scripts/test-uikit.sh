#!/usr/bin/env bash
# The UIKit front end alone: the double's tests, the front end's under every policy of the double, the iOS target.
#
#   test-uikit.sh [PLACE…]   only these policies (places in Policy.covering) instead of all

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
[ "$(uname)" = Linux ] || fail "the double is for Linux; on a Mac see Documentation/OnAMac.md"
export INDEXBAR_UIKIT_DOUBLE=1
flags="--scratch-path .build/uikit $DEBUG_FLAGS"
mkdir -p .build

say "Building the UIKit front end on the double"
# shellcheck disable=SC2086
swift build --build-tests $flags

run() { # run POLICY FILTER [OPTION…]
    local policy=$1 filter=$2 log=.build/test-uikit-$1.log
    shift 2
    # shellcheck disable=SC2086
    INDEXBAR_UIKIT_POLICY=$policy swift test --skip-build --ignore-lock --disable-xctest $flags --filter "$filter" "$@" \
        >"$log" 2>&1 || {
        grep -E 'recorded an issue|error:|Fatal|does not model' "$log" >&2 || cat "$log" >&2
        fail "$filter failed under policy $policy"
    }
    grep -oE 'Test run with [0-9]+ test' "$log" | grep -oE '[0-9]+'
}
policy() { # policy PLACE
    # The contract suite probes each hit area with hundreds of fingers: under the first policy only.
    local begin=$SECONDS skipped="" tests
    [ "$1" = 0 ] || skipped="--skip ContractTests"
    # shellcheck disable=SC2086
    tests=$(run "$1" IndexBarUIKitTests $skipped) || return 1
    note "policy $1: $tests tests, $((SECONDS - begin)) s"
}

say "Testing the double"
note "$(run 0 UIKitDoubleTests) tests"
last=$(sed -n 's/.*static let count = \([0-9]*\).*/\1/p' Tests/Doubles/UIKitDouble/Harness/Policy.swift)
say "Testing the front end"
# shellcheck disable=SC2046
each_in_parallel policy ${*:-$(seq 0 $((last - 1)))}

say "Building the reference"
build_reference IndexBarUIKit .build/uikit

say "Type-checking for iOS"
status=0
./Scripts/ios-check.sh || status=$?
[ $status -ne 3 ] || skip "the iOS target's check" "not in this toolchain"
[ $status -eq 0 ] || [ $status -eq 3 ] || fail "the iOS target's check failed"
finish "test-uikit: passed in $SECONDS s"
