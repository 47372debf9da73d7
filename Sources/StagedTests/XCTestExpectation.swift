import Foundation
import Synchronization
import XCTestLibrary

/// XCTest's expectation, which a test waits for in the time of its stage.
open class XCTestExpectation: LibraryTestExpectation, @unchecked Sendable {
  /// The number of calls so far, and the position of the one that was enough among those of all expectations.
  private let calls = Mutex<(count: Int, completion: Int?)>((0, nil))
  private static let completions = Atomic<Int>(0)
  private let awaited = Mutex(false)

  /// Whether a wait has named the expectation.
  final var isAwaited: Bool { awaited.withLock(\.self) }

  /// Notes that a wait has named the expectation.
  final func setAwaited() { awaited.withLock { $0 = true } }

  /// An expectation with a description for failures.
  public override init(description: String = "no description provided", file: StaticString = #file, line: Int = #line) {
    super.init(description: description, file: file, line: line)
  }

  /// Marks the expectation as met.
  open override func fulfill(_ file: StaticString = #file, line: Int = #line) {
    let needed = expectedFulfillmentCount
    calls.withLock { calls in
      calls.count += 1
      guard calls.count == needed else { return }
      calls.completion = Self.completions.add(1, ordering: .relaxed).newValue
    }
    super.fulfill(file, line: line)
  }

  /// The position of the completion among those of all expectations; nil before it.
  final var completion: Int? { calls.withLock(\.completion) }

  /// Checks whether a condition holds; called at each step of a wait.
  func poll() {}
}
