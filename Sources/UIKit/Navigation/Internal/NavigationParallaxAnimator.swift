import QuartzCore

/// The system's push and pop: the new screen slides over the old one, which follows by a third under a dim (E-69, E-70); mirrored in
/// right-to-left layouts (E-87).
final class NavigationParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Nominal seconds, which the coordinator reports (K-1).
  static let nominalDuration: TimeInterval = 0.35
  /// How far the lower screen moves, in widths (K-3).
  static let parallax: CGFloat = 0.3
  /// The dim's opacity over a covered screen (K-4).
  static let dimming: CGFloat = 0.1

  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.nominalDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    let isRightToLeft = container.traitCollection.layoutDirection == .rightToLeft
    let width = isRightToLeft ? -container.bounds.width : container.bounds.width
    let isPush = operation == .push
    let (upper, lower) = isPush ? (toView, fromView) : (fromView, toView)
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = .black
    dim.isUserInteractionEnabled = false
    let shadow = NavigationEdgeShadow(beside: container.bounds, isOnRight: isRightToLeft)

    if isPush {
      container.addSubview(toView)
    } else {
      container.insertSubview(toView, belowSubview: fromView)
    }
    container.insertSubview(dim, belowSubview: upper)
    container.insertSubview(shadow, belowSubview: upper)
    // Screens lie where their edges let them, which need not be the whole container (T-43).
    let ends = (from: fromView.center, to: Self.rest(of: toView, in: context))
    let (upperRest, lowerRest) = isPush ? (ends.to, ends.from) : (ends.from, ends.to)
    let shadowRest = shadow.center

    func place(covering fraction: CGFloat) {
      upper.center = CGPoint(x: upperRest.x + width * (1 - fraction), y: upperRest.y)
      lower.center = CGPoint(x: lowerRest.x - width * Self.parallax * fraction, y: lowerRest.y)
      shadow.center = CGPoint(x: shadowRest.x + width * (1 - fraction), y: shadowRest.y)
      shadow.alpha = fraction
      dim.alpha = Self.dimming * fraction
    }

    place(covering: isPush ? 0 : 1)
    // A finger is followed by the point, else the system's spring moves the screens (K-2, E-71).
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .systemSpring
    UIView.animate(withDuration: Self.nominalDuration, delay: 0, options: options) {
      place(covering: isPush ? 1 : 0)
    } completion: { _ in
      dim.removeFromSuperview()
      shadow.removeFromSuperview()
      fromView.center = ends.from
      toView.center = ends.to
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Where the incoming view's anchor point will be.
  static func rest(of view: UIView, in context: any UIViewControllerContextTransitioning) -> CGPoint {
    guard let controller = context.viewController(forKey: .to) else { return view.center }
    let frame = context.finalFrame(for: controller)
    let anchor = view.anchorPoint
    return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}

extension UIView.AnimationOptions {
  /// The private curve 7: the system's spring (K-9).
  static let systemSpring = UIView.AnimationOptions(rawValue: 7 << 16)
}
