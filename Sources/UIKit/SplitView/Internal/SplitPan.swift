import QuartzCore

/// The finger that brings a column from the edge, or takes away those that lie over the secondary one.
@MainActor final class SplitPan: NSObject, UIGestureRecognizerDelegate {
  /// Points from the edge in which a finger brings a column.
  private static let edge: CGFloat = 20
  /// Points per second from which the finger's direction decides, and not its place.
  private static let decisiveSpeed: CGFloat = 300

  let recognizer = UIPanGestureRecognizer()
  private unowned let split: UISplitViewController
  /// The mode before the finger's change.
  private var former = UISplitViewController.DisplayMode.secondaryOnly
  /// How far the finger's way goes, in points: positive to the right.
  private var way: CGFloat = 0
  private var animator: UIViewPropertyAnimator?

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handlePan:", SplitPan.handlePan(_:)))
  }

  /// The side from which columns come.
  private var comesFromRight: Bool { split.geometry(in: split.bounds.size, split.mode).isMirrored }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard split.presentsWithGesture, !split.isUnited, split.mayAnimate, split.drivenChange == nil else { return false }
    let speed = recognizer.velocity(in: split.view)
    guard speed.x.magnitude > speed.y.magnitude else { return false }
    let goesIn = comesFromRight ? speed.x < 0 : speed.x > 0
    guard split.mode.openColumns == 0 else { return split.mode.dimsSecondary && !goesIn }
    let start = recognizer.location(in: split.view).x - recognizer.translation(in: split.view).x
    let distance = comesFromRight ? split.view.bounds.width - start : start
    return goesIn && distance <= Self.edge
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    let moved = gesture.translation(in: split.view).x
    switch gesture.state {
    case .began:
      begin()
      animator?.fractionComplete = part(moved)
    case .changed: animator?.fractionComplete = part(moved)
    case .ended: letGo(at: part(moved), speed: gesture.velocity(in: split.view).x)
    case .cancelled: letGo(at: 0, speed: 0)
    default: break
    }
  }

  private func part(_ moved: CGFloat) -> CGFloat { way == 0 ? 0 : min(max(moved / way, 0), 1) }

  private func begin() {
    former = split.mode
    let target = split.modeForAction
    guard target != former else { return }
    tell("splitViewControllerInteractivePresentationGestureWillBegin(_:)") {
      $0.splitViewControllerInteractivePresentationGestureWillBegin(split)
    }
    let animator = UIViewPropertyAnimator(duration: UISplitViewController.changeDuration, curve: .easeInOut)
    animator.addCompletion { [weak self] in self?.didEnd(at: $0) }
    self.animator = animator
    let width = split.openWidth(in: former)
    split.changeMode(to: target, animated: true, by: animator)
    way = max(1, (split.openWidth(in: target) - width).magnitude) * (target.openColumns > former.openColumns ? 1 : -1)
    if comesFromRight { way = -way }
  }

  private func letGo(at part: CGFloat, speed: CGFloat) {
    // Another change may have stopped this one.
    guard let animator else { return }
    // Or have been made instead of it.
    guard animator.state == .active else { return didEnd(at: .current) }
    let along = way < 0 ? -speed : speed
    let goesOn = along.magnitude >= Self.decisiveSpeed ? along > 0 : part > 0.5
    animator.isReversed = !goesOn
    animator.continueAnimation(withTimingParameters: nil, durationFactor: goesOn ? 1 - part : part)
  }

  private func didEnd(at position: UIViewAnimatingPosition) {
    if split.drivenChange === animator { split.drivenChange = nil }
    animator = nil
    if position == .start { split.changeMode(to: former, animated: false) }
    tell("splitViewControllerInteractivePresentationGestureDidEnd(_:)") {
      $0.splitViewControllerInteractivePresentationGestureDidEnd(split)
    }
  }

  private func tell(_ name: String, _ call: (any UISplitViewControllerDelegate) -> Void) {
    split.recordDelegate(name, [])
    split.liveDelegate.map(call)
  }
}
