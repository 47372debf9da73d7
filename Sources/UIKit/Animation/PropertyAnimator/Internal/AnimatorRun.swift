import QuartzCore

/// What an animator has in the layers from the moment it becomes active until it is inactive again: its clock and its animations.
@MainActor final class AnimatorRun {
  /// What `stopAnimation(false)` leaves for `finishAnimation(at:)`.
  struct StoppedValue {
    let layer: CALayer
    let start: [(property: LayerProperty, value: AnimationValue)]
    let end: [(property: LayerProperty, value: AnimationValue)]
  }

  let clock = ProgressClock()
  let environment: UIEnvironment
  private(set) var stopped: [StoppedValue] = []
  /// Called when others have ended the run's animations: the views are gone, or a transition was rewound.
  var onLoss: (() -> Void)?

  init(owner: UIViewPropertyAnimator) {
    environment = owner.environment
    clock.owner = owner
    clock.onAbandonment = { self.abandon() }
    environment.progressClocks.append(clock)
  }

  /// The clock's outer time.
  var now: CFTimeInterval { clock.time(atRootTime: environment.clock.now) }
  /// The clock's progress.
  var progress: ProgressClock.Progress { clock.progress(at: now) }

  /// Runs a block; what it changes is moved by the clock from a progress on, or from a part of the time on along a way of its own.
  func add(
    _ block: () -> Void, timing: ViewAnimationTiming, from begin: Double, isAlongside: Bool,
    ownWay: OwnWay? = nil
  ) {
    var timing = timing
    timing.track = AnimationTrack(clock: clock, begin: begin)
    timing.track?.ownWay = ownWay
    let context = ViewAnimationContext(
      timing: timing, isAlongside: isAlongside, environment: environment,
      completion: { [weak self] _ in self?.blockEnded() })
    // The block is the animator's own, wherever it is run.
    let outer = environment.animationContexts
    environment.animationContexts = []
    environment.perform { context.run(block) }
    environment.animationContexts = outer
  }

  private func blockEnded() {
    guard clock.anchor != nil, layers.isEmpty, let onLoss else { return }
    self.onLoss = nil
    onLoss()
  }

  private var layers: [CALayer] { environment.layers(movedBy: clock) }

  /// Ends the animations; at the start, and where they are, the model takes on what is shown there (C-87, C-96).
  func end(at position: UIViewAnimatingPosition) {
    clock.isOver = true
    let progress: ProgressClock.Progress? =
      switch position {
      case .end: nil
      case .start: .zero
      case .current: self.progress
      }
    let moved = layers
    if position != .start { clock.releaseFollower(atStart: false, goesInside: position == .end) }
    for layer in moved {
      let values = progress.map { layer.values(movedBy: clock, at: $0, includesAlongside: position == .current) }
      layer.endAnimations(movedBy: clock, finished: position != .current, isAtEnd: position == .end)
      if let values { set(values, of: layer, among: moved) }
    }
    clock.releaseFollower(atStart: true)
    onLoss = nil
    clock.onArrival = nil
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
    stopped = layers.map { layer in
      let start = layer.values(movedBy: clock, at: .zero, includesAlongside: true)
      return StoppedValue(
        layer: layer, start: start, end: start.map { ($0.property, $0.property.value(in: layer.model_)) })
    }
    end(at: .current)
    clock.hold(at: .zero)
  }

  /// Takes what was stopped to its start or its end.
  func finishStopped(at position: UIViewAnimatingPosition) {
    let moved = stopped.map(\.layer)
    for value in stopped {
      switch position {
      case .end: set(value.end, of: value.layer, among: moved)
      case .start: set(value.start, of: value.layer, among: moved)
      case .current: break
      }
    }
    stopped = []
  }

  /// The animator is inactive.
  func leave() {
    clock.onAbandonment = nil
    environment.progressClocks.removeAll(identicalTo: clock)
  }

  /// Nobody holds the animator any more, so nobody can finish it (C-86).
  func abandon() {
    environment.report(.releasedAnimator)
    end(at: .end)
    finishStopped(at: .end)
    leave()
  }
}
