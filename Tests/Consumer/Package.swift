// swift-tools-version: 6.1
import PackageDescription

// A package of someone who wants the core and nothing else: no GTK, no Foundation, no other target.
let package = Package(
    name: "Consumer",
    dependencies: [.package(name: "IndexBar", path: "../..")],
    targets: [
        .executableTarget(
            name: "Consumer", dependencies: [.product(name: "IndexBarCore", package: "IndexBar")])
    ],
    swiftLanguageModes: [.v6]
)
