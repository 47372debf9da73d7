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
  @MainActor mutating func deliver(upTo time: TimeInterval, to environment: UIEnvironment) -> Bool {
    guard time > lastTime else { return false }
    lastTime = time
    guard let (start, previous) = progress else {
      environment.scrolls.begin(type, at: point)
      progress = (time, 0)
      return false
    }
    let elapsed = time - start
    let fraction = elapsed >= seconds - 1e-9 ? 1 : CGFloat(elapsed / seconds)
    environment.scrolls.move(
      by: CGPoint(x: displacement.dx * (fraction - previous), y: displacement.dy * (fraction - previous)))
    progress = (start, fraction)
    guard fraction >= 1 else { return false }
    environment.scrolls.end()
    return true
  }
}
