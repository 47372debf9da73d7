import Synchronization

/// Collects what could not be drawn, each thing once, so that nothing is skipped in silence.
package final class UnsupportedFeatureTracker: Sendable {
  private let features = Mutex<[UnsupportedFeature]>([])
  private let handler: (@Sendable (UnsupportedFeature) -> Void)?

  /// A tracker; the handler, if any, hears of each feature the first time it is met.
  package init(handler: (@Sendable (UnsupportedFeature) -> Void)? = nil) {
    self.handler = handler
  }

  /// What was met so far, in order.
  package var reported: [UnsupportedFeature] {
    features.withLock { $0 }
  }

  /// Notes a feature; only the first time counts.
  package func report(_ feature: UnsupportedFeature) {
    let isNew = features.withLock { features in
      guard !features.contains(feature) else { return false }
      features.append(feature)
      return true
    }
    if isNew { handler?(feature) }
  }
}

/// Something that was asked for by a name that Apple has and that cannot be drawn here.
package struct UnsupportedFeature: Hashable, Sendable, CustomStringConvertible {
  /// What was asked for, by its name in the interface.
  package var name: String
  /// What was done instead.
  package var instead: String

  /// A feature from its name and what was done instead.
  package init(_ name: String, instead: String) {
    self.name = name
    self.instead = instead
  }

  /// One sentence for a log.
  package var description: String {
    "\(name) is not supported; \(instead)."
  }
}
