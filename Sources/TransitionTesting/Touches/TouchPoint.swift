import UIKit

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
