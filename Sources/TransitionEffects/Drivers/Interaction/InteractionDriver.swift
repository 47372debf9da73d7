import UIKit

/// Fingers that drive a container's transition from beginning to end, let it go, and take it up again.
///
/// One call makes it and attaches it, such as
///
///     InteractionDriver.dismissal(of: screen, by: .pull()) { SlideAnimator(direction: .dismissal) }
///
/// It lives as long as the view whose gesture it is. The container asks it for the animator and for itself; a delegate that the container had
/// goes on hearing everything, and its own animators go before. A transition that time moves, after a release or at the app's own wish, can be
/// caught from anywhere in the container.
@MainActor public final class InteractionDriver: UIPercentDrivenInteractiveTransition {
  private enum Phase {
    case idle
    /// Fingers are down and have yet to show what they want, or scroll what is under them.
    case watching(UIGestureRecognizer)
    case held(Hold)
    /// Fingers have let go of a transition that has yet to begin.
    case released(InteractionDirection)
    /// The transition runs in nobody's hand.
    case running(InteractionDirection)
  }

  private struct Hold {
    let recognizer: UIGestureRecognizer
    let direction: InteractionDirection
    /// The transition's progress and the gesture's, as the fingers took it.
    let base: CGFloat
    let start: CGFloat
  }

  /// How fingers become progress.
  public let gesture: any DrivingGesture
  /// The gesture's recognizer, for the app's own conditions.
  public private(set) weak var recognizer: UIGestureRecognizer?

  let transition: any DrivenTransition
  private weak var catcher: UIGestureRecognizer?
  private var phase = Phase.idle
  private(set) var handover: ScrollHandover?

  init(_ gesture: any DrivingGesture, _ transition: any DrivenTransition) {
    (self.gesture, self.transition) = (gesture, transition)
    super.init()
    wantsInteractiveStart = false
    completionCurve = .easeOut
    transition.driver = self
    transition.attach()
    guard let view = transition.view else { return }
    let recognizer = gesture.makeRecognizer()
    recognizer.addAction { [weak self] in self?.handle($0) }
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
    keep(besides: recognizer)
  }

  /// Whether fingers hold a transition, or have just let go of one that has yet to begin.
  var hasBegun: Bool {
    switch phase {
    case .held, .released: true
    case .idle, .watching, .running: false
    }
  }

  /// Whether fingers hold a transition.
  public var isInteracting: Bool {
    if case .held = phase { true } else { false }
  }

  /// Takes the gesture away; whoever answered the container's questions before does so again.
  public func detach() {
    transition.detach()
    for recognizer in [recognizer, catcher].compactMap({ $0 }) { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  var isRightToLeft: Bool { transition.view?.traitCollection.layoutDirection == .rightToLeft }

  /// The way of the transition that runs in nobody's hand; nil where none runs.
  var runningDirection: InteractionDirection? {
    guard case .running(let direction) = phase, transition.coordinator != nil else { return nil }
    return direction
  }

  // MARK: Questions

  /// The answer to a container that asks who drives: time, as long as no fingers do, but they may take it up (T-4).
  ///
  /// - Parameter way: the way in which a finger would have begun it.
  func interactionController(for direction: InteractionDirection) -> InteractionDriver {
    if !isInteracting {
      // Fingers that have let go before it began have begun this transition, and no later one.
      wantsInteractiveStart = hasBegun
      phase = .running(gesture.equivalentDirection(direction))
    }
    if let view = transition.catchingView, catcher?.view !== view { attachCatcher(to: view) }
    return self
  }

  /// Another driver's transition begins: what this one's was is over.
  func yield() {
    switch phase {
    case .running, .released: reset()
    case .idle, .watching, .held: break
    }
  }

  /// Nothing runs, and nothing will that fingers have asked for.
  private func reset() {
    (phase, wantsInteractiveStart) = (.idle, false)
  }

  /// Begins with the container's clock at 0; see UIKit's class.
  public override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    wantsInteractiveStart = false
  }

  /// The container has no animator that fingers could drive: they have begun what runs without them.
  func animatorIsMissing() {
    wantsInteractiveStart = false
    guard hasBegun else { return }
    (phase, handover) = (.idle, nil)
  }

  private func attachCatcher(to view: UIView) {
    if let catcher { catcher.view?.removeGestureRecognizer(catcher) }
    let catcher = gesture.makeCatcher()
    catcher.addAction { [weak self] in self?.handle($0) }
    catcher.delegate = self
    view.addGestureRecognizer(catcher)
    self.catcher = catcher
  }

  // MARK: Fingers

  /// Whether nobody drives and nothing runs.
  private var isFree: Bool {
    switch phase {
    case .idle: true
    case .running: runningDirection == nil
    case .watching, .held, .released: false
    }
  }

  /// A finger lands: what scrolls under it may have it first.
  func shouldReceive(_ touch: UITouch) -> Bool {
    guard let view = transition.view else { return true }
    // One that lands while a transition runs may go on when it is over.
    if isInteracting { return true }
    let directions = gesture.directions.filter { gesture.length(of: $0, in: view.bounds.size) != nil }
    handover = ScrollHandover(under: touch, in: view, along: directions)
    return gesture.accepts(touch, in: view, isRightToLeft: isRightToLeft)
      && transition.accepts(touch, isRightToLeft: isRightToLeft)
  }

  /// Whether fingers may begin a transition, or take up the one that runs.
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let intent = gesture.intent(of: recognizer, isRightToLeft: isRightToLeft)
    if recognizer === catcher { return runningDirection != nil && transition.view != nil }
    guard isFree else { return false }
    switch intent {
    case .direction(let direction):
      guard transition.canBegin(direction) else { return false }
      return gesture.continuesFromScrolling || handover?.isAtEdge(direction, isRightToLeft: isRightToLeft) ?? true
    case .open: return gesture.directions.contains(where: transition.canBegin)
    case .other: return gesture.continuesFromScrolling && handover?.isAlong(recognizer) ?? false
    }
  }

  private func handle(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      if recognizer === catcher { catchTransition(recognizer) } else { begin(recognizer) }
    case .changed: move(recognizer)
    case .ended: release(recognizer, isCancelled: false)
    case .cancelled, .failed: release(recognizer, isCancelled: true)
    default: break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    guard isFree else { return }
    phase = .watching(recognizer)
    beginIfPossible(recognizer)
  }

  /// Fingers that have yet to begin anything: they do once their way leads there and what scrolls is at its edge.
  private func beginIfPossible(_ recognizer: UIGestureRecognizer) {
    handover?.note()
    guard case .direction(let direction) = gesture.intent(of: recognizer, isRightToLeft: isRightToLeft),
      handover?.isAtEdge(direction, isRightToLeft: isRightToLeft) ?? true, transition.canBegin(direction)
    else { return }
    var start: CGFloat = 0
    if let handover {
      // What the finger went before the edge was reached, it has scrolled.
      let surplus = handover.take(direction, isRightToLeft: isRightToLeft) / points(of: direction)
      start = gesture.progress(of: recognizer, direction, isRightToLeft: isRightToLeft) - surplus
    }
    phase = .held(Hold(recognizer: recognizer, direction: direction, base: 0, start: start))
    wantsInteractiveStart = true
    guard transition.begin(direction) else {
      (phase, wantsInteractiveStart) = (.idle, false)
      return
    }
    move(recognizer)
  }

  /// Points of the whole transition, for a finger that goes a way.
  private func points(of direction: InteractionDirection) -> CGFloat {
    transition.view.flatMap { gesture.length(of: direction, in: $0.bounds.size) } ?? 1
  }

  /// The transition that runs stands still, and goes on from where it is.
  private func catchTransition(_ recognizer: UIGestureRecognizer) {
    guard let direction = runningDirection else { return }
    pause()
    handover = nil
    let start = gesture.progress(of: recognizer, direction, isRightToLeft: isRightToLeft)
    phase = .held(Hold(recognizer: recognizer, direction: direction, base: percentComplete, start: start))
  }

  private func progress(of hold: Hold) -> CGFloat {
    let gone = gesture.progress(of: hold.recognizer, hold.direction, isRightToLeft: isRightToLeft) - hold.start
    return gesture.countsBothDirections && hold.recognizer === recognizer ? gone.magnitude : hold.base + gone
  }

  private func move(_ recognizer: UIGestureRecognizer) {
    switch phase {
    case .watching(let watched) where watched === recognizer: beginIfPossible(recognizer)
    case .held(let hold) where hold.recognizer === recognizer:
      let progress = progress(of: hold)
      // Before the beginning the finger is the content's again.
      handover?.follow(back: -progress * points(of: hold.direction))
      update(progress)
    default: break
    }
  }

  private func release(_ recognizer: UIGestureRecognizer, isCancelled: Bool) {
    defer { if recognizer === self.recognizer { handover = nil } }
    switch phase {
    case .watching(let watched) where watched === recognizer: phase = .idle
    case .held(let hold) where hold.recognizer === recognizer:
      let progress = progress(of: hold)
      let speed = gesture.speed(of: recognizer, hold.direction, isRightToLeft: isRightToLeft)
      let rule = gesture.release(of: hold.direction, in: recognizer.view?.bounds.size ?? .zero)
      let finishes = !isCancelled && progress > 0 && rule.finishes(progress: progress, speed: speed)
      if progress > 0 { handover?.rest() }
      update(progress)
      // The rest plays at least as fast as the fingers went.
      completionSpeed = isCancelled ? 1 : max(1, speed.magnitude * duration)
      phase = wantsInteractiveStart ? .released(hold.direction) : .running(hold.direction)
      if wantsInteractiveStart { awaitBeginning() }
      if finishes { finish() } else { cancel() }
    default: break
    }
  }
  /// A transition begins in the turn in which it was asked for (T-20, T-22): one that has not with the next frame never will.
  private func awaitBeginning() {
    NextFrame { [weak self] in
      if let self, case .released = phase { reset() }
    }
  }
}
