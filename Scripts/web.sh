#!/usr/bin/env bash
# Builds the core's numbers as a WebAssembly module and the element with it, with the toolchain alone; holds their sizes.
#
# The module is .build/web/index-bar.wasm. Where wasm-opt is there (Debian's binaryen) it is made smaller; both sizes are
# said and, compressed, held by Scripts/web-limits.txt. Exit 3: this toolchain cannot build for WebAssembly.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
compiler=$(readlink -f "$(command -v swiftc)")
tools=$(dirname "$compiler")
target=wasm32-unknown-none-wasm
ls "$(dirname "$tools")/lib/swift/embedded/Swift.swiftmodule/$target".swiftmodule >/dev/null 2>&1 || {
    note "no Embedded Swift for $target in this toolchain"
    exit 3
}

out=.build/web
mkdir -p "$out"
flags=(-target "$target" -enable-experimental-feature Embedded -wmo -Osize -parse-as-library -swift-version 6
    -warnings-as-errors -enforce-exclusivity=unchecked -package-name IndexBar -Xfrontend -disable-stack-protector
    -Xfrontend -function-sections -lto=llvm-full)
# Two passes of the compiler's copy code into many places; the linker, which sees the whole, decides better.
for pass in inline closure-specialize; do flags+=(-Xllvm "-sil-disable-pass=$pass"); done
# Everything but the text layer: no String, no Unicode table.
find Sources/IndexBarCore -name '*.swift' ! -path '*/Text/*' | LC_ALL=C sort > "$out/core.files"
# shellcheck disable=SC2046
swiftc "${flags[@]}" -module-name IndexBarCore -emit-module -emit-module-path "$out/IndexBarCore.swiftmodule" \
    -c $(cat "$out/core.files") -o "$out/core.o"
swiftc "${flags[@]}" -module-name IndexBarWeb -I "$out" -c Sources/IndexBarWeb/*.swift -o "$out/web.o"
clang=$tools/clang
[ -x "$clang" ] || clang=clang
"$clang" -target "$target" -Oz -flto -ffreestanding -fno-builtin -mbulk-memory -fno-stack-protector \
    -ISources/CWebAssembly/include -c Sources/CWebAssembly/support.c -o "$out/support.o"
linker=$tools/wasm-ld
[ -x "$linker" ] || linker=wasm-ld
"$linker" --lto-O2 --no-entry --gc-sections --strip-all --global-base=1024 -z stack-size=65536 --initial-memory=131072 \
    "$out/core.o" "$out/web.o" "$out/support.o" -o "$out/index-bar.plain.wasm"

limit() { awk -v name="$1" '$1 == name { print $2 }' Scripts/web-limits.txt; }
status=0
hold() { # hold NAME FILE
    local size most
    size=$(gzip -9 -n -c "$2" | wc -c)
    most=$(limit "$1")
    note "$1: $(wc -c < "$2") bytes, $size compressed (at most $most)"
    [ "$size" -le "$most" ] || { note "$1 is larger than its limit in Scripts/web-limits.txt"; status=1; }
}
hold plain "$out/index-bar.plain.wasm"
cp "$out/index-bar.plain.wasm" "$out/index-bar.wasm"
if have wasm-opt; then
    wasm-opt -Oz --converge --low-memory-unused --all-features "$out/index-bar.plain.wasm" -o "$out/index-bar.wasm"
    hold optimised "$out/index-bar.wasm"
else
    note "no wasm-opt (Debian's binaryen): the module stays as the linker made it"
fi

# The element with the module in it, compressed twice: by itself for the page, then as a server would.
module=$(gzip -9 -n -c "$out/index-bar.wasm" | base64 | tr -d '\n')
printf "const inlined = '%s';\n" "$module" > "$out/inlined.js"
# Comments that have a line to themselves and indentation stay behind, but for the first line.
awk -v line="$out/inlined.js" '
    /^const inlined = /{ getline text < line; print text; next }
    NR == 1 { print; next }
    { sub(/^ +/, "") }
    /^\/\// || /^$/ { next }
    /^\/\*\*/ { inside = 1 }
    inside { if (/\*\/$/) inside = 0; next }
    { print }' Web/index-bar.js > "$out/index-bar.js"
if have wasm-opt; then hold element "$out/index-bar.js"; else hold element-plain "$out/index-bar.js"; fi
# What npm publishes.
mkdir -p "$out/package"
cp Web/package.json Web/index-bar.d.ts Web/custom-elements.json LICENSE "$out/index-bar.js" "$out/package"
lines=$(wc -l < Web/index-bar.js)
[ "$lines" -le 900 ] || { note "Web/index-bar.js has $lines lines, at most 900 are wanted"; status=1; }
exit $status
