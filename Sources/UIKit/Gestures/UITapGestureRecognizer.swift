import QuartzCore

/// A finger that taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Points that a finger may move and still tap (K-38).
  package static let allowableMovement: CGFloat = 45
  /// Seconds that a finger may stay and still tap (K-38).
  package static let longestPress: TimeInterval = 0.75

  private var landing = CGPoint.zero
  private var landingTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1, let touch = touches.first else { return state = .failed }
    landing = touch.location(in: nil)
    landingTime = touch.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: nil)
    let (dx, dy) = (point.x - landing.x, point.y - landing.y)
    if dx * dx + dy * dy > Self.allowableMovement * Self.allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    state = touch.timestamp - landingTime <= Self.longestPress ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
