#!/usr/bin/env bash
# Builds the program, optimised: .build/release/index-bar, with GTK where GTK 4 can be had.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
./Scripts/setup.sh gtk || skip "GTK front end and browse" "needs $(missing gtk)"
./Scripts/setup.sh icu || skip "sections by ICU" "needs $(missing icu); Foundation compares instead"
build_release
[ -x .build/release/index-bar ] || fail "the build left no .build/release/index-bar"
finish "built .build/release/index-bar"
