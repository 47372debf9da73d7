import UIKit

/// The seed's iOS10PushPop: one property animator for all pushes and pops, interrupted by tap and pan (E-84).
///
/// It implements neither `interruptibleAnimator(using:)` nor an interaction controller, and calls the context only at
/// its end.
final class SeedInterruptiblePush: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  let animator = UIViewPropertyAnimator(
    duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 1)))
  private unowned let nav: UINavigationController
  private let next: () -> UIViewController
  private var operation = UINavigationController.Operation.none
  private var remembered: CGFloat = 0

  init(_ nav: UINavigationController, next: @escaping () -> UIViewController) {
    self.nav = nav
    self.next = next
    super.init()
    nav.delegate = self
    nav.view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap:", SeedInterruptiblePush.tap(_:))))
    nav.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", SeedInterruptiblePush.pan(_:))))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.operation = operation
    return self
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let displacement = container.bounds.width * (operation == .push ? 1 : -1)
    let (fromCenter, toCenter) = (from.center, CGPoint(x: container.bounds.midX, y: container.bounds.midY))
    container.addSubview(to)
    to.center = CGPoint(x: toCenter.x + displacement, y: toCenter.y)
    animator.addAnimations {
      from.center.x = fromCenter.x - displacement
      to.center.x = toCenter.x
    }
    animator.addCompletion { position in
      (from.center, to.center) = (fromCenter, toCenter)
      transitionContext.completeTransition(position == .end)
    }
    animator.startAnimation()
  }

  func tap(_ gesture: UITapGestureRecognizer) {
    guard animator.state == .active else { return }
    animator.pauseAnimation()
    animator.isReversed.toggle()
    animator.startAnimation()
  }

  func pan(_ gesture: UIPanGestureRecognizer) {
    let (x, width) = (gesture.translation(in: nav.view).x, nav.view.bounds.width)
    switch gesture.state {
    case .began:
      if animator.state == .active {
        animator.pauseAnimation()
        remembered = animator.fractionComplete
      } else if gesture.velocity(in: nav.view).x > 0 {
        nav.popViewController(animated: true)
      } else {
        nav.pushViewController(next(), animated: true)
      }
    case .changed:
      let isForward = (operation == .push) == (x < 0)
      animator.fractionComplete = remembered + (isForward ? 1 : -1) * abs(x) / width
    case .ended, .cancelled:
      if animator.fractionComplete < 0.3 { animator.isReversed = true }
      let speed = abs(gesture.velocity(in: nav.view).x) / max(width * (1 - animator.fractionComplete), 1)
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          dampingRatio: 0.9, initialVelocity: CGVector(dx: speed, dy: speed)), durationFactor: 0)
      remembered = 0
    default: break
    }
  }
}
