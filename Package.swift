// swift-tools-version: 6.1
import PackageDescription

// On Apple platforms UIKit, QuartzCore and CoreGraphics are the system's own: only the effects are built, against them.
#if canImport(Darwin)
  let package = Package(
    name: "Matchcut",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15)],
    products: [
      .library(name: "TransitionEffects", targets: ["TransitionEffects"]),
      .library(name: "Tunables", targets: ["Tunables"]),
    ],
    targets: [
      .target(name: "SeededRandom"), .target(name: "TransitionEffects", dependencies: ["SeededRandom"]),
      .target(name: "Tunables"),
    ]
  )
#else
  let overlays: [Target.Dependency] = ["_Testing_UIKit", "_Testing_CoreGraphics"]

  // Our modules, each with those that it imports.
  let modules: [String: [String]] = [
    "SeededRandom": [],
    "Tunables": [],
    "Raster": ["CPrefetch", "CWideKernels"],
    "EventTrace": [],
    "ConstraintSolver": [],
    "CoreGraphics": [
      "Raster", "CFreeType", "CHarfBuzz", "CPNG", "CTurboJPEG", "CWebP", "CGIF", "CZlib",
    ],
    "ListLayout": ["CoreGraphics"],
    "InterfaceDocuments": [],
    "Rendering": ["CoreGraphics", "Raster", "SeededRandom"],
    "QuartzCore": ["Rendering", "CoreGraphics", "SeededRandom", "CStageTime", "CInitializers"],
    "UIKit": [
      "QuartzCore", "Rendering", "CoreGraphics", "ConstraintSolver", "ListLayout", "InterfaceDocuments", "EventTrace",
      "SeededRandom", "CInitializers",
    ],
    "TransitionEffects": ["UIKit", "SeededRandom"],
    "PixelEffects": ["TransitionEffects", "UIKit", "CoreGraphics", "Raster", "SeededRandom"],
    "PhotoDemo": ["UIKit", "SeededRandom"],
    "EffectCatalog": ["UIKit", "TransitionEffects", "PixelEffects", "Tunables"],
    "Gallery": ["UIKit", "TransitionEffects", "EffectCatalog", "Tunables"],
    "FrameExport": ["CoreGraphics", "Raster", "EventTrace", "CGIF", "CZlib"],
    "TransitionStage": [
      "UIKit", "FrameExport", "Rendering", "CoreGraphics", "Raster", "EventTrace", "CStageTime", "Tunables",
    ],
    "TransitionTesting": ["TransitionStage", "StageTimeHooks"],
    "StudioHost": [
      "TransitionTesting", "Tunables", "CStudioHost", "UIKit", "EffectCatalog", "FrameExport", "Rendering",
      "CoreGraphics", "Raster", "EventTrace",
    ],
    "OSLog": [],
    "DemoStories": ["StudioHost", "EffectCatalog", "Gallery", "PhotoDemo"],
    "XCTestLibrary": [],
    "StagedTests": ["TransitionTesting", "XCTestLibrary"],
    "MatchcutCommand": [
      "UIKit", "TransitionStage", "TransitionEffects", "EffectCatalog", "FrameExport", "PhotoDemo", "Gallery",
      "EventTrace",
    ],
    "TransitionFuzz": ["UIKit", "TransitionStage", "FrameExport", "CoreGraphics", "SeededRandom"],
  ]

  // A target depends by name on everything below it. What it uses of a module that another one re-exports is laid out as that
  // module says, and a build makes anew only what depends on the changed module itself: the rest would go on with the old layout.
  func all(_ names: [String]) -> [String] {
    names.reduce(into: []) { found, name in
      for one in all(modules[name] ?? []) + [name] where !found.contains(one) { found.append(one) }
    }
  }

  func dependencies(_ names: [String]) -> [Target.Dependency] {
    all(names).map { .target(name: $0) }
  }

  func library(_ name: String, others: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies(modules[name] ?? []) + others)
  }

  func tests(_ name: String, _ others: [String] = [], exclude: [String] = []) -> Target {
    // Tests below UIKit are built without it.
    let needed = all([name] + others).contains("UIKit") ? overlays : ["_Testing_CoreGraphics"]
    return .testTarget(name: name + "Tests", dependencies: dependencies([name] + others) + needed, exclude: exclude)
  }

  func uikitTests(_ name: String, exclude: [String] = []) -> Target {
    .testTarget(
      name: name + "Tests",
      dependencies: dependencies(["TransitionTesting", "TransitionEffects"]) + overlays + ["UIKitTestSupport"],
      exclude: exclude)
  }

  func product(_ name: String, _ others: [String] = []) -> Product {
    .library(name: name, targets: all([name]).filter { modules[$0] != nil } + others)
  }

  func system(_ name: String, pkgConfig: String?, debian: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
  }

  let package = Package(
    name: "Matchcut",
    products: [
      product("UIKit", ["OSLog", "_Testing_UIKit", "_Testing_CoreGraphics"]),
      product("QuartzCore", ["_Testing_CoreGraphics"]),
      product("CoreGraphics", ["_Testing_CoreGraphics"]),
      product("ConstraintSolver"),
      product("ListLayout", ["_Testing_CoreGraphics"]),
      product("TransitionEffects"),
      product("PixelEffects"),
      product("EffectCatalog"),
      product("Tunables"),
      product("TransitionTesting"),
      product("StagedTests", ["_Testing_UIKit", "_Testing_CoreGraphics"]),
      product("StudioHost"),
      product("DemoStories"),
      .executable(name: "studio-host", targets: ["studio-host"]),
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
      system("CWebP", pkgConfig: "libwebpdemux", debian: "libwebp-dev"),
      system("CZlib", pkgConfig: "zlib", debian: "zlib1g-dev"),
      system("CGIF", pkgConfig: nil, debian: "libgif-dev"),
      .systemLibrary(name: "CPrefetch"),
      .target(name: "CWideKernels"),
      .target(name: "CInitializers"),
      .target(name: "CStageTime"),
      .target(name: "StageTimeHooks", dependencies: ["CStageTime"]),
      // An independent renderer, for the tests alone.
      .systemLibrary(
        name: "CCairo", path: "Tests/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
      library("SeededRandom"),
      library("Tunables"),
      library("Raster"),
      library("EventTrace"),
      library("ConstraintSolver"),
      library("CoreGraphics"),
      library("ListLayout"),
      library("InterfaceDocuments"),
      library("OSLog", others: [.product(name: "Logging", package: "swift-log")]),
      library("Rendering"),
      library("QuartzCore", others: [.product(name: "Logging", package: "swift-log")]),
      library("UIKit"),
      library("TransitionEffects"),
      library("PixelEffects"),
      library("PhotoDemo"),
      library("EffectCatalog"),
      library("Gallery"),
      library("FrameExport"),
      library("TransitionStage"),
      library("TransitionTesting"),
      .target(name: "CStudioHost"),
      library("StudioHost"),
      library("DemoStories"),
      .executableTarget(
        name: "studio-host", dependencies: dependencies(["DemoStories", "StageTimeHooks"])),
      .target(name: "XCTestLibrary", swiftSettings: [.swiftLanguageMode(.v5)]),
      library("StagedTests"),
      library("MatchcutCommand"),
      .executableTarget(
        name: "matchcut",
        dependencies: dependencies(["MatchcutCommand"]) + [
          .product(name: "ArgumentParser", package: "swift-argument-parser")
        ]),
      library("TransitionFuzz"),
      .executableTarget(
        name: "fuzz",
        dependencies: dependencies(["TransitionFuzz"]) + [
          .product(name: "ArgumentParser", package: "swift-argument-parser")
        ]),
      library("_Testing_UIKit"),
      library("_Testing_CoreGraphics"),
      tests("EventTrace"),
      .testTarget(name: "OSLogTests", dependencies: ["OSLog", .product(name: "Logging", package: "swift-log")]),
      tests("ConstraintSolver", ["SeededRandom"]),
      tests("Raster"),
      tests("CoreGraphics", ["FrameExport"]),
      tests("ListLayout", ["SeededRandom"]),
      tests("InterfaceDocuments", ["SeededRandom"]),
      tests("Rendering", ["CCairo"], exclude: ["Conformance/Goldens"]),
      tests("QuartzCore", ["SeededRandom"]),
      tests("FrameExport"),
      tests("MatchcutCommand"),
      tests("TransitionEffects", ["EffectCatalog", "PixelEffects", "TransitionTesting"], exclude: ["Goldens"]),
      tests("PixelEffects", ["TransitionTesting"]),
      tests("TransitionFuzz", exclude: ["Scenarios", "OldFaults"]),
      tests("Gallery", ["TransitionTesting"]),
      tests("StagedTests"),
      tests("StudioHost"),
      // The code of the README, of the articles and of the tutorial (`Scripts/snippets`).
      .testTarget(
        name: "DocumentationTests",
        dependencies: dependencies(["TransitionTesting", "TransitionEffects", "PixelEffects", "StudioHost"]) + overlays,
        exclude: ["Articles/Goldens"]),
      // UIKit's tests are modules of like size, so that two cores can compile them at once.
      .target(
        name: "UIKitTestSupport",
        dependencies: dependencies(["SeededRandom", "TransitionTesting", "TransitionEffects"]),
        path: "Tests/UIKitTestSupport"),
      .executableTarget(
        name: "stage-race", dependencies: dependencies(["TransitionTesting", "UIKitTestSupport"]),
        path: "Tests/StageRace"),
      uikitTests("UIKitTransitions"),
      uikitTests("UIKitContainers", exclude: ["Goldens/Goldens"]),
      uikitTests("UIKitPresentation"),
      uikitTests("UIKitViews", exclude: ["Goldens/Goldens"]),
      uikitTests("UIKitLists"),
      uikitTests("UIKitScreens"),
      .testTarget(
        name: "UIKitStoryboardsTests",
        dependencies: dependencies(["TransitionTesting", "SeededRandom", "InterfaceDocuments"]) + overlays),
      uikitTests("UIKitText", exclude: ["Goldens/Goldens"]),
    ]
  )

  // `Scripts/sanitize` builds only the tests that it runs; `all` are those of `make test-all`.
  if let chosen = Context.environment["MATCHCUT_TESTS"]?.split(separator: " ").map(String.init), chosen != ["all"] {
    package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
  }
#endif
