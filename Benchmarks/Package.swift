// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses IndexBar builds rivals. A benchmark is an executable target that
// prints rows through BenchmarkKit; its limits stand in a file in Limits/. Scripts/bench.sh runs them all.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v12)],
    traits: [.trait(name: "GTK", description: "The rows of the GTK front end.")],
    dependencies: [
        .package(
            name: "IndexBar", path: "..",
            traits: [.defaults, .trait(name: "GTK", condition: .when(traits: ["GTK"]))])
    ],
    targets: [
        .target(name: "CProbe"),
        .target(name: "BenchmarkKit", dependencies: ["CProbe"]),
        .executableTarget(
            name: "CoreBenchmarks",
            dependencies: ["BenchmarkKit", .product(name: "IndexBarCore", package: "IndexBar")]),
        .executableTarget(
            name: "GtkBenchmarks",
            dependencies: [
                "BenchmarkKit",
                .product(name: "IndexBarGTK", package: "IndexBar", condition: .when(traits: ["GTK"])),
            ]),
        .executableTarget(name: "ProgramBenchmarks", dependencies: ["BenchmarkKit"]),
        .target(
            name: "CICURivals", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .executableTarget(
            name: "CollationBenchmarks",
            dependencies: [
                "BenchmarkKit", "CICURivals", .product(name: "IndexBarCollation", package: "IndexBar"),
            ]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
