#!/usr/bin/env bash
# Serves Examples/Web on loopback and prints the address; opens the browser where there is a display.
#
# Without a display it writes a picture of each page by Chromium to .build/web/pictures instead, and ends.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_room
have python3 || fail "python3 is needed"
./Scripts/web.sh
site=.build/web/demo
mkdir -p "$site"
cp Examples/Web/* .build/web/index-bar.js "$site"
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
address="http://127.0.0.1:$port/"
python3 -m http.server "$port" --bind 127.0.0.1 --directory "$site" >/dev/null 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true' EXIT
sleep 1
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    say "The demo is at $address until Control-C"
    ! have xdg-open || xdg-open "$address" >/dev/null 2>&1 || true
    wait "$server"
elif have chromium; then
    pictures=.build/web/pictures
    mkdir -p "$pictures"
    for page in glossary timeline rtl virtual; do
        timeout 60 chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --window-size=420,640 \
            --virtual-time-budget=4000 --screenshot="$pictures/$page.png" "$address?$page" >/dev/null 2>&1 ||
            fail "Chromium made no picture of $page"
        note "$pictures/$page.png"
    done
else
    fail "neither a display nor Chromium"
fi
