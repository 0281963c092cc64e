#!/usr/bin/env bash
# Shows the index bar on a list of 5,000 names: in a window, or as pictures where there is no display.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

NAMES=Examples/Data/names.txt
PICTURES=.build/demo
# The list has names in all of these; what else there is stands under "#".
LOCALES="--locale en --locale el --locale ru --locale he --locale ar --locale ja --locale ko"

# True if a window can be opened: a Wayland socket, a local X socket, or an X server elsewhere.
has_display() {
    [ -z "${WAYLAND_DISPLAY:-}" ] || [ ! -S "${XDG_RUNTIME_DIR:-/nonexistent}/$WAYLAND_DISPLAY" ] || return 0
    case "${DISPLAY:-}" in
        "") [ "$(uname)" = Darwin ] ;;
        :*) local number="${DISPLAY#:}" && [ -S "/tmp/.X11-unix/X${number%%.*}" ] ;;
        *) return 0 ;;
    esac
}

sections_only() {
    skip "window and pictures" "need $(missing gtk)"
    say "The sections of $NAMES, title and count"
    .build/release/index-bar sections "$NAMES" $LOCALES | sed -n '1,12p'
    finish "shown: the first sections only"
}

pictures() {
    have Xvfb || {
        skip "pictures" "need $(missing pictures)"
        finish "built .build/release/index-bar"
        return 0
    }
    mkdir -p "$PICTURES"
    say "Writing a light and a dark picture of the window, a drag on M"
    for theme in light dark; do
        .build/release/index-bar browse "$NAMES" $LOCALES --theme $theme --hold M --snapshot "$PICTURES/$theme.png"
    done
    finish "pictures of the index bar on 5,000 names:"
    printf '%s\n' "$PWD/$PICTURES/light.png" "$PWD/$PICTURES/dark.png"
}

need_swift
need_room
only_one demo
parts=gtk
has_display || parts="gtk pictures"
# shellcheck disable=SC2086
./Scripts/setup.sh $parts || note "going on without"
build_release
if ! part_is_there gtk; then
    sections_only
elif has_display; then
    say "Opening a window with $NAMES; close it to end"
    rm -f .build/demo.lock
    # shellcheck disable=SC2086
    exec .build/release/index-bar browse "$NAMES" $LOCALES
else
    say "There is no display: the window is drawn into two pictures instead"
    pictures
fi
