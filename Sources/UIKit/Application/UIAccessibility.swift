import Foundation

/// The user's settings for motion in the current environment; a stage sets them (E-88).
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether Reduce Motion is on: the system's zoom and flip cross-fade (E-88).
  public static var isReduceMotionEnabled: Bool { UIEnvironment.active.motion.isReduced }
  /// Whether Reduce Motion and Prefer Cross-Fade Transitions are on: the system's slides cross-fade too (K-60).
  public static var prefersCrossFadeTransitions: Bool { UIEnvironment.active.motion.slidesAreFades }

  /// Posted when ``isReduceMotionEnabled`` has changed; the object is the screen.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when ``prefersCrossFadeTransitions`` has changed; the object is the screen.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}

extension UIEnvironment {
  /// Posts the notifications of changed settings.
  ///
  /// Because notification centers know no environments, the object is the screen.
  func postMotionChanges(from old: MotionPreferences) {
    func post(_ name: Notification.Name) {
      perform { NotificationCenter.default.post(name: name, object: screen) }
    }
    if old.isReduced != motion.isReduced { post(UIAccessibility.reduceMotionStatusDidChangeNotification) }
    if old.slidesAreFades != motion.slidesAreFades { post(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange) }
  }
}

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
