import QuartzCore

/// A push or pop that changes the layout of the collection view that both screens show (E-64, E-65).
///
/// The cells move inside the transition's animation, so a gesture drives, finishes and cancels them like any other
/// view (P-45).
final class LayoutNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let upper: UICollectionViewController
  private let lower: UICollectionViewController

  init(
    _ operation: UINavigationController.Operation, of upper: UICollectionViewController,
    over lower: UICollectionViewController
  ) {
    (self.operation, self.upper, self.lower) = (operation, upper, lower)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    NavigationParallaxAnimator.nominalDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to),
      let to = context.viewController(forKey: .to), let list = upper.collectionView
    else { return context.completeTransition(!context.transitionWasCancelled) }
    toView.frame = context.finalFrame(for: to)
    if operation == .push {
      context.containerView.addSubview(toView)
      upper.show(list)
    } else {
      context.containerView.insertSubview(toView, belowSubview: fromView)
    }
    let state = LayoutState(of: list)
    if operation == .push { lower.coveredLayout = state.layout }
    let layout = operation == .push ? upper.layoutOnScreen : lower.layoutOnScreen
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .systemSpring
    // The cells are the animation of the block inside, whose end is that of the transition.
    UIView.animate(withDuration: NavigationParallaxAnimator.nominalDuration, delay: 0, options: options) { [self] in
      list.setCollectionViewLayout(layout, animated: true) { [self] _ in
        let isCancelled = context.transitionWasCancelled
        if isCancelled { state.restore() }
        if (operation == .push) == isCancelled { lower.show(list) }
        context.completeTransition(!isCancelled)
      }
    }
  }

  /// The transition's rewind may have restored frames over those of updates that came meanwhile.
  func animationEnded(_ transitionCompleted: Bool) { upper.collectionView?.reapplyAttributes() }
}

/// The layout and the content offset of a collection view before a change that may be cancelled.
@MainActor private struct LayoutState {
  let list: UICollectionView
  let layout: UICollectionViewLayout
  let offset: CGPoint

  init(of list: UICollectionView) {
    (self.list, layout, offset) = (list, list.collectionViewLayout, list.contentOffset)
  }

  func restore() {
    UIView.performWithoutAnimation {
      if list.collectionViewLayout !== layout { list.install(layout) }
      list.prepareLayout()
      // Touches that have ended meanwhile may have let the content glide to an edge of the other layout.
      list.setContentOffset(offset, animated: false)
      list.layoutIfNeeded()
    }
  }
}

extension UIViewController {
  /// Returns the animator of a push or pop between this screen and the one below it that changes the layout of the
  /// collection view which both show; nil if they do not share one.
  func layoutAnimator(
    _ operation: UINavigationController.Operation, over lower: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let upper = self as? UICollectionViewController, let lower = lower as? UICollectionViewController,
      let shared = upper.sharedCollectionView, shared === lower.collectionView
    else { return nil }
    shared.abandonInteractiveTransition(for: "A push or a pop")
    (upper.movesInLayoutTransition, lower.movesInLayoutTransition) = (true, true)
    return LayoutNavigationAnimator(operation, of: upper, over: lower)
  }
}

extension UICollectionViewController {
  /// The controller below on the stack, whose collection view this one shows; nil if it has its own (V-83).
  var controllerWithCollectionView: UICollectionViewController? {
    guard useLayoutToLayoutNavigationTransitions, let stack = navigationController?.viewControllers,
      let index = stack.firstIndex(where: { $0 === self }), index > 0
    else { return nil }
    return stack[index - 1] as? UICollectionViewController
  }

  /// The layout of the shared collection view while it is on this screen.
  var layoutOnScreen: UICollectionViewLayout { coveredLayout ?? collectionViewLayout }
}
