import Foundation
import QuartzCore

extension UIAccessibility {
  /// A notification that an app sends to VoiceOver.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public var rawValue: UInt32

    /// Creates a notification from Apple's number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen has come; the argument is the element that gets the focus, or a text.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element that gets the focus, or a text.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is spoken: the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled; the argument is a text about the page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// VoiceOver or Switch Control pauses; the argument is its identifier.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// VoiceOver or Switch Control goes on; the argument is its identifier.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Posted when VoiceOver has spoken an announcement, in the turn after it.
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the text in `userInfo`, a `String`.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the text was spoken to its end, a `Bool`.
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Posted when VoiceOver has focused an element.
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the focused element in `userInfo`.
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that had the focus before.
  nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the identifier of what moves the focus.
  nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Sends a notification to VoiceOver, which a stage records; with VoiceOver on, it moves the focus.
  public static func post(notification: Notification, argument: Any?) {
    UIEnvironment.active.voiceOver.receive(notification, argument)
  }

  /// The element that VoiceOver has focused; nil for none, and for Switch Control.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
    return UIEnvironment.active.voiceOver.focus
  }
}
