#!/usr/bin/env bash
# Everything: format, all tests, the program checked from outside, the core on its own and as Embedded Swift.
#
# A table at the end has each part's seconds. The last line says what passed, what failed and what was left out; exit 1
# if anything failed, or was left out where CI is set.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

unset DISPLAY WAYLAND_DISPLAY # the tests bring their own display
LOG=.build/test.log

begin_parts

# What of the test targets this machine cannot run.
left_out() {
    part_is_there gtk || return 0
    part_is_there input-tests || printf '%s ' --skip IndexBarGTKTests
}

debug_build() {
    # shellcheck disable=SC2046,SC2086
    swift build --build-tests $(traits) $DEBUG_FLAGS
}

swift_tests() {
    # shellcheck disable=SC2046,SC2086
    swift test --skip-build --disable-xctest $(traits) $DEBUG_FLAGS $(left_out) 2>&1 | tee "$LOG"
}

fuzz_regressions() {
    # shellcheck disable=SC2086
    swift test --package-path Fuzz --disable-xctest $DEBUG_FLAGS
}

without_gtk() {
    skip "GTK front end, its tests and browse" "need $(missing gtk)"
}

embedded() {
    local status=0
    ./Scripts/embedded.sh || status=$?
    [ $status -ne 3 ] || skip "Embedded Swift" "not in this toolchain"
    [ $status -eq 0 ] || [ $status -eq 3 ]
}

gobject() {
    local status=0
    ./Scripts/test-gobject.sh || status=$?
    [ $status -ne 3 ] || skip "the widget for other languages" "need $(missing "gtk gobject clients")"
    [ $status -eq 0 ] || [ $status -eq 3 ]
}

need_swift
need_room
only_one test
./Scripts/setup.sh || note "going on with what is there"
part_is_there gtk || without_gtk
part_is_there icu || skip "sections by ICU" "need $(missing icu)"
part_is_there input-tests || skip "tests by real touch, mouse and keys" "need $(missing input-tests)"
part_is_there reader-tests || skip "tests over AT-SPI" "need $(missing reader-tests)"
have Xvfb || skip "the program's window and pictures" "need $(missing pictures)"

step "Checking the format of the sources" ./Scripts/format.sh --lint || true
if step "Building everything, warnings are errors" debug_build; then
    step "Running all tests" swift_tests || true
    ! have python3 || step "Comparing the list of public declarations" ./Scripts/api.sh || true
fi
step "Giving the engine what fuzzers once broke it with" fuzz_regressions || true
step "Building the core as Embedded Swift for WebAssembly and iOS" embedded || true
step "Building the core for the web and holding its size" web_module || true
step "Testing the element for the web in three browser engines" ./Scripts/test-web.sh || true
if [ "$(uname)" = Linux ]; then
    step "Testing the UIKit front end on a double" ./Scripts/test-uikit.sh || true
    step "Testing the SwiftUI front end on a double, both ways" ./Scripts/test-swiftui.sh || true
else
    skip "the UIKit and SwiftUI front ends on doubles" "that is for Linux"
fi
step "Building the GTK widget for other languages and driving programs in each" gobject || true
step "Building a package that needs only the core" ./Scripts/consumer.sh || true
step "Building without GTK and ICU, and sections by Foundation" ./Scripts/plain.sh || true
if part_is_there tests; then
    step "Making the list of names again and comparing it" python3 Examples/Data/generate.py --check || true
    step "Making the photo library again and comparing it" python3 -B Examples/Data/photos.py --check || true
    step "Drawing the contract's pictures again and comparing them" python3 Scripts/contract-pictures.py --check || true
    if step "Building the program, optimised" build_release; then
        step "Checking the program from outside" ./Scripts/conformance.sh || true
        if part_is_there gtk && have Xvfb; then
            step "Looking at the program's window" python3 Tests/Program/browse.py .build/release/index-bar || true
        fi
    fi
else
    skip "outside checks" "need $(missing tests)"
fi

count=$(sed -n 's/.*Test run with \([0-9]*\) tests.* passed.*/\1/p' "$LOG" 2>/dev/null | tail -n 1)
end_parts test "${count:-0} Swift tests"
