import Dispatch

extension DispatchQueue {
  /// What tells the main actor's queue from others: inside a test it runs on any thread.
  private static let mainKey = DispatchSpecificKey<Bool>()

  /// Whether this runs on the main actor's queue; known once ``markMain()`` was called.
  static var isMain: Bool { getSpecific(key: mainKey) == true }

  /// Makes the main queue known.
  static func markMain() {
    if main.getSpecific(key: mainKey) == nil { main.setSpecific(key: mainKey, value: true) }
  }
}
