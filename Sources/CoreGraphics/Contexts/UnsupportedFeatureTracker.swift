import Synchronization

/// Collects features that could not be drawn, each once, so that nothing is skipped silently.
package final class UnsupportedFeatureTracker: Sendable {
  private let features = Mutex<[UnsupportedFeature]>([])
  private let handler: (@Sendable (UnsupportedFeature) -> Void)?

  /// Creates a tracker; the handler is called when a feature is reported for the first time.
  package init(handler: (@Sendable (UnsupportedFeature) -> Void)? = nil) {
    self.handler = handler
  }

  /// The reported features, in order.
  package var reported: [UnsupportedFeature] {
    features.withLock { $0 }
  }

  /// Reports a feature; repeated reports are ignored.
  package func report(_ feature: UnsupportedFeature) {
    let isNew = features.withLock { features in
      guard !features.contains(feature) else { return false }
      features.append(feature)
      return true
    }
    if isNew { handler?(feature) }
  }
}

/// A feature that Apple's interface has and that cannot be drawn here.
package struct UnsupportedFeature: Hashable, Sendable, CustomStringConvertible {
  /// The feature's name in the interface.
  package var name: String
  /// The behaviour that replaces it.
  package var instead: String

  /// Creates a feature.
  package init(_ name: String, instead: String) {
    self.name = name
    self.instead = instead
  }

  /// A sentence for a log.
  package var description: String {
    "\(name) is not supported; \(instead)."
  }
}
