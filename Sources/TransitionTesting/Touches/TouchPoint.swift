import UIKit

/// Where a finger is at a moment, and how it touches there.
public struct TouchPoint: Hashable, Sendable {
  /// Seconds since the finger's script was handed to the stage.
  public var time: TimeInterval
  /// The place on the screen, in points.
  public var location: CGPoint
  /// How hard it presses, where 1 is an everyday touch; nil is what its source says.
  public var force: CGFloat?
  /// The radius of the place that it covers, in points; nil is what its source says.
  public var majorRadius: CGFloat?

  /// A finger at a place at a time.
  public init(time: TimeInterval, location: CGPoint, force: CGFloat? = nil, majorRadius: CGFloat? = nil) {
    (self.time, self.location, self.force, self.majorRadius) = (time, location, force, majorRadius)
  }
}
