#!/usr/bin/env bash
# Compares each module's public declarations, a line each as the compiler sees them, with its list in Documentation/API.
#
#   api.sh [MODULE…]            default: every module that has a list; exit 1 if one differs
#   api.sh --record [MODULE…]   writes the lists instead
#
# It builds what it needs. Front ends for Apple's systems are built on their doubles. To have a list for another module,
# make an empty file for it.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
have python3 || fail "python3 is needed"
lists=Documentation/API
out=.build/api
rm -rf "$out"
mkdir -p "$out"
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -n 1)

# Builds MODULE and writes its list.
declarations() { # declarations MODULE
    local scratch=.build map flag double="" includes=()
    case "$1" in
    IndexBarUIKit | IndexBarCompatibility) scratch=.build/uikit double=INDEXBAR_UIKIT_DOUBLE=1 ;;
    IndexBarSwiftUI) scratch=.build/swiftui double=INDEXBAR_SWIFTUI_DOUBLE=1 ;;
    esac
    # shellcheck disable=SC2046,SC2086
    env $double swift build --target "$1" --scratch-path $scratch $([ -n "$double" ] || traits) $DEBUG_FLAGS >"$out/log" 2>&1 ||
        { cat "$out/log" >&2 && fail "$1 does not build"; }
    for map in Sources/*/module.modulemap $scratch/debug/*.build/module.modulemap; do
        [ ! -e "$map" ] || includes+=(-I "$(dirname "$map")")
    done
    if [ "$1" = IndexBarGTK ]; then
        for flag in $(pkg-config --cflags gtk4); do includes+=(-Xcc "$flag"); done
    fi
    swift symbolgraph-extract -module-name "$1" -target "$target" -I $scratch/debug/Modules \
        ${includes[@]+"${includes[@]}"} -minimum-access-level public -skip-synthesized-members -output-dir "$out"
    python3 Scripts/api.py "$out" "$1" >"$out/$1.txt"
}

record=""
[ "${1:-}" != --record ] || { record=1 && shift; }
[ $# -gt 0 ] || for list in "$lists"/*.txt; do set -- "$@" "$(basename "$list" .txt)"; done
status=0
for module in "$@"; do
    list=$lists/$module.txt
    [ -e "$list" ] || fail "there is no $list"
    if [ "$module" = IndexBarGTK ] && ! part_is_there gtk; then
        skip "the list of $module" "need $(missing gtk)"
        continue
    fi
    declarations "$module"
    if [ -n "$record" ]; then
        cp "$out/$module.txt" "$list"
        note "$list: $(wc -l <"$list") declarations"
    elif ! diff -u "$list" "$out/$module.txt"; then
        note "$module's public declarations are not those of $list: Scripts/api.sh --record, and read what changed"
        status=1
    fi
done
exit $status
