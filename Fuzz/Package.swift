// swift-tools-version: 6.1
import PackageDescription

// Random and hostile inputs for the engine, with invariants checked after each: `make soak` runs this package's
// program; `make fuzz` compiles the same checks for libFuzzer, which Scripts/fuzz.sh does by itself. `make test` runs the
// tests: what the fuzzers once broke.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "IndexBar", path: "..")],
    targets: [
        .target(
            name: "EngineProof", dependencies: [.product(name: "IndexBarCore", package: "IndexBar")]),
        .executableTarget(name: "Soak", dependencies: ["EngineProof"]),
        .testTarget(name: "EngineProofTests", dependencies: ["EngineProof"]),
    ],
    swiftLanguageModes: [.v6]
)
