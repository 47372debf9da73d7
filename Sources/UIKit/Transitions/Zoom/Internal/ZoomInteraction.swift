import QuartzCore

/// A finger's hold on a zoomed screen: the screen goes where the finger goes, and lets itself be dropped back into its source (E-77).
final class ZoomInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private enum Release {
    case finish, cancel
  }

  /// The screen that the gesture takes away; not retained.
  @WeakReference private(set) var screen: UIViewController?
  private let settings: ZoomSettings
  private var context: (any UIViewControllerContextTransitioning)?
  private var card: ZoomCard?
  private var run: ZoomRun?
  /// From where the fingers take the screen, where it was caught on its way in; nil for its whole size.
  var start: ZoomCard.Place?
  /// What came before the transition had begun.
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

  /// What was caught shows itself under the finger: the source view's picture goes on its way out, as it would have (K-47).
  private func showItself(_ card: ZoomCard, from start: ZoomCard.Place) {
    let seconds = ZoomSettings.fading.away * TimeInterval(start.picture)
    UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) {
      card.fadePicture(to: card.full)
      card.dim(to: card.full)
    }
  }

  /// How much smaller the screen is after a way as long as the container, as a part of its size, and its least part; ours.
  private static let shrinking = (perLength: CGFloat(0.7), least: CGFloat(0.5))

  /// Makes the screen smaller with the finger's displacement, or by the fingers' own scale, and lets it float after the finger in the room
  /// that it leaves: the whole of it stays on the container (K-62).
  func follow(_ way: CGVector, scale pinch: CGFloat) {
    (self.way, scale) = (way, pinch)
    guard let card, let context, run == nil else { return }
    let size = context.containerView.bounds.size
    let distance = (way.dx * way.dx + way.dy * way.dy).squareRoot()
    let part = min(1, max(distance / max(1, size.height / 2), 1 - pinch))
    let (across, along) = (way.dx / max(1, size.width), way.dy / max(1, size.height))
    let length = (across * across + along * along).squareRoot()
    let shrunk = min(1, max(0.1, pinch)) * max(Self.shrinking.least, 1 - Self.shrinking.perLength * length)
    // What is there may be on its way in still: it goes on from where it was caught (T-110).
    var place = start ?? card.full
    place.transform = place.transform.scaledBy(x: shrunk, y: shrunk)
    let frame = card.frame(of: place)
    place.transform.tx += Self.offset(way.dx, in: way.dx < 0 ? frame.minX : size.width - frame.maxX)
    place.transform.ty += Self.offset(way.dy, in: way.dy < 0 ? frame.minY : size.height - frame.maxY)
    // The corners are a display's once the screen is well off its place.
    place.radius = max(place.radius, card.displayRadius * min(1, 8 * part))
    card.move(to: place)
    card.crop(to: place)
    card.round(to: place.radius)
    context.updateInteractiveTransition(part)
  }

  /// How far a displacement takes the screen that has room in points to go; it never gets to the end of it.
  private static func offset(_ displacement: CGFloat, in room: CGFloat) -> CGFloat {
    room > 0 ? displacement * room / (room + abs(displacement)) : 0
  }

  /// The transition is over, whoever ended it: nothing of the card stays.
  func transitionEnded() {
    card?.takeApart()
    (card, context, run) = (nil, nil, nil)
  }

  /// The finger has let go: into the source, or back again (K-46).
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
