import QuartzCore

/// The system's zoom: a screen grows out of a view of the one below, or goes back into it (E-76, K-45…K-48).
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Nominal seconds; the motion is that of springs.
  static let nominalDuration: TimeInterval = 0.5

  private let isZoomingIn: Bool
  private let settings: ZoomSettings
  /// From where the screen goes, where it was caught on its way in.
  private let start: ZoomCard.Place?
  /// Drives the transition out of the screen; nil where time does.
  private weak var interaction: ZoomInteraction?
  private var card: ZoomCard?
  private var run: ZoomRun?

  /// An animator of a screen that grows.
  init(into settings: ZoomSettings) {
    (isZoomingIn, self.settings, start) = (true, settings, nil)
  }

  /// An animator of a screen that shrinks into its source.
  ///
  /// - Parameters:
  ///   - start: where it was caught while it grew; nil for its whole size.
  ///   - interaction: drives the transition; nil where time does.
  init(outOf settings: ZoomSettings, from start: ZoomCard.Place? = nil, drivenBy interaction: ZoomInteraction?) {
    (isZoomingIn, self.settings, self.start, self.interaction) = (false, settings, start, interaction)
    interaction?.start = start
  }

  /// Where the screen is seen on its way in; nil where it is not on one.
  var caught: ZoomCard.Place? { isZoomingIn ? card?.shown : nil }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.nominalDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animator(context)?.startAnimation()
  }

  /// Fingers may touch what grows (E-78); what a gesture drives is animated by ``ZoomInteraction``, also after an early release (C-84).
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard interaction == nil, let animator = animator(context) else { return NoInterruptibleAnimator.shared }
    return animator
  }

  private func animator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator? {
    if let run { return run.animator }
    guard let card = Self.card(context, isZoomingIn, settings) else {
      context.completeTransition(!context.transitionWasCancelled)
      return nil
    }
    card.show(isZoomingIn ? card.small : start ?? card.full)
    let moving = isZoomingIn ? ZoomSettings.growing : ZoomSettings.shrinking
    let run = ZoomRun(card, small: !isZoomingIn, moving, isZoomingIn ? ZoomSettings.opening : moving) { [weak self] in
      self?.card = nil
      card.takeApart()
      context.completeTransition(!context.transitionWasCancelled)
    }
    (self.card, self.run) = (card, run)
    return run.animator
  }

  /// Puts the screens into the container, the zoomed one on top, and makes a card of that one.
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
    // What was ended from outside is put back all the same.
    card?.takeApart()
    interaction?.transitionEnded()
    (card, run) = (nil, nil)
  }
}
