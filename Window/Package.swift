// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that no client of the engine needs SDL.
let package = Package(
  name: "Window",
  products: [
    .library(name: "MatchcutWindow", targets: ["MatchcutWindow"]),
    .executable(name: "matchcut-window", targets: ["matchcut-window"]),
  ],
  dependencies: [.package(name: "Matchcut", path: "..")],
  targets: [
    // Without pkg-config, whose flags for SDL the package manager warns of; the header says what to install.
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .target(
      name: "MatchcutWindow", dependencies: ["CSDL2", .product(name: "StudioHost", package: "Matchcut")]),
    // The photo demo and the gallery, for `matchcut run`.
    .executableTarget(
      name: "matchcut-window",
      dependencies: ["MatchcutWindow", .product(name: "DemoStories", package: "Matchcut")]),
    .testTarget(
      name: "MatchcutWindowTests", dependencies: ["MatchcutWindow", .product(name: "UIKit", package: "Matchcut")]),
  ]
)
