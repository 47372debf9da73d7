import Foundation

/// The notifications of the keyboard; their object is the screen.
///
/// Those before a change are posted inside an animation block with the keyboard's timing, so that changes in the
/// observer move along (K-9, K-70).
extension UIResponder {
  /// Posted before the keyboard rises.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted after the keyboard has risen.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard leaves.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted after the keyboard has left.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes, also before it rises or leaves.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame has changed, also after it has risen or left.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before the change, an `NSValue` of a `CGRect` on the screen, in points.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after the change, an `NSValue` of a `CGRect` on the screen, in points.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration, an `NSNumber` in seconds: 0.25, or 0 for a change without animation (K-70).
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve, an `NSNumber`: 7, for `UIView.AnimationOptions(rawValue: 7 << 16)` (K-9).
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the app itself shows the keyboard, an `NSNumber`: always true.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
