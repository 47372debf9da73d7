import Foundation
import XCTestLibrary

/// XCTest's waiter, whose timeouts are times of the stage.
open class XCTWaiter: LibraryWaiter, @unchecked Sendable {
  private var fulfilled: [XCTestExpectation]?

  /// The expectations that were met in the last wait.
  open override var fulfilledExpectations: [LibraryTestExpectation] { fulfilled ?? super.fulfilledExpectations }

  /// Waits for expectations in the time of the stage.
  @discardableResult
  open override func wait(
    for expectations: [LibraryTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> Result {
    for case let expectation as XCTestExpectation in expectations { expectation.setAwaited() }
    let onStage = Thread.isMainThread ? waitOnStage(for: expectations, timeout: timeout, enforceOrder) : nil
    return onStage
      ?? super.wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits for expectations in the time of the stage.
  open override class func wait(
    for expectations: [LibraryTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> Result {
    XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
  }

  private func waitOnStage(
    for expectations: [LibraryTestExpectation], timeout: TimeInterval, _ enforcesOrder: Bool
  ) -> Result? {
    let result = MainActor.assumeIsolated {
      StageWait(expectations, timeout: timeout, enforcesOrder: enforcesOrder)?.run().rawValue
    }
    guard let result else { return nil }
    fulfilled = expectations.compactMap { $0 as? XCTestExpectation }.filter { $0.completion != nil }
    return Result(rawValue: result)
  }
}
