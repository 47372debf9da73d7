import Foundation
import Porter
import ShadowTests

/// One run: read, port, build, test.
struct TestRun {
  private let options: TestOptions
  private let home: String

  init(_ options: TestOptions) {
    self.options = options
    // Packages of one name in two folders have two shadows.
    let folders = [options.folder] + options.sources + ["tests"] + options.tests
    home = options.cache + "/packages/" + ShadowName.name(of: folders.joined(separator: ":"))
  }

  func run() throws -> Int32 {
    let package = try readPackage()
    let shadow = ShadowPackage(of: package, in: home + "/shadow")
    let port = try shadow.write()
    let builder = EngineBuilder(
      source: options.engine, cache: options.cache, scratch: options.engineBuild, isDebug: options.isDebugEngine,
      flags: options.engineFlags, say: TestCommand.say)
    let engine = try builder.engine()
    var report = RunReport(package, port, modules: engine.modules)
    report.announce(TestCommand.say)
    let status = try build(shadow, engine, port, &report)
    if status == 0, !options.buildsOnly {
      let status = try test(shadow, engine, &report)
      try print(report)
      return status
    }
    try print(report)
    return status
  }

  private func readPackage() throws -> SourcePackage {
    if options.sources.isEmpty, FileManager.default.fileExists(atPath: options.folder + "/Package.swift") {
      return try ManifestReader.read(options.folder, scratch: home + "/manifest")
    }
    return try FolderPackage.make(sources: options.sources, tests: options.tests, module: options.module)
  }

  private func common(_ shadow: ShadowPackage, _ engine: Engine) -> [String] {
    ["--package-path", shadow.folder, "--scratch-path", home + "/build", "--ignore-lock"] + engine.buildFlags
  }

  private func build(
    _ shadow: ShadowPackage, _ engine: Engine, _ port: ShadowPackage.Port, _ report: inout RunReport
  ) throws -> Int32 {
    let command = ["swift", "build", "--build-tests"] + common(shadow, engine) + ["-Xswiftc", "-suppress-warnings"]
    let outcome = try ChildProcess(command).captured(limit: options.limit)
    if outcome.status == 124 { TestCommand.say("The build has not ended in \(Int(options.limit)) s.") }
    guard outcome.status != 0 else { return 0 }
    report.read(outcome.text, origins: port.origins)
    if report.remainders.isEmpty { TestCommand.say(outcome.text) }
    for remainder in report.remainders {
      TestCommand.show("\(remainder.file):\(remainder.line): error: \(remainder.message) [\(remainder.owner.rawValue)]")
    }
    return outcome.status == 124 ? 124 : 1
  }

  private func test(_ shadow: ShadowPackage, _ engine: Engine, _ report: inout RunReport) throws -> Int32 {
    var environment: [String: String] = [:]
    environment["MATCHCUT_DEVICE"] = options.device
    environment["MATCHCUT_CHECKS"] = options.checks
    environment["MATCHCUT_FILMS"] = options.films
    let output = TestOutput()
    let part = try options.shard.map { try $0.arguments(among: testNames(shadow, engine)) } ?? []
    let command = ["swift", "test", "--skip-build"] + options.passed + part + common(shadow, engine)
    let status = try ChildProcess(command, environment: environment).run(limit: options.limit) { line in
      output.read(line)
      TestCommand.show(line)
    }
    report.passed = output.counts.passed
    report.failed = output.failures + (status == 0 ? [] : output.waiting)
    if status == 124 {
      let waiting = output.waiting.joined(separator: ", ")
      TestCommand.say(
        "The tests have not ended in \(Int(options.limit)) s. Not ended: \(waiting.isEmpty ? "none that is known" : waiting)."
      )
    }
    return status
  }

  /// The names of all tests.
  private func testNames(_ shadow: ShadowPackage, _ engine: Engine) throws -> [String] {
    let command = ["swift", "test", "list", "--skip-build"] + common(shadow, engine)
    let outcome = try ChildProcess(command).captured(limit: options.limit)
    guard outcome.status == 0 else { throw TestError("The tests could not be listed.\n\(outcome.text)") }
    return outcome.text.split(separator: "\n").map(String.init)
  }

  private func print(_ report: RunReport) throws {
    switch options.report {
    case .none: break
    case .text: TestCommand.show(report.text)
    case .json: TestCommand.show(try report.json())
    }
  }
}
