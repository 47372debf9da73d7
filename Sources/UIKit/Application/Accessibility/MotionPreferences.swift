/// The user's settings for motion.
public struct MotionPreferences: Hashable, Sendable {
  /// Reduce Motion: the system's zoom and flip cross-fade, and pushes and covers slide as before (E-88, K-60).
  public var isReduced: Bool
  /// Prefer Cross-Fade Transitions: slides cross-fade too, only together with Reduce Motion.
  public var prefersCrossFade: Bool

  /// Creates settings; both are off by default.
  public init(isReduced: Bool = false, prefersCrossFade: Bool = false) {
    (self.isReduced, self.prefersCrossFade) = (isReduced, prefersCrossFade)
  }

  /// Whether screens cross-fade instead of sliding (K-60).
  var slidesAreFades: Bool { isReduced && prefersCrossFade }
}
