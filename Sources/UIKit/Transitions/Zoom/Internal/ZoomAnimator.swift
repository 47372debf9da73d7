import QuartzCore

/// The system's zoom: a screen grows out of a view of the screen below, or shrinks into it (E-76, K-45…K-48).
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The nominal length in seconds; springs define the motion.
  static let nominalDuration: TimeInterval = 0.5

  private let isZoomingIn: Bool
  private let settings: ZoomSettings
  /// The start of a zoom out whose zoom in was completed early; nil for the full size.
  private let startState: ZoomCard.State?
  /// The interaction that drives a zoom out; nil for a non-interactive one.
  private weak var interaction: ZoomInteraction?
  private var card: ZoomCard?
  private var springs: ZoomSprings?

  /// Makes an animator for a screen that grows.
  init(into settings: ZoomSettings) {
    (isZoomingIn, self.settings, startState) = (true, settings, nil)
  }

  /// Makes an animator for a screen that shrinks into its source.
  ///
  /// - Parameters:
  ///   - startState: the state of the card where the zoom in was completed early; nil for the full size.
  ///   - interaction: drives the transition; nil for a non-interactive one.
  init(outOf settings: ZoomSettings, from startState: ZoomCard.State? = nil, drivenBy interaction: ZoomInteraction?) {
    (isZoomingIn, self.settings, self.startState, self.interaction) = (false, settings, startState, interaction)
    interaction?.startState = startState
  }

  /// The visible state during a zoom in; nil in other transitions.
  var visibleState: ZoomCard.State? { isZoomingIn ? card?.visibleState : nil }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.nominalDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animator(context)?.startAnimation()
  }

  /// Returns the zoom's property animator: a growing screen receives touches (E-78).
  ///
  /// A transition that a gesture drives is animated by ``ZoomInteraction``, also after an early release (C-84).
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard interaction == nil, let animator = animator(context) else { return NoInterruptibleAnimator.shared }
    return animator
  }

  private func animator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator? {
    if let springs { return springs.animator }
    guard let card = Self.card(context, isZoomingIn, settings) else {
      context.completeTransition(!context.transitionWasCancelled)
      return nil
    }
    card.show(isZoomingIn ? card.small : startState ?? card.full)
    let moving = isZoomingIn ? ZoomSettings.growing : ZoomSettings.shrinking
    let springs = ZoomSprings(card, small: !isZoomingIn, moving, isZoomingIn ? ZoomSettings.opening : moving) {
      [weak self] in
      self?.card = nil
      card.tearDown()
      context.completeTransition(!context.transitionWasCancelled)
    }
    (self.card, self.springs) = (card, springs)
    return springs.animator
  }

  /// Adds the screens to the container, the zoomed one in front, and makes its card.
  static func card(
    _ context: any UIViewControllerContextTransitioning, _ isZoomingIn: Bool, _ settings: ZoomSettings
  ) -> ZoomCard? {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
      let view = context.view(forKey: isZoomingIn ? .to : .from)
    else { return nil }
    let container = context.containerView
    let (zoomed, lower) = isZoomingIn ? (to, from) : (from, to)
    if isZoomingIn { container.addSubview(view) }
    if let toView = context.view(forKey: .to) {
      let frame = context.finalFrame(for: to)
      if !frame.isEmpty { toView.frame = frame }
      if !isZoomingIn { container.insertSubview(toView, at: 0) }
      toView.layoutIfNeeded()
    }
    return ZoomCard(view, of: zoomed, over: lower, in: container, settings)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    // A transition that was ended from outside must restore the views, too.
    card?.tearDown()
    interaction?.transitionEnded()
    (card, springs) = (nil, nil)
  }
}
