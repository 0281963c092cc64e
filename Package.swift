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
        "IndexBarCore", "IndexBarReplay", "IndexBarUIKit", "IndexBarCompatibility", "IndexBarContract",
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
            .testTarget(
                name: "UIKitDoubleTests", dependencies: ["UIKitDouble", "CoreDataDouble"],
                swiftSettings: alias),
        ]
    }
#endif
