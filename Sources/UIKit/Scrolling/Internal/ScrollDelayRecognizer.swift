import QuartzCore

/// Keeps a finger from content for 150 ms, and from content that was caught in its glide (K-43); it recognizes nothing else.
final class ScrollDelayRecognizer: UIGestureRecognizer {
  /// Seconds until content hears of a finger (K-43).
  static let delay: TimeInterval = 0.15

  weak var scrollView: UIScrollView?
  /// Whether the finger stays the scroll view's: it has caught its content, or the content may not hear of it.
  private var hasCaught = false
  /// What the fingers landed with.
  private var landing: UIEvent?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  /// The view inside that has heard of the finger; nil while none has.
  var contentWithTouch: UIView? {
    guard machine.state == .failed, let touch = tracked.first, let view = touch.view else { return nil }
    return view === scrollView ? nil : view
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.scrollsVertically || scrollView.scrollsHorizontally else { return state = .failed }
    hasCaught = hasCaught || scrollView.scroller.isDecelerating
    landing = event
    guard scrollView.delaysContentTouches || hasCaught else { return passOn() }
    if !hasCaught { schedule(after: Self.delay, label: "a finger that may begin to scroll") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= touches.count else { return }
    state = hasCaught ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    hasCaught = false
    landing = nil
  }

  override func timeHasCome() {
    passOn()
  }

  /// The content hears of the finger now, unless the scroll view keeps it.
  private func passOn() {
    guard let scrollView, let view = tracked.first?.view, view !== scrollView else { return state = .failed }
    if scrollView.touchesShouldBegin(Set(tracked), with: landing, in: view) {
      state = .failed
    } else {
      hasCaught = true
    }
  }
}
