#!/usr/bin/env bash
# The quick half of the tests, in less than two minutes where everything is built: format, data, the contract's pictures,
# every test that needs no display, the list of public declarations, and the size of the module for the web.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
begin_parts

part_format() { ./Scripts/format.sh --lint; }
part_data() { python3 Examples/Data/generate.py --check && python3 -B Examples/Data/photos.py --check; }
part_pictures() { python3 Scripts/contract-pictures.py --check; }
part_tests() {
    # shellcheck disable=SC2046,SC2086
    swift test --disable-xctest $(traits) $DEBUG_FLAGS --skip IndexBarGTKTests
}
part_api() { ./Scripts/api.sh; }

step "Checking the format of the sources" part_format || true
if have python3; then
    step "Making the list of names again and comparing it" part_data || true
    step "Drawing the contract's pictures again and comparing them" part_pictures || true
else
    skip "data, pictures and the list of declarations" "need $(missing tests)"
fi
if step "Building and running the tests that need no display" part_tests && have python3; then
    step "Comparing the list of public declarations" part_api || true
fi
step "Building the core for the web and holding its size" web_module || true
end_parts check
