import ArgumentParser
import Foundation
import MatchcutCommand

/// Ports source for iOS: the porter's own program.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Rewrites Swift source for iOS so that it compiles here.",
    discussion: "Builds the porter when it is missing. 'matchcut port --help' prints its options.")

  @Argument(parsing: .captureForPassthrough, help: "A folder, '-o OUT', and options of the porter.")
  var arguments: [String] = []

  func run() throws {
    try become("matchcut-port", arguments)
  }
}

/// Runs the tests of a package for iOS: the porter's own program.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the tests of a package for iOS as they are.",
    discussion: """
      Ports the package outside of its folder, builds it with the kept engine, and runs its tests, each on a stage of its \
      own. Builds the porter when it is missing. 'matchcut test --help' prints its options.
      """)

  @Argument(parsing: .captureForPassthrough, help: "A folder, and options.")
  var arguments: [String] = []

  func run() throws {
    try become("matchcut-test", arguments)
  }
}

/// Makes this process a program of the porter's.
private func become(_ name: String, _ arguments: [String]) throws -> Never {
  let tool = CompanionTool(name, of: "Porter")
  let path = try tool.path { text in FileHandle.standardError.write(Data(text.utf8)) }
  try CompanionTool.become(path, arguments: arguments)
}
