import QuartzCore

/// Delays touches to content by 150 ms, and keeps them from content that was caught in its deceleration or that may not
/// get them (K-43); it recognizes nothing else.
final class ScrollDelayRecognizer: UIGestureRecognizer {
  /// The seconds before content gets a touch (K-43).
  static let delay: TimeInterval = 0.15

  /// The decision about the touches.
  private enum Decision {
    /// They may still scroll, and the scroll view was not asked.
    case undecided
    /// They have caught a deceleration, and stay the scroll view's.
    case caught
    /// The scroll view has refused them to the content.
    case refused
  }

  @WeakReference var scrollView: UIScrollView?
  private var decision = Decision.undecided
  /// The event of the landing.
  private var landing: UIEvent?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  /// The subview that has got the touch; nil while none has.
  var contentWithTouch: UIView? {
    guard machine.state == .failed, let touch = tracked.first, let view = touch.view else { return nil }
    return view === scrollView ? nil : view
  }

  /// Only a catch prevents other recognizers: a refusal concerns the scroll view and its content.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { decision == .caught }

  /// A catch or a refusal stays when other gestures recognize. Before that a gesture prevents this one if it cancels
  /// touches, because the content then gets none.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    decision == .undecided && preventingGestureRecognizer.cancelsTouchesInView
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return state = .failed }
    landing = event
    if scrollView.scroller.isDecelerating { decision = .caught }
    guard decision == .undecided else { return }
    let mayScroll = scrollView.scrollsVertically || scrollView.scrollsHorizontally
    guard mayScroll, scrollView.delaysContentTouches else { return passToContent() }
    schedule(after: Self.delay, label: "a finger that may begin to scroll")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesLeft(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesLeft(touches)
  }

  override func reset() {
    decision = .undecided
    landing = nil
  }

  override func timerFired() {
    if decision == .undecided { passToContent() }
  }

  /// Sends the touch to the content, unless the scroll view keeps it.
  private func passToContent() {
    guard let scrollView, let view = tracked.first?.view, view !== scrollView else { return state = .failed }
    if scrollView.touchesShouldBegin(Set(tracked), with: landing, in: view) {
      state = .failed
    } else {
      decision = .refused
    }
  }

  /// Called when the last touches end: a short tap is sent to the content, unless the scroll view keeps it.
  private func touchesLeft(_ touches: Set<UITouch>) {
    guard numberOfTouches <= touches.count else { return }
    if decision == .undecided { passToContent() }
    if decision != .undecided { state = .ended }
  }
}
