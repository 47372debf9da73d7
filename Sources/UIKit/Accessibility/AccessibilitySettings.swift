import Foundation

/// The user's settings for accessibility, apart from those for motion.
public struct AccessibilitySettings: OptionSet, Hashable, Sendable {
  /// A bit for each setting.
  public let rawValue: Int

  /// Creates settings from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// VoiceOver reads the screen.
  public static let voiceOver = AccessibilitySettings(rawValue: 1 << 0)
  /// Switches control the device.
  public static let switchControl = AccessibilitySettings(rawValue: 1 << 1)
  /// A menu on the screen controls the device.
  public static let assistiveTouch = AccessibilitySettings(rawValue: 1 << 2)
  /// The device is bound to one app.
  public static let guidedAccess = AccessibilitySettings(rawValue: 1 << 3)
  /// Selected text can be spoken.
  public static let speakSelection = AccessibilitySettings(rawValue: 1 << 4)
  /// The screen can be spoken.
  public static let speakScreen = AccessibilitySettings(rawValue: 1 << 5)
  /// Captions are preferred.
  public static let closedCaptioning = AccessibilitySettings(rawValue: 1 << 6)
  /// Sound has one channel.
  public static let monoAudio = AccessibilitySettings(rawValue: 1 << 7)
  /// Text is bold.
  public static let boldText = AccessibilitySettings(rawValue: 1 << 8)
  /// Colours are inverted.
  public static let invertColors = AccessibilitySettings(rawValue: 1 << 9)
  /// Colours are grey.
  public static let grayscale = AccessibilitySettings(rawValue: 1 << 10)
  /// Transparency is reduced.
  public static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 11)
  /// Colours have more contrast.
  public static let darkerSystemColors = AccessibilitySettings(rawValue: 1 << 12)
  /// Colour alone must not tell things apart.
  public static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 13)
  /// Buttons have shapes.
  public static let buttonShapes = AccessibilitySettings(rawValue: 1 << 14)
  /// Switches have labels.
  public static let onOffSwitchLabels = AccessibilitySettings(rawValue: 1 << 15)
  /// Shaking undoes.
  public static let shakeToUndo = AccessibilitySettings(rawValue: 1 << 16)
  /// Videos begin by themselves.
  public static let videoAutoplay = AccessibilitySettings(rawValue: 1 << 17)

  /// The settings of a new device.
  public static let standard: AccessibilitySettings = [.shakeToUndo, .videoAutoplay]
}
