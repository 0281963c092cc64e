#!/usr/bin/env bash
# Fuzzes the engine and replay's text with libFuzzer and AddressSanitizer, beginning with the corpus in Fuzz/Corpus,
# and prints how many lines of the engine and the layout the corpus reaches.
#
#   fuzz.sh [SECONDS [TARGET…]]    targets: engine, replay; default: 60 seconds in all for both
#   fuzz.sh --keep [TARGET…]       puts what the runs before found new into Fuzz/Corpus, as few and small as can be
#   fuzz.sh --coverage             prints the coverage only
#
# What breaks is left in .build/fuzz/TARGET/broken. To see it again: SWIFT_BACKTRACE=enable=no .build/fuzz/TARGET/fuzz FILE

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

OUT=$PWD/.build/fuzz
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

fuzz() { # fuzz TARGET SECONDS
    local folder=$OUT/$1
    say "Fuzzing $1 for $2 s"
    compile "$1" "$folder" -sanitize=fuzzer,address
    mkdir -p "$folder/new" "$folder/broken"
    "$folder/fuzz" -max_total_time="$2" -timeout=25 -rss_limit_mb=3072 -max_len=4096 -print_final_stats=1 -verbosity=1 \
        -artifact_prefix="$folder/broken/" "$folder/new" "Fuzz/Corpus/$1" > "$folder/log" 2>&1 || {
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
    "$folder/fuzz" -merge=1 -max_len=4096 "$folder/kept" "Fuzz/Corpus/$1" "$folder/new" > "$folder/log" 2>&1
    rm -rf "Fuzz/Corpus/$1" && mv "$folder/kept" "Fuzz/Corpus/$1"
    note "$1: $(find "Fuzz/Corpus/$1" -type f | wc -l) files, $(du -sk "Fuzz/Corpus/$1" | cut -f 1) kB"
}

# Runs the corpus once and says how many lines of the layout and of the engine it reaches.
coverage() {
    local folder=$OUT/coverage tools part share
    tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
    [ -x "$tools/llvm-profdata" ] || { skip "coverage" "this toolchain has no llvm-profdata" && return 0; }
    say "Lines that the corpus of the engine reaches"
    compile engine "$folder" -sanitize=fuzzer -profile-generate -profile-coverage-mapping
    LLVM_PROFILE_FILE=$folder/raw "$folder/fuzz" -runs=0 Fuzz/Corpus/engine > "$folder/log" 2>&1
    "$tools/llvm-profdata" merge -o "$folder/profile" "$folder/raw"
    for part in Layout Engine; do
        "$tools/llvm-cov" report "$folder/fuzz" -instr-profile "$folder/profile" \
            "Sources/IndexBarCore/$part" > "$folder/$part.txt"
        share=$(awk '$1 == "TOTAL" { print 100 * ($8 - $9) / $8 }' "$folder/$part.txt")
        note "$part: $(printf '%.1f' "$share") % of lines"
        awk -v share="$share" -v least=$LEAST_COVERAGE 'BEGIN { exit !(share >= least) }' ||
            fail "the corpus reaches less than $LEAST_COVERAGE % of $part: see .build/fuzz/coverage/$part.txt"
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
case "${1:-}" in
    --keep)
        shift
        known_targets "${@:-}"
        for target in $targets; do keep "$target"; done
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
