// swift-tools-version: 6.1
import PackageDescription

// What the mutants of this folder need and nothing else, so that each is a quick build.
let package = Package(
    name: "Mutants",
    platforms: [.macOS(.v12)],
    targets: [
        .target(name: "IndexBarCore"),
        .target(name: "IndexBarReplay", dependencies: ["IndexBarCore"]),
        .target(
            name: "IndexBarContract", dependencies: ["IndexBarCore", "IndexBarReplay"],
            path: "Tests/ContractSuite"),
        .target(
            name: "IndexBarHeadless", dependencies: ["IndexBarContract"], path: "Tests/HeadlessFrontEnd"),
        .testTarget(
            name: "IndexBarHeadlessTests", dependencies: ["IndexBarHeadless", "IndexBarContract"]),
    ],
    swiftLanguageModes: [.v6]
)
