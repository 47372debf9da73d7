import QuartzCore

/// What an animator has in the layers from the moment it becomes active until it is inactive again: its clock and its animations.
@MainActor final class AnimatorPlayback: AnimationClockOwner {
  private enum Phase {
    case paused
    /// The clock glides, and keeps the animator alive.
    case running(UIViewPropertyAnimator)
    /// The animations have ended; values that `stopAnimation(false)` leaves may wait.
    case ended
  }

  /// What `stopAnimation(false)` leaves for `finishAnimation(at:)`.
  struct StoppedLayer {
    let layer: CALayer
    let start: [(property: LayerProperty, value: AnimationValue)]
    let end: [(property: LayerProperty, value: AnimationValue)]
  }

  let clock = AnimationClock()
  let environment: UIEnvironment
  private(set) weak var animator: UIViewPropertyAnimator?
  private var phase = Phase.paused
  private(set) var stoppedLayers: [StoppedLayer] = []

  init(animator: UIViewPropertyAnimator) {
    environment = animator.environment
    self.animator = animator
    environment.animationClockOwners.append(self)
  }

  /// Whether the clock moves by time.
  var isRunning: Bool {
    if case .running = phase { true } else { false }
  }
  /// The present, in the time that moves the clock.
  var now: CFTimeInterval { clock.sourceTime(atRootTime: environment.clock.now) }
  /// The clock's progress.
  var progress: AnimationProgress { clock.progress(atLayerTime: now) }

  // MARK: Moving

  /// Moves the clock, which keeps the animator alive meanwhile.
  func play(_ glide: Playhead.Glide, for animator: UIViewPropertyAnimator) {
    phase = .running(animator)
    clock.glide(glide)
  }

  /// Stands still where it is.
  func pause() {
    clock.hold(at: progress)
    phase = .paused
  }

  func checkClock(atRootTime time: CFTimeInterval) {
    if animator == nil, !clock.isGliding { return finishAbandoned() }
    if case .running(let animator) = phase, clock.hasArrived(atRootTime: time) { animator.clockArrived() }
  }

  // MARK: Animations

  /// Runs a block whose changes the clock animates on a track.
  func add(_ block: () -> Void, timing: ViewAnimationTiming, on track: AnimationTrack, isAlongside: Bool) {
    var timing = timing
    timing.track = track
    let context = ViewAnimationContext(
      timing: timing, isAlongside: isAlongside, environment: environment,
      completion: { [weak self] _ in self?.blockEnded() })
    // The block is the animator's own, wherever it is run.
    let outer = environment.animationContexts
    environment.animationContexts = []
    environment.perform { context.run(block) }
    environment.animationContexts = outer
  }

  /// Others have ended the animations: the views are gone, or a transition was rewound.
  private func blockEnded() {
    guard clock.anchor != nil, layers.isEmpty, !clock.isClosed else { return }
    animator?.animationsWereRemoved()
  }

  private var layers: [CALayer] { environment.layers(movedBy: clock) }

  /// Ends the animations; at the start, and where they are, the model takes on what is shown there (C-87, C-96).
  func end(at position: UIViewAnimatingPosition) {
    clock.close()
    phase = .ended
    let progress: AnimationProgress? =
      switch position {
      case .end: nil
      case .start: .zero
      case .current: self.progress
      }
    let moved = layers
    if position != .start, let span = environment.clockEnded(clock, atStart: false), position == .end {
      clock.followAnchor(over: span)
    }
    for layer in moved {
      let values = progress.map { layer.values(movedBy: clock, at: $0) }
      layer.endAnimations(movedBy: clock, finished: position != .current, isAtEnd: position == .end)
      if let values { set(values, of: layer, among: moved) }
    }
    if position == .start { environment.clockEnded(clock, atStart: true) }
  }

  /// Gives one of the layers that the run has moved other values; views that have come into it since go along with its size.
  private func set(
    _ values: [(property: LayerProperty, value: AnimationValue)], of layer: CALayer, among moved: [CALayer]
  ) {
    let size = layer.bounds.size
    layer.setModel(values)
    if layer.bounds.size != size { (layer.delegate as? UIView)?.resizeSubviews(from: size, except: moved) }
  }

  /// Ends the animations where they are, and remembers where they would have gone (C-85, C-96).
  func stop() {
    stoppedLayers = layers.map { layer in
      let start = layer.values(movedBy: clock, at: .zero)
      return StoppedLayer(
        layer: layer, start: start, end: start.map { ($0.property, $0.property.value(in: layer.model_)) })
    }
    end(at: .current)
    clock.hold(at: .zero)
  }

  /// Takes what was stopped to its start or its end.
  func finishStopped(at position: UIViewAnimatingPosition) {
    let moved = stoppedLayers.map(\.layer)
    for stopped in stoppedLayers {
      switch position {
      case .end: set(stopped.end, of: stopped.layer, among: moved)
      case .start: set(stopped.start, of: stopped.layer, among: moved)
      case .current: break
      }
    }
    stoppedLayers = []
  }

  /// The animator is inactive.
  func unregister() {
    environment.animationClockOwners.removeAll { $0 === self }
  }

  /// Nobody holds the animator any more, so nobody can finish it (C-86).
  func finishAbandoned() {
    environment.report(.releasedAnimator)
    end(at: .end)
    finishStopped(at: .end)
    unregister()
  }
}

extension UIEnvironment {
  /// The property animator that has a clock; nil for any other clock, and for none.
  func animator(of clock: AnimationClock?) -> UIViewPropertyAnimator? {
    guard let clock, let owner = animationClockOwners.first(where: { $0.clock === clock }) else { return nil }
    return (owner as? AnimatorPlayback)?.animator
  }
}

extension UIView {
  /// A point of the superview in this view, for a hit test: where the view is shown while a property animator moves it, unless the
  /// app does the hit testing itself (P-57); else where the model has it (C-71).
  func pointForHitTest(_ point: CGPoint, of superview: UIView) -> CGPoint {
    guard hitTestsPresentation else { return convert(point, from: superview) }
    let shown = layer.presentedState.transformToSuperlayer(of: superview.layer.model_)
    return PlanarProjection(shown).inverted?.apply(point) ?? convert(point, from: superview)
  }

  private var hitTestsPresentation: Bool {
    layer.entries.contains { entry in
      guard !entry.hasEnded, let animator = uiEnvironment.animator(of: entry.track?.clock) else {
        return false
      }
      return !animator.isManualHitTestingEnabled
    }
  }
}
