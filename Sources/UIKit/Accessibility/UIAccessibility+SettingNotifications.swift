import Foundation
import QuartzCore

/// The notifications of changed settings.
///
/// Their object is the screen, because notification centers know no environments.
extension UIAccessibility {
  /// Posted when ``isVoiceOverRunning`` has changed.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when ``isSwitchControlRunning`` has changed.
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when ``isAssistiveTouchRunning`` has changed.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when ``isGuidedAccessEnabled`` has changed.
  nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when ``isSpeakSelectionEnabled`` has changed.
  nonisolated public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when ``isSpeakScreenEnabled`` has changed.
  nonisolated public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when ``isClosedCaptioningEnabled`` has changed.
  nonisolated public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when ``isMonoAudioEnabled`` has changed.
  nonisolated public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when ``isBoldTextEnabled`` has changed.
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when ``isInvertColorsEnabled`` has changed.
  nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when ``isGrayscaleEnabled`` has changed.
  nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when ``isReduceTransparencyEnabled`` has changed.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when ``isDarkerSystemColorsEnabled`` has changed.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when ``shouldDifferentiateWithoutColor`` has changed.
  nonisolated public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when ``buttonShapesEnabled`` has changed.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when ``isOnOffSwitchLabelsEnabled`` has changed.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when ``isShakeToUndoEnabled`` has changed.
  nonisolated public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when ``isVideoAutoplayEnabled`` has changed.
  nonisolated public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when ``isReduceMotionEnabled`` has changed.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when ``prefersCrossFadeTransitions`` has changed.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}

extension UIEnvironment {
  /// The settings, in the order in which changes at one time are posted.
  private static let settingNotifications: [(setting: AccessibilitySettings, name: NSNotification.Name)] = [
    (.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
    (.switchControl, UIAccessibility.switchControlStatusDidChangeNotification),
    (.assistiveTouch, UIAccessibility.assistiveTouchStatusDidChangeNotification),
    (.guidedAccess, UIAccessibility.guidedAccessStatusDidChangeNotification),
    (.speakSelection, UIAccessibility.speakSelectionStatusDidChangeNotification),
    (.speakScreen, UIAccessibility.speakScreenStatusDidChangeNotification),
    (.closedCaptioning, UIAccessibility.closedCaptioningStatusDidChangeNotification),
    (.monoAudio, UIAccessibility.monoAudioStatusDidChangeNotification),
    (.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
    (.invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
    (.grayscale, UIAccessibility.grayscaleStatusDidChangeNotification),
    (.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
    (.darkerSystemColors, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
    (.differentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
    (.buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
    (.onOffSwitchLabels, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
    (.shakeToUndo, UIAccessibility.shakeToUndoDidChangeNotification),
    (.videoAutoplay, UIAccessibility.videoAutoplayStatusDidChangeNotification),
  ]

  /// Changes what is drawn by the settings, then posts their notifications.
  func accessibilityChanged(from old: AccessibilitySettings) {
    let changed = old.symmetricDifference(accessibility)
    perform { showSettings(changed) }
    for (setting, name) in Self.settingNotifications where changed.contains(setting) { postFromScreen(name) }
  }

  /// Posts the notifications of changed settings for motion.
  func postMotionChanges(from old: MotionPreferences) {
    if old.isReduced != motion.isReduced { postFromScreen(UIAccessibility.reduceMotionStatusDidChangeNotification) }
    if old.slidesAreFades != motion.slidesAreFades {
      postFromScreen(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
    }
  }

  private func postFromScreen(_ name: NSNotification.Name) {
    perform { NotificationCenter.default.post(name: name, object: screen) }
  }
}
