// swift-tools-version: 6.1
import PackageDescription

let gtk: Target.Dependency = .target(name: "IndexBarGTK", condition: .when(traits: ["GTK"]))
let cgtk: Target.Dependency = .target(name: "CGTK", condition: .when(traits: ["GTK"]))

let package = Package(
    name: "IndexBar",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12), .visionOS(.v1)],
    products: [
        .library(name: "IndexBarCore", targets: ["IndexBarCore"]),
        .library(name: "IndexBarGTK", targets: ["IndexBarGTK"]),
        .executable(name: "index-bar", targets: ["index-bar"]),
    ],
    traits: [
        .trait(name: "GTK", description: "The GTK 4 front end and `index-bar browse`; needs libgtk-4-dev.")
    ],
    targets: [
        .target(name: "IndexBarCore"),
        .target(name: "IndexBarReplay", dependencies: ["IndexBarCore"]),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "IndexBarGTK", dependencies: ["IndexBarCore", cgtk]),
        .target(name: "IndexBarProgram", dependencies: ["IndexBarReplay", gtk, cgtk]),
        .executableTarget(name: "index-bar", dependencies: ["IndexBarProgram"]),
        .testTarget(name: "IndexBarCoreTests", dependencies: ["IndexBarCore"]),
        .testTarget(name: "IndexBarReplayTests", dependencies: ["IndexBarReplay"]),
        .testTarget(name: "IndexBarProgramTests", dependencies: ["IndexBarProgram"]),
        .testTarget(
            name: "IndexBarGTKTests", dependencies: ["IndexBarReplay", "IndexBarGTK", cgtk]),
    ],
    swiftLanguageModes: [.v6]
)
