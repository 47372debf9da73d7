/// What the user has asked of motion, as the environment has it; a stage sets it (E-88).
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether the system's own transitions cross-fade in place of moving.
  public static var isReduceMotionEnabled: Bool { UIEnvironment.active.motion.isReduced }
  /// Whether motion is reduced and cross-fades are preferred.
  public static var prefersCrossFadeTransitions: Bool {
    let motion = UIEnvironment.active.motion
    return motion.isReduced && motion.prefersCrossFade
  }
}
