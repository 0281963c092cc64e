#!/usr/bin/env bash
# Fuzzes the engine and replay's text with libFuzzer and AddressSanitizer, and prints how many lines of the engine and
# the layout the inputs reach. The inputs to begin with are in Fuzz/inputs.tar.gz, unpacked to .build/fuzz/inputs, and
# in Fuzz/Regressions: one for each fault that was found, with a name that says which; `make test` runs those.
#
#   fuzz.sh [SECONDS [TARGET…]]    targets: engine, replay; default: 60 seconds in all for both
#   fuzz.sh --keep [TARGET…]       adds what earlier runs found new to the archive; keeps the fewest and smallest inputs
#   fuzz.sh --coverage             prints the coverage only
#
# What breaks is left in .build/fuzz/TARGET/broken. To see it again: SWIFT_BACKTRACE=enable=no .build/fuzz/TARGET/fuzz FILE

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

OUT=$PWD/.build/fuzz
INPUTS=.build/fuzz/inputs # without blanks, wherever the checkout is
LEAST_COVERAGE=95
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=0:handle_sigill=1:allocator_may_return_null=1

source_of() { case "$1" in engine) echo Fuzz/Sources/FuzzEngine ;; replay) echo Fuzz/Sources/FuzzReplay ;; esac; }
modules_of() {
    case "$1" in
        engine) echo Sources/IndexBarCore Fuzz/Sources/EngineProof ;;
        replay) echo Sources/IndexBarCore Sources/IndexBarReplay ;;
    esac
}

# Compiles a target and the modules that it needs, each as one object, unless nothing has changed since.
compile() { # compile TARGET FOLDER FLAG…
    local target=$1 folder=$2 module objects=""
    shift 2
    mkdir -p "$folder"
    # shellcheck disable=SC2046
    if [ -x "$folder/fuzz" ] &&
        [ -z "$(find $(modules_of "$target") "$(source_of "$target")" Scripts/fuzz.sh -newer "$folder/fuzz" -name '*.*')" ]; then
        return 0
    fi
    for module in $(modules_of "$target") "$(source_of "$target")"; do
        # shellcheck disable=SC2046
        swiftc -O -g -wmo -parse-as-library -swift-version 6 -package-name IndexBar "$@" -I "$folder" \
            -module-name "$(basename "$module")" -emit-module -emit-module-path "$folder/$(basename "$module").swiftmodule" \
            -c $(find "$module" -name '*.swift' | LC_ALL=C sort) -o "$folder/$(basename "$module").o"
        objects="$objects $folder/$(basename "$module").o"
    done
    # shellcheck disable=SC2086
    swiftc -use-ld=lld "$@" $objects -o "$folder/fuzz"
}

# The runtime is missing from some toolchains: Apple's has none.
check_runtime() {
    local probe=$OUT/probe
    mkdir -p "$OUT"
    printf '@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_: UnsafePointer<UInt8>?, _: Int) -> CInt { 0 }\n' > "$probe.swift"
    swiftc -use-ld=lld -parse-as-library -sanitize=fuzzer,address "$probe.swift" -o "$probe" > "$OUT/log" 2>&1 ||
        fail "this toolchain cannot build for libFuzzer: $(grep -m 1 error "$OUT/log" || tail -n 1 "$OUT/log")"
}

# The folders that hold a target's inputs.
inputs_of() { # inputs_of TARGET
    printf '%s\n' "$INPUTS/$1"
    [ ! -d "Fuzz/Regressions/$1" ] || printf '%s\n' "Fuzz/Regressions/$1"
}

fuzz() { # fuzz TARGET SECONDS
    local folder=$OUT/$1
    say "Fuzzing $1 for $2 s"
    compile "$1" "$folder" -sanitize=fuzzer,address
    mkdir -p "$folder/new" "$folder/broken"
    # shellcheck disable=SC2046
    "$folder/fuzz" -max_total_time="$2" -timeout=25 -rss_limit_mb=3072 -max_len=4096 -print_final_stats=1 -verbosity=1 \
        -artifact_prefix="$folder/broken/" "$folder/new" $(inputs_of "$1") > "$folder/log" 2>&1 || {
        tail -n 40 "$folder/log"
        fail "$1 broke; see .build/fuzz/$1/broken"
    }
    grep -aE '^stat::number_of_executed_units|^stat::new_units_added' "$folder/log" | sed 's/^stat::/    /'
}

keep() { # keep TARGET
    local folder=$OUT/$1
    [ -x "$folder/fuzz" ] || compile "$1" "$folder" -sanitize=fuzzer,address
    mkdir -p "$folder/new"
    rm -rf "$folder/kept" && mkdir "$folder/kept"
    "$folder/fuzz" -merge=1 -max_len=4096 "$folder/kept" "$INPUTS/$1" "$folder/new" > "$folder/log" 2>&1
    rm -rf "${INPUTS:?}/$1" && mv "$folder/kept" "$INPUTS/$1"
    note "$1: $(find "$INPUTS/$1" -type f | wc -l) inputs"
}

# Runs the corpus once and says how many lines of the layout and of the engine it reaches.
coverage() {
    local folder=$OUT/coverage tools part share
    tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
    [ -x "$tools/llvm-profdata" ] || { skip "coverage" "this toolchain has no llvm-profdata" && return 0; }
    say "Lines that the engine's inputs reach"
    compile engine "$folder" -sanitize=fuzzer -profile-generate -profile-coverage-mapping
    # shellcheck disable=SC2046
    LLVM_PROFILE_FILE=$folder/raw "$folder/fuzz" -runs=0 $(inputs_of engine) > "$folder/log" 2>&1
    "$tools/llvm-profdata" merge -o "$folder/profile" "$folder/raw"
    for part in Layout Engine; do
        "$tools/llvm-cov" report "$folder/fuzz" -instr-profile "$folder/profile" \
            "Sources/IndexBarCore/$part" > "$folder/$part.txt"
        share=$(awk '$1 == "TOTAL" { print 100 * ($8 - $9) / $8 }' "$folder/$part.txt")
        note "$part: $(printf '%.1f' "$share") % of lines"
        awk -v share="$share" -v least=$LEAST_COVERAGE 'BEGIN { exit !(share >= least) }' ||
            fail "the inputs reach less than $LEAST_COVERAGE % of $part: see .build/fuzz/coverage/$part.txt"
    done
}

known_targets() { # known_targets TARGET…
    targets=$*
    targets=${targets:-engine replay}
    for target in $targets; do
        [ -n "$(source_of "$target")" ] || fail "no target is called '$target'; targets: engine, replay"
    done
}

need_swift
need_room
check_runtime
have python3 || fail "python3 is needed"
python3 Scripts/fuzz-inputs.py unpack Fuzz/inputs.tar.gz "$INPUTS"
case "${1:-}" in
    --keep)
        shift
        known_targets "${@:-}"
        for target in $targets; do keep "$target"; done
        rm -f "$INPUTS/archive.sha256"
        python3 Scripts/fuzz-inputs.py pack "$INPUTS" Fuzz/inputs.tar.gz
        note "Fuzz/inputs.tar.gz: $(du -k Fuzz/inputs.tar.gz | cut -f 1) kB"
        ;;
    --coverage) coverage ;;
    *)
        seconds=${1:-60}
        [ $# -eq 0 ] || shift
        need_number SECONDS "$seconds" 1
        known_targets "${@:-}"
        # libFuzzer takes 0 seconds for no limit, and no more than 2^31.
        share=$((10#$seconds / $(wc -w <<< "$targets")))
        share=$((share < 1 ? 1 : share > 1000000000 ? 1000000000 : share))
        for target in $targets; do fuzz "$target" $share; done
        coverage
        ;;
esac
finish "fuzz: nothing broke"
