#!/usr/bin/env bash
# The element <index-bar> in Chromium, Firefox and WebKit, and what is generated from its own tables.
#
#   test-web.sh [ENGINE…]     chromium, firefox, webkit; default: all. One whose package is missing is skipped alone.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_room
have python3 || fail "python3 is needed"
[ -f .build/web/index-bar.js ] && [ ! Web/index-bar.js -nt .build/web/index-bar.js ] || {
    status=0
    ./Scripts/web.sh || status=$?
    [ $status -ne 3 ] || { skip "the element for the web" "this toolchain cannot build for WebAssembly"; finish "test-web: nothing run"; exit 0; }
    [ $status -eq 0 ] || fail "the element could not be built"
}

display=""
server=""
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true' EXIT
open_display() { # WebKit needs one
    local file
    file=$(mktemp)
    Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp 3>"$file" >/dev/null 2>&1 &
    server=$!
    for _ in $(seq 100); do
        [ -s "$file" ] && break
        sleep 0.1
    done
    display=":$(cat "$file")"
    rm -f "$file"
    [ "$display" != ":" ] || fail "Xvfb does not start"
}

failed=""
if have node; then
    say "Comparing what is generated from the element's tables"
    node Scripts/web-manifest.mjs --check || failed="$failed generated"
    if have tsc; then
        tsc --noEmit --strict --target es2019 --lib es2019,dom Tests/Web/types.ts Web/index-bar.d.ts || failed="$failed types"
    else
        skip "the types for TypeScript" "needs $(missing web)"
    fi
else
    skip "what is generated for the web" "needs $(missing web)"
fi
say "Judging the module by the driver's rules"
if have node; then
    python3 -B Tests/Conformance/driver.py "node Tests/Web/replay.mjs" --count 20 || failed="$failed judge"
else
    skip "the judge of the module" "needs $(missing web)"
fi
for engine in "${@:-chromium firefox webkit}"; do
    # shellcheck disable=SC2086
    for engine in $engine; do
        if ! part_is_there "web-$engine"; then
            skip "<index-bar> in $engine" "needs $(missing "web-$engine")"
            continue
        fi
        [ "$engine" != webkit ] || [ -n "$display" ] || open_display
        say "Testing <index-bar> in $engine"
        some=()
        # WebKit takes three seconds for a page: asked for alone it runs them all, else these.
        if [ "$engine" = webkit ] && [ $# -eq 0 ]; then some=(test_element WhoScrolled Told); fi
        DISPLAY=$display timeout 400 python3 -B Tests/Web/harness.py "$engine" "${some[@]}" || failed="$failed $engine"
    done
done
[ -z "$failed" ] || fail "failed:$failed"
finish "test-web: passed in $SECONDS s"
