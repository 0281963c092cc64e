// swift-tools-version: 6.1
import PackageDescription

let gtk: Target.Dependency = .target(name: "IndexBarGTK", condition: .when(traits: ["GTK"]))
let cgtk: Target.Dependency = .target(name: "CGTK", condition: .when(traits: ["GTK"]))

// ICU serves the collation on Linux only; elsewhere, and without libicu-dev, Foundation compares.
let withICU: TargetDependencyCondition? = .when(platforms: [.linux], traits: ["ICU"])

let package = Package(
    name: "IndexBar",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12), .visionOS(.v1)],
    products: [
        .library(name: "IndexBarCore", targets: ["IndexBarCore"]),
        .library(name: "IndexBarCollation", targets: ["IndexBarCollation"]),
        .library(name: "IndexBarGTK", targets: ["IndexBarGTK"]),
        .library(name: "IndexBarUIKit", targets: ["IndexBarUIKit"]),
        .library(name: "IndexBarSwiftUI", targets: ["IndexBarSwiftUI"]),
        .library(name: "IndexBarCompatibility", targets: ["IndexBarCompatibility"]),
        .executable(name: "index-bar", targets: ["index-bar"]),
    ],
    traits: [
        .trait(name: "GTK", description: "The GTK 4 front end and `index-bar browse`; needs libgtk-4-dev."),
        .trait(name: "ICU", description: "Sections by the system's ICU on Linux, where libicu-dev is there."),
        .default(enabledTraits: ["ICU"]),
    ],
    targets: [
        .target(name: "IndexBarCore"),
        .target(name: "IndexBarReplay", dependencies: ["IndexBarCore"]),
        // The core's numbers for WebAssembly; Scripts/web.sh builds the module.
        .target(name: "CWebAssembly"),
        .target(name: "IndexBarWeb", dependencies: ["IndexBarCore", "CWebAssembly"]),
        .systemLibrary(name: "CICU"),
        .target(
            name: "CICUCollator",
            cSettings: [.define("INDEXBAR_ICU", .when(platforms: [.linux], traits: ["ICU"]))]),
        .target(
            name: "IndexBarCollation",
            dependencies: [
                "IndexBarCore", .target(name: "CICUCollator", condition: withICU),
                .target(name: "CICU", condition: withICU),
            ],
            exclude: ["Table/LICENSE-Unicode.txt"]),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "IndexBarGTK", dependencies: ["IndexBarCore", cgtk]),
        .target(name: "IndexBarProgram", dependencies: ["IndexBarReplay", "IndexBarCollation", gtk, cgtk]),
        .executableTarget(name: "index-bar", dependencies: ["IndexBarProgram"]),
        .target(name: "IndexBarUIKit", dependencies: ["IndexBarCore"]),
        .target(name: "IndexBarCompatibility", dependencies: ["IndexBarUIKit"]),
        .target(name: "IndexBarSwiftUI", dependencies: ["IndexBarCore", "IndexBarUIKit"]),
        .testTarget(name: "IndexBarCoreTests", dependencies: ["IndexBarCore"]),
        .target(
            name: "IndexBarContract", dependencies: ["IndexBarCore", "IndexBarReplay"],
            path: "Tests/ContractSuite"),
        .target(
            name: "IndexBarHeadless", dependencies: ["IndexBarContract"], path: "Tests/HeadlessFrontEnd"),
        .testTarget(
            name: "IndexBarHeadlessTests", dependencies: ["IndexBarHeadless", "IndexBarContract"]),
        .target(
            name: "CICUReference", path: "Tests/CICUReference",
            cxxSettings: [.define("INDEXBAR_ICU", .when(platforms: [.linux], traits: ["ICU"]))]),
        .testTarget(
            name: "IndexBarCollationTests", dependencies: ["IndexBarCollation", "CICUReference"],
            resources: [.copy("Data")]),
        .testTarget(
            name: "IndexBarReplayTests", dependencies: ["IndexBarReplay"], exclude: ["Snapshots"]),
        .testTarget(name: "IndexBarProgramTests", dependencies: ["IndexBarProgram"]),
        .testTarget(
            name: "IndexBarGTKTests",
            dependencies: ["IndexBarReplay", "IndexBarProgram", "IndexBarGTK", "IndexBarContract", cgtk]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// The UIKit front end alone, with its tests: on a Mac against UIKit itself, in a simulator by way of xcodebuild
// (INDEXBAR_UIKIT_ONLY=1), on Linux against a double of UIKit (INDEXBAR_UIKIT_DOUBLE=1); Documentation/OnAMac.md. Nobody
// who depends on this package sees the double, nor the flags, which SwiftPM would not let a dependency have.
let onDouble = Context.environment["INDEXBAR_UIKIT_DOUBLE"] == "1"
if onDouble || Context.environment["INDEXBAR_UIKIT_ONLY"] == "1" {
    let kept = [
        "IndexBarCore", "IndexBarReplay", "IndexBarUIKit", "IndexBarSwiftUI", "IndexBarCompatibility",
        "IndexBarContract",
    ]
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { !kept.contains($0.name) }
    package.targets.append(
        .testTarget(
            name: "IndexBarUIKitTests",
            dependencies: ["IndexBarReplay", "IndexBarUIKit", "IndexBarCompatibility", "IndexBarContract"]))
}
#if os(Linux)
    if onDouble {
        let alias: [SwiftSetting] = [
            .unsafeFlags(
                [
                    "-module-alias", "UIKit=UIKitDouble", "-module-alias", "CoreData=CoreDataDouble",
                    "-Xfrontend",
                    "-disable-cross-import-overlays",
                ]),
            .define("INDEXBAR_UIKIT_DOUBLE"),
        ]
        let front = ["IndexBarUIKit", "IndexBarCompatibility", "IndexBarUIKitTests"]
        for target in package.targets where front.contains(target.name) {
            target.dependencies.append("UIKitDouble")
            target.swiftSettings = alias
        }
        for target in package.targets where target.name == "IndexBarUIKitTests" {
            target.dependencies += ["SampleApp", "CoreDataDouble"]
        }
        package.targets += [
            .target(name: "UIKitDouble", path: "Tests/Doubles/UIKitDouble"),
            .target(
                name: "SampleApp", dependencies: ["IndexBarUIKit", "UIKitDouble"], path: "Examples/UIKit",
                exclude: ["AppDelegate.swift", "README.md"], swiftSettings: alias),
            .target(name: "CoreDataDouble", path: "Tests/Doubles/CoreDataDouble"),
            .target(name: "CProbe", path: "Benchmarks/Sources/CProbe"),
            .target(name: "BenchmarkKit", dependencies: ["CProbe"], path: "Benchmarks/Sources/BenchmarkKit"),
            .executableTarget(
                name: "UIKitBenchmarks", dependencies: ["BenchmarkKit", "IndexBarUIKit", "UIKitDouble"],
                path: "Benchmarks/UIKit", swiftSettings: alias),
            .testTarget(
                name: "UIKitDoubleTests", dependencies: ["UIKitDouble", "CoreDataDouble"],
                swiftSettings: alias),
        ]
    }
#endif

// The SwiftUI front end on a double of SwiftUI, which stands on the double of UIKit (INDEXBAR_SWIFTUI_DOUBLE=1).
#if os(Linux)
    if Context.environment["INDEXBAR_SWIFTUI_DOUBLE"] == "1" {
        func alias(_ modules: String...) -> [SwiftSetting] {
            let names = modules.flatMap { ["-module-alias", $0] }
            return [
                .unsafeFlags(names + ["-Xfrontend", "-disable-cross-import-overlays"]),
                .define("INDEXBAR_UIKIT_DOUBLE"), .define("INDEXBAR_SWIFTUI_DOUBLE"),
            ]
        }
        let kept = [
            "IndexBarCore", "IndexBarReplay", "IndexBarUIKit", "IndexBarSwiftUI", "IndexBarContract",
        ]
        package.targets.removeAll { !kept.contains($0.name) }
        package.products.removeAll { !kept.contains($0.name) }
        let both = alias("UIKit=UIKitDouble", "SwiftUI=SwiftUIDouble")
        // The doubles do most of a test's work, and no test steps through them.
        let fast: [SwiftSetting] = [.unsafeFlags(["-O"])]
        for target in package.targets where target.name == "IndexBarUIKit" {
            target.dependencies.append("UIKitDouble")
            target.swiftSettings = alias("UIKit=UIKitDouble")
        }
        for target in package.targets where target.name == "IndexBarSwiftUI" {
            target.dependencies += ["SwiftUIDouble", "UIKitDouble"]
            target.swiftSettings = both
        }
        package.targets += [
            .target(name: "UIKitDouble", path: "Tests/Doubles/UIKitDouble", swiftSettings: fast),
            .target(
                name: "SwiftUIDouble", dependencies: ["UIKitDouble"], path: "Tests/Doubles/SwiftUIDouble",
                swiftSettings: alias("UIKit=UIKitDouble") + fast),
            .testTarget(
                name: "SwiftUIDoubleTests", dependencies: ["SwiftUIDouble", "UIKitDouble"],
                swiftSettings: both),
            // The same sources once more, without UIKit: what macOS gets. The folder is a link, as SwiftPM lets no file
            // be in two targets.
            .target(
                name: "IndexBarSwiftUIMac", dependencies: ["IndexBarCore", "SwiftUIDouble"],
                path: "Tests/Doubles/IndexBarSwiftUIMac", swiftSettings: alias("SwiftUI=SwiftUIDouble")),
            .testTarget(
                name: "IndexBarSwiftUIMacTests",
                dependencies: ["IndexBarSwiftUIMac", "SwiftUIDouble", "IndexBarContract"],
                swiftSettings: alias("SwiftUI=SwiftUIDouble", "IndexBarSwiftUI=IndexBarSwiftUIMac")),
            .testTarget(
                name: "IndexBarSwiftUITests",
                dependencies: ["IndexBarSwiftUI", "SwiftUIDouble", "UIKitDouble", "IndexBarContract"],
                swiftSettings: both),
        ]
    }
#endif
