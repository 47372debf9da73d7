/// The user's settings for motion.
public struct MotionPreferences: Hashable, Sendable {
  /// Reduce Motion: the system's own transitions cross-fade (E-88).
  public var isReduced: Bool
  /// Prefer Cross-Fade Transitions, a part of Reduce Motion: alone it changes nothing.
  public var prefersCrossFade: Bool

  /// Settings; both are off at first.
  public init(isReduced: Bool = false, prefersCrossFade: Bool = false) {
    (self.isReduced, self.prefersCrossFade) = (isReduced, prefersCrossFade)
  }
}
