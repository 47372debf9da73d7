import Synchronization
import Testing
import TransitionTesting

/// A trait by which each case of a test of Swift Testing runs on a stage of its own.
public struct StageTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the tests of a suite's suites have the trait too.
  public var isRecursive: Bool { true }

  /// Runs a case of a test on a stage of the device that `MATCHCUT_DEVICE` names.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let testCase else { return try await function() }
    let settings = StageSettings.current
    if let problem = settings.problem { Issue.record("\(problem)") }
    let environment = StageEnvironment()
    do {
      try await withStage(settings.device) { stage in
        environment.value = stage.environment
        try await TestStage.$ofTask.withValue(stage) {
          guard settings.films != nil else { return try await function() }
          try await film(stage, settings, test, testCase, function)
        }
        if let motion = settings.checks.motion(on: stage) { Self.take(motion, settings.checks.motion, of: test) }
      }
    } catch let error as StageError {
      switch settings.checks.diagnostics {
      case .fail: throw error
      case .note: print("note: \(test.name): \(error)")
      case .off: break
      }
    }
    if let leaks = await environment.leaks(settings.checks) { Self.take(leaks, settings.checks.leaks, of: test) }
  }

  private static func take(_ finding: String, _ consequence: EndChecks.Consequence, of test: Test) {
    switch consequence {
    case .fail: Issue.record("\(finding)")
    case .note: print("note: \(test.name): \(finding)")
    case .off: break
    }
  }

  /// Runs a case, and leaves its film where it fails.
  @MainActor private func film(
    _ stage: Stage, _ settings: StageSettings, _ test: Test, _ testCase: Test.Case,
    _ function: @Sendable () async throws -> Void
  ) async throws {
    let (frames, failures) = (LastFrames(of: stage), FailureList())
    defer {
      let fails = settings.checks.diagnostics == .fail && !stage.diagnostics.isEmpty
      if let folder = settings.films, fails || !failures.texts.isEmpty {
        TestFilm(stage, frames, named: test.filmName, failures: failures.texts).write(to: folder)
      }
    }
    let watch: IssueHandlingTrait = .compactMapIssues { issue in
      if issue.isFailure { failures.add(issue) }
      return issue
    }
    do {
      try await watch.provideScope(for: test, testCase: testCase, performing: function)
    } catch {
      failures.add("\(error)")
      throw error
    }
  }
}

extension Trait where Self == StageTrait {
  /// Runs each case of the test on a stage of its own.
  public static var stage: Self { StageTrait() }
}

extension Test {
  /// The test with its module and suites, such as `DeckTests.Cards.opens()`.
  fileprivate var filmName: String { ([id.moduleName] + id.nameComponents).joined(separator: ".") }
}

/// The failures of a test, which come from any thread.
private final class FailureList: Sendable {
  private let list = Mutex<[String]>([])

  var texts: [String] { list.withLock { $0 } }

  func add(_ text: String) { list.withLock { $0.append(text) } }

  func add(_ issue: Issue) {
    let location = issue.sourceLocation.map { "\($0.fileID):\($0.line): " } ?? ""
    add("\(location)\(issue)")
  }
}

/// The environment of a test's stage, which is looked at when the stage has ended.
@MainActor private final class StageEnvironment {
  var value: UIEnvironment?

  nonisolated init() {}

  func leaks(_ checks: EndChecks) -> String? { value.flatMap { checks.leaks(in: $0) } }
}
