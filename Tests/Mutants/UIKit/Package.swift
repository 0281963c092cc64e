// swift-tools-version: 6.1
import PackageDescription

// What the mutants of this folder need and nothing else, so that each is a quick build: the front end on the double.
let alias: [SwiftSetting] = [
    .unsafeFlags([
        "-module-alias", "UIKit=UIKitDouble", "-module-alias", "CoreData=CoreDataDouble", "-Xfrontend",
        "-disable-cross-import-overlays",
    ]),
    .define("INDEXBAR_UIKIT_DOUBLE"),
]

let package = Package(
    name: "Mutants",
    platforms: [.iOS(.v15), .macOS(.v12)],
    targets: [
        .target(name: "IndexBarCore"),
        .target(name: "IndexBarReplay", dependencies: ["IndexBarCore"]),
        .target(name: "UIKitDouble", path: "Tests/Doubles/UIKitDouble"),
        .target(name: "CoreDataDouble", path: "Tests/Doubles/CoreDataDouble"),
        .target(name: "IndexBarUIKit", dependencies: ["IndexBarCore", "UIKitDouble"], swiftSettings: alias),
        .target(
            name: "IndexBarCompatibility", dependencies: ["IndexBarUIKit", "UIKitDouble"],
            swiftSettings: alias),
        .testTarget(
            name: "IndexBarUIKitTests",
            dependencies: [
                "IndexBarReplay", "IndexBarUIKit", "IndexBarCompatibility", "UIKitDouble", "CoreDataDouble",
            ],
            exclude: ["Contract"],
            swiftSettings: alias),
    ],
    swiftLanguageModes: [.v6]
)
