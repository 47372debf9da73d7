// swift-tools-version: 6.1
import PackageDescription

// An app with a window on the desktop: it names the package of the window alone, which brings the engine.
let package = Package(
  name: "WindowApp",
  dependencies: [.package(path: "../../Window")],
  targets: [
    .executableTarget(name: "WindowApp", dependencies: [.product(name: "MatchcutWindow", package: "Window")])
  ]
)
