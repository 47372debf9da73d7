import Foundation

/// A clock that animations or whole layers follow: a playhead, and the time that moves it.
///
/// A property animator has one, whose position is the progress of its animations. A transition lays one over its layers, whose
/// position is their local time; the animations inside know nothing of it. A clock does not know what follows it: ``ClockOwner``.
@MainActor package final class AnimationClock {
  /// The part of a layers' time that another clock's progress from 0 to 1 stands for.
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
    /// The time of the anchor, the first layer that it animates; the root's without one.
    case anchor
    /// The time around the anchor, the first layer that it lies over.
    case anchorSuperlayer
    /// The time of a layer around what it animates, whatever clocks lie between them; the root's without one.
    case surroundings(WeakReference<CALayer>, WeakReference<MediaEnvironment>)
    /// A span of another clock's progress, in place of the playhead.
    case clock(AnimationClock, Span)
  }

  @exclusivity(unchecked) package private(set) var playhead = Playhead.held(at: .zero)
  @exclusivity(unchecked) private var source: Source
  /// The first layer that it animates, or lies over.
  @WeakReference package private(set) var anchor: CALayer?
  /// Whether its animations have ended, so that none may be added.
  @exclusivity(unchecked) package private(set) var isClosed = false

  /// A clock for animations, at progress 0.
  package init() {
    source = .anchor
  }

  /// A clock to lay over layers, which runs with the time around the first of them.
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

  /// The progress that an animation shows at a time of its layer.
  package func progress(atLayerTime time: CFTimeInterval) -> AnimationProgress {
    guard isGliding, case .surroundings(_, let link) = source, let environment = link.target else {
      return position(at: time)
    }
    return position(at: sourceTime(atRootTime: environment.frameTime ?? environment.clock.now))
  }

  /// The local time of a layer that the clock lies over, at a time of its superlayer.
  package func localTime(atParentTime time: CFTimeInterval) -> CFTimeInterval { position(at: time).x }

  /// The superlayer's time at a local time; while the clock stands or glides, as if it ran on at its usual rate from there.
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
      // Before a delayed start and after the end, time goes by as usual.
      if time < glide.start { local += time - glide.start }
      if time > glide.end, glide.to.x > glide.from.x { local += time - glide.end }
    }
    return AnimationProgress(repeating: local)
  }
}

// MARK: - State

extension AnimationClock {
  /// The movement of the playhead; nil while it stands or runs.
  package var glide: Playhead.Glide? {
    if case .gliding(let glide) = playhead { glide } else { nil }
  }

  /// Whether the playhead glides.
  package var isGliding: Bool {
    if case .gliding = playhead { true } else { false }
  }

  /// Whether it is moved by the time around its layers, whatever clocks lie over these.
  package var followsSurroundings: Bool {
    if case .surroundings = source { true } else { false }
  }

  /// When the glide arrives, in the source's time; infinite while there is none.
  package var end: CFTimeInterval { glide?.end ?? .infinity }

  /// The clock that moves its layers, and the span of their time; nil where its own playhead does.
  package var followed: (clock: AnimationClock, span: Span)? {
    if case .clock(let clock, let span) = source { (clock, span) } else { nil }
  }

  /// Whether layers below stand still or go back, so that nothing inside may end (C-79).
  package var holdsLayers: Bool {
    let playhead = followed?.clock.playhead ?? playhead
    switch playhead {
    case .held: return true
    case .running: return false
    case .gliding(let glide): return glide.isBackward
    }
  }

  /// Whether a glide has arrived by a time of the root; not while a clock above its layer stands (C-79).
  package func hasArrived(atRootTime time: CFTimeInterval) -> Bool {
    guard followed == nil, let glide else { return false }
    if case .anchor = source, anchor?.isHeldByClock == true { return false }
    return sourceTime(atRootTime: time) >= glide.end - 1e-9
  }
}

// MARK: - Moving

extension AnimationClock {
  /// Makes a layer that it animates the one in whose time it runs, unless there is one.
  package func anchor(to layer: CALayer) {
    if anchor == nil { anchor = layer }
  }

  /// Stands still at a position.
  package func hold(at position: AnimationProgress) {
    stopFollowing()
    playhead = .held(at: position)
  }

  /// Moves from one position to another.
  package func glide(_ glide: Playhead.Glide) {
    playhead = .gliding(glide)
  }

  /// Runs on with time from the local time that it shows.
  package func run(atParentTime time: CFTimeInterval) {
    let shift = localTime(atParentTime: time) - time
    stopFollowing()
    playhead = .running(shift: shift)
  }

  /// Shows a span of another clock's progress, until it is held or runs.
  package func follow(_ clock: AnimationClock, _ span: Span) {
    source = .clock(clock, span)
  }

  private func stopFollowing() {
    if followed != nil { source = .anchorSuperlayer }
  }

  /// Follows from now on the time around a layer, whatever clocks lie over the layers that it animates: it moves those clocks.
  package func followSurroundings(of layer: CALayer, in environment: MediaEnvironment) {
    let now = environment.clock.now
    let before = sourceTime(atRootTime: now)
    source = .surroundings(WeakReference(wrappedValue: layer.storedSuperlayer), WeakReference(environment))
    shift(by: sourceTime(atRootTime: now) - before)
  }

  /// Follows its anchor again, straight over a span of that one's time: a finger that goes back in it finds the animations.
  package func followAnchor(over span: Span) {
    source = .anchor
    playhead = .gliding(
      Playhead.Glide(start: span.origin, duration: span.length, from: .zero, to: .one, easing: .linear))
  }

  /// Goes straight from where it is to both ends of its glide (C-76); springs keep their motion.
  func linearize(at time: CFTimeInterval) {
    guard case .gliding(var glide) = playhead else { return }
    glide.linearize(at: time)
    playhead = .gliding(glide)
  }

  /// Moves the glide in the source's time, where that time itself has jumped.
  package func shift(by seconds: CFTimeInterval) {
    guard case .gliding(var glide) = playhead else { return }
    glide.start += seconds
    playhead = .gliding(glide)
  }

  /// Lets nothing be added to it any more.
  package func close() {
    isClosed = true
  }

  /// Evaluates a body while the clock stands at a position.
  package func withPlayhead<Result>(heldAt position: AnimationProgress, _ body: () -> Result) -> Result {
    let saved = playhead
    playhead = .held(at: position)
    defer { playhead = saved }
    return body()
  }
}
