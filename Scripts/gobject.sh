#!/usr/bin/env bash
# The GTK widget for other languages: shared library, header, pkg-config file, GIR, typelib and VAPI.
#
#   gobject.sh                     builds them under .build/gobject
#   gobject.sh --install PREFIX    installs them under PREFIX, below $DESTDIR if that is set
#
# Exit 3 where a package is missing.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

NAME=indexbar-gtk-0
OUT=.build/gobject
SHELL_C=GObject/Sources/CIndexBar
VERSION=$(sed -n 's/^## \[\{0,1\}\([0-9][0-9.]*\).*/\1/p' CHANGELOG.md | head -n 1)
VERSION=${VERSION:-0.0.0}

build_library() {
    say "Building lib$NAME, optimised"
    swift build --package-path GObject -c release
    mkdir -p "$OUT"/lib "$OUT"/include
    cp GObject/.build/release/lib$NAME.so "$OUT/lib/lib$NAME.so.0"
    strip --strip-unneeded --remove-section=.swift1_autolink_entries "$OUT/lib/lib$NAME.so.0"
    ln -sf lib$NAME.so.0 "$OUT/lib/lib$NAME.so"
    cp $SHELL_C/include/index-bar.h "$OUT/include/"
}

# What other languages read; warnings of the scanner are errors.
describe() {
    say "Describing it: GIR, typelib, VAPI"
    local gir=$OUT/IndexBar-0.gir
    LD_LIBRARY_PATH="$PWD/$OUT/lib" g-ir-scanner --quiet --warn-all --warn-error --namespace=IndexBar --nsversion=0 \
        --identifier-prefix=IndexBar --symbol-prefix=index_bar --include=Gtk-4.0 --pkg=gtk4 \
        --pkg-export=$NAME --library=$NAME -L"$OUT/lib" --c-include=index-bar.h --output="$gir" \
        -I"$OUT/include" -I$SHELL_C/include "$OUT/include/index-bar.h" $SHELL_C/*.c
    g-ir-compiler "$gir" -o "$OUT/IndexBar-0.typelib"
    vapigen --quiet --library $NAME --pkg gtk4 -d "$OUT" "$gir"
    echo gtk4 >"$OUT/$NAME.deps"
}

write_pc() { # write_pc PREFIX LIBDIR
    sed -e "s|@PREFIX@|$1|" -e "s|@LIBDIR@|$2|" -e "s|@VERSION@|$VERSION|" GObject/$NAME.pc.in
}

install_into() { # install_into PREFIX
    local prefix=$1 lib=${LIBDIR:-lib} root
    root=${DESTDIR:-}$prefix
    [ -e "$OUT/IndexBar-0.typelib" ] || fail "nothing is built: run 'make gobject' first"
    install -d "$root/$lib/pkgconfig" "$root/$lib/girepository-1.0" "$root/include/$NAME" "$root/share/gir-1.0" \
        "$root/share/vala/vapi"
    install -m 644 "$OUT/lib/lib$NAME.so.0" "$root/$lib/"
    ln -sf lib$NAME.so.0 "$root/$lib/lib$NAME.so"
    install -m 644 "$OUT/include/index-bar.h" "$root/include/$NAME/"
    write_pc "$prefix" "$lib" >"$root/$lib/pkgconfig/$NAME.pc"
    install -m 644 "$OUT/IndexBar-0.typelib" "$root/$lib/girepository-1.0/"
    install -m 644 "$OUT/IndexBar-0.gir" "$root/share/gir-1.0/"
    install -m 644 "$OUT/$NAME.vapi" "$OUT/$NAME.deps" "$root/share/vala/vapi/"
    note "installed under $root"
}

need_room
case "${1:-}" in
    "")
        need_swift
        if ! part_is_there gtk || ! part_is_there gobject; then
            note "missing: $(missing "gtk gobject")"
            exit 3
        fi
        build_library
        describe
        ;;
    --install)
        case "${2:-}" in /*) install_into "$2" ;; *) fail "PREFIX must be an absolute path, not '${2:-}'" ;; esac
        ;;
    *) fail "usage: gobject.sh [--install PREFIX]" ;;
esac
