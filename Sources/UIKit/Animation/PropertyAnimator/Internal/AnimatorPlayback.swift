import QuartzCore

/// The clock and the animations of a property animator, while it is active.
@MainActor final class AnimatorPlayback: AnimationClockOwner {
  private enum Phase {
    case paused
    /// The clock moves, and retains the animator.
    case running(UIViewPropertyAnimator)
    /// The animations have ended; values of `stopAnimation(false)` may wait for `finishAnimation(at:)`.
    case ended
  }

  /// The values of a layer that `stopAnimation(false)` stores for `finishAnimation(at:)`.
  struct StoppedLayer {
    let layer: CALayer
    let start: [(property: LayerProperty, value: AnimationValue)]
    let end: [(property: LayerProperty, value: AnimationValue)]
  }

  let clock = AnimationClock()
  let environment: UIEnvironment
  /// The transition whose animator has started this one; nil for none.
  let completionOwner: RewindLog?
  private(set) weak var animator: UIViewPropertyAnimator?
  private var phase = Phase.paused
  private(set) var stoppedLayers: [StoppedLayer] = []

  init(animator: UIViewPropertyAnimator) {
    environment = animator.environment
    completionOwner = environment.ownerOfNewCompletions
    self.animator = animator
    environment.animationClockOwners.append(self)
  }

  /// Whether the clock moves by time.
  var isRunning: Bool {
    if case .running = phase { true } else { false }
  }
  /// The current time of the clock's source.
  var now: CFTimeInterval { clock.sourceTime(atRootTime: environment.clock.now) }
  /// The clock's progress.
  var progress: AnimationProgress { clock.progress(atLayerTime: now) }

  // MARK: Moving

  /// Starts the clock, which retains the animator until it arrives.
  func play(_ glide: Playhead.Glide, for animator: UIViewPropertyAnimator) {
    phase = .running(animator)
    clock.glide(glide)
  }

  /// Holds the clock at its present progress.
  func pause() {
    clock.hold(at: progress)
    phase = .paused
  }

  func checkClock(atRootTime time: CFTimeInterval) {
    if animator == nil, !clock.isGliding { return finishAbandoned() }
    if case .running(let animator) = phase, clock.hasArrived(atRootTime: time) { animator.clockArrived() }
  }

  // MARK: Animations

  /// Runs a block whose changes animate on a track of the clock.
  func add(_ block: () -> Void, timing: ViewAnimationTiming, on track: AnimationTrack, isAlongside: Bool) {
    var timing = timing
    timing.track = track
    let context = ViewAnimationContext(
      timing: timing, isAlongside: isAlongside, environment: environment,
      completion: { [weak self] _ in self?.blockEnded() })
    // The block inherits nothing from an enclosing block.
    let outer = environment.animationContexts
    environment.animationContexts = []
    environment.perform { context.run(block) }
    environment.animationContexts = outer
  }

  /// Called when a block's animations have ended, by removal of the views or by a cancelled transition.
  private func blockEnded() {
    guard clock.anchor != nil, layers.isEmpty, !clock.isClosed else { return }
    animator?.animationsWereRemoved()
  }

  private var layers: [CALayer] { environment.layers(movedBy: clock) }

  /// Ends the animations; at the start or the current position the model gets the values that are shown there (C-87,
  /// C-96).
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

  /// Sets the model values of a layer; subviews that were added meanwhile are resized with it.
  private func set(
    _ values: [(property: LayerProperty, value: AnimationValue)], of layer: CALayer, among moved: [CALayer]
  ) {
    let size = layer.bounds.size
    layer.setModel(values)
    if layer.bounds.size != size { (layer.delegate as? UIView)?.resizeSubviews(from: size, except: moved) }
  }

  /// Ends the animations where they are, and stores the values at both ends (C-85, C-96).
  func stop() {
    stoppedLayers = layers.map { layer in
      let start = layer.values(movedBy: clock, at: .zero)
      return StoppedLayer(
        layer: layer, start: start, end: start.map { ($0.property, $0.property.value(in: layer.model_)) })
    }
    end(at: .current)
    clock.hold(at: .zero)
  }

  /// Sets stopped layers to their values at the start or the end.
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

  /// Removes the clock from the environment when the animator becomes inactive.
  func unregister() {
    environment.animationClockOwners.removeAll { $0 === self }
  }

  /// Finishes the animations, with a diagnostic, when the animator was released while paused or stopped (C-86).
  func finishAbandoned() {
    environment.report(.releasedAnimator)
    end(at: .end)
    finishStopped(at: .end)
    unregister()
  }
}

extension UIEnvironment {
  /// The property animators that time moves, also those whose changes animate nothing (C-67).
  package var runningPropertyAnimators: [UIViewPropertyAnimator] {
    animationClockOwners.compactMap { owner in
      guard let playback = owner as? AnimatorPlayback, playback.isRunning else { return nil }
      return playback.animator
    }
  }

  /// Returns the property animator that owns a clock; nil for another clock.
  func animator(of clock: AnimationClock?) -> UIViewPropertyAnimator? {
    guard let clock, let owner = animationClockOwners.first(where: { $0.clock === clock }) else { return nil }
    return (owner as? AnimatorPlayback)?.animator
  }
}

extension UIView {
  /// Converts a point of the superview to this view, for a hit test.
  ///
  /// Where a property animator moves the view, its shown geometry counts, unless the app does the hit testing (P-57);
  /// else the model's (C-71).
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
