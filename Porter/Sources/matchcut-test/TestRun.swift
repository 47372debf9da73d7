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
      let status = try test(shadow, engine, port, &report)
      try print(report)
      return status
    }
    try print(report)
    return status
  }

  private func readPackage() throws -> SourcePackage {
    try options.packages.reduce(readOwnPackage()) { package, folder in
      package.adding(try ManifestReader.read(folder, scratch: home + "/manifest"), in: folder)
    }
  }

  private func readOwnPackage() throws -> SourcePackage {
    if options.sources.isEmpty, FileManager.default.fileExists(atPath: options.folder + "/Package.swift") {
      let package = try ManifestReader.read(options.folder, scratch: home + "/manifest")
      return options.tests.isEmpty ? package : try package.testing(options.tests)
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

  private func test(
    _ shadow: ShadowPackage, _ engine: Engine, _ port: ShadowPackage.Port, _ report: inout RunReport
  ) throws -> Int32 {
    let films = options.films.map { FilmFolder($0) }
    try films?.clear()
    let output = TestOutput()
    let paths = OwnerPaths(folder: shadow.folder, origins: port.origins)
    let part = try options.shard.map { try $0.arguments(among: testNames(shadow, engine)) } ?? []
    let command =
      ChildProcess.byLines + ["swift", "test", "--skip-build"] + options.passed + part + common(shadow, engine)
    let start = Date()
    let status = try ChildProcess(command, environment: environment).run(limits: limits) { line in
      output.read(line)
      TestCommand.show(paths.replaced(in: line))
    }
    report.passed = output.counts.passed
    report.failed = output.failures + (status == 0 ? [] : output.waiting)
    if status == 124 {
      TestCommand.say(output.timeOut(after: Date().timeIntervalSince(start), limits: limits))
    }
    for page in films?.pages ?? [] { TestCommand.say("film: \(page)") }
    return status
  }

  /// The settings of the tests' stages, and of Swift's backtraces.
  private var environment: [String: String] {
    var environment: [String: String] = [:]
    environment["MATCHCUT_DEVICE"] = options.device
    environment["MATCHCUT_CHECKS"] = options.checks
    environment["MATCHCUT_FILMS"] = options.films
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,sanitize=no,threads=crashed,registers=none,images=none,limit=40"
    return environment
  }

  private var limits: TimeLimits {
    var limits = TimeLimits(total: options.limit)
    limits.silence = options.silence
    limits.silenceBegins = TestOutput.isBeginning
    limits.backtrace = 60
    return limits
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
