import UIKit

/// An animator with a given behaviour.
class FuzzAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let manner: AnimatorBehavior
  let duration: TimeInterval
  private weak var world: FuzzWorld?
  /// The expected call of `animationEnded`, from the transition's beginning on.
  private var end: ExpectedCompletion?

  /// The view that an animator without an end has moved.
  private weak var moved: UIView?
  /// Whether `animationEnded` was called.
  private var hasEnded = false
  /// The view to which an explicit animation stays attached after its end.
  private weak var attached: UIView?
  /// Whether the animation that is to end the transition is outside the window, where it does not stop (C-4).
  var hasLostAnimation: Bool {
    guard !hasEnded, let attached else { return false }
    return attached.window == nil
  }
  private static let key = "fuzz"

  init(_ manner: AnimatorBehavior, duration: TimeInterval, in world: FuzzWorld) {
    self.manner = manner
    self.duration = duration
    self.world = world
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    if end == nil { end = world?.expectCompletion("animationEnded of <\(manner) \(duration)>") }
    return duration
  }

  func animationEnded(_ transitionCompleted: Bool) {
    hasEnded = true
    end?.call()
    // An app restores its views however its transition has ended.
    if manner == .neverEnds { moved?.transform = .identity }
    attached?.layer.removeAnimation(forKey: Self.key)
  }

  /// Removes an animation that is outside the window, so that its delegate is called.
  func removeLostAnimation() {
    if hasLostAnimation { attached?.layer.removeAnimation(forKey: Self.key) }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    // The app's calls here may end the transition before its animator has added a view to the container.
    world?.mayWithdraw(context.viewController(forKey: .to))
    moveOtherView(context)
    insertToView(context)
    world?.reenter("animateTransition")
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    let completion = manner == .neverEnds ? nil : world?.expectCompletion("the completion of <\(manner) \(duration)>")
    let end = { [weak world] in
      completion?.call()
      world?.reenter("before completeTransition")
      self.end(context)
      world?.reenter("after completeTransition")
    }
    switch manner {
    case .atOnce: end()
    // After its end, which the calls above may have brought, nothing would take back what the animator moves.
    case .neverEnds where hasEnded: break
    case .neverEnds:
      moved = view
      move(view)
      world?.note(.neverCompletes)
      world?.keep(context)
    case .trusts: fadeOut(context, end)
    case .delayed: animate(delay: duration / 3, view, end)
    case .spring:
      UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1) {
        self.move(view)
      } completion: { _ in
        view?.transform = .identity
        end()
      }
    case .chained:
      if world?.drivers.isEmpty == false { world?.note(.chains) }
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

  /// Removes or moves the other controller's view, unless the transition has ended: then it is the container's again.
  private func moveOtherView(_ context: any UIViewControllerContextTransitioning) {
    guard !hasEnded else { return }
    if manner == .removesTheOther {
      world?.note(.removesPresenter)
      context.viewController(forKey: .from)?.view.removeFromSuperview()
    }
    if manner == .movesThePresenter, let other = context.viewController(forKey: .to)?.view,
      context.view(forKey: .to) == nil
    {
      world?.note(.movesPresenter)
      context.containerView.insertSubview(other, at: 0)
    }
  }

  private func insertToView(_ context: any UIViewControllerContextTransitioning) {
    if manner == .leavesJunk {
      let leftView = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.containerView.addSubview(leftView)
      world?.leave(leftView)
    }
    if manner != .insertsLate { addToView(context) }
  }

  private func addToView(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
  }

  /// Moves a view to a position at which it must not stay.
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

  /// Fades and moves the leaving view, and restores it when it is gone. After a cancel the engine restores it.
  private func fadeOut(_ context: any UIViewControllerContextTransitioning, _ end: @escaping () -> Void) {
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: duration) {
      self.move(view)
      view?.alpha = 0.5
    } completion: { _ in
      if !context.transitionWasCancelled {
        view?.transform = .identity
        view?.alpha = 1
      }
      end()
    }
  }

  /// Adds an animation. A long one stays attached, and its delegate ends the transition, which is not called outside
  /// the window (C-4). After the transition's end, nothing would remove it.
  private func animateExplicitly(_ view: UIView?, _ end: @escaping () -> Void) {
    CATransaction.begin()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = -50
    animation.duration = duration
    if let view, duration >= 0.3, !hasEnded {
      attached = view
      world?.watch(self)
      animation.isRemovedOnCompletion = false
      animation.delegate = FuzzStop(end)
    } else {
      CATransaction.setCompletionBlock(end)
    }
    view?.layer.add(animation, forKey: Self.key)
    CATransaction.commit()
  }

  func end(_ context: any UIViewControllerContextTransitioning) {
    switch manner {
    case .refuses: context.completeTransition(false)
    case .insertsLate:
      if !context.transitionWasCancelled { addToView(context) }
      context.completeTransition(!context.transitionWasCancelled)
    case .lies:
      if context.transitionWasCancelled { world?.note(.completesCancelled) }
      context.completeTransition(true)
    case .twice:
      world?.note(.completesTwice)
      context.completeTransition(!context.transitionWasCancelled)
      context.completeTransition(!context.transitionWasCancelled)
    default: context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Runs a block when an animation has stopped.
private final class FuzzStop: NSObject, CAAnimationDelegate {
  private let block: () -> Void

  init(_ block: @escaping () -> Void) { self.block = block }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { block() }
}

/// The behaviour of one of the fuzzer's animators; the last ones are the mistakes of chapter 5.
enum AnimatorBehavior: String, CaseIterable {
  case plain, delayed, spring, chained, atOnce, explicit, propertyAnimator, interruptible
  /// Fades and moves the leaving view, and lets the engine restore it on a cancel (C-82).
  case trusts
  /// Completes the transition as cancelled, although the interaction did not cancel it (T-10).
  case refuses
  /// Completes it twice (T-11).
  case twice
  /// Reports "completed" even after a cancel (P-5).
  case lies
  /// Never completes it (P-4).
  case neverEnds
  /// Adds the arriving view only when it completes.
  case insertsLate
  /// Removes the leaving view itself (P-7).
  case removesTheOther
  /// Moves the presenter's view into the container (P-6).
  case movesThePresenter
  /// Leaves a view of its own in the container.
  case leavesJunk
}
