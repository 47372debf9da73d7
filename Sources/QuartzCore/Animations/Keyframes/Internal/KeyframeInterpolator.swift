import CoreGraphics
import Foundation

/// The way of a keyframe animation: which part of it when, and what shows there.
struct KeyframeInterpolator: Sendable {
  var segments: KeyframeSegments
  var pacing: KeyframePacing

  /// The value at a progress in 0…1; beyond its ends the way stands.
  func value(at progress: Double) -> AnimationValue {
    let (index, fraction) = pacing.segment(at: progress)
    return segments.value(in: index, at: fraction)
  }

  /// Which way a path leads at a progress; nil for values, and where the path stands.
  func direction(at progress: Double) -> CGVector? {
    guard case .path(let lines, _) = segments else { return nil }
    let (index, fraction) = pacing.segment(at: progress)
    return lines[min(index, lines.count - 1)].direction(at: CGFloat(fraction))
  }
}
