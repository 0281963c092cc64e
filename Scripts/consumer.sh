#!/usr/bin/env bash
# Builds and runs a package that depends on the core alone, and sees that nothing but the core was compiled for it.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
scratch=$PWD/.build/consumer
# shellcheck disable=SC2086
swift build --package-path Tests/Consumer --scratch-path "$scratch" $DEBUG_FLAGS
compiled=$(cd "$scratch/debug" && find . -name '*.swift.o' | cut -d / -f 2 | LC_ALL=C sort -u | tr '\n' ' ')
[ "$compiled" = "Consumer.build IndexBarCore.build " ] || fail "compiled more than the core: $compiled"
"$scratch/debug/Consumer"
