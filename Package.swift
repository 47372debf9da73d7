// swift-tools-version: 6.1
import PackageDescription

// On Apple platforms UIKit, QuartzCore and CoreGraphics are the system's own: only the effects are built, against them.
#if canImport(Darwin)
  let package = Package(
    name: "Matchcut",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15)],
    products: [.library(name: "TransitionEffects", targets: ["TransitionEffects"])],
    targets: [.target(name: "TransitionEffects")]
  )
#else
  let overlays: [Target.Dependency] = ["_Testing_UIKit", "_Testing_CoreGraphics"]

  func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies)
  }

  func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: dependencies + overlays, exclude: exclude)
  }

  func system(_ name: String, pkgConfig: String?, debian: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
  }

  let package = Package(
    name: "Matchcut",
    products: [
      .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
      .library(name: "QuartzCore", targets: ["QuartzCore", "_Testing_CoreGraphics"]),
      .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
      .library(name: "TransitionEffects", targets: ["TransitionEffects"]),
      .library(name: "PixelEffects", targets: ["PixelEffects"]),
      .library(name: "TransitionTesting", targets: ["TransitionTesting"]),
      .executable(name: "matchcut", targets: ["matchcut"]),
    ],
    dependencies: [
      .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
      .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    ],
    targets: [
      system("CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
      system("CHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev"),
      system("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
      system("CTurboJPEG", pkgConfig: "libturbojpeg", debian: "libturbojpeg0-dev"),
      system("CGIF", pkgConfig: nil, debian: "libgif-dev"),
      library("Raster"),
      library("EventTrace"),
      library("CoreGraphics", ["Raster", "CFreeType", "CHarfBuzz", "CPNG", "CTurboJPEG"]),
      library("Rendering", ["CoreGraphics", "Raster"]),
      library("QuartzCore", ["Rendering", .product(name: "Logging", package: "swift-log")]),
      library("UIKit", ["QuartzCore", "Rendering", "EventTrace"]),
      library("TransitionEffects", ["UIKit"]),
      library("PixelEffects", ["TransitionEffects", "UIKit", "CoreGraphics", "Raster"]),
      library("PhotoDemo", ["UIKit"]),
      library("FrameExport", ["Rendering", "Raster", "EventTrace", "CGIF"]),
      library("TransitionTesting", ["UIKit", "FrameExport", "Raster", "EventTrace"]),
      library(
        "MatchcutCommand",
        ["UIKit", "TransitionTesting", "TransitionEffects", "PixelEffects", "FrameExport", "PhotoDemo"]),
      .executableTarget(
        name: "matchcut",
        dependencies: [
          "MatchcutCommand", "TransitionTesting", "FrameExport", "PhotoDemo",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]),
      library("TransitionFuzz", ["UIKit", "TransitionTesting"]),
      .executableTarget(
        name: "fuzz",
        dependencies: ["TransitionFuzz", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
      library("_Testing_UIKit"),
      library("_Testing_CoreGraphics"),
      tests("EventTrace", ["EventTrace"]),
      tests("Raster", ["Raster"]),
      tests("CoreGraphics", ["CoreGraphics"]),
      tests("Rendering", ["Rendering"]),
      tests("QuartzCore", ["QuartzCore", "Raster"]),
      tests("FrameExport", ["FrameExport", "Raster", "CGIF"]),
      tests("MatchcutCommand", ["MatchcutCommand", "UIKit", "TransitionTesting", "FrameExport"]),
      tests(
        "TransitionEffects", ["TransitionEffects", "PixelEffects", "UIKit", "TransitionTesting", "Raster"],
        exclude: ["Goldens"]),
      tests("PixelEffects", ["PixelEffects", "TransitionEffects", "UIKit", "TransitionTesting"]),
      tests("TransitionFuzz", ["TransitionFuzz"]),
      tests(
        "UIKit", ["UIKit", "TransitionTesting", "TransitionEffects", "Raster"], exclude: ["Goldens/Goldens"]),
    ]
  )
#endif
