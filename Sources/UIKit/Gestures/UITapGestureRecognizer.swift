import QuartzCore

/// Recognizes one or several taps, or presses of a button of an allowed type.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The points that a touch may move and still tap (K-38).
  package static let allowableMovement: CGFloat = 45
  /// The seconds that a touch may last and still tap (K-38).
  package static let maximumTapDuration: TimeInterval = 0.75
  /// The seconds from a tap to the next one of the same series (K-38).
  package static let maximumTapInterval: TimeInterval = 0.35

  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of touches.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer device that count.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  private var taps = 0
  private var touchesOfTap = 0
  /// The location of the first landing of the series.
  private var firstLanding: CGPoint?

  override var awaitsMoreTouches: Bool { taps > 0 && deferredRecognition == nil && machine.state == .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesOfTap = max(touchesOfTap, numberOfTouches)
    guard numberOfTouches <= numberOfTouchesRequired, hasButton(touches, event), trackedPresses.isEmpty else {
      return state = .failed
    }
    let point = centroid(of: tracked, in: nil)
    if let firstLanding, numberOfTouches == numberOfTouchesRequired, isFar(point, from: firstLanding) {
      return state = .failed
    }
    if firstLanding == nil, numberOfTouches == numberOfTouchesRequired { firstLanding = point }
    if numberOfTouches == touches.count { schedule(after: Self.maximumTapDuration, label: "the end of a tap's time") }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where isFar(touch.windowLocation, from: touch.landing) { return state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches <= touches.count else { return }
    guard touchesOfTap == numberOfTouchesRequired else { return state = .failed }
    touchesOfTap = 0
    countTap()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard trackedInput.count == 1 else { return state = .failed }
    schedule(after: Self.maximumTapDuration, label: "the end of a tap's time")
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if state == .possible { countTap() }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = .failed
  }

  /// A tap does not prevent a tap recognizer of more taps: without a requirement both are recognized.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func countTap() {
    taps += 1
    if taps >= numberOfTapsRequired {
      unschedule()
      state = .ended
    } else {
      schedule(after: Self.maximumTapInterval, label: "the wait for another tap")
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    taps = 0
    touchesOfTap = 0
    firstLanding = nil
  }

  override func timerFired() {
    state = .failed
  }

  private func hasButton(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    touches.allSatisfy { $0.type != .indirectPointer } || event.buttonMask == buttonMaskRequired
  }

  private func isFar(_ point: CGPoint, from landing: CGPoint) -> Bool {
    point.isFarther(than: Self.allowableMovement, from: landing)
  }
}
