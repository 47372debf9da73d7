import Foundation
import ShadowTests

/// The command `matchcut-test`.
enum TestCommand {
  static let usage = """
    usage: matchcut-test [DIR] [options] [--filter NAME] [--skip NAME] [--parallel] [--xunit-output FILE]

    Ports the package in DIR, builds it with Matchcut's UIKit outside of DIR, and runs its tests. Nothing in DIR is written.

      --sources DIR        folders of a module's source, where there is no Package.swift; may be repeated
      --tests DIR          folders of its tests, also in place of the manifest's; may be repeated
      --module NAME        the module's name; otherwise the one that the tests import as testable
      --package DIR        a package that it depends on; may be repeated
      --device NAME        the device of each test's stage, such as iphone-se or ipad; otherwise iphone-15
      --checks CHECKS      fail, note or off, for what is found when a test ends; or for some: diagnostics=fail,leaks=off,
                           motion=note. Without the option all are printed
      --films DIR          leaves a page for each failed test: its last frames, the trace, UIKit's diagnostics
      --report text|json   what does not build, and whose it is
      --table FILE...      prints the table of some reports in JSON, and runs nothing
      --build-only         runs no test
      --shard I/N          only the I-th of N parts of the tests; the N parts together are all tests
      --limit SECONDS      the longest time for the build, and for the tests; otherwise 600
      --silence SECONDS    the longest time in which the tests print nothing; otherwise 120
      --cache DIR          where the engine and the shadow packages are kept; otherwise ~/.cache/matchcut
      --engine DIR         Matchcut's folder
      --engine-build DIR   the build folder of the engine; otherwise one in the cache
      --engine-flag FLAG   a flag for the engine's build; may be repeated
      --debug-engine       an engine without optimization: sooner built, slower

    Exit code: that of swift test; 1 where something does not build; 2 where nothing was run; 124 where the time was up.

    """

  /// Runs the command; returns its exit code.
  static func run(_ arguments: [String]) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      print(usage, terminator: "")
      return 0
    }
    do {
      let options = try TestOptions(arguments)
      guard options.tables.isEmpty else {
        show(try ReportTable(of: options.tables).text)
        return 0
      }
      return try TestRun(options).run()
    } catch {
      say("matchcut-test: \(error)")
      return 2
    }
  }

  /// Prints a line of the result, at once.
  @Sendable static func show(_ line: String) {
    FileHandle.standardOutput.write(Data((line.hasSuffix("\n") ? line : line + "\n").utf8))
  }

  /// Prints a line about the run itself.
  @Sendable static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
