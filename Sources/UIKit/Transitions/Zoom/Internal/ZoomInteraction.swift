import QuartzCore

/// Drives the dismissal of a zoomed screen by drag or pinch: the screen follows the finger, and shrinks into its source
/// on release (E-77).
final class ZoomInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private enum Release {
    case finish, cancel
  }

  /// The screen that the gesture dismisses; not retained.
  @WeakReference private(set) var screen: UIViewController?
  private let settings: ZoomSettings
  private var context: (any UIViewControllerContextTransitioning)?
  private var card: ZoomCard?
  private var run: ZoomRun?
  /// The start where the zoom in was completed early; nil for the full size.
  var start: ZoomCard.Place?
  /// The displacement and the scale, also before the transition has begun.
  private var way = CGVector.zero
  private var scale: CGFloat = 1
  private var release: Release?

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
    card.show(start ?? card.full)
    if let start { showItself(card, from: start) }
    follow(way, scale: scale)
    if let release { end(release) }
  }

  /// Fades out what remains of the source view's snapshot, as the interrupted zoom in would have (K-47).
  private func showItself(_ card: ZoomCard, from start: ZoomCard.Place) {
    let seconds = ZoomSettings.fading.away * TimeInterval(start.picture)
    UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) {
      card.fadePicture(to: card.full)
      card.dim(to: card.full)
    }
  }

  /// The shrinking per container length of displacement, as a part of the size, and the smallest scale. Choices of
  /// ours.
  private static let shrinking = (perLength: CGFloat(0.7), least: CGFloat(0.5))

  /// Shrinks the screen with the displacement or the pinch, and moves it within the room that it leaves.
  ///
  /// The whole screen stays inside the container (K-62).
  func follow(_ way: CGVector, scale pinch: CGFloat) {
    (self.way, scale) = (way, pinch)
    guard let card, let context, run == nil else { return }
    let size = context.containerView.bounds.size
    let distance = (way.dx * way.dx + way.dy * way.dy).squareRoot()
    let part = min(1, max(distance / max(1, size.height / 2), 1 - pinch))
    let (across, along) = (way.dx / max(1, size.width), way.dy / max(1, size.height))
    let length = (across * across + along * along).squareRoot()
    let shrunk = min(1, max(0.1, pinch)) * max(Self.shrinking.least, 1 - Self.shrinking.perLength * length)
    // After an interrupted zoom in, the screen continues from its visible state (T-110).
    var place = start ?? card.full
    place.transform = place.transform.scaledBy(x: shrunk, y: shrunk)
    let frame = card.frame(of: place)
    place.transform.tx += Self.offset(way.dx, in: way.dx < 0 ? frame.minX : size.width - frame.maxX)
    place.transform.ty += Self.offset(way.dy, in: way.dy < 0 ? frame.minY : size.height - frame.maxY)
    // The corners get the display's radius soon after the beginning.
    place.radius = max(place.radius, card.displayRadius * min(1, 8 * part))
    card.move(to: place)
    card.crop(to: place)
    card.round(to: place.radius)
    context.updateInteractiveTransition(part)
  }

  /// The offset of a screen for a displacement, in points. It approaches the room and never reaches it.
  private static func offset(_ displacement: CGFloat, in room: CGFloat) -> CGFloat {
    room > 0 ? displacement * room / (room + abs(displacement)) : 0
  }

  /// Restores the views at the end of the transition, however it ended.
  func transitionEnded() {
    card?.takeApart()
    (card, context, run) = (nil, nil, nil)
  }

  /// Releases the transition: the screen shrinks into its source, or returns (K-46).
  func letGo(finishes: Bool) {
    release = finishes ? .finish : .cancel
    if card != nil, run == nil, let release { end(release) }
  }

  private func end(_ release: Release) {
    guard let card, let context else { return }
    let finishes = release == .finish
    if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    let spring = finishes ? ZoomSettings.shrinking : ZoomSettings.returning
    let run = ZoomRun(card, small: finishes, spring, spring) { [self] in
      guard self.card === card else { return }
      transitionEnded()
      context.completeTransition(finishes)
    }
    self.run = run
    run.animator.startAnimation()
  }
}
