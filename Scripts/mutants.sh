#!/usr/bin/env bash
# Plants known faults, one at a time, into a copy of the sources and sees that the tests notice.
#
#   mutants.sh [FILE.patch | FOLDER]…     default: every patch of Tests/Mutants
#
# A patch begins with comment lines:
#   # test: FILTER        run `swift test --filter FILTER` (where the double is there, under its policies in turn)
#   # run: COMMAND        or run this instead
#   # env: NAME=VALUE     with this in the environment
#   # anything else       what the fault is
# A fault that nothing notices is a survivor. Those named in a file SURVIVORS beside the patches, with a reason after
# the name, are allowed. Exit 1 for any other, for a patch that does not apply, and for a reasoned one that is killed.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
project=$PWD
copy=$PWD/.build/mutants
log=$copy.log
mkdir -p "$copy"

# The files of the project as they are now; unchanged ones keep their times, so that little is built again.
refresh() {
    git ls-files -z --cached --others --exclude-standard -- Package.swift Sources Tests Scripts Examples/Data |
        while IFS= read -r -d '' file; do
            [ -f "$file" ] || continue
            cmp -s "$file" "$copy/$file" && continue
            mkdir -p "$copy/$(dirname "$file")"
            cp "$file" "$copy/$file"
        done
}

# Puts back the files that a patch changes.
restore() { # restore PATCH
    sed -n 's/^+++ b\///p' "$1" | while read -r file; do
        rm -f "$copy/$file.rej"
        cp "$project/$file" "$copy/$file"
    done
}

field() { sed -n "s/^# $1: //p" "$2" | head -n 1; }

policies() {
    case "$1" in
    *INDEXBAR_UIKIT_DOUBLE*) seq 0 $(($(sed -n 's/.*static let count = \([0-9]*\).*/\1/p' \
        Sources/UIKitDouble/Harness/Policy.swift) - 1)) ;;
    *) echo 0 ;;
    esac
}

# Says in one word how a planted fault came out; the tests run with the fault in the copy.
outcome() { # outcome PATCH [POLICIES]
    local filter command environment policy
    filter=$(field test "$1")
    command=$(field run "$1")
    environment=$(field env "$1")
    cd "$copy"
    if [ -n "$command" ]; then
        if timeout 600 $command >"$log" 2>&1; then echo survived; else echo killed; fi
        return
    fi
    # shellcheck disable=SC2086
    if ! env $environment timeout 900 swift build --build-tests $DEBUG_FLAGS >"$log" 2>&1; then
        if grep -q 'error:' "$log"; then echo "not built"; else echo "no build"; fi
        return
    fi
    for policy in ${2:-$(policies "$environment")}; do
        # shellcheck disable=SC2086
        env $environment INDEXBAR_UIKIT_POLICY="$policy" timeout 300 swift test --skip-build --disable-xctest \
            $DEBUG_FLAGS --filter "$filter" >"$log" 2>&1 || {
            echo killed
            return
        }
    done
    echo survived
}

patches=()
for place in "${@:-Tests/Mutants}"; do
    if [ -d "$place" ]; then
        while IFS= read -r file; do patches+=("$file"); done < <(find "$place" -name '*.patch' | LC_ALL=C sort)
    else
        patches+=("$place")
    fi
done
[ ${#patches[@]} -gt 0 ] || fail "no patches in ${*:-Tests/Mutants}"

refresh
say "Seeing that the tests pass without a fault"
for kind in $(sed -n 's/^# test: //p' "${patches[@]}" | sort -u); do
    sample=$(grep -l "^# test: $kind\$" "${patches[@]}" | head -n 1)
    result=$(outcome "$project/$sample" 0)
    [ "$result" = survived ] || { cat "$log"; fail "$kind: $result without any fault"; }
done

killed=0
bad=""
for patch in "${patches[@]}"; do
    name=$(basename "$patch" .patch)
    reason=$(sed -n "s/^$name: //p" "$(dirname "$patch")/SURVIVORS" 2>/dev/null || true)
    if (cd "$copy" && patch -p1 --quiet --no-backup-if-mismatch --forward) <"$patch" >/dev/null 2>&1; then
        result=$(outcome "$project/$patch")
    else
        result="does not apply"
    fi
    case "$result:$reason" in
    killed:) killed=$((killed + 1)) ;;
    survived:?*) note "$name survived, as it may: $reason" ;;
    *)
        bad="${bad:+$bad; }$name ($result)"
        note "$name: $result"
        ;;
    esac
    restore "$patch"
done

printf 'mutants: %d of %d killed in %d s%s\n' "$killed" "${#patches[@]}" "$SECONDS" "${bad:+; not: $bad}"
[ -z "$bad" ]
