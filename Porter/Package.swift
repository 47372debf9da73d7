// swift-tools-version: 6.1
import Foundation
import PackageDescription

// SwiftSyntax is built from source: the toolchain's own copy parses 0.7 MB/s, the package's 10 MB/s (README, "Which
// parser"). MATCHCUT_PORTER_SYNTAX=toolchain takes the toolchain's copy all the same: a build takes seconds then, not
// minutes.
let environment = ProcessInfo.processInfo.environment
let usesToolchain = environment["MATCHCUT_PORTER_SYNTAX"] == "toolchain"

/// The folder of the toolchain's SwiftSyntax, beside the `swift` that PATH names.
func toolchainLibraries() -> String? {
  let folders = (environment["PATH"] ?? "").split(separator: ":")
  for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/swiftc") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    guard FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftParser.swiftmodule").path) else {
      continue
    }
    return host.path
  }
  return nil
}

let libraries = usesToolchain ? toolchainLibraries() : nil
let syntax: [Target.Dependency] =
  libraries != nil
  ? []
  : [.product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax")]
let search: [SwiftSetting] = libraries.map { [.unsafeFlags(["-I", $0])] } ?? []
let linking: [LinkerSetting] =
  libraries.map { [.unsafeFlags(["-L", $0, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", $0])] }
  ?? []

let package = Package(
  name: "Porter",
  products: [
    .library(name: "Porter", targets: ["Porter"]),
    .executable(name: "matchcut-port", targets: ["matchcut-port"]),
    .executable(name: "matchcut-test", targets: ["matchcut-test"]),
    .plugin(name: "PortSources", targets: ["PortSources"]),
  ],
  dependencies: libraries != nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")],
  targets: [
    .target(name: "Porter", dependencies: syntax, swiftSettings: search, linkerSettings: linking),
    .executableTarget(name: "matchcut-port", dependencies: ["Porter"], swiftSettings: search),
    .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["matchcut-port"]),
    .target(name: "ShadowTests", dependencies: ["Porter"], swiftSettings: search),
    .executableTarget(name: "matchcut-test", dependencies: ["ShadowTests"], swiftSettings: search),
    .testTarget(name: "ShadowTestsTests", dependencies: ["ShadowTests"], swiftSettings: search),
    // A link to the engine's module: depending on its package would build the engine.
    .target(name: "SeededRandom"),
    .target(name: "PorterFuzz", dependencies: ["Porter", "SeededRandom"], swiftSettings: search),
    .executableTarget(
      name: "fuzz-port", dependencies: ["PorterFuzz"], path: "Sources/fuzz-port", swiftSettings: search),
    .testTarget(name: "PorterTests", dependencies: ["Porter", "PorterFuzz"], swiftSettings: search),
  ]
)
