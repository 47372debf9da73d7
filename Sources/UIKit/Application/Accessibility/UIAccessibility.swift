import Foundation

/// What the user has asked of motion, as the environment has it; a stage sets it (E-88).
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether the system's own transitions cross-fade in place of moving.
  public static var isReduceMotionEnabled: Bool { UIEnvironment.active.motion.isReduced }
  /// Whether motion is reduced and cross-fades are preferred.
  public static var prefersCrossFadeTransitions: Bool {
    let motion = UIEnvironment.active.motion
    return motion.isReduced && motion.prefersCrossFade
  }

  /// Posted when ``isReduceMotionEnabled`` has changed; the object is the screen.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when ``prefersCrossFadeTransitions`` has changed; the object is the screen.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}

extension UIEnvironment {
  /// Tells whoever listens to the settings for motion.
  ///
  /// Notification centers know of no environments: an observer that listens to several tells them apart by the screen.
  func tellMotion(from old: MotionPreferences) {
    func post(_ name: Notification.Name) {
      perform { NotificationCenter.default.post(name: name, object: screen) }
    }
    if old.isReduced != motion.isReduced { post(UIAccessibility.reduceMotionStatusDidChangeNotification) }
    let prefersCrossFade = (old.isReduced && old.prefersCrossFade, motion.isReduced && motion.prefersCrossFade)
    if prefersCrossFade.0 != prefersCrossFade.1 { post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange) }
  }
}
