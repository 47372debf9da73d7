import UIKit

/// What touches the screen: a finger, a pencil, or the pressed button of a pointer device, and how hard and how broadly.
public struct TouchSource: Hashable, Sendable {
  /// The kind.
  public var type: UITouch.TouchType
  /// How hard it presses, where 1 is an everyday touch; 0 where it does not say.
  public var force: CGFloat
  /// The radius of the place that it covers, in points; 0 where it does not say.
  public var majorRadius: CGFloat
  /// The pressed buttons, where it is a pointer device.
  public var buttons: UIEvent.ButtonMask

  /// A source from its parts.
  public init(
    _ type: UITouch.TouchType, force: CGFloat = 0, majorRadius: CGFloat = 0, buttons: UIEvent.ButtonMask = .primary
  ) {
    (self.type, self.force, self.majorRadius, self.buttons) = (type, force, majorRadius, buttons)
  }

  /// A finger that says neither force nor size.
  public static let finger = TouchSource(.direct)
  /// A pencil.
  public static let pencil = TouchSource(.pencil)
  /// A pointer device's main button.
  public static let pointer = TouchSource(.indirectPointer)
  /// A pointer device's other button.
  public static let secondaryButton = TouchSource(.indirectPointer, buttons: .secondary)

  /// What a finger of this kind does at a moment.
  func change(_ number: Int, _ phase: UITouch.Phase, at location: CGPoint) -> FingerChange {
    var change = FingerChange(number, phase, at: location)
    change.type = type
    change.force = force
    change.radius = majorRadius
    change.buttons = buttons
    return change
  }
}
