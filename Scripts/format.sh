#!/usr/bin/env bash
# Formats every Swift file in place; with --lint says what is wrong instead and changes nothing.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
files=(Package.swift GObject/Package.swift GObject/Sources Sources Tests Benchmarks/Package.swift Benchmarks/Sources Fuzz/Package.swift Fuzz/Sources)
case "${1:-}" in
    "") swift format format --in-place --recursive "${files[@]}" ;;
    --lint) swift format lint --strict --recursive "${files[@]}" ;;
    *) fail "usage: format.sh [--lint]" ;;
esac
