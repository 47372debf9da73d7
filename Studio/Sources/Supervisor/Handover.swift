import Foundation
import Synchronization

/// A result that one thread gives to another one.
final class Handover<Value: Sendable>: Sendable {
  private let isGiven = DispatchSemaphore(value: 0)
  private let result = Mutex<Result<Value, any Error>?>(nil)

  /// Gives the result, once.
  func give(_ result: Result<Value, any Error>) {
    self.result.withLock { $0 = result }
    isGiven.signal()
  }

  /// Waits for the result; throws its error. To be called once.
  func take() throws -> Value {
    isGiven.wait()
    guard let result = result.withLock({ $0 }) else { preconditionFailure("The result was given without a value.") }
    return try result.get()
  }
}
