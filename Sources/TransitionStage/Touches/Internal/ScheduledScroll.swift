import UIKit

/// The scrolling of one wheel or trackpad over time.
struct ScheduledScroll {
  private let type: UIScrollTypeMask
  private let point: CGPoint
  private let displacement: CGVector
  private let seconds: TimeInterval
  /// The time of the beginning and the fraction so far; nil before.
  private var progress: (start: TimeInterval, fraction: CGFloat)?
  private var lastTime = -TimeInterval.infinity

  init(_ type: UIScrollTypeMask, over point: CGPoint, by displacement: CGVector, in seconds: TimeInterval) {
    (self.type, self.point, self.displacement, self.seconds) = (type, point, displacement, seconds)
  }

  /// Sends the events that are due, one per step; returns whether the scroll has ended.
  @MainActor mutating func deliver(upTo time: TimeInterval, to stage: Stage) -> Bool {
    guard time > lastTime else { return false }
    lastTime = time
    guard let (start, previous) = progress else {
      stage.send(.scrollBegan(isDiscrete: type == .discrete, point))
      progress = (time, 0)
      return false
    }
    let elapsed = time - start
    let fraction = elapsed >= seconds - 1e-9 ? 1 : CGFloat(elapsed / seconds)
    let part = fraction - previous
    stage.send(.scrollMoved(CGVector(dx: displacement.dx * part, dy: displacement.dy * part)))
    progress = (start, fraction)
    guard fraction >= 1 else { return false }
    stage.send(.scrollEnded)
    return true
  }
}
