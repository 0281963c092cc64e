#!/usr/bin/env bash
# Measures everything that has a goal and prints it beside its goal; exit 1 when a limit is broken.
#
#   bench.sh [--write] [AREA…]    AREA: core, …: the names of the files in Benchmarks/Limits; default: all
#
# --write puts the tables, the machine and the day into Documentation/Figures.md, a short table into the README.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

OUT=$PWD/.build/bench
PROBES=Benchmarks/.build/release
write=""
areas=""
for argument in "$@"; do
    case "$argument" in
        --write) write=yes ;;
        *) [ -f "Benchmarks/Limits/$argument.txt" ] || fail "no area is called '$argument'" && areas="$areas $argument" ;;
    esac
done
areas=${areas:-$(basename -s .txt Benchmarks/Limits/*.txt)}

# Prints the processor time of a build from clean in seconds, the least of three. On an idle machine it takes less
# than that by the clock; on a busy one the clock says nothing.
clean_build() { # clean_build PACKAGE
    local TIMEFORMAT='%U %S' times least="" scratch=$OUT/clean
    for _ in 1 2 3; do
        rm -rf "$scratch"
        times=$( { time swift build --package-path "$1" --scratch-path "$scratch" > "$OUT/log" 2>&1; } 2>&1) ||
            { cat "$OUT/log" >&2 && return 1; }
        least=$(printf '%s\n' "$times ${least:-1e9}" | awk '{ print ($1 + $2 < $3) ? $1 + $2 : $3 }')
    done
    printf '%s\n' "$least"
}

figure() { printf '%s\t%s\t%s\t%s\n' "$@" >> "$OUT/figures"; }

# What only a script can measure: building the core alone, and how large it is.
core_figures() {
    local modules
    : > "$OUT/figures"
    figure build.core "$(clean_build Tests/Consumer)" s "building a program on the core, from clean (processor time)"
    modules=$(cd "$OUT/clean/debug" && find . -name '*.swift.o' | cut -d / -f 2 | sort -u | grep -vc '^Consumer.build')
    figure build.modules "$modules" modules "what is compiled for it besides itself"
    if have size; then
        # shellcheck disable=SC2046
        swiftc -Osize -wmo -parse-as-library -swift-version 6 -package-name IndexBar -module-name IndexBarCore \
            -c $(find Sources/IndexBarCore -name '*.swift' | LC_ALL=C sort) -o "$OUT/core.o"
        figure size.core "$(size "$OUT/core.o" | awk 'NR == 2 { print ($1 + $2) / 1000 }')" kB \
            "the core's optimised code and data, $(uname -m)"
    fi
}

# Where a program is; that on the double of UIKit is built apart, as the double is no part of the package.
probe() { # probe PROGRAM
    if [ "$1" = UIKitBenchmarks ]; then echo "$OUT/uikit/release/$1"; else echo "$PROBES/$1"; fi
}

# Counts instructions of every benchmark of a program, for those who distrust the clock.
instructions() { # instructions PROGRAM
    local program=$OUT/$1-stripped
    : > "$OUT/$1.instructions"
    if ! have valgrind || ! have objcopy; then
        skip "instructions" "need valgrind and binutils"
        return 0
    fi
    rm -f "$OUT/callgrind".*
    objcopy --strip-debug "$(probe "$1")" "$program"
    valgrind --tool=callgrind --callgrind-out-file="$OUT/callgrind" --toggle-collect=probe_collect \
        --dump-after=probe_collect "$program" --collect > "$OUT/keys" 2> "$OUT/log" ||
        { tail -n 5 "$OUT/log" && skip "instructions" "callgrind failed" && return 0; }
    local place=0 key operations
    while read -r key operations; do
        place=$((place + 1))
        awk -v key="$key" -v operations="$operations" \
            '/^totals:/ { print key, $2 / operations }' "$OUT/callgrind.$place" >> "$OUT/$1.instructions"
    done < "$OUT/keys"
}

machine() {
    local processor system=""
    [ ! -r /etc/os-release ] || system=$(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' /etc/os-release)
    processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
    printf '%s, %s processors, %s, %s, %s\n' "${processor:-$(uname -m)}" \
        "$(getconf _NPROCESSORS_ONLN)" "${system:-$(uname -sr)}" \
        "$(swift --version 2>/dev/null | sed -n 's/.*\(Swift version [0-9.]*\).*/\1/p' | head -n 1)" "$(date +%Y-%m-%d)"
}

run() { # run AREA PROGRAM OPTION…
    local area=$1 program=$2
    shift 2
    if [ "$area" = core ] || [ "$area" = uikit ]; then instructions "$program"; else : > "$OUT/$program.instructions"; fi
    "$(probe "$program")" --limits "Benchmarks/Limits/$area.txt" --markdown "$OUT/tables.md" --short "$OUT/short.md" \
        --instructions "$OUT/$program.instructions" "$@" || broken="${broken:+$broken, }$area"
}

# Puts a file between the marks in a page.
write_into() { # write_into PAGE PART
    [ -f "$1" ] || fail "there is no $1"
    awk -v part="$2" '
        /<!-- bench: end -->/ { skipping = 0 }
        !skipping { print }
        /<!-- bench: begin -->/ { skipping = 1; print ""; while ((getline line < part) > 0) print line; print "" }
    ' "$1" > "$OUT/page.md"
    cat "$OUT/page.md" > "$1"
    note "written: $1"
}

write_figures() {
    { printf '%s.\n' "$(machine)" && cat "$OUT/tables.md"; } > "$OUT/part.md"
    write_into Documentation/Figures.md "$OUT/part.md"
    {
        printf '%s.\n\n| What | Goal | Figure | |\n|---|---|---|---|\n' "$(machine)"
        cat "$OUT/short.md"
    } > "$OUT/part.md"
    write_into README.md "$OUT/part.md"
}

need_swift
need_room
mkdir -p "$OUT"
rm -f "$OUT/tables.md" "$OUT/short.md"
broken=""
./Scripts/setup.sh icu || fail "the rivals of the sections need $(missing icu)"
say "Building the benchmarks, optimised"
if part_is_there gtk; then
    swift build -c release --package-path Benchmarks --traits GTK
else
    swift build -c release --package-path Benchmarks
fi
machine
for area in $areas; do
    case "$area" in
        core)
            build_release
            core_figures
            run core CoreBenchmarks --program .build/release/index-bar --figures "$OUT/figures"
            ;;
        gtk)
            if part_is_there gtk && part_is_there input-tests; then
                run gtk GtkBenchmarks
            else
                skip gtk "needs $(missing gtk) $(missing input-tests)"
            fi
            ;;
        uikit)
            if [ "$(uname)" = Linux ]; then
                INDEXBAR_UIKIT_DOUBLE=1 swift build -c release --product UIKitBenchmarks --scratch-path "$OUT/uikit"
                run uikit UIKitBenchmarks
            else
                skip uikit "the double is for Linux"
            fi
            ;;
        program)
            build_release
            run program ProgramBenchmarks --program .build/release/index-bar
            ;;
        browse)
            if part_is_there gtk && have Xvfb; then
                build_release
                run browse ProgramBenchmarks --program .build/release/index-bar --part browse
            else
                skip browse "needs $(missing gtk) $(missing pictures)"
            fi
            ;;
        *) run "$area" "$(printf '%s' "${area:0:1}" | tr '[:lower:]' '[:upper:]')${area:1}Benchmarks" ;;
    esac
done
[ -z "$write" ] || write_figures
[ -z "$broken" ] || fail "limits broken: $broken"
finish "bench: every limit kept"
