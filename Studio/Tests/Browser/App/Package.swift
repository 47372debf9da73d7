// swift-tools-version: 6.1
import PackageDescription

// The app that the test of reloading edits, in a copy of its own.
let package = Package(
  name: "Lamp",
  products: [.library(name: "Lamp", targets: ["Lamp"])],
  dependencies: [.package(name: "Matchcut", path: "../../../..")],
  targets: [
    .target(name: "Lamp", dependencies: [.product(name: "UIKit", package: "Matchcut")]),
    .executableTarget(
      name: "Preview", dependencies: ["Lamp", .product(name: "StudioHost", package: "Matchcut")]),
  ]
)
