// swift-tools-version: 6.1
import PackageDescription

// What the mutants of this folder need and nothing else, so that each is a quick build; Foundation compares.
let package = Package(
    name: "Mutants",
    platforms: [.macOS(.v12)],
    targets: [
        .target(name: "IndexBarCore"),
        .target(
            name: "IndexBarCollation", dependencies: ["IndexBarCore"], exclude: ["Table/LICENSE-Unicode.txt"]),
        .target(name: "CICUReference", path: "Tests/CICUReference"),
        .testTarget(
            name: "IndexBarCollationTests", dependencies: ["IndexBarCollation", "CICUReference"],
            resources: [.copy("Data")]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
