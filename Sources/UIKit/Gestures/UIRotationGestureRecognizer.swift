import QuartzCore

/// Recognizes two touches that rotate about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoTouchGesture {
  /// The points that the touches move along their circle before the gesture begins; equal to a pan's slop (K-35).
  package static let slop = UIPanGestureRecognizer.slop

  /// The rotation since the gesture began, in radians, clockwise; setting it continues from another value.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      guard newValue.isFinite else { return }
      storedRotation = newValue
      samples.removeAll()
    }
  }
  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { samples.speed }

  private var storedRotation: CGFloat = 0
  var pair: TouchPair?
  private var samples = MotionSamples<CGFloat>()
  /// The rotation before the gesture began.
  private var rotationBeforeBegin: CGFloat = 0

  func start(from pair: TouchPair) {
    samples.removeAll()
    rotationBeforeBegin = 0
  }

  func move(from last: TouchPair, to pair: TouchPair, at time: TimeInterval) -> Bool {
    let rotation = pair.rotation(from: last)
    rotationBeforeBegin += rotation
    let exceedsSlop = rotationBeforeBegin.magnitude * pair.distance / 2 >= Self.slop
    // The rotation starts at 0 after the slop, as a pan's translation starts at zero.
    if machine.isUnderWay || deferredRecognition != nil { storedRotation += rotation }
    if exceedsSlop || machine.isUnderWay { samples.add(storedRotation, at: time) }
    return exceedsSlop
  }

  open override func reset() {
    pair = nil
    storedRotation = 0
    rotationBeforeBegin = 0
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
