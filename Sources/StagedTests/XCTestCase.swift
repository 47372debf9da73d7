import Foundation
import TransitionTesting
import XCTestLibrary

/// XCTest's test case, each method of which runs on a stage of its own.
///
/// Windows and controllers that the test makes belong to the stage; waiting, sleeping and running the run loop let the
/// stage's time pass. `MATCHCUT_DEVICE` names another device than `iphone-15`, and `MATCHCUT_CHECKS` what becomes of
/// diagnostics, leaks and motion when the test ends.
open class XCTestCase: LibraryTestCase {
  /// Expectations of ``expectation(description:)`` that the test has still to wait for.
  private var pending: [XCTestExpectation] = []
  /// The failures so far, for the test's film.
  private var failures: [String] = []

  open override func invokeTest() {
    nonisolated(unsafe) let (test, body) = (self, { super.invokeTest() })
    MainActor.assumeIsolated { test.runOnStage(body) }
  }

  /// Records a failure, unless it is that a measurement varies: on iOS a test without a baseline does not fail for it.
  open override func recordFailure(
    withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    guard !description.contains("The relative standard deviation of the measurements is") else { return }
    failures.append("\((file as NSString).lastPathComponent):\(line): \(description)")
    super.recordFailure(withDescription: description, inFile: file, atLine: line, expected: expected)
  }

  @MainActor private func runOnStage(_ body: () -> Void) {
    let settings = StageSettings.current
    if let problem = settings.problem { record(problem, #file, #line) }
    var environment: UIEnvironment?
    do {
      try withStage(settings.device) { stage in
        environment = stage.environment
        TestStage.current = stage
        defer { TestStage.current = nil }
        let frames = settings.films.map { _ in LastFrames(of: stage) }
        body()
        for expectation in pending where !expectation.isAwaited {
          record("Failed due to unwaited expectation '\(expectation.expectationDescription)'.", #file, #line)
        }
        if let motion = settings.checks.motion(on: stage) { take(motion, settings.checks.motion) }
        let fails = settings.checks.diagnostics == .fail && !stage.diagnostics.isEmpty
        if let folder = settings.films, let frames, fails || !failures.isEmpty {
          TestFilm(stage, frames, named: name, failures: failures).write(to: folder)
        }
      }
    } catch {
      take("\(error)", settings.checks.diagnostics)
    }
    guard let environment, let leaks = settings.checks.leaks(in: environment, heldBy: self) else { return }
    take(leaks, settings.checks.leaks)
  }

  private func take(_ finding: String, _ consequence: EndChecks.Consequence) {
    switch consequence {
    case .fail: record(finding, #file, #line)
    case .note: print("note: \(name): \(finding)")
    case .off: break
    }
  }

  private func record(_ failure: String, _ file: StaticString, _ line: Int) {
    recordFailure(withDescription: failure, inFile: "\(file)", atLine: line, expected: true)
  }

  // MARK: Expectations

  // XCTest's own methods can't be overridden: those below are preferred because they take fewer arguments, or
  // expectations of this module.

  /// Makes an expectation that ``waitForExpectations(timeout:handler:)`` waits for.
  @discardableResult
  public func expectation(description: String) -> XCTestExpectation {
    add(XCTestExpectation(description: description))
  }

  /// Makes an expectation of a predicate.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any? = nil, handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
    expectation.handler = handler
    return add(expectation)
  }

  /// Makes an expectation of a notification.
  @discardableResult
  public func expectation(
    forNotification name: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default,
    handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSNotificationExpectation(name: name, object: object, notificationCenter: notificationCenter)
    expectation.handler = handler
    return add(expectation)
  }

  private func add(_ expectation: XCTestExpectation) -> XCTestExpectation {
    expectation.assertForOverFulfill = true
    pending.append(expectation)
    return expectation
  }

  // MARK: Waiting

  /// Waits for expectations in the time of the stage.
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = 86_400, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) {
    guard let wait = takeWait(for: expectations, timeout, enforceOrder) else {
      return super.wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    }
    let result = MainActor.assumeIsolated { wait.run().rawValue }
    if let failure = wait.failure(result) { record(failure, file, line) }
  }

  /// Waits for all expectations that the test has made and not waited for, in the time of the stage.
  public func waitForExpectations(timeout: TimeInterval, handler: XCWaitCompletionHandler? = nil) {
    let expectations = pending
    guard let wait = takeWait(for: expectations, timeout, false) else {
      super.wait(for: expectations, timeout: timeout)
      let isMet = expectations.allSatisfy { $0.isInverted == ($0.completion == nil) }
      handler?(isMet ? nil : XCTestError(.timeoutWhileWaiting))
      return
    }
    let result = MainActor.assumeIsolated { wait.run().rawValue }
    if let failure = wait.failure(result) { record(failure, #file, #line) }
    let timedOut = result == XCTWaiter.Result.timedOut.rawValue
    let error = XCTestError(timedOut ? .timeoutWhileWaiting : .failureWhileWaiting)
    handler?(result == XCTWaiter.Result.completed.rawValue ? nil : error)
  }

  /// Waits for expectations in the time of the stage, without blocking the main actor.
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = 86_400, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) async {
    forget(expectations)
    let failure = await Self.suspend(expectations, timeout, enforceOrder)
    if let failure { record(failure, file, line) }
  }

  @MainActor private static func suspend(
    _ expectations: [XCTestExpectation], _ timeout: TimeInterval, _ enforcesOrder: Bool
  ) async -> String? {
    guard let wait = StageWait(expectations, timeout: timeout, enforcesOrder: enforcesOrder) else { return nil }
    return wait.failure(await wait.runSuspended().rawValue)
  }

  /// A wait on the stage of the test; nil where there is none.
  private func takeWait(
    for expectations: [XCTestExpectation], _ timeout: TimeInterval, _ enforcesOrder: Bool
  ) -> StageWait? {
    forget(expectations)
    guard Thread.isMainThread else { return nil }
    return MainActor.assumeIsolated {
      StageWait(expectations, timeout: timeout, enforcesOrder: enforcesOrder)
    }
  }

  private func forget(_ expectations: [XCTestExpectation]) {
    pending.removeAll { one in expectations.contains { $0 === one } }
  }
}
