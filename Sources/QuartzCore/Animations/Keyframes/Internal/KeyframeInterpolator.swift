import CoreGraphics
import Foundation

/// The function from progress to value of a keyframe animation: its segments, and the times at which they play.
struct KeyframeInterpolator: Sendable {
  var segments: KeyframeSegments
  var pacing: KeyframePacing

  /// The value at a progress; constant outside of 0…1.
  func value(at progress: Double) -> AnimationValue {
    let (index, fraction) = pacing.segment(at: progress)
    return segments.value(in: index, at: fraction)
  }

  /// The direction of a path at a progress; nil for values, and where the path does not move.
  func direction(at progress: Double) -> CGVector? {
    guard case .path(let lines, _) = segments else { return nil }
    let (index, fraction) = pacing.segment(at: progress)
    return lines[min(index, lines.count - 1)].direction(at: CGFloat(fraction))
  }
}
