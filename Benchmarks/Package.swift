// swift-tools-version: 6.1
import PackageDescription

// Run by `make bench`: swift run -c release --package-path Benchmarks bench
let package = Package(
  name: "MatchcutBenchmarks",
  dependencies: [.package(name: "Matchcut", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: ["QuartzCore", "UIKit", "TransitionTesting", "TransitionEffects"].map {
        .product(name: $0, package: "Matchcut")
      })
  ]
)
