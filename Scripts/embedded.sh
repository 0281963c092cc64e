#!/usr/bin/env bash
# Compiles the core as Embedded Swift for WebAssembly and for iOS: no Foundation, no existential, nothing hidden.
#
# Exit 3: this toolchain has no Embedded Swift for these targets.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
compiler=$(readlink -f "$(command -v swiftc)")
library=$(dirname "$(dirname "$compiler")")/lib/swift/embedded/Swift.swiftmodule
for target in wasm32-unknown-none-wasm arm64-apple-ios; do
    ls "$library/$target".swiftmodule >/dev/null 2>&1 || {
        note "no Embedded Swift for $target in $library"
        exit 3
    }
done

mkdir -p .build/embedded
find Sources/IndexBarCore -name '*.swift' | LC_ALL=C sort > .build/embedded/files
for target in wasm32-unknown-none-wasm arm64-apple-ios18.0; do
    # shellcheck disable=SC2046
    swiftc -enable-experimental-feature Embedded -wmo -Osize -parse-as-library -swift-version 6 -warnings-as-errors \
        -package-name IndexBar -module-name IndexBarCore -target "$target" -c $(cat .build/embedded/files) -o ".build/embedded/$target.o"
    note "$target: $(wc -c < ".build/embedded/$target.o") bytes of object file"
done
