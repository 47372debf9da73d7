import QuartzCore

/// An observation of a value: it lasts until it is invalidated, or nobody keeps it any more.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  /// Set once, and taken away once, by the main actor or by the last one who holds the observation.
  nonisolated(unsafe) private var compare: (@MainActor () -> Void)?

  init(_ compare: @escaping @MainActor () -> Void) {
    self.compare = compare
  }

  /// Ends the observation; may be called as an object goes.
  nonisolated public func invalidate() {
    compare = nil
  }

  var isValid: Bool { compare != nil }

  /// Tells of the value, if it has changed.
  func look() {
    compare?()
  }
}
