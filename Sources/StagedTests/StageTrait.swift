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
    guard testCase != nil else { return try await function() }
    let settings = StageSettings.current
    if let problem = settings.problem { Issue.record("\(problem)") }
    do {
      try await withStage(settings.device) { stage in
        try await TestStage.$ofTask.withValue(stage) { try await function() }
      }
    } catch let error as StageError {
      switch settings.checks {
      case .fail: throw error
      case .note: print("note: \(test.name): \(error)")
      }
    }
  }
}

extension Trait where Self == StageTrait {
  /// Runs each case of the test on a stage of its own.
  public static var stage: Self { StageTrait() }
}
