#!/usr/bin/env bash
# Builds without the trait ICU, as on a machine without libicu-dev, and runs the tests of the sections with
# Foundation's comparison.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
scratch=$PWD/.build/without-icu
options="--scratch-path $scratch --disable-default-traits $DEBUG_FLAGS"
# shellcheck disable=SC2086
swift build --build-tests $options
if find "$scratch/debug" -maxdepth 1 -name '*.xctest' -exec readelf -d {} + 2>/dev/null | grep -q libicui18n; then
    fail "built without the trait ICU, and still linked to it"
fi
# shellcheck disable=SC2086
swift test --skip-build --disable-xctest $options --filter IndexBarCollationTests
