import Foundation

/// Runs work on a thread whose stack is deep enough for deeply nested source.
enum DeepStack {
  /// Bytes of the stack; memory is used as far as the stack grows.
  private static let size = 512 << 20

  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let result = Result<Value>()
    let thread = Thread {
      result.value = work()
      result.done.signal()
    }
    thread.stackSize = size
    thread.start()
    result.done.wait()
    guard let value = result.value else { return work() }
    return value
  }

  /// The value that the thread leaves; the semaphore orders writing before reading.
  private final class Result<Value>: @unchecked Sendable {
    let done = DispatchSemaphore(value: 0)
    var value: Value?
  }
}
