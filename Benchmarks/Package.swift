// swift-tools-version: 6.1
import PackageDescription

// Run by `make bench`: swift run -c release --package-path Benchmarks bench
let package = Package(
  name: "MatchcutBenchmarks",
  dependencies: [.package(name: "Matchcut", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .target(name: "CDispatchCalls"),
    // Other renderers, to compare with.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .target(name: "CLibraryScenes", dependencies: ["CCairo", "CPixman"]),
    .executableTarget(
      name: "bench",
      dependencies: ["CAllocations", "CDispatchCalls", "CLibraryScenes"]
        + [
          "ConstraintSolver", "ListLayout", "QuartzCore", "UIKit", "TransitionTesting", "TransitionEffects",
          "PixelEffects",
        ].map {
          .product(name: $0, package: "Matchcut")
        }
    ),
  ]
)
