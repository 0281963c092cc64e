#!/usr/bin/env bash
# Looks for what the parts of the project need and installs only what is missing.
#
#   setup.sh [PART…]      parts: gtk, gobject, clients, icu, pictures, tests,
#                         input-tests, reader-tests, web, web-chromium,
#                         web-firefox, web-webkit, table; default: all but table
#
# Exit 0 when everything is there, 1 when something could not be had; what it was is printed.
# INDEXBAR_NO_INSTALL=1 looks only.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

LOG=.build/setup.log
ALL="gtk gobject clients icu pictures tests input-tests reader-tests"
ALL="$ALL web web-chromium web-firefox web-webkit"

cannot() { # cannot WHY
    note "$1; missing: $(missing "$PARTS")"
    exit 1
}

# How root's rights are had: nothing for root, sudo where it works, else no way.
root_command() {
    if [ "$(id -u)" -eq 0 ]; then
        echo "env"
    elif have sudo && [ -t 0 ]; then
        echo "sudo env"
    elif have sudo && sudo -n true 2>/dev/null; then
        echo "sudo -n env"
    else
        return 1
    fi
}

install() { # install PACKAGE…
    local as_root options known="" package
    as_root=$(root_command) || cannot "neither root nor a usable sudo"
    options="-q -y -o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o DPkg::Lock::Timeout=120"
    as_root="$as_root DEBIAN_FRONTEND=noninteractive apt-get $options"
    need_room
    say "Updating apt's lists (log: $LOG)"
    $as_root update >"$LOG" 2>&1 || note "apt-get update failed; going on with the lists that are there"
    for package in "$@"; do
        if apt-cache show "$package" >/dev/null 2>&1; then
            known="$known $package"
        else
            note "apt-get knows no package $package"
        fi
    done
    [ -n "$known" ] || return 0
    say "Installing with apt-get:$known"
    # shellcheck disable=SC2086
    $as_root install --no-install-recommends $known >>"$LOG" 2>&1 || {
        note "apt-get install failed:"
        tail -n 3 "$LOG"
    }
}

PARTS="${*:-$ALL}"
for part in $PARTS; do
    case " $ALL table " in *" $part "*) ;; *) fail "no part is called '$part'; parts: $ALL table" ;; esac
done

say "Looking for what is needed ($PARTS)"
lacking=$(missing "$PARTS")
if [ -z "$lacking" ]; then
    note "everything is there"
    exit 0
fi
note "missing: $lacking"
[ -z "${INDEXBAR_NO_INSTALL:-}" ] || cannot "INDEXBAR_NO_INSTALL is set: nothing is installed"
have apt-get || cannot "no apt-get on this machine: install the same things by its own means"
# shellcheck disable=SC2086
install $lacking
lacking=$(missing "$PARTS")
[ -z "$lacking" ] || cannot "could not install everything"
note "everything is there now"
