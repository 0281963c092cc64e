#!/usr/bin/env bash
# Random events for the engine, optimised, each checked: stops with 1 at the first that breaks an invariant or traps.
#
#   soak.sh [EVENTS [SEED [FROM]]]     default: 10,000,000 events, seed 1, from event 0
#
# The same seed gives the same events. A run prints how far it is; FROM goes on from there. RECORD=1 prints each event.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

events=${1:-10000000} seed=${2:-1} from=${3:-0}
need_number EVENTS "$events" 1
need_number SEED "$seed" 0
need_number FROM "$from" 0
need_swift
need_room
say "Building the soak program, optimised"
swift build -c release --package-path Fuzz --product Soak
# shellcheck disable=SC2086
Fuzz/.build/release/Soak "$events" "$seed" "$from" ${RECORD:+record} ||
    fail "the engine broke an invariant, or trapped, after the event printed last; RECORD=1 shows each"
