# What the scripts of this folder share. Sourced, never run; works with bash 3.2 and later.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# One set of flags for each configuration: other flags would build everything again.
# Warnings are errors where the tests are built; a user's newer compiler may warn without stopping the demo.
RELEASE_FLAGS="-c release --product index-bar"
DEBUG_FLAGS="-Xswiftc -warnings-as-errors"
export RELEASE_FLAGS DEBUG_FLAGS

say() { printf '==> %s\n' "$*"; }
note() { printf '    %s\n' "$*"; }
fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }
need_number() { # need_number WHAT VALUE LEAST
    if ! [[ $2 =~ ^[0-9]{1,15}$ ]] || [ $((10#$2)) -lt "$3" ]; then
        fail "$1 must be a whole number from $3 to 999999999999999, not '$2'"
    fi
}

# --- parts that were left out, for the last line

SKIPPED=""

skip() { # skip PART WHY
    SKIPPED="${SKIPPED:+$SKIPPED; }$1 ($2)"
    note "skipped: $1 ($2)"
}

# Prints the last line. A skip is a failure where CI is set.
finish() { # finish TEXT
    if [ -z "$SKIPPED" ]; then
        printf '%s\n' "$1"
    elif [ -n "${CI:-}" ]; then
        printf '%s; skipped, which is a failure with CI set: %s\n' "$1" "$SKIPPED"
        exit 1
    else
        printf '%s; skipped: %s\n' "$1" "$SKIPPED"
    fi
}

# Runs FUNCTION ARGUMENT for each argument, as many at once as there are cores; prints each output whole, in order.
# Stops at the first that fails.
each_in_parallel() { # each_in_parallel FUNCTION ARGUMENT…
    local function=$1 cores folder one
    shift
    cores=$(getconf _NPROCESSORS_ONLN)
    folder=$(mktemp -d)
    for one in "$@"; do
        while [ "$(jobs -rp | wc -l)" -ge "$cores" ]; do wait -n || true; done
        ("$function" "$one" >"$folder/$one" 2>&1 || touch "$folder/$one.failed") &
    done
    wait
    for one in "$@"; do
        cat "$folder/$one"
        [ ! -e "$folder/$one.failed" ] || { rm -rf "$folder" && return 1; }
    done
    rm -rf "$folder"
}

# What a check of type checks says; sets `status` to 1 where there are faults.
report() { # report TITLE FAULTS
    if [ -n "$2" ]; then
        printf '%s\n' "$2"
        note "FAILED: $1"
        # shellcheck disable=SC2034 # the script's own
        status=1
    else
        note "clean: $1"
    fi
}

# Splits FILE at its lines `//// NAME` into FOLDER and gives each part to the script's own `planted`, which answers nothing
# if the error that the part asks for comes.
planted_errors() { # planted_errors FILE FOLDER
    local count=0 one answer
    rm -rf "$2"
    mkdir -p "$2"
    awk -v folder="$2" '/^\/\/\/\/ / { file = folder "/" $2; next } { print > file }' "$1"
    for one in "$2"/*; do
        answer=$(planted "$one")
        [ -z "$answer" ] || report "$one" "$answer"
        count=$((count + 1))
    done
    note "$count planted errors looked for"
}

# Builds a module's DocC catalog into an archive; a warning is a fault.
build_reference() { # build_reference MODULE SCRATCH
    local graphs=$2/graphs target
    have docc || { skip "the reference of $1" "needs docc" && return 0; }
    target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -n 1)
    rm -rf "$graphs"
    mkdir -p "$graphs"
    swift symbolgraph-extract -module-name "$1" -target "$target" -I "$2/debug/Modules" \
        -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"
    docc convert "Sources/$1/$1.docc" --additional-symbol-graph-dir "$graphs" --output-dir "$2/$1.doccarchive" \
        --fallback-display-name "$1" --fallback-bundle-identifier "org.indexbar.$1" --warnings-as-errors >&2 ||
        fail "the reference has faults"
}

# --- parts, their seconds, and a table of them at the end

begin_parts() {
    PARTS=""
    PASSED=0
    FAILURES=0
    FAILED=""
}

# Runs one part; a failure is counted, and the parts that do not need it still run.
step() { # step TITLE COMMAND…
    local title="$1" begin=$SECONDS result=passed
    shift
    say "$title"
    "$@" || result=FAILED
    PARTS="$PARTS$(printf '%6d s  %-6s  %s' $((SECONDS - begin)) "$result" "$title")
"
    if [ "$result" = passed ]; then
        PASSED=$((PASSED + 1))
        return 0
    fi
    note "FAILED in $((SECONDS - begin)) s: $title"
    FAILURES=$((FAILURES + 1))
    FAILED="${FAILED:+$FAILED; }$title"
    return 1
}

# Prints the table and the last line; exit 1 if a part failed.
end_parts() { # end_parts NAME [MORE]
    printf '\n%s' "$PARTS"
    local summary="$1: $PASSED passed, $FAILURES failed in $SECONDS s${2:+ ($2)}"
    if [ -n "$FAILED" ]; then
        printf '%s; failed: %s%s\n' "$summary" "$FAILED" "${SKIPPED:+; skipped: $SKIPPED}"
        exit 1
    fi
    finish "$summary"
}

# --- where to write

# Ends with one line where nothing can be written; brings a home for SwiftPM's caches where the user's takes nothing.
need_room() {
    { mkdir -p .build && [ -w .build ]; } 2>/dev/null ||
        fail "cannot write into $PWD/.build: use a checkout of your own (git clone), or give yourself the right"
    if [ ! -d "${HOME:-}" ] || [ ! -w "${HOME:-}" ]; then
        mkdir -p .build/home
        export HOME="$PWD/.build/home"
        note "the home folder takes no files: caches go to .build/home"
    fi
}

# Waits until no other run of the same name is under way in this checkout; what a killed run left does not count.
only_one() { # only_one NAME
    local lock=".build/$1.lock" told="" holder
    until ln -s "$$" "$lock" 2>/dev/null; do
        holder=$(readlink "$lock" 2>/dev/null) || continue
        if ! ps -p "$holder" >/dev/null 2>&1; then
            rm -f "$lock"
            continue
        fi
        [ -n "$told" ] || say "Waiting for the other '$1' in this checkout (process $holder)"
        told=yes
        sleep 1
    done
    # shellcheck disable=SC2064
    trap "rm -f '$PWD/$lock'" EXIT
}

# --- Swift

need_swift() {
    have swift || fail "swift not found in PATH: install Swift 6.2 or later (https://www.swift.org/install) and put its usr/bin folder in PATH"
    local version
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
    # shellcheck disable=SC2086
    set -- $version
    [ $# -eq 2 ] || fail "swift in PATH ($(command -v swift)) does not tell its version"
    [ "$1" -gt 6 ] || { [ "$1" -eq 6 ] && [ "$2" -ge 2 ]; } ||
        fail "Swift 6.2 or later is needed, $(command -v swift) is $1.$2: see https://www.swift.org/install"
}

# The traits that this machine can build beside the default one, ICU: GTK, or none.
traits() {
    if part_is_there gtk; then echo "--traits GTK,ICU"; fi
}

# --- needed packages: PART PACKAGE TEST, a line each; the test says whether it is there already

NEEDS='
gtk            pkg-config                have pkg-config
gtk            libgtk-4-dev              gtk_headers
gobject        gobject-introspection     have g-ir-scanner
gobject        libgirepository1.0-dev    gir Gtk-4.0
gobject        valac                     have vapigen
clients        gjs                       have gjs
clients        python3-gi                system_python_has gi
clients        gir1.2-gtk-4.0            typelib Gtk-4.0
clients        gir1.2-adw-1              typelib Adw-1
clients        blueprint-compiler        have blueprint-compiler
clients        dbus-daemon               have dbus-run-session
clients        xdotool                   have xdotool
clients        g++                       have g++
clients        binutils                  have readelf
clients        xvfb                      have Xvfb
clients        xauth                     have xauth
clients        gcc                       have cc
icu            libicu-dev                icu_headers
table          libicu-dev                icu_headers
table          python3-icu               system_python_has icu
table          unicode-cldr-core         test -d /usr/share/unicode/cldr/common/main
table          unicode-data              test -f /usr/share/unicode/Unihan_Variants.txt.bz2
pictures       xvfb                      have Xvfb
pictures       fonts-dejavu-core         any_font
pictures       fonts-droid-fallback      any_font :charset=6797
tests          python3                   have python3
input-tests    xserver-xorg-core         xorg_file input/inputtest_drv.so
input-tests    xserver-xorg-video-dummy  xorg_file drivers/dummy_drv.so
web            nodejs                    have node
web            node-typescript           have tsc
web            binaryen                  have wasm-opt
web-chromium   chromium                  have chromium
web-chromium   chromium-driver           have chromedriver
web-firefox    firefox-esr               have firefox-esr
web-webkit     webkit2gtk-driver         have WebKitWebDriver
web-webkit     xvfb                      have Xvfb
reader-tests   at-spi2-core              test -x /usr/libexec/at-spi-bus-launcher
reader-tests   dbus-daemon               have dbus-run-session
reader-tests   python3-gi                system_python_has gi
reader-tests   gir1.2-atspi-2.0          typelib Atspi-2.0
'

gtk_headers() {
    if have pkg-config; then
        pkg-config --exists gtk4
    else
        any_file /usr/lib/pkgconfig/gtk4.pc /usr/lib*/*/pkgconfig/gtk4.pc /usr/lib64/pkgconfig/gtk4.pc
    fi
}
icu_headers() { [ "$(uname)" = Darwin ] || [ -e /usr/include/unicode/ucol.h ]; } # Apple's Foundation has its own
any_font() { have fc-list && [ -n "$(fc-list "${1:-:}" file 2>/dev/null | head -n 1)" ]; }
any_file() { # any_file PATH…: true if one of them exists
    local path
    for path in "$@"; do [ ! -e "$path" ] || return 0; done
    return 1
}
xorg_file() { any_file /usr/lib/xorg/modules/"$1" /usr/lib64/xorg/modules/"$1"; }
typelib() { any_file /usr/lib/girepository-1.0/"$1".typelib /usr/lib*/*/girepository-1.0/"$1".typelib; }
gir() { any_file /usr/share/gir-1.0/"$1".gir /usr/lib*/*/gir-1.0/"$1".gir; }
system_python_has() { /usr/bin/python3 -c "import $1"; }

# The packages that the parts need and that are not there, on one line.
missing() { # missing PART…
    local part package check wanted=" $* "
    printf '%s\n' "$NEEDS" | while read -r part package check; do
        [ -n "$part" ] || continue
        case "$wanted" in *" $part "*) ;; *) continue ;; esac
        # shellcheck disable=SC2086
        $check >/dev/null 2>&1 || printf '%s ' "$package"
    done | sed 's/ $//'
}

part_is_there() { [ -z "$(missing "$1")" ]; }

# Builds the core for the web and holds its size, if the toolchain can.
web_module() {
    local status=0
    ./Scripts/web.sh || status=$?
    [ $status -ne 3 ] || skip "the module for the web" "this toolchain cannot build for WebAssembly"
    [ $status -eq 0 ] || [ $status -eq 3 ]
}

build_release() {
    local with="without GTK"
    part_is_there gtk && with="with GTK"
    say "Building .build/release/index-bar, optimised, $with"
    # shellcheck disable=SC2046,SC2086
    swift build $RELEASE_FLAGS $(traits)
}
