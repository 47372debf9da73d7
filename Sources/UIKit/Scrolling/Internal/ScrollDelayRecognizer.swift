import QuartzCore

/// Keeps a finger from content for 150 ms, from content that was caught in its glide, and from content that may not hear of it (K-43); it
/// recognizes nothing else.
final class ScrollDelayRecognizer: UIGestureRecognizer {
  /// Seconds until content hears of a finger (K-43).
  static let delay: TimeInterval = 0.15

  /// What becomes of the fingers.
  private enum Verdict {
    /// They may yet turn out to scroll, and the scroll view was not asked.
    case undecided
    /// They have caught content that glided, and stay the scroll view's.
    case caught
    /// The scroll view has said that the content may not hear of them.
    case refused
  }

  weak var scrollView: UIScrollView?
  private var verdict = Verdict.undecided
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

  /// Only a catch takes the finger from others: a refusal is between the scroll view and the content.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { verdict == .caught }

  /// What the scroll view keeps it keeps, whatever else the fingers do; and it is asked unless the content hears of nothing anyway.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    verdict == .undecided && preventingGestureRecognizer.cancelsTouchesInView
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return state = .failed }
    landing = event
    if scrollView.scroller.isDecelerating { verdict = .caught }
    guard verdict == .undecided else { return }
    let mayScroll = scrollView.scrollsVertically || scrollView.scrollsHorizontally
    guard mayScroll, scrollView.delaysContentTouches else { return passOn() }
    schedule(after: Self.delay, label: "a finger that may begin to scroll")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    leave(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    leave(touches)
  }

  override func reset() {
    verdict = .undecided
    landing = nil
  }

  override func timeHasCome() {
    if verdict == .undecided { passOn() }
  }

  /// The content hears of the finger now, unless the scroll view keeps it.
  private func passOn() {
    guard let scrollView, let view = tracked.first?.view, view !== scrollView else { return state = .failed }
    if scrollView.touchesShouldBegin(Set(tracked), with: landing, in: view) {
      state = .failed
    } else {
      verdict = .refused
    }
  }

  /// The last fingers leave: the content hears of a short tap all at once, and of what the scroll view keeps nothing.
  private func leave(_ touches: Set<UITouch>) {
    guard numberOfTouches <= touches.count else { return }
    if verdict == .undecided { passOn() }
    if verdict != .undecided { state = .ended }
  }
}
