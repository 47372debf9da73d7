import Foundation

/// A clock that animations or whole layers follow: a playhead, and the source of time that moves it.
///
/// The clock of a property animator has the progress of its animations as its position. The clock of a transition has
/// the local time of its layers; their animations do not know it. A clock does not know what follows it: see
/// ``ClockOwner``.
@MainActor package final class AnimationClock {
  /// The span of layers' local time that another clock's progress from 0 to 1 covers.
  package struct Span {
    /// The local time at progress 0, in seconds.
    package var origin: CFTimeInterval
    /// Seconds of local time from progress 0 to 1.
    package var length: CFTimeInterval

    package init(origin: CFTimeInterval, length: CFTimeInterval) {
      (self.origin, self.length) = (origin, length)
    }
  }

  /// The time that moves the playhead.
  private enum Source {
    /// The local time of the anchor; the root's without one.
    case anchor
    /// The time of the anchor's superlayer.
    case anchorSuperlayer
    /// The time of a layer around the animated ones, ignoring clocks in between; the root's without one.
    case surroundings(WeakReference<CALayer>, WeakReference<MediaEnvironment>)
    /// A span of another clock's progress, in place of the playhead.
    case clock(AnimationClock, Span)
  }

  @exclusivity(unchecked) package private(set) var playhead = Playhead.held(at: .zero)
  @exclusivity(unchecked) private var source: Source
  /// The first layer that the clock animates, or lies over.
  @WeakReference package private(set) var anchor: CALayer?
  /// Whether the clock's animations have ended, so that none may be added.
  @exclusivity(unchecked) package private(set) var isClosed = false

  /// A clock for animations, at progress 0.
  package init() {
    source = .anchor
  }

  /// A clock over layers that runs with the time around the first of them.
  package init(over layer: CALayer?) {
    (source, playhead) = (.anchorSuperlayer, .running(shift: 0))
    anchor = layer
  }
}

// MARK: - Position

extension AnimationClock {
  /// The time that moves the playhead, at a time of the root.
  package func sourceTime(atRootTime time: CFTimeInterval) -> CFTimeInterval {
    let layer: CALayer? =
      switch source {
      case .anchor: anchor
      case .anchorSuperlayer, .clock: anchor?.storedSuperlayer
      case .surroundings(let layer, _): layer.target
      }
    return layer?.localTime(atRootTime: time) ?? time
  }

  /// The position at a time of the source.
  package func position(at time: CFTimeInterval) -> AnimationProgress {
    if case .clock(let clock, let span) = source { return Self.position(of: clock, span, at: time) }
    return playhead.position(at: time)
  }

  /// The progress of an animation at a time of its layer.
  package func progress(atLayerTime time: CFTimeInterval) -> AnimationProgress {
    guard isGliding, case .surroundings(_, let link) = source, let environment = link.target else {
      return position(at: time)
    }
    return position(at: sourceTime(atRootTime: environment.frameTime ?? environment.clock.now))
  }

  /// The local time of a layer under the clock, at a time of its superlayer.
  package func localTime(atParentTime time: CFTimeInterval) -> CFTimeInterval { position(at: time).x }

  /// The superlayer's time at a local time; for a held or gliding clock, as if it ran at its usual rate from there.
  package func parentTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    if case .clock(let clock, let span) = source { return time - span.origin + (clock.glide?.start ?? 0) }
    switch playhead {
    case .running(let shift): return time - shift
    case .held(let position): return time - position.x
    case .gliding(let glide): return glide.end + (time - glide.to.x)
    }
  }

  private static func position(
    of clock: AnimationClock, _ span: Span, at time: CFTimeInterval
  ) -> AnimationProgress {
    let progress = min(max(clock.position(at: time).z, 0), 1)
    var local = span.origin + progress * span.length
    if let glide = clock.glide {
      // Before a delayed start and after the end, time passes as usual.
      if time < glide.start { local += time - glide.start }
      if time > glide.end, glide.to.x > glide.from.x { local += time - glide.end }
    }
    return AnimationProgress(repeating: local)
  }
}

// MARK: - State

extension AnimationClock {
  /// The movement of the playhead; nil while it is held or runs.
  package var glide: Playhead.Glide? {
    if case .gliding(let glide) = playhead { glide } else { nil }
  }

  /// Whether the playhead glides.
  package var isGliding: Bool {
    if case .gliding = playhead { true } else { false }
  }

  /// Whether the clock follows the time around its layers, ignoring clocks over these.
  package var followsSurroundings: Bool {
    if case .surroundings = source { true } else { false }
  }

  /// The arrival of the glide, in the source's time; infinite without one.
  package var end: CFTimeInterval { glide?.end ?? .infinity }

  /// The clock that moves this one, and the span of local time; nil if its own playhead does.
  package var followed: (clock: AnimationClock, span: Span)? {
    if case .clock(let clock, let span) = source { (clock, span) } else { nil }
  }

  /// Whether layers below are held or move back, so that no animation inside may end (C-79).
  package var holdsLayers: Bool {
    let playhead = followed?.clock.playhead ?? playhead
    switch playhead {
    case .held: return true
    case .running: return false
    case .gliding(let glide): return glide.isBackward
    }
  }

  /// Whether a glide has arrived at a time of the root; not while a clock over its anchor is held (C-79).
  package func hasArrived(atRootTime time: CFTimeInterval) -> Bool {
    guard followed == nil, let glide else { return false }
    if case .anchor = source, anchor?.isHeldByClock == true { return false }
    return sourceTime(atRootTime: time) >= glide.end - 1e-9
  }
}

// MARK: - Moving

extension AnimationClock {
  /// Makes an animated layer the anchor, unless there is one.
  package func anchor(to layer: CALayer) {
    if anchor == nil { anchor = layer }
  }

  /// Holds the playhead at a position.
  package func hold(at position: AnimationProgress) {
    stopFollowing()
    playhead = .held(at: position)
  }

  /// Moves from one position to another.
  package func glide(_ glide: Playhead.Glide) {
    playhead = .gliding(glide)
  }

  /// Continues at the rate of time from the present local time.
  package func run(atParentTime time: CFTimeInterval) {
    let shift = localTime(atParentTime: time) - time
    stopFollowing()
    playhead = .running(shift: shift)
  }

  /// Follows a span of another clock's progress, until it is held or runs.
  package func follow(_ clock: AnimationClock, _ span: Span) {
    source = .clock(clock, span)
  }

  private func stopFollowing() {
    if followed != nil { source = .anchorSuperlayer }
  }

  /// Follows the time around a layer from now on, ignoring clocks over the animated layers, because it moves those
  /// clocks.
  package func followSurroundings(of layer: CALayer, in environment: MediaEnvironment) {
    let now = environment.clock.now
    let before = sourceTime(atRootTime: now)
    source = .surroundings(WeakReference(wrappedValue: layer.storedSuperlayer), WeakReference(environment))
    shift(by: sourceTime(atRootTime: now) - before)
  }

  /// Follows its anchor again, linearly over a span of the anchor's time, so that a gesture that scrubs back finds the
  /// animations.
  package func followAnchor(over span: Span) {
    source = .anchor
    playhead = .gliding(
      Playhead.Glide(start: span.origin, duration: span.length, from: .zero, to: .one, easing: .linear))
  }

  /// Replaces the easing of its glide by two straight lines through the present position (C-76); springs keep their
  /// motion.
  func linearize(at time: CFTimeInterval) {
    guard case .gliding(var glide) = playhead else { return }
    glide.linearize(at: time)
    playhead = .gliding(glide)
  }

  /// Moves the glide in the source's time, because that time has jumped.
  package func shift(by seconds: CFTimeInterval) {
    guard case .gliding(var glide) = playhead else { return }
    glide.start += seconds
    playhead = .gliding(glide)
  }

  /// Closes the clock for further animations.
  package func close() {
    isClosed = true
  }

  /// Evaluates a body while the clock is held at a position.
  package func withPlayhead<Result>(heldAt position: AnimationProgress, _ body: () -> Result) -> Result {
    let saved = playhead
    playhead = .held(at: position)
    defer { playhead = saved }
    return body()
  }
}
