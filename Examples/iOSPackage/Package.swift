// swift-tools-version: 5.9
import PackageDescription

// A package for iOS as it is: nothing in it knows of Matchcut. `matchcut test` runs its tests on Linux.
let package = Package(
  name: "Deck",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Deck", targets: ["Deck"])],
  targets: [
    .target(name: "Deck"),
    .testTarget(name: "DeckTests", dependencies: ["Deck"]),
  ]
)
