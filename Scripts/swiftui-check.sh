#!/usr/bin/env bash
# Type-checks the SwiftUI front end for Apple's targets, on a machine without Apple's SDK.
#
#   swiftui-check.sh             availability and isolation for every target below; planted errors
#   swiftui-check.sh FILE…       only these files, for every target: for trying something out
#
# The compiler has a standard library for arm64-apple-ios (Embedded Swift's). Its target is one string of 17 bytes: a
# copy with another string of 17 bytes loads for macOS and visionOS, and the file itself for Catalyst. `os(macOS)`,
# `targetEnvironment(macCatalyst)` and `@available` are then real. Foundation and concurrency are stubs, SwiftUI and
# UIKit the doubles' declarations. Planted errors: each part of Scripts/swiftui-check/planted.txt names on its first line
# the target and the error that must come. Nothing of this is ever linked or run. Exit 3: this toolchain cannot.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
targets="arm64-apple-ios15.0 arm64-apple-ios17.0 arm64-apple-ios18.0 arm64-apple-ios26.0 arm64-apple-ios15.0-macabi
    arm64-apple-macosx12.0 arm64-apple-macosx14.0 arm64-apple-macosx15.0 arm64-apple-xros1.0"
stubs=Scripts/ios-check/stubs
more=Scripts/swiftui-check/stubs
uikit=Tests/Doubles/UIKitDouble
swiftui=Tests/Doubles/SwiftUIDouble
work=.build/swiftui-check
embedded=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/embedded
if [ ! -e "$embedded/Swift.swiftmodule/arm64-apple-ios.swiftmodule" ]; then
    note "this toolchain has no standard library for arm64-apple-ios"
    exit 3
fi
rm -rf "$work"
for module in Swift _Builtin_float Synchronization; do
    folder=$work/rd/$module.swiftmodule
    from=$embedded/$module.swiftmodule/arm64-apple-ios.swiftmodule
    [ -e "$from" ] || continue
    mkdir -p "$folder"
    ln -s "$from" "$folder/arm64-apple-ios.swiftmodule"
    ln -s "$from" "$folder/arm64-apple-ios-macabi.swiftmodule"
    LC_ALL=C sed 's/arm64-apple-ios18/arm64-apple-macos/' "$from" >"$folder/arm64-apple-macos.swiftmodule"
    LC_ALL=C sed 's/arm64-apple-ios18/arm64-apple-xros1/' "$from" >"$folder/arm64-apple-xros.swiftmodule"
done
sources() { find "$1" -name '*.swift' | LC_ALL=C sort; }

# What the compiler found, without the lines that quote the source, the error that this way of loading the library
# always gives, and what Embedded Swift's library alone lacks.
faults() {
    grep -E '(error|warning): ' | grep -vE '^ *[0-9]* *\||built with embedded Swift|unavailable in embedded Swift' |
        LC_ALL=C sort -u || true
}
unchecked="-swift-version 5 -Xfrontend -disable-availability-checking
    -Xfrontend -experimental-skip-all-function-bodies
    -Xfrontend -experimental-allow-module-with-compiler-errors"
# Modules are built for the lowest version of a platform and imported by all.
platform() { case "$1" in *macabi) echo catalyst ;; *macosx*) echo macos ;; *xros*) echo visionos ;; *) echo ios ;; esac; }
lowest() {
    case "$1" in
    catalyst) echo arm64-apple-ios15.0-macabi ;;
    macos) echo arm64-apple-macosx12.0 ;;
    visionos) echo arm64-apple-xros1.0 ;;
    *) echo arm64-apple-ios15.0 ;;
    esac
}
flags() { # flags TARGET
    echo "-target $1 -I $work/rd -I $work/$(platform "$1") -O -wmo -parse-as-library -package-name indexbar" \
        -Xfrontend -disable-target-os-checking -Xfrontend -disable-implicit-string-processing-module-import
}
module() { # module PLATFORM NAME FLAGS FILE…
    local target folder=$work/$1 name="$2" own="$3"
    target=$(lowest "$1")
    shift 3
    mkdir -p "$folder"
    # shellcheck disable=SC2046,SC2086
    swiftc -emit-module -module-name "$name" $(flags "$target") $unchecked $own "$@" \
        -o "$folder/$name.swiftmodule" 2>&1 | faults
    [ -f "$folder/$name.swiftmodule" ] || echo "error: no module $name for $target"
}
prepare() { # prepare PLATFORM
    module "$1" _Concurrency "-Xfrontend -disable-implicit-concurrency-module-import" \
        "$stubs/_Concurrency.swift" "$more/Task.swift"
    module "$1" Foundation "" "$stubs/Foundation.swift" "$stubs/Geometry.swift"
    # shellcheck disable=SC2046
    {
        module "$1" IndexBarCore "" $(sources Sources/IndexBarCore)
        if [ "$1" != macos ]; then
            module "$1" UIKit "" $(sources $uikit)
            module "$1" IndexBarUIKit "" $(sources Sources/IndexBarUIKit)
        fi
        module "$1" SwiftUI "" $(sources $swiftui)
    }
}
check() { # check TARGET NAME FILE…
    local target="$1" name="$2"
    shift 2
    # shellcheck disable=SC2046
    swiftc -typecheck -swift-version 6 -module-name "$name" $(flags "$target") "$@" 2>&1 | faults
}
planted() { # planted FILE: nothing if the error comes, otherwise what came
    local first wanted found
    first=$(head -n 1 "$1")
    wanted=${first#*: }
    first=${first%%: *}
    found=$(check "${first#// }" Planted "$1" Scripts/swiftui-check/innocent.swift)
    case "$found" in
    *"$wanted"*) ;;
    *) echo "error: $1: not found: $wanted; but: ${found:-nothing}" ;;
    esac
}

status=0
for one in ios catalyst macos visionos; do report "the modules for $one" "$(prepare $one)"; done
for target in $targets; do
    if [ $# -gt 0 ]; then
        report "$target: $*" "$(check "$target" Tried "$@")"
        continue
    fi
    report "$target: what is innocent" "$(check "$target" Innocent Scripts/swiftui-check/innocent.swift)"
    if [ -d Sources/IndexBarSwiftUI ]; then
        # shellcheck disable=SC2046
        report "$target: the front end" "$(check "$target" IndexBarSwiftUI $(sources Sources/IndexBarSwiftUI))"
    fi
done
[ $# -gt 0 ] || planted_errors Scripts/swiftui-check/planted.txt "$work/planted"
exit $status
