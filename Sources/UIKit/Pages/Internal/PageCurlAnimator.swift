import QuartzCore

/// Curls a page away from the next one, or back over it (T-117).
final class PageCurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.5

  private let turn: PageTurn
  @WeakReference private var pageController: UIPageViewController?

  init(_ turn: PageTurn, _ pageController: UIPageViewController) {
    self.turn = turn
    super.init()
    self.pageController = pageController
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let pageController, let fromView = context.view(forKey: .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let angle = pageController.curlAngle
    let style: LayerTransitionStyle = turn.direction == .forward ? .curlAway(angle) : .curlBack(angle)
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : []
    let timing = ViewAnimationTiming(duration: Self.duration, delay: 0, options: options)
    let animation = UIView.makeContext(timing) { _ in
      fromView.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
    let curl = ViewTransition(of: context.containerView, style: style, isAnimated: true, in: animation)
    animation.open()
    UIView.performWithoutAnimation {
      pageController.addArrivingView(of: turn)
      fromView.isHidden = true
    }
    curl.start()
    animation.close()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    turn.from?.viewInContainerIfLoaded?.isHidden = false
  }
}

extension UIPageViewController {
  /// The direction in which a page rolls towards its spine, in radians clockwise from the x axis.
  fileprivate var curlAngle: CGFloat {
    switch (navigationOrientation, rollsBack) {
    case (.horizontal, false): .pi
    case (.horizontal, true): 0
    case (.vertical, false): -.pi / 2
    case (.vertical, true): .pi / 2
    }
  }

  /// Whether pages roll to the right or down: towards a spine there, or in a right-to-left layout.
  var rollsBack: Bool {
    let isMirrored = navigationOrientation == .horizontal && traitCollection.layoutDirection == .rightToLeft
    return (spineLocation == .max) != isMirrored
  }
}
