import Dispatch

extension DispatchQueue {
  /// Marks the main queue, which runs on any thread inside a test.
  private static let mainKey = DispatchSpecificKey<Bool>()

  /// Whether this runs on the main queue; valid after ``markMain()``.
  static var isMain: Bool { getSpecific(key: mainKey) == true }

  /// Marks the main queue.
  static func markMain() {
    if main.getSpecific(key: mainKey) == nil { main.setSpecific(key: mainKey, value: true) }
  }
}
