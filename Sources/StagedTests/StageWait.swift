import Foundation
import TransitionTesting
import XCTestLibrary

/// A wait for expectations in the time of a stage.
@MainActor struct StageWait: Sendable {
  let expectations: [XCTestExpectation]
  let timeout: TimeInterval
  let enforcesOrder: Bool
  let stage: Stage
  private let end: TimeInterval

  /// The longest real time to wait at the end for what passes by a stage, such as a download.
  private static let grace: TimeInterval = 1

  /// A wait on the stage of the running test; nil outside of stages, and with expectations of XCTest's own classes.
  init?(_ expectations: [LibraryTestExpectation], timeout: TimeInterval, enforcesOrder: Bool) {
    let ours = expectations.compactMap { $0 as? XCTestExpectation }
    guard let stage = TestStage.current, ours.count == expectations.count else { return nil }
    self.expectations = ours
    self.timeout = timeout
    self.enforcesOrder = enforcesOrder
    self.stage = stage
    end = stage.time + max(0, timeout)
  }

  /// Waits while the test is blocked.
  func run() -> LibraryWaiter.Result {
    while true {
      if let result = result(isOver: false) { return result }
      guard stage.time < end - 1e-9 else { break }
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: end - stage.time))
    }
    return waitInRealTime()
  }

  /// Waits while the test's task is suspended.
  func runSuspended() async -> LibraryWaiter.Result {
    while true {
      if let result = result(isOver: stage.time >= end - 1e-9) { return result }
      let pause = min(stage.frameDuration, max(0, end - stage.time))
      try? await Task.sleep(nanoseconds: UInt64((pause * 1e9).rounded(.up)))
    }
  }

  /// Gives what takes real time a last chance, without time of the stage.
  private func waitInRealTime() -> LibraryWaiter.Result {
    stage.followsRunLoop = false
    defer { stage.followsRunLoop = true }
    let start = ProcessInfo.processInfo.systemUptime
    let needsMore = expectations.contains { !$0.isInverted && $0.completion == nil }
    while needsMore, ProcessInfo.processInfo.systemUptime - start < min(timeout, Self.grace) {
      if let result = result(isOver: false) { return result }
      usleep(1000)
      _ = RunLoop.current.run(mode: .default, before: Date())
    }
    return result(isOver: true) ?? .timedOut
  }

  /// The result so far; nil while it is open.
  private func result(isOver: Bool) -> LibraryWaiter.Result? {
    for expectation in expectations { expectation.poll() }
    if expectations.contains(where: { $0.isInverted && $0.completion != nil }) { return .invertedFulfillment }
    let expected = expectations.filter { !$0.isInverted }
    if enforcesOrder, isOutOfOrder(expected.map(\.completion)) { return .incorrectOrder }
    if expected.contains(where: { $0.completion == nil }) { return isOver ? .timedOut : nil }
    return isOver || expected.count == expectations.count ? .completed : nil
  }

  private func isOutOfOrder(_ completions: [Int?]) -> Bool {
    zip(completions, completions.dropFirst()).contains { first, second in
      second.map { $0 < first ?? .max } ?? false
    }
  }
}

extension StageWait {
  /// The failure that a result's raw value is, in XCTest's words; nil for success.
  nonisolated func failure(_ result: Int) -> String? {
    func names(_ list: [XCTestExpectation]) -> String { list.map(\.expectationDescription).joined(separator: ", ") }
    let open = expectations.filter { !$0.isInverted && $0.completion == nil }
    switch LibraryWaiter.Result(rawValue: result) {
    case .timedOut:
      return "Asynchronous wait failed - Exceeded timeout of \(timeout) seconds of the stage, "
        + "with unfulfilled expectations: \(names(open))"
    case .invertedFulfillment:
      let inverted = expectations.filter { $0.isInverted && $0.completion != nil }
      return "Asynchronous wait failed - Fulfilled inverted expectation '\(names(inverted))'"
    case .incorrectOrder:
      return
        "Asynchronous wait failed - Failed due to expectations fulfilled in incorrect order: \(names(expectations))"
    default: return nil
    }
  }
}
