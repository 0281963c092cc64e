// swift-tools-version: 6.1
import PackageDescription

// The SwiftUI front end as macOS has it, on the double, and nothing else, so that each mutant is a quick build.
func alias(_ modules: String...) -> [SwiftSetting] {
    [
        .unsafeFlags(
            modules.flatMap { ["-module-alias", $0] } + ["-Xfrontend", "-disable-cross-import-overlays"]),
        .define("INDEXBAR_UIKIT_DOUBLE"), .define("INDEXBAR_SWIFTUI_DOUBLE"),
    ]
}

let fast: [SwiftSetting] = [.unsafeFlags(["-O"])]

let package = Package(
    name: "Mutants",
    platforms: [.iOS(.v15), .macOS(.v12)],
    targets: [
        .target(name: "IndexBarCore"),
        .target(name: "UIKitDouble", path: "Tests/Doubles/UIKitDouble", swiftSettings: fast),
        .target(
            name: "SwiftUIDouble", dependencies: ["UIKitDouble"], path: "Tests/Doubles/SwiftUIDouble",
            swiftSettings: alias("UIKit=UIKitDouble") + fast),
        .target(
            name: "IndexBarSwiftUI", dependencies: ["IndexBarCore", "SwiftUIDouble"],
            swiftSettings: alias("SwiftUI=SwiftUIDouble")),
        .testTarget(
            name: "IndexBarSwiftUITests", dependencies: ["IndexBarSwiftUI", "SwiftUIDouble"], path: "Tests",
            exclude: ["IndexBarSwiftUITests/Shared/ReadmeSnippet.swift", "IndexBarSwiftUIMacTests/Contract"],
            sources: ["IndexBarSwiftUITests/Shared", "IndexBarSwiftUIMacTests"],
            swiftSettings: alias("SwiftUI=SwiftUIDouble")),
    ],
    swiftLanguageModes: [.v6])
