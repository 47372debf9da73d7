import QuartzCore

/// Recognizes touches that stay where they are (A-71, K-37), or a button of an allowed type that is held.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of touches.
  open var numberOfTouchesRequired = 1
  /// The seconds before the gesture begins.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The points that a touch may move before the gesture begins; afterwards there is no limit.
  open var allowableMovement: CGFloat = 10
  private var taps = 0
  private var touchesOfTap = 0

  override var awaitsMoreTouches: Bool {
    taps > 0 && !tracksInput && deferredRecognition == nil && machine.state == .possible
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
    touchesOfTap = max(touchesOfTap, numberOfTouches)
    guard numberOfTouches <= numberOfTouchesRequired, trackedPresses.isEmpty else { return state = .failed }
    if numberOfTouches == numberOfTouchesRequired { wait() }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard state == .possible else { return presses.forEach { ignore($0, for: event) } }
    guard trackedInput.count == 1 else { return state = .failed }
    wait()
  }

  /// Waits for the press to be long enough, or for a tap before it to be too long.
  private func wait() {
    if taps == numberOfTapsRequired {
      schedule(after: max(0, minimumPressDuration), label: "a long press")
    } else {
      schedule(after: UITapGestureRecognizer.maximumTapDuration, label: "the end of a tap's time")
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    let limit = taps == numberOfTapsRequired ? allowableMovement : UITapGestureRecognizer.allowableMovement
    for touch in touches where touch.windowLocation.isFarther(than: limit, from: touch.landing) {
      return state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      if numberOfTouches <= touches.count { state = .ended }
      return
    }
    guard taps < numberOfTapsRequired else { return state = .failed }
    guard numberOfTouches <= touches.count else { return }
    guard touchesOfTap == numberOfTouchesRequired else { return state = .failed }
    touchesOfTap = 0
    countTap()
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard state == .possible else { return state = .ended }
    guard taps < numberOfTapsRequired else { return state = .failed }
    countTap()
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = .cancelled
  }

  private func countTap() {
    taps += 1
    schedule(after: UITapGestureRecognizer.maximumTapInterval, label: "the wait for another tap")
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= touches.count || state == .possible { state = .cancelled }
  }

  open override func reset() {
    taps = 0
    touchesOfTap = 0
  }

  override func timerFired() {
    guard state == .possible, deferredRecognition == nil else { return }
    let isComplete = trackedPresses.isEmpty ? numberOfTouches == numberOfTouchesRequired : tracked.isEmpty
    let isPressed = taps == numberOfTapsRequired && isComplete
    state = isPressed ? .began : .failed
  }
}
