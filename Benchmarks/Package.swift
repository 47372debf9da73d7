// swift-tools-version: 6.1
import PackageDescription

// Run by `make bench`: swift run -c release --package-path Benchmarks bench
let package = Package(
  name: "MatchcutBenchmarks",
  dependencies: [.package(name: "Matchcut", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .executableTarget(
      name: "bench",
      dependencies: ["CAllocations"]
        + ["QuartzCore", "UIKit", "TransitionTesting", "TransitionEffects", "PixelEffects"].map {
          .product(name: $0, package: "Matchcut")
        }
    ),
  ]
)
