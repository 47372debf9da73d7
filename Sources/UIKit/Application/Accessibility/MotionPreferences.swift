/// The user's settings for motion.
public struct MotionPreferences: Hashable, Sendable {
  /// Reduce Motion: the system's zoom and flip cross-fade; pushes and covers slide as before (E-88, K-60).
  public var isReduced: Bool
  /// Prefer Cross-Fade Transitions, a part of Reduce Motion: what still slides cross-fades too; without Reduce Motion it changes nothing.
  public var prefersCrossFade: Bool

  /// Settings; both are off at first.
  public init(isReduced: Bool = false, prefersCrossFade: Bool = false) {
    (self.isReduced, self.prefersCrossFade) = (isReduced, prefersCrossFade)
  }

  /// Whether screens cross-fade in place of sliding (K-60).
  var slidesAreFades: Bool { isReduced && prefersCrossFade }
}
