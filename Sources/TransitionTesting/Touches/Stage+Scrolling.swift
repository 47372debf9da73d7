import UIKit

/// Wheels and trackpads, which scroll without touching the screen; each scrolls when the one before has ended.
extension Stage {
  /// Turns a wheel by a notch, with the pointer over a place; the way is that of fingers on the content, in points.
  public func turnWheel(over point: CGPoint, by way: CGVector) {
    scrolls.append(ScheduledScroll(.discrete, over: point, by: way, in: 0))
  }

  /// Scrolls on a trackpad, with the pointer over a place, and a time in seconds; the way is that of fingers on the content, in points.
  public func scroll(over point: CGPoint, by way: CGVector, in seconds: TimeInterval) {
    guard seconds >= 0, seconds < .infinity else { return }
    scrolls.append(ScheduledScroll(.continuous, over: point, by: way, in: seconds))
  }
}
