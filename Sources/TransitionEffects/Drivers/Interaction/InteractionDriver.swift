import UIKit

/// Drives a container's transition by a gesture, from its beginning to its end, and catches it after a release.
///
/// One call makes it and attaches it, such as
///
///     InteractionDriver.dismissal(of: screen, by: .pull()) { SlideAnimator(direction: .dismissal) }
///
/// It lives as long as the gesture's view. It becomes the container's delegate and forwards everything to the previous
/// one, whose animators have priority. A transition that runs by time, after a release or because the app asked for it,
/// can be caught from anywhere in the container.
@MainActor public final class InteractionDriver: UIPercentDrivenInteractiveTransition {
  private enum Phase {
    case idle
    /// Fingers are down without a direction yet, or scroll the content.
    case watching(UIGestureRecognizer)
    case held(Claim)
    /// The fingers were lifted before the transition has begun.
    case released(InteractionDirection)
    /// The transition runs by time.
    case running(InteractionDirection)
  }

  private struct Claim {
    let recognizer: UIGestureRecognizer
    let direction: InteractionDirection
    /// The progress of the transition and of the gesture when the fingers took it.
    let base: CGFloat
    let start: CGFloat
  }

  /// The gesture, which gives the progress.
  public let gesture: any DrivingGesture
  /// The gesture's recognizer, for failure requirements of the app.
  public private(set) weak var recognizer: UIGestureRecognizer?

  let transition: any DrivenTransition
  private weak var catcher: UIGestureRecognizer?
  private var phase = Phase.idle
  private(set) var scrolling: ScrollContinuation?

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

  /// Whether fingers hold a transition, or were lifted before it has begun.
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

  /// Removes the gesture, and makes the previous delegate the container's delegate again.
  public func detach() {
    transition.detach()
    for recognizer in [recognizer, catcher].compactMap({ $0 }) { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  var isRightToLeft: Bool { transition.view?.traitCollection.layoutDirection == .rightToLeft }

  /// The direction of the transition that runs by time; nil where none runs.
  var runningDirection: InteractionDirection? {
    guard case .running(let direction) = phase, transition.coordinator != nil else { return nil }
    return direction
  }

  // MARK: Questions

  /// The interaction controller for the container. Without fingers the transition runs by time, and can be caught
  /// (T-4).
  ///
  /// - Parameter direction: the direction in which a gesture would have begun it.
  func interactionController(for direction: InteractionDirection) -> InteractionDriver {
    if !isInteracting {
      // Fingers that were lifted before it began have begun this transition, and no later one.
      wantsInteractiveStart = hasBegun
      phase = .running(gesture.equivalentDirection(direction))
    }
    if let view = transition.catchingView, catcher?.view !== view { attachCatcher(to: view) }
    return self
  }

  /// Gives up the transition, because another driver's begins.
  func yield() {
    switch phase {
    case .running, .released: reset()
    case .idle, .watching, .held: break
    }
  }

  /// Returns to idle; a transition that was asked for is given up.
  private func reset() {
    (phase, wantsInteractiveStart) = (.idle, false)
  }

  /// Begins at progress 0.
  public override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    wantsInteractiveStart = false
  }

  /// Gives up driving, because the transition has no animator and runs by time.
  func animatorIsMissing() {
    wantsInteractiveStart = false
    guard hasBegun else { return }
    (phase, scrolling) = (.idle, nil)
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

  /// Whether no transition is driven or running.
  private var isFree: Bool {
    switch phase {
    case .idle: true
    case .running: runningDirection == nil
    case .watching, .held, .released: false
    }
  }

  /// Whether the gesture receives a touch. A scroll view under the touch may scroll first.
  func shouldReceive(_ touch: UITouch) -> Bool {
    guard let view = transition.view else { return true }
    // A touch during a transition may drive when that is over.
    if isInteracting { return true }
    let directions = gesture.directions.filter { gesture.length(of: $0, in: view.bounds.size) != nil }
    scrolling = ScrollContinuation(under: touch, in: view, along: directions)
    return gesture.accepts(touch, in: view, isRightToLeft: isRightToLeft)
      && transition.accepts(touch, isRightToLeft: isRightToLeft)
  }

  /// Whether the gesture may begin a transition, or catch the running one.
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let intent = gesture.intent(of: recognizer, isRightToLeft: isRightToLeft)
    if recognizer === catcher { return runningDirection != nil && transition.view != nil }
    guard isFree else { return false }
    switch intent {
    case .direction(let direction):
      guard transition.canBegin(direction) else { return false }
      return gesture.continuesFromScrolling || scrolling?.isAtEdge(direction, isRightToLeft: isRightToLeft) ?? true
    case .open: return gesture.directions.contains(where: transition.canBegin)
    case .other: return gesture.continuesFromScrolling && scrolling?.isAlong(recognizer) ?? false
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

  /// Begins the transition once the gesture has its direction and the content is at its edge.
  private func beginIfPossible(_ recognizer: UIGestureRecognizer) {
    scrolling?.note()
    guard case .direction(let direction) = gesture.intent(of: recognizer, isRightToLeft: isRightToLeft),
      scrolling?.isAtEdge(direction, isRightToLeft: isRightToLeft) ?? true, transition.canBegin(direction)
    else { return }
    var start: CGFloat = 0
    if let scrolling {
      // The translation before the edge has scrolled the content.
      let surplus = scrolling.take(direction, isRightToLeft: isRightToLeft) / points(of: direction)
      start = gesture.progress(of: recognizer, direction, isRightToLeft: isRightToLeft) - surplus
    }
    phase = .held(Claim(recognizer: recognizer, direction: direction, base: 0, start: start))
    wantsInteractiveStart = true
    guard transition.begin(direction) else {
      (phase, wantsInteractiveStart) = (.idle, false)
      return
    }
    move(recognizer)
  }

  /// The distance of the whole transition in a direction, in points.
  private func points(of direction: InteractionDirection) -> CGFloat {
    transition.view.flatMap { gesture.length(of: direction, in: $0.bounds.size) } ?? 1
  }

  /// Pauses the running transition, and continues from its progress.
  private func catchTransition(_ recognizer: UIGestureRecognizer) {
    guard let direction = runningDirection else { return }
    pause()
    scrolling = nil
    let start = gesture.progress(of: recognizer, direction, isRightToLeft: isRightToLeft)
    phase = .held(Claim(recognizer: recognizer, direction: direction, base: percentComplete, start: start))
  }

  private func progress(of claim: Claim) -> CGFloat {
    let gone = gesture.progress(of: claim.recognizer, claim.direction, isRightToLeft: isRightToLeft) - claim.start
    return gesture.countsBothDirections && claim.recognizer === recognizer ? gone.magnitude : claim.base + gone
  }

  private func move(_ recognizer: UIGestureRecognizer) {
    switch phase {
    case .watching(let watched) where watched === recognizer: beginIfPossible(recognizer)
    case .held(let claim) where claim.recognizer === recognizer:
      let progress = progress(of: claim)
      // Before the beginning the finger scrolls the content again.
      scrolling?.follow(back: -progress * points(of: claim.direction))
      update(progress)
    default: break
    }
  }

  private func release(_ recognizer: UIGestureRecognizer, isCancelled: Bool) {
    defer { if recognizer === self.recognizer { scrolling = nil } }
    switch phase {
    case .watching(let watched) where watched === recognizer: phase = .idle
    case .held(let claim) where claim.recognizer === recognizer:
      let progress = progress(of: claim)
      let speed = gesture.speed(of: recognizer, claim.direction, isRightToLeft: isRightToLeft)
      let rule = gesture.release(of: claim.direction, in: recognizer.view?.bounds.size ?? .zero)
      let finishes = !isCancelled && progress > 0 && rule.finishes(progress: progress, speed: speed)
      if progress > 0 { scrolling?.rest() }
      update(progress)
      // The rest plays at least as fast as the fingers moved.
      completionSpeed = isCancelled ? 1 : max(1, speed.magnitude * duration)
      phase = wantsInteractiveStart ? .released(claim.direction) : .running(claim.direction)
      if wantsInteractiveStart { awaitBeginning() }
      if finishes { finish() } else { cancel() }
    default: break
    }
  }
  /// Resets with the next frame: a transition that has not begun in the turn in which it was asked for never will
  /// (T-20, T-22).
  private func awaitBeginning() {
    NextFrame { [weak self] in
      if let self, case .released = phase { reset() }
    }
  }
}
