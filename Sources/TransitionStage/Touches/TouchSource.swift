import UIKit

/// The source of a touch: a finger, a pencil, or a pressed button of a pointer device, with force and radius.
public struct TouchSource: Hashable, Sendable {
  /// The kind.
  public var type: UITouch.TouchType
  /// The force, where 1 is an average touch; 0 if unknown.
  public var force: CGFloat
  /// The radius of the touch, in points; 0 if unknown.
  public var majorRadius: CGFloat
  /// The pressed buttons, where it is a pointer device.
  public var buttons: UIEvent.ButtonMask

  /// A source from its parts.
  public init(
    _ type: UITouch.TouchType, force: CGFloat = 0, majorRadius: CGFloat = 0, buttons: UIEvent.ButtonMask = .primary
  ) {
    (self.type, self.force, self.majorRadius, self.buttons) = (type, force, majorRadius, buttons)
  }

  /// A finger with unknown force and radius.
  public static let finger = TouchSource(.direct)
  /// A pencil.
  public static let pencil = TouchSource(.pencil)
  /// A pointer device's main button.
  public static let pointer = TouchSource(.indirectPointer)
  /// A pointer device's other button.
  public static let secondaryButton = TouchSource(.indirectPointer, buttons: .secondary)

  /// The event of a finger of this kind at a time.
  func change(_ number: Int, _ phase: UITouch.Phase, at location: CGPoint) -> TouchChange {
    var change = TouchChange(number, phase, at: location)
    change.type = type
    change.force = force
    change.radius = majorRadius
    change.buttons = buttons
    return change
  }
}

/// The location, force and radius of a finger at a time.
public struct TouchPoint: Hashable, Sendable {
  /// Seconds since the finger's script was scheduled.
  public var time: TimeInterval
  /// The location on the screen, in points.
  public var location: CGPoint
  /// The force, where 1 is an average touch; nil for the source's.
  public var force: CGFloat?
  /// The radius of the touch, in points; nil for the source's.
  public var majorRadius: CGFloat?

  /// Makes a point of a finger's path.
  public init(time: TimeInterval, location: CGPoint, force: CGFloat? = nil, majorRadius: CGFloat? = nil) {
    (self.time, self.location, self.force, self.majorRadius) = (time, location, force, majorRadius)
  }
}
