import Foundation
import QuartzCore

/// The user's settings for accessibility in the current environment; a stage sets them (E-88).
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  /// Whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// Whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
  /// Whether the device is bound to one app.
  public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
  /// Whether selected text can be spoken.
  public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
  /// Whether the screen can be spoken.
  public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
  /// Whether captions are preferred.
  public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
  /// Whether sound has one channel.
  public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
  /// Whether text is bold; it is not drawn so by itself.
  public static var isBoldTextEnabled: Bool { isOn(.boldText) }
  /// Whether colours are inverted; they are not drawn so.
  public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  /// Whether colours are grey; they are not drawn so.
  public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  /// Whether transparency is reduced; visual effects are drawn as before.
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// Whether colours have more contrast; the system's are as before.
  public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerSystemColors) }
  /// Whether colour alone must not tell things apart.
  public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  /// Whether buttons have shapes.
  public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
  /// Whether switches have labels; they are drawn without.
  public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
  /// Whether shaking undoes; true unless a stage sets it.
  public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
  /// Whether videos begin by themselves; true unless a stage sets it.
  public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
  /// Whether Reduce Motion is on: the system's zoom and flip cross-fade (E-88).
  public static var isReduceMotionEnabled: Bool { UIEnvironment.active.motion.isReduced }
  /// Whether Reduce Motion and Prefer Cross-Fade Transitions are on: the system's slides cross-fade too (K-60).
  public static var prefersCrossFadeTransitions: Bool { UIEnvironment.active.motion.slidesAreFades }

  private static func isOn(_ setting: AccessibilitySettings) -> Bool {
    UIEnvironment.active.accessibility.contains(setting)
  }

  /// Returns a rectangle of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: view.uiEnvironment.screen.coordinateSpace)
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
