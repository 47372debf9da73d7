import Foundation

/// Builds the program that runs the app.
struct HostBuild: Sendable {
  let package: String
  let product: String
  let configuration: String

  /// The text of a build that has failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Builds; returns the program's path.
  func run() throws -> String {
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      throw Failure(description: "There is no package in \(package): no Package.swift lies there.")
    }
    let options = ["--package-path", package, "-c", configuration, "--product", product]
    let build = try Self.run(["swift", "build"] + options)
    guard build.status == 0 else { throw Failure(description: build.text) }
    let bin = try Self.run(["swift", "build"] + options + ["--show-bin-path"])
    guard bin.status == 0, let folder = bin.text.split(separator: "\n").last else {
      throw Failure(description: bin.text)
    }
    return folder + "/" + product
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["nice", "-n", "5"] + arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
