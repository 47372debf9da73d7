import UIKit

/// An animator of a given manner.
class FuzzAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let manner: AnimatorManner
  let duration: TimeInterval
  private weak var world: FuzzWorld?
  private(set) var endings = 0

  init(_ manner: AnimatorManner, duration: TimeInterval, in world: FuzzWorld) {
    self.manner = manner
    self.duration = duration
    self.world = world
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animationEnded(_ transitionCompleted: Bool) {
    endings += 1
    if endings > 1 { world?.complain("\(manner) heard of its end \(endings) times (P-22)") }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    insertToView(context)
    world?.reenter("animateTransition")
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    let end = { [weak world] in
      world?.reenter("before completeTransition")
      self.end(context)
      world?.reenter("after completeTransition")
    }
    switch manner {
    case .atOnce: end()
    case .neverEnds:
      move(view)
      world?.keep(context)
    case .delayed: animate(delay: duration / 3, view, end)
    case .spring:
      UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1) {
        self.move(view)
      } completion: { _ in
        view?.transform = .identity
        end()
      }
    case .chained:
      UIView.animate(withDuration: duration / 2) {
        self.move(view)
      } completion: { _ in
        UIView.animate(withDuration: self.duration / 2) {
          view?.transform = .identity
        } completion: { _ in
          view?.transform = .identity
          end()
        }
      }
    case .explicit: animateExplicitly(view, end)
    case .propertyAnimator:
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { self.move(view) }
      animator.addCompletion { _ in
        view?.transform = .identity
        end()
      }
      animator.startAnimation()
    default: animate(delay: 0, view, end)
    }
  }

  private func insertToView(_ context: any UIViewControllerContextTransitioning) {
    if manner == .removesTheOther { context.viewController(forKey: .from)?.view.removeFromSuperview() }
    if manner == .movesThePresenter, let other = context.viewController(forKey: .to)?.view,
      context.view(forKey: .to) == nil
    {
      context.containerView.insertSubview(other, at: 0)
    }
    if manner == .leavesJunk {
      context.containerView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    }
    guard manner != .insertsNothing, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
  }

  /// Moves a view where it should not stay.
  func move(_ view: UIView?) {
    view?.transform = CGAffineTransform(translationX: 30, y: 0)
  }

  private func animate(delay: TimeInterval, _ view: UIView?, _ end: @escaping () -> Void) {
    UIView.animate(withDuration: duration, delay: delay) {
      self.move(view)
    } completion: { _ in
      view?.transform = .identity
      end()
    }
  }

  private func animateExplicitly(_ view: UIView?, _ end: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(end)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = -50
    animation.duration = duration
    view?.layer.add(animation, forKey: "fuzz")
    CATransaction.commit()
  }

  func end(_ context: any UIViewControllerContextTransitioning) {
    switch manner {
    case .refuses: context.completeTransition(false)
    case .lies: context.completeTransition(true)
    case .twice:
      context.completeTransition(!context.transitionWasCancelled)
      context.completeTransition(!context.transitionWasCancelled)
    default: context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
