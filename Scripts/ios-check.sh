#!/usr/bin/env bash
# Type-checks the UIKit front end for the iOS target, on a machine without Apple's SDK.
#
#   ios-check.sh             availability and isolation for iOS 15, 17 and 26; visionOS; Objective-C; planted errors
#   ios-check.sh FILE…       only these files, as the front end's own: for trying something out
#
# Availability and isolation: the compiler's own standard library for arm64-apple-ios (Embedded Swift's), stubs of
# Foundation and concurrency written by hand, and the double's declarations as UIKit; what `@available` says there is
# enforced. Objective-C: this machine's standard library with interoperability on; what `@objc` and `#selector` take.
# Planted errors: each part of Scripts/ios-check/planted.txt names on its first line the pass and the error that must come.
# Nothing of this is ever linked or run. Exit 3: this toolchain cannot.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
stubs=Scripts/ios-check/stubs
objc=Scripts/ios-check/objc
work=.build/ios-check
embedded=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/embedded
if [ ! -e "$embedded/Swift.swiftmodule/arm64-apple-ios.swiftmodule" ]; then
    note "this toolchain has no standard library for arm64-apple-ios"
    exit 3
fi
rm -rf "$work"
mkdir -p "$work/rd" "$work/objc"
for module in Swift _Builtin_float Synchronization; do
    ln -sfn "$embedded/$module.swiftmodule" "$work/rd/$module.swiftmodule"
done

root=Sources
doubles=Tests/Doubles
folder() { case "$1" in *Double) echo "$doubles/$1" ;; *) echo "$root/$1" ;; esac; }
sources() { find "$(folder "$1")" -name '*.swift' | LC_ALL=C sort; }

# What the compiler found, without the lines that quote the source, the error that this way of loading the library
# always gives, and what Embedded Swift's library alone lacks.
faults() {
    grep -E '(error|warning): ' | grep -vE '^ *[0-9]* *\||built with embedded Swift|unavailable in embedded Swift' |
        LC_ALL=C sort -u || true
}

unchecked="-swift-version 5 -Xfrontend -experimental-skip-all-function-bodies
    -Xfrontend -experimental-allow-module-with-compiler-errors"

# --- availability and isolation: modules are built for iOS 15 and imported by the later ones

ios_flags() { # ios_flags VERSION MODULES
    echo "-target arm64-apple-ios$1 -I $work/rd -I $2 -O -wmo -parse-as-library -package-name indexbar" \
        -Xfrontend -disable-target-os-checking -Xfrontend -disable-implicit-string-processing-module-import
}

ios_module() { # ios_module MODULES NAME FLAGS FILE…: a module to import
    local modules="$1" name="$2" flags="$3"
    shift 3
    mkdir -p "$modules"
    # shellcheck disable=SC2046,SC2086
    swiftc -emit-module -module-name "$name" $(ios_flags 15.0 "$modules") $unchecked $flags "$@" \
        -o "$modules/$name.swiftmodule" 2>&1 | faults
    [ -f "$modules/$name.swiftmodule" ] || echo "error: no module $name for iOS"
}

ios_prepare() { # ios_prepare MODULES
    local implicit="-Xfrontend -disable-implicit-concurrency-module-import"
    ios_module "$1" _Concurrency "$implicit" "$stubs/_Concurrency.swift"
    ios_module "$1" Foundation "" "$stubs/Foundation.swift" "$stubs/Geometry.swift"
    for name in UIKit IndexBarCore IndexBarUIKit; do
        # shellcheck disable=SC2046
        ios_module "$1" $name "" $(sources ${name/#UIKit/UIKitDouble})
    done
}

ios_check() { # ios_check VERSION MODULES NAME FILE…
    local version="$1" modules="$2" name="$3"
    shift 3
    # shellcheck disable=SC2046
    swiftc -typecheck -swift-version 6 -module-name "$name" $(ios_flags "$version" "$modules") "$@" 2>&1 | faults
}

ios_pass() { # ios_pass VERSION MODULES
    # shellcheck disable=SC2046
    ios_check "$1" "$2" IndexBarUIKit $(sources IndexBarUIKit)
    # shellcheck disable=SC2046
    ios_check "$1" "$2" IndexBarCompatibility $(sources IndexBarCompatibility)
    # shellcheck disable=SC2046
    ios_check "$1" "$2" SampleApp $(find Examples/UIKit -name '*.swift' | LC_ALL=C sort)
}

# The sample app's tests, which a simulator runs on a Mac.
ui_tests_pass() { # ui_tests_pass MODULES
    ios_module "$1" XCTest "" "$stubs/XCTest.swift"
    # shellcheck disable=SC2046
    ios_check 15.0 "$1" UIKitUITests $(find Examples/UIKitUITests -name '*.swift' | LC_ALL=C sort)
}

# --- visionOS: there is no library for it, so the sources are read with iOS in its place

vision_pass() {
    local name from to
    for name in UIKitDouble IndexBarCore IndexBarUIKit IndexBarCompatibility; do
        from=$(folder $name)
        to=$work/vision/$name
        mkdir -p "$to"
        (cd "$from" && find . -name '*.swift') | while read -r file; do
            mkdir -p "$(dirname "$to/$file")"
            sed -e 's/os(visionOS)/os(iOS)/g' -e 's/@available(visionOS, unavailable)/@available(iOS, unavailable)/' \
                "$from/$file" >"$to/$file"
        done
    done
    root=$work/vision
    doubles=$work/vision
    ios_prepare "$work/vision-modules"
    ios_pass 26.0 "$work/vision-modules"
    root=Sources
    doubles=Tests/Doubles
}

# --- Objective-C

objc_flags="-I $work/objc -I $objc/CObjects -parse-as-library -package-name indexbar -D OBJECTIVE_C
    -Xfrontend -enable-objc-interop -Xfrontend -disable-cross-import-overlays
    -Xfrontend -disable-objc-attr-requires-foundation-module"

objc_module() { # objc_module NAME FILE…
    local name="$1"
    shift
    # shellcheck disable=SC2086
    swiftc -emit-module -module-name "$name" $objc_flags $unchecked "$@" \
        -o "$work/objc/$name.swiftmodule" 2>&1 | faults
    [ -f "$work/objc/$name.swiftmodule" ] || echo "error: no module $name for Objective-C"
}

objc_prepare() {
    objc_module ObjectiveC "$objc/ObjectiveC.swift"
    objc_module Foundation "$objc/Geometry.swift" "$objc/Bridging.swift" "$stubs/Foundation.swift"
    # shellcheck disable=SC2046
    objc_module UIKit $(sources UIKitDouble)
    # shellcheck disable=SC2046
    objc_module IndexBarCore $(sources IndexBarCore)
}

objc_check() { # objc_check NAME FILE…
    local name="$1"
    shift
    # shellcheck disable=SC2086
    swiftc -typecheck -swift-version 6 -module-name "$name" $objc_flags "$@" 2>&1 | faults
}

# Objective-C against the generated header, whose names of Foundation's classes are this library's.
objc_source() { # objc_source FILE
    have clang || echo "error: no clang to read $1"
    clang -x objective-c -fsyntax-only -fobjc-arc -fblocks -Wall -Werror -target arm64-apple-ios15.0 \
        -ffreestanding -nostdlibinc -I "$objc/Headers" -I "$work/objc" "$1" 2>&1 | faults
}

objc_pass() {
    local name header
    objc_prepare
    for name in IndexBarUIKit IndexBarCompatibility; do
        # shellcheck disable=SC2046
        objc_check $name $(sources $name)
        # shellcheck disable=SC2046
        objc_module $name -emit-objc-header-path "$work/objc/$name.h" $(sources $name)
    done
    objc_source "$objc/ContactsController.m"
    # What an Objective-C app sees is what stands in the generated headers.
    header=$(cat "$work"/objc/IndexBar*.h)
    while IFS= read -r name; do
        case "$header" in *"$name"*) ;; *) echo "error: not in the Objective-C headers: $name" ;; esac
    done <Scripts/ios-check/objc/callable.txt
}

# --- planted errors

planted() { # planted FILE: nothing if the error comes, otherwise what came
    local first pass wanted found version
    first=$(head -n 1 "$1")
    pass=${first%%: *}
    pass=${pass#// }
    wanted=${first#*: }
    case "$pass" in
    ios\ *)
        version=${pass#ios }
        found=$(ios_check "$version" "$work/ios" Planted "$1" Scripts/ios-check/innocent.swift)
        ;;
    visionOS) found=$(ios_check 26.0 "$work/vision-modules" Planted "$1" Scripts/ios-check/innocent.swift) ;;
    objective-c) found=$(objc_source "$1") ;;
    objc) found=$(objc_check Planted "$1" Scripts/ios-check/innocent.swift) ;;
    *) found="the first line names no pass" ;;
    esac
    case "$found" in
    *"$wanted"*) ;;
    *) echo "error: $1: not found: $wanted; but: ${found:-nothing}" ;;
    esac
}

status=0

report "the modules" "$(ios_prepare "$work/ios")"
if [ $# -gt 0 ]; then
    report "iOS 15.0: $*" "$(ios_check 15.0 "$work/ios" Tried "$@")"
    exit $status
fi
for version in 15.0 17.0 26.0; do
    report "iOS $version: availability and isolation" "$(ios_pass "$version" "$work/ios")"
done
report "iOS 15.0: the sample app's own tests" "$(ui_tests_pass "$work/ios")"
report "the sample app's Xcode project" "$(python3 Scripts/xcodeproj.py Examples/IndexBarExample.xcodeproj 2>&1 || true)"
report "visionOS: what is not there" "$(vision_pass)"
report "Objective-C" "$(objc_pass)"
planted_errors Scripts/ios-check/planted.txt "$work/planted"
exit $status
