import QuartzCore

/// An observation of a value; it ends when it is invalidated or released.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  /// Set once, and removed once, on the main actor or with the last reference.
  nonisolated(unsafe) private var compare: (@MainActor () -> Void)?

  init(_ compare: @escaping @MainActor () -> Void) {
    self.compare = compare
  }

  /// Ends the observation; may be called in a deinit.
  nonisolated public func invalidate() {
    compare = nil
  }

  var isValid: Bool { compare != nil }

  /// Calls the handler, if the value has changed.
  func notifyIfChanged() {
    compare?()
  }
}

/// A weak reference to an observation.
@MainActor struct WeakObservation {
  weak var observation: NSKeyValueObservation?

  var isValid: Bool { observation?.isValid ?? false }

  func notifyIfChanged() {
    observation?.notifyIfChanged()
  }
}
