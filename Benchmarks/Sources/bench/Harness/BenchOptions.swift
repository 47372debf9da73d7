/// The command's arguments.
struct BenchOptions {
  /// Whether the command fails where a limit is missed.
  var checks = false
  /// Whether the command writes the pages' tables from the last run instead of measuring.
  var writesReadme = false
  /// A part of the names of the benchmarks that run; nil runs all of them.
  var name: String?
  /// A part of the names of the transitions or the scenes that are measured; empty for all of them.
  var scenario = ""

  init(_ arguments: some Sequence<String>) throws {
    var names: [String] = []
    for argument in arguments {
      switch argument {
      case "--check": checks = true
      case "--write-readme": writesReadme = true
      case _ where argument.hasPrefix("-") || names.count == 2:
        throw BenchmarkFailure(
          description: "unknown argument \(argument): give [--check] [NAME [SCENARIO]], or --write-readme")
      default: names.append(argument)
      }
    }
    name = names.first
    scenario = names.dropFirst().first ?? ""
  }

  /// Whether a benchmark runs: the yardstick always does; a whole name stands for that benchmark alone.
  func asks(for candidate: String, among all: [String]) -> Bool {
    guard let name, candidate != "copy" else { return true }
    return all.contains(name) ? candidate == name : candidate.contains(name)
  }
}
