import QuartzCore

/// Recognizes two touches that rotate about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
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
  var pair: FingerPair?
  private var samples = MotionSamples<CGFloat>()
  /// The rotation before the gesture began.
  private var unnoticed: CGFloat = 0

  func start(from pair: FingerPair) {
    samples.removeAll()
    unnoticed = 0
  }

  func move(from last: FingerPair, to pair: FingerPair, at time: TimeInterval) -> Bool {
    let turn = pair.turn(from: last)
    unnoticed += turn
    let isEnough = unnoticed.magnitude * pair.distance / 2 >= Self.slop
    // The rotation starts at 0 after the slop, as a pan's translation starts at zero.
    if machine.isUnderWay || hold != nil { storedRotation += turn }
    if isEnough || machine.isUnderWay { samples.add(storedRotation, at: time) }
    return isEnough
  }

  open override func reset() {
    pair = nil
    storedRotation = 0
    unnoticed = 0
    samples.removeAll()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLanded(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersMoved(event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(touches, as: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(touches, as: .cancelled)
  }
}
