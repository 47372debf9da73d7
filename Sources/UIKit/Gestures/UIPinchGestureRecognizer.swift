import QuartzCore

/// Recognizes two touches that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoTouchGesture {
  /// The points that the touches' distance changes before the gesture begins; equal to a pan's slop (K-35).
  package static let slop = UIPanGestureRecognizer.slop

  /// The distance of the touches as a factor of that at the beginning; setting it continues from another value.
  open var scale: CGFloat {
    get { storedScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      storedScale = newValue
      samples.removeAll()
    }
  }
  /// The change of the scale per second.
  open var velocity: CGFloat { samples.speed }

  private var storedScale: CGFloat = 1
  var pair: TouchPair?
  private var samples = MotionSamples<CGFloat>()
  private var firstDistance: CGFloat = 1

  func start(from pair: TouchPair) {
    samples.removeAll()
    if machine.state == .possible { firstDistance = pair.distance }
  }

  func move(from last: TouchPair, to pair: TouchPair, at time: TimeInterval) -> Bool {
    let exceedsSlop = (pair.distance - firstDistance).magnitude >= Self.slop
    // The scale starts at 1 after the slop, as a pan's translation starts at zero.
    if machine.isUnderWay || deferredRecognition != nil { storedScale *= pair.distance / last.distance }
    if exceedsSlop || machine.isUnderWay { samples.add(storedScale, at: time) }
    return exceedsSlop
  }

  open override func reset() {
    pair = nil
    storedScale = 1
    samples.removeAll()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    handleTouchesBegan(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    handleTouchesMoved(event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    handleTouchesEnded(touches, as: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    handleTouchesEnded(touches, as: .cancelled)
  }
}
