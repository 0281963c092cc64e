// swift-tools-version: 6.1
import PackageDescription

// The GTK widget for other languages: a shared library of C functions and GObject types with all of Swift inside. Flags
// that SwiftPM calls unsafe are allowed in a root package, which this one always is. Each has its reason:
let linking: [LinkerSetting] = [
    .unsafeFlags([
        // No Swift library is needed where the library is used.
        "-static-stdlib",
        // The other linker of the toolchain lists local symbols among the dynamic ones.
        "-use-ld=lld",
        // The name that programs keep, and GLib types are registered for good.
        "-Xlinker", "-soname=libindexbar-gtk-0.so.0", "-Xlinker", "-z", "-Xlinker", "nodelete",
        // Only the functions of the header can be seen; what nothing calls is left out.
        "-Xlinker", "--version-script=\(Context.packageDirectory)/exports.map", "-Xlinker", "--gc-sections",
    ])
]

let package = Package(
    name: "IndexBarGObject",
    products: [.library(name: "indexbar-gtk-0", type: .dynamic, targets: ["IndexBarGObject"])],
    dependencies: [.package(name: "IndexBar", path: "..", traits: ["GTK"])],
    targets: [
        .systemLibrary(name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "CIndexBar", dependencies: ["CGTK4"]),
        .target(
            name: "IndexBarGObject",
            dependencies: ["CIndexBar", .product(name: "IndexBarGTK", package: "IndexBar")],
            linkerSettings: linking),
    ],
    swiftLanguageModes: [.v6])
