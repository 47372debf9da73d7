import QuartzCore

/// The pan that shows a column from the edge, or hides the columns over the secondary one.
@MainActor final class SplitPan: NSObject, UIGestureRecognizerDelegate {
  /// The distance from the edge within which a pan shows a column, in points.
  private static let edge: CGFloat = 20
  /// The speed from which a release is decided by its direction, in points per second.
  private static let flingSpeed: CGFloat = 300

  let recognizer = UIPanGestureRecognizer()
  private unowned let split: UISplitViewController
  /// The display mode when the pan began.
  private var initialMode = UISplitViewController.DisplayMode.secondaryOnly
  /// The displacement of the columns at progress 1, in points; positive to the right.
  private var displacement: CGFloat = 0
  private var animator: UIViewPropertyAnimator?

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handlePan:", SplitPan.handlePan(_:)))
  }

  /// Whether columns are shown from the right edge.
  private var opensFromRight: Bool { split.geometry(in: split.bounds.size, split.mode).isMirrored }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard split.presentsWithGesture, !split.columnsAreCollapsed, split.canAnimate, split.interactiveAnimator == nil
    else { return false }
    let speed = recognizer.velocity(in: split.view)
    guard speed.x.magnitude > speed.y.magnitude else { return false }
    let opens = opensFromRight ? speed.x < 0 : speed.x > 0
    guard split.mode.openColumns == 0 else { return split.mode.dimsSecondary && !opens }
    let start = recognizer.location(in: split.view).x - recognizer.translation(in: split.view).x
    let distance = opensFromRight ? split.view.bounds.width - start : start
    return opens && distance <= Self.edge
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    // Delegates may release the owner meanwhile.
    let split = split
    defer { withExtendedLifetime(split) {} }
    let translation = gesture.translation(in: split.view).x
    switch gesture.state {
    case .began:
      begin()
      animator?.fractionComplete = progress(translation)
    case .changed: animator?.fractionComplete = progress(translation)
    case .ended: release(at: progress(translation), speed: gesture.velocity(in: split.view).x)
    case .cancelled: release(at: 0, speed: 0)
    default: break
    }
  }

  private func progress(_ translation: CGFloat) -> CGFloat {
    displacement == 0 ? 0 : min(max(translation / displacement, 0), 1)
  }

  private func begin() {
    initialMode = split.mode
    let target = split.modeForAction
    guard target != initialMode else { return }
    notify("splitViewControllerInteractivePresentationGestureWillBegin(_:)") {
      $0.splitViewControllerInteractivePresentationGestureWillBegin(split)
    }
    let animator = UIViewPropertyAnimator(duration: UISplitViewController.changeDuration, curve: .easeInOut)
    animator.addCompletion { [weak self] in self?.didEnd(at: $0) }
    self.animator = animator
    let width = split.openWidth(in: initialMode)
    split.changeMode(to: target, animated: true, by: animator)
    displacement =
      max(1, (split.openWidth(in: target) - width).magnitude) * (target.openColumns > initialMode.openColumns ? 1 : -1)
    if opensFromRight { displacement = -displacement }
  }

  private func release(at progress: CGFloat, speed: CGFloat) {
    // Another change may have stopped this one.
    guard let animator else { return }
    // Another change may have replaced this one.
    guard animator.state == .active else { return didEnd(at: .current) }
    let directedSpeed = displacement < 0 ? -speed : speed
    let finishes = directedSpeed.magnitude >= Self.flingSpeed ? directedSpeed > 0 : progress > 0.5
    animator.isReversed = !finishes
    animator.continueAnimation(withTimingParameters: nil, durationFactor: finishes ? 1 - progress : progress)
  }

  private func didEnd(at position: UIViewAnimatingPosition) {
    if split.interactiveAnimator === animator { split.interactiveAnimator = nil }
    animator = nil
    if position == .start { split.changeMode(to: initialMode, animated: false) }
    notify("splitViewControllerInteractivePresentationGestureDidEnd(_:)") {
      $0.splitViewControllerInteractivePresentationGestureDidEnd(split)
    }
  }

  private func notify(_ name: String, _ call: (any UISplitViewControllerDelegate) -> Void) {
    split.recordDelegate(name, [])
    split.liveDelegate.map(call)
  }
}
