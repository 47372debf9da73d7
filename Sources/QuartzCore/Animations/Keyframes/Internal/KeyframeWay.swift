import CoreGraphics
import Foundation

/// The way of a keyframe animation: which part of it when, and what shows there.
struct KeyframeWay: Sendable {
  var shape: KeyframeShape
  var pacing: KeyframePacing

  /// The value at a progress in 0…1; beyond its ends the way stands.
  func value(at progress: Double) -> AnimationValue {
    let (part, fraction) = pacing.place(at: progress)
    return shape.value(in: part, at: fraction)
  }

  /// Which way a path leads at a progress; nil for values, and where the path stands.
  func direction(at progress: Double) -> CGVector? {
    guard case .path(let segments, _) = shape else { return nil }
    let (part, fraction) = pacing.place(at: progress)
    return segments[min(part, segments.count - 1)].direction(at: CGFloat(fraction))
  }
}
