import QuartzCore

/// Holds and moves the one clock of a transition, laid over its container, its bars and the views of its alongside blocks.
@MainActor final class TransitionClock {
  private let timeline = LayerTimeline()
  private var layers: [CALayer] = []
  /// The time around the container when the transition began: progress 0.
  private let origin: CFTimeInterval
  /// How long the transition takes by itself, in seconds.
  var duration: TimeInterval
  private let environment: UIEnvironment
  private let journal: ModelJournal?

  /// - Parameter journal: what the models were before, for a cancel (C-82).
  init(
    layers: [CALayer], start: CFTimeInterval, duration: TimeInterval, journal: ModelJournal?, environment: UIEnvironment
  ) {
    timeline.anchor = layers.first
    origin = timeline.outerTime(atRootTime: start)
    self.journal = journal
    self.duration = duration
    self.environment = environment
    for layer in layers { add(layer) }
    environment.timelines.append(timeline)
  }

  /// The present time around the container.
  private var now: CFTimeInterval { timeline.outerTime(atRootTime: environment.clock.now) }

  /// Puts another layer, and what is inside, on the clock.
  func add(_ layer: CALayer) {
    guard layer.timeline == nil else { return }
    layer.timeline = timeline
    layers.append(layer)
  }

  /// Fixes the beginnings of what was added so far: at the start of the transition, however early the finger moves on (C-84).
  func fixBeginnings() {
    let now = environment.clock.now
    for layer in layers { layer.fixBeginnings(atParentTime: layer.storedSuperlayer?.localTime(atRootTime: now) ?? now) }
  }

  /// Stands still at a fraction of the transition.
  func hold(atPercent percent: Double) {
    if !timeline.isFollowing { timeline.hold(at: origin + percent * duration) }
  }

  /// Goes along with a property animator, which moves the transition (C-80).
  ///
  /// - Parameters:
  ///   - delay: seconds from the beginning of the transition to the animator's start.
  ///   - length: seconds that the animator takes by itself.
  func follow(_ clock: ProgressClock, delay: TimeInterval = 0, length: TimeInterval) {
    guard let layer = timeline.anchor else { return }
    clock.stepOutside(of: layer, in: environment)
    timeline.follow(clock, LayerTimeline.Companionship(origin: origin + delay, length: length))
    timeline.onArrival = { [weak self] in self?.rewound() }
  }

  /// Puts straight lines in place of the easing of view animations, so that they follow a finger from where they are (C-76).
  func straighten() {
    let now = environment.clock.now
    for layer in layers {
      layer.straightenAnimations(atParentTime: layer.storedSuperlayer?.localTime(atRootTime: now) ?? now)
    }
  }

  /// Stands still where the clock is, and lets what eases follow the finger straight from there (C-76); returns the fraction.
  func hold(at time: CFTimeInterval) -> Double {
    straighten()
    let local = timeline.localTime(atParentTime: timeline.outerTime(atRootTime: time))
    timeline.hold(at: local)
    guard duration > 0 else { return 0 }
    return min(max((local - origin) / duration, 0), 1)
  }

  /// Runs to the end or back to the start along a curve (C-77), or along timing that has a length of its own.
  ///
  /// - Parameter arrival: runs there, once.
  func release(
    cancelled: Bool, percent: Double, speed: Double, curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)? = nil, arrival: (() -> Void)? = nil
  ) {
    if timeline.isFollowing { return }
    var rest = (cancelled ? percent : 1 - percent) * duration / speed
    if rest > 0, timing?.springTimingParameters != nil { rest = max(rest, AnimatorCurve.shortestSpring) }
    let way = AnimatorCurve(timing ?? UICubicTimingParameters(animationCurve: curve), duration: rest)
      .way(orLength: rest)
    let glide = LayerTimeline.Glide(
      start: now, duration: percent == (cancelled ? 0 : 1) ? 0 : way.duration, from: origin + percent * duration,
      to: cancelled ? origin : origin + duration, curve: way.curve)
    timeline.glide(glide)
    timeline.onArrival = { [weak self] in
      if cancelled { self?.rewound() }
      arrival?()
    }
  }

  /// The clock is back at the start: what the transition's animations had changed is as before, and their completions run (C-82).
  private func rewound() {
    let inner = Set(environment.drivers.map { ObjectIdentifier($0.request.containerView.layer) })
    for layer in layers {
      layer.rewindAnimations(atParentTime: origin, journal: journal, except: inner, in: environment)
    }
    timeline.run(atParentTime: now)
  }

  /// Takes the clock away; what still runs goes on from where it is.
  func end() {
    let rootTime = environment.clock.now
    let clocks = environment.progressClocks.map { ($0, $0.time(atRootTime: rootTime)) }
    let now = now
    let shift = timeline.localTime(atParentTime: now) - now
    for layer in layers {
      layer.timeline = nil
      layer.shiftAnimations(
        by: -shift, atParentTime: layer.storedSuperlayer?.localTime(atRootTime: rootTime) ?? rootTime)
    }
    for (clock, before) in clocks { clock.shift(by: clock.time(atRootTime: rootTime) - before) }
    layers = []
    environment.timelines.removeAll(identicalTo: timeline)
  }
}
