#!/usr/bin/env bash
# The GTK widget for other languages: built, installed under .build/gobject/prefix, looked at from outside, and used by
# programs in C, Python, JavaScript and Vala, from .ui and Blueprint files and in a libadwaita window.
#
# Exit 3 where a package is missing.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
if ! part_is_there gobject || ! part_is_there clients; then
    note "missing: $(missing "gobject clients")"
    exit 3
fi
PREFIX=$PWD/.build/gobject/prefix
rm -rf "$PREFIX"
./Scripts/gobject.sh
./Scripts/gobject.sh --install "$PREFIX"
python3 -B Tests/Clients/library.py "$PREFIX"
python3 -B Tests/Clients/clients.py "$PREFIX"
