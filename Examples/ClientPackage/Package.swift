// swift-tools-version: 6.1
import PackageDescription

// An app's own package: it names the products, and says `import UIKit`.
let package = Package(
  name: "ClientPackage",
  dependencies: [.package(name: "Matchcut", path: "../..")],
  targets: [
    .target(name: "Screens", dependencies: [.product(name: "UIKit", package: "Matchcut")]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens",
        .product(name: "TransitionTesting", package: "Matchcut"),
        .product(name: "TransitionEffects", package: "Matchcut"),
      ]),
    // An app of two screens, laid out by constraints and started by `@main`.
    .executableTarget(name: "Trails", dependencies: [.product(name: "UIKit", package: "Matchcut")]),
    .testTarget(
      name: "TrailsTests", dependencies: ["Trails", .product(name: "TransitionTesting", package: "Matchcut")]),
    // A transition of the app's own, with the suite that a team has for it.
    .target(
      name: "Cards",
      dependencies: [
        .product(name: "UIKit", package: "Matchcut"), .product(name: "TransitionEffects", package: "Matchcut"),
      ]),
    .testTarget(
      name: "CardsTests", dependencies: ["Cards", .product(name: "TransitionTesting", package: "Matchcut")],
      exclude: ["Goldens"]),
    // A screen of settings, made of the system's controls.
    .executableTarget(name: "Settings", dependencies: [.product(name: "UIKit", package: "Matchcut")]),
    .testTarget(
      name: "SettingsTests", dependencies: ["Settings", .product(name: "TransitionTesting", package: "Matchcut")]),
  ]
)
