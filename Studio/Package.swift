// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that no client of the engine fetches swift-nio. It does not depend on the engine: the app
// runs in another process, which `matchcut preview` builds.
let package = Package(
  name: "Studio",
  products: [.executable(name: "matchcut-studio", targets: ["matchcut-studio"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2")
  ],
  targets: [
    .systemLibrary(name: "CLZ4", pkgConfig: "liblz4", providers: [.apt(["liblz4-dev"])]),
    .target(name: "CStudio"),
    .target(
      name: "Supervisor",
      dependencies: [
        "CLZ4", "CStudio", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [.copy("Page")]),
    .executableTarget(name: "matchcut-studio", dependencies: ["Supervisor"]),
    .testTarget(name: "SupervisorTests", dependencies: ["Supervisor"]),
  ]
)
