import QuartzCore

/// Drives the dismissal of a zoomed screen by drag or pinch: the screen follows the finger, and shrinks into its source
/// on release (E-77).
final class ZoomInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private enum Outcome {
    case finish, cancel
  }

  /// The screen that the gesture dismisses; not retained.
  @WeakReference private(set) var screen: UIViewController?
  private let settings: ZoomSettings
  private var context: (any UIViewControllerContextTransitioning)?
  private var card: ZoomCard?
  private var springs: ZoomSprings?
  /// The start where the zoom in was completed early; nil for the full size.
  var startState: ZoomCard.State?
  /// The displacement and the scale, also before the transition has begun.
  private var displacement = CGVector.zero
  private var scale: CGFloat = 1
  private var outcome: Outcome?

  init(_ settings: ZoomSettings, outOf screen: UIViewController) {
    self.settings = settings
    super.init()
    self.screen = screen
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let card = ZoomAnimator.card(transitionContext, false, settings) else {
      transitionContext.finishInteractiveTransition()
      return transitionContext.completeTransition(true)
    }
    self.card = card
    card.show(startState ?? card.full)
    if let startState { fadeOutSnapshot(card, from: startState) }
    follow(displacement, scale: scale)
    if let outcome { end(outcome) }
  }

  /// Fades out what remains of the source view's snapshot, as the interrupted zoom in would have (K-47).
  private func fadeOutSnapshot(_ card: ZoomCard, from startState: ZoomCard.State) {
    let seconds = ZoomSettings.fading.out * TimeInterval(startState.snapshot)
    UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) {
      card.fadeSnapshot(to: card.full)
      card.dim(to: card.full)
    }
  }

  /// The shrinking per container length of displacement, as a fraction of the size, and the smallest scale. Choices of
  /// ours.
  private static let shrinking = (perLength: CGFloat(0.7), least: CGFloat(0.5))

  /// Shrinks the screen with the displacement or the pinch, and moves it within the room that it leaves.
  ///
  /// The whole screen stays inside the container (K-62).
  func follow(_ displacement: CGVector, scale pinch: CGFloat) {
    (self.displacement, scale) = (displacement, pinch)
    guard let card, let context, springs == nil else { return }
    let size = context.containerView.bounds.size
    let distance = (displacement.dx * displacement.dx + displacement.dy * displacement.dy).squareRoot()
    let fraction = min(1, max(distance / max(1, size.height / 2), 1 - pinch))
    let (across, along) = (displacement.dx / max(1, size.width), displacement.dy / max(1, size.height))
    let length = (across * across + along * along).squareRoot()
    let shrunk = min(1, max(0.1, pinch)) * max(Self.shrinking.least, 1 - Self.shrinking.perLength * length)
    // After an interrupted zoom in, the screen continues from its visible state (T-110).
    var state = startState ?? card.full
    state.transform = state.transform.scaledBy(x: shrunk, y: shrunk)
    let frame = card.frame(of: state)
    state.transform.tx += Self.offset(displacement.dx, in: displacement.dx < 0 ? frame.minX : size.width - frame.maxX)
    state.transform.ty += Self.offset(displacement.dy, in: displacement.dy < 0 ? frame.minY : size.height - frame.maxY)
    // The corners get the display's radius soon after the beginning.
    state.radius = max(state.radius, card.displayRadius * min(1, 8 * fraction))
    card.move(to: state)
    card.crop(to: state)
    card.round(to: state.radius)
    context.updateInteractiveTransition(fraction)
  }

  /// The offset of a screen for a displacement, in points. It approaches the room and never reaches it.
  private static func offset(_ displacement: CGFloat, in room: CGFloat) -> CGFloat {
    room > 0 ? displacement * room / (room + abs(displacement)) : 0
  }

  /// Restores the views at the end of the transition, however it ended.
  func transitionEnded() {
    card?.tearDown()
    (card, context, springs) = (nil, nil, nil)
  }

  /// Releases the transition: the screen shrinks into its source, or returns (K-46).
  func release(finishes: Bool) {
    outcome = finishes ? .finish : .cancel
    if card != nil, springs == nil, let outcome { end(outcome) }
  }

  private func end(_ outcome: Outcome) {
    guard let card, let context else { return }
    let finishes = outcome == .finish
    if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    let spring = finishes ? ZoomSettings.shrinking : ZoomSettings.returning
    let springs = ZoomSprings(card, small: finishes, spring, spring) { [self] in
      guard self.card === card else { return }
      transitionEnded()
      context.completeTransition(finishes)
    }
    self.springs = springs
    springs.animator.startAnimation()
  }
}
