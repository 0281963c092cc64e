// swift-tools-version: 6.1
import PackageDescription

// What the mutants of this folder need and nothing else, so that each is a quick build.
let gtk: [SwiftSetting] = [.define("GTK")]

let package = Package(
    name: "Mutants",
    platforms: [.macOS(.v12)],
    targets: [
        .target(name: "IndexBarCore"),
        .target(name: "IndexBarReplay", dependencies: ["IndexBarCore"]),
        .target(
            name: "IndexBarContract", dependencies: ["IndexBarCore", "IndexBarReplay"],
            path: "Tests/ContractSuite"),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4"),
        .target(name: "IndexBarGTK", dependencies: ["IndexBarCore", "CGTK"], swiftSettings: gtk),
        .testTarget(
            name: "IndexBarGTKTests",
            dependencies: ["IndexBarReplay", "IndexBarGTK", "IndexBarContract", "CGTK"],
            exclude: ["BrowseWindowTests.swift"], swiftSettings: gtk),
    ],
    swiftLanguageModes: [.v6]
)
