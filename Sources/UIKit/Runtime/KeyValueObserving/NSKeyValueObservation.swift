import QuartzCore

/// An observation of a value: it lasts until it is invalidated, or nobody keeps it any more.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  private var compare: (() -> Void)?

  init(_ compare: @escaping () -> Void) {
    self.compare = compare
  }

  /// Ends the observation.
  public func invalidate() {
    compare = nil
  }

  var isValid: Bool { compare != nil }

  /// Tells of the value, if it has changed.
  func look() {
    compare?()
  }
}
