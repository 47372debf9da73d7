import UIKit

/// Where a finger is at a moment.
public struct TouchPoint: Hashable, Sendable {
  /// Seconds since the finger's script was handed to the stage.
  public var time: TimeInterval
  /// The place on the screen, in points.
  public var location: CGPoint

  /// A finger at a place at a time.
  public init(time: TimeInterval, location: CGPoint) {
    self.time = time
    self.location = location
  }
}
