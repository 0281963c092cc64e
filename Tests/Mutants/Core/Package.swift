// swift-tools-version: 6.1
import PackageDescription

// What the mutants of this folder need and nothing else, so that each is a quick build.
let package = Package(
    name: "Mutants",
    platforms: [.macOS(.v12)],
    targets: [
        .target(name: "IndexBarCore"),
        .target(name: "IndexBarReplay", dependencies: ["IndexBarCore"]),
        .testTarget(name: "IndexBarCoreTests", dependencies: ["IndexBarCore"]),
        .testTarget(
            name: "IndexBarReplayTests", dependencies: ["IndexBarReplay"], exclude: ["Snapshots"]),
    ],
    swiftLanguageModes: [.v6]
)
