import UIKit

/// The rule for a release: the velocity decides if it is high, otherwise the progress.
public struct ReleaseRule: Hashable, Sendable {
  /// The progress above which a slow release finishes, in 0…1.
  public var threshold: CGFloat
  /// The velocity from which on its sign decides, in transitions per second; for pans in sides of the view per second.
  ///
  /// With infinity the progress alone decides, as in the originals of E-4, E-5, E-13, E-37, E-38 and E-39.
  public var fling: CGFloat

  /// Makes a rule. The standard velocity is slightly more than the screen's width per second, as for iOS's pop (K-6).
  public init(threshold: CGFloat = 0.5, fling: CGFloat = 1.06) {
    (self.threshold, self.fling) = (threshold, fling)
  }

  /// Whether the transition finishes.
  ///
  /// - Parameters:
  ///   - progress: the progress at the release, in 0…1.
  ///   - speed: the velocity, in transitions per second, negative backwards.
  public func finishes(progress: CGFloat, speed: CGFloat) -> Bool {
    speed.magnitude >= fling ? speed > 0 : progress > threshold
  }
}
