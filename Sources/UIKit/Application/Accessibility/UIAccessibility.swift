import Foundation

/// What the user has asked of motion, as the environment has it; a stage sets it (E-88).
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether the user wants less motion: the system's zoom and flip cross-fade (E-88).
  public static var isReduceMotionEnabled: Bool { UIEnvironment.active.motion.isReduced }
  /// Whether motion is reduced and cross-fades are preferred: the system's slides cross-fade too (K-60).
  public static var prefersCrossFadeTransitions: Bool { UIEnvironment.active.motion.slidesAreFades }

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
    if old.slidesAreFades != motion.slidesAreFades { post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange) }
  }
}
