import QuartzCore

/// Keeps a finger from content for 150 ms, and from content that was caught in its glide (K-43); it recognizes nothing else.
final class ScrollDelayRecognizer: UIGestureRecognizer {
  /// Seconds until content hears of a finger (K-43).
  static let delay: TimeInterval = 0.15

  weak var scrollView: UIScrollView?
  private var hasCaught = false

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
    guard scrollView.delaysContentTouches || hasCaught else { return state = .failed }
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
  }

  override func timeHasCome() {
    state = .failed
  }
}
