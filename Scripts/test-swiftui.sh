#!/usr/bin/env bash
# SwiftUI: the double's tests, the front end's under every policy of the double, both ways, its reference, and Apple's
# targets.
#
#   test-swiftui.sh [PLACE…]   only these policies (places in StagePolicy.covering) instead of all
#   test-swiftui.sh --record   writes down which declarations of SwiftUI and UIKit are used, and tests nothing

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
[ "$(uname)" = Linux ] || fail "the double is for Linux"
export INDEXBAR_SWIFTUI_DOUBLE=1
flags="--scratch-path .build/swiftui $DEBUG_FLAGS"
mkdir -p .build

declared=Documentation/SwiftUIDeclarations.txt
declarations() { # every declaration of SwiftUI and UIKit that the sources use, both ways
    local way
    for way in "-module-name IndexBarSwiftUI -module-alias UIKit=UIKitDouble" "-module-name IndexBarSwiftUIMac"; do
        # shellcheck disable=SC2046,SC2086
        swiftc -frontend -dump-ast -swift-version 6 -I .build/swiftui/debug/Modules -parse-as-library \
            -package-name "$(basename "$PWD" | tr -c 'A-Za-z0-9\n' _)" -disable-cross-import-overlays \
            -DINDEXBAR_UIKIT_DOUBLE -DINDEXBAR_SWIFTUI_DOUBLE -module-alias SwiftUI=SwiftUIDouble $way \
            $(find Sources/IndexBarSwiftUI -name '*.swift' | sed 's/^/-primary-file /') || fail "no syntax trees"
    done | python3 Scripts/swiftui-check/declarations.py
}

say "Building the double of SwiftUI"
# shellcheck disable=SC2086
swift build --build-tests $flags

if [ "${1:-}" = --record ]; then
    heading=$(grep '^#' $declared)
    { printf '%s\n' "$heading" && declarations; } >$declared.new
    mv $declared.new $declared
    exit
fi

run() { # run POLICY FILTER [SKIP]
    local log=.build/test-swiftui-$1.log
    # shellcheck disable=SC2086
    INDEXBAR_SWIFTUI_POLICY=$1 swift test --skip-build --ignore-lock --disable-xctest $flags --filter "$2" \
        ${3:+--skip "$3"} >"$log" 2>&1 || {
        grep -E 'recorded an issue|error:|Fatal|does not model' "$log" >&2 || cat "$log" >&2
        fail "$2 failed under policy $1"
    }
    grep -oE 'Test run with [0-9]+ test' "$log" | grep -oE '[0-9]+'
}
policy() { # policy PLACE
    local begin=$SECONDS tests
    # The contract's cases are many and each has a window of its own: under the first policy only.
    tests=$(run "$1" 'IndexBarSwiftUI(Mac)?Tests' "$([ "$1" = 0 ] || echo ContractTests)") || return 1
    note "policy $1: $tests tests, $((SECONDS - begin)) s"
}

note "built, $SECONDS s"
say "Testing the double"
note "$(run 0 SwiftUIDoubleTests) tests"
last=$(sed -n 's/.*static let count = \([0-9]*\).*/\1/p' Tests/Doubles/SwiftUIDouble/Harness/StagePolicy.swift)
say "Testing the front end, with UIKit's control and without"
# shellcheck disable=SC2046
each_in_parallel policy ${*:-$(seq 0 $((last - 1)))}

say "Comparing the declarations that are used"
if have python3; then
    declarations | diff <(grep -v '^#' $declared) - >&2 || fail "$declared is not true: $0 --record, and read what changed"
else
    skip "the declarations that are used" "needs python3"
fi

say "Building the reference"
build_reference IndexBarSwiftUI .build/swiftui

say "Type-checking for Apple's targets"
status=0
./Scripts/swiftui-check.sh || status=$?
[ $status -ne 3 ] || skip "type checks for Apple's targets" "not in this toolchain"
[ $status -eq 0 ] || [ $status -eq 3 ] || fail "the type checks failed"
finish "test-swiftui: passed in $SECONDS s"
