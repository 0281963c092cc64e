#!/usr/bin/env bash
# Runs the tests of the core and of replay under the address and the thread sanitizer, and those that call C code with
# every undefined behaviour of the C code a trap.
#
#   sanitize.sh [address|thread|undefined…]    default: all three

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

TESTS='IndexBarCoreTests|IndexBarReplayTests'
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=0
export TSAN_OPTIONS=halt_on_error=1

# Whether a program that is built with a sanitizer runs here at all; says why not.
can() { # can SANITIZER
    local probe=$PWD/.build/sanitize/probe
    mkdir -p "$(dirname "$probe")"
    printf 'print("here")\n' > "$probe.swift"
    if swiftc -sanitize="$1" "$probe.swift" -o "$probe" > "$probe.log" 2>&1 && "$probe" >> "$probe.log" 2>&1; then
        return 0
    fi
    skip "$1 sanitizer" "$(grep -m 1 -E 'error|FATAL' "$probe.log" || tail -n 1 "$probe.log")"
    return 1
}

sanitized_tests() { # sanitized_tests SANITIZER
    say "Tests of the core and of replay under the $1 sanitizer"
    swift test --sanitize="$1" --scratch-path ".build/sanitize/$1" --disable-xctest --filter "$TESTS"
}

# Needs no runtime: what is undefined traps, and the test run dies of it.
undefined_tests() {
    local filter=IndexBarCollationTests
    if part_is_there gtk && part_is_there input-tests; then
        filter="$filter|IndexBarGTKTests"
    else
        skip "undefined behaviour in GTK's inline functions" "needs $(missing gtk) $(missing input-tests)"
    fi
    part_is_there icu || skip "undefined behaviour in the ICU target" "needs $(missing icu)"
    say "Tests that call C code, whose undefined behaviour traps"
    # shellcheck disable=SC2046
    swift test $(traits) --scratch-path .build/sanitize/undefined --disable-xctest --filter "$filter" \
        -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined
}

kinds=$*
kinds=${kinds:-address thread undefined}
for kind in $kinds; do
    case "$kind" in
        address | thread | undefined) ;;
        *) fail "no sanitizer is called '$kind'; sanitizers: address, thread, undefined" ;;
    esac
done
need_swift
need_room
for kind in $kinds; do
    # From clean: a test object that was compiled before a private member of a value came or went is not compiled again.
    rm -rf ".build/sanitize/$kind"
    if [ "$kind" = undefined ]; then undefined_tests; elif can "$kind"; then sanitized_tests "$kind"; fi
done
finish "sanitize: nothing found"
