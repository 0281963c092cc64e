#!/usr/bin/env bash
# Writes the list of all public declarations of a module, a line each, as the compiler sees them.
#
#   api.sh            compares the lists with Documentation/API, one file for each module; exit 1 if one differs
#   api.sh --record   writes them there
#
# The modules must be built for debugging: `swift build`, or make check. To have a list for another module, make an
# empty file for it.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
have python3 || fail "python3 is needed"
lists=Documentation/API
modules=.build/debug/Modules
out=.build/api
rm -rf "$out"
mkdir -p "$out"
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -n 1)
includes=()
for map in Sources/*/module.modulemap .build/debug/*.build/module.modulemap; do
    [ ! -e "$map" ] || includes+=(-I "$(dirname "$map")")
done
status=0
for list in "$lists"/*.txt; do
    module=$(basename "$list" .txt)
    [ -e "$modules/$module.swiftmodule" ] || fail "build $module first: swift build"
    swift symbolgraph-extract -module-name "$module" -target "$target" -I "$modules" ${includes[@]+"${includes[@]}"} \
        -minimum-access-level public -skip-synthesized-members -output-dir "$out"
    python3 Scripts/api.py "$out" "$module" > "$out/$module.txt"
    if [ "${1:-}" = --record ]; then
        cp "$out/$module.txt" "$list"
        note "$list: $(wc -l < "$list") declarations"
    elif ! diff -u "$list" "$out/$module.txt"; then
        note "$module's public declarations are not those of $list: Scripts/api.sh --record, and read what changed"
        status=1
    fi
done
exit $status
