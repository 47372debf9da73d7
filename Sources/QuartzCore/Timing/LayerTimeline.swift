import Foundation

/// The one clock of a transition: a function from the time around it to the time of everything inside it.
///
/// A transition's container, its bars and the views of its alongside blocks share one. While a finger holds the transition the
/// clock stands at a progress; on release it runs to the end or back to the start along the completion curve (C-76, C-77). No
/// other code sets time, so every kind of animation inside, delayed or explicit, is scrubbed by construction.
@MainActor package final class LayerTimeline {
  /// How time passes.
  package enum Mode {
    /// At its usual rate, later by a shift: `local = parent + shift`.
    case running(shift: CFTimeInterval)
    /// Not at all.
    case held(local: CFTimeInterval)
    /// From one local time to another along a curve, then, if it went forwards, at its usual rate.
    case gliding(Glide)
    /// Along with the clock of a property animator, whose time from start to end is a part of this one's.
    case following(ProgressClock, Companionship)
  }

  /// Which part of the time inside a property animator's clock stands for.
  package struct Companionship {
    /// The local time at the animator's start.
    package var origin: CFTimeInterval
    /// Seconds of local time from its start to its end.
    package var length: CFTimeInterval

    package init(origin: CFTimeInterval, length: CFTimeInterval) {
      (self.origin, self.length) = (origin, length)
    }
  }

  /// A movement of the clock from one local time to another.
  package struct Glide {
    package var start: CFTimeInterval
    package var duration: CFTimeInterval
    package var from: CFTimeInterval
    package var to: CFTimeInterval
    /// Maps the fraction of the glide's time to the fraction of its way; 0 to 0 and 1 to 1.
    package var curve: @Sendable (Double) -> Double

    package init(
      start: CFTimeInterval, duration: CFTimeInterval, from: CFTimeInterval, to: CFTimeInterval,
      curve: @escaping @Sendable (Double) -> Double
    ) {
      (self.start, self.duration, self.from, self.to, self.curve) = (start, duration, from, to, curve)
    }

    package var end: CFTimeInterval { start + duration }
  }

  @exclusivity(unchecked) package private(set) var mode = Mode.running(shift: 0)
  /// A layer that the timeline lies over: the time around it is its superlayer's, which may run at a speed of its own.
  @Tethered package var anchor: CALayer?

  /// The time around the timeline at a time of the clock.
  package func outerTime(atRootTime time: CFTimeInterval) -> CFTimeInterval {
    anchor?.storedSuperlayer?.localTime(atRootTime: time) ?? time
  }

  /// Called once, in the completions phase, when a glide has arrived.
  @exclusivity(unchecked) package var onArrival: (() -> Void)?

  package init() {}

  /// Whether the clock stands still, so that nothing inside may end (C-79).
  package var isHeld: Bool {
    switch mode {
    case .held: true
    case .following(let clock, _): !clock.isGliding
    default: false
    }
  }

  /// Whether the clock runs backwards, so that nothing inside may end before it has arrived.
  package var isRewinding: Bool {
    switch mode {
    case .gliding(let glide): glide.to < glide.from
    case .following(let clock, _): clock.glide.map { $0.to.x < $0.from.x } ?? false
    default: false
    }
  }

  /// The inner time at an outer time.
  package func localTime(atParentTime time: CFTimeInterval) -> CFTimeInterval {
    switch mode {
    case .running(let shift): return time + shift
    case .held(let local): return local
    case .following(let clock, let part): return Self.localTime(of: clock, part, at: time)
    case .gliding(let glide):
      // Back at the start, it waits there for the turn that takes notice.
      if time >= glide.end { return glide.to < glide.from ? glide.to : glide.to + (time - glide.end) }
      if time <= glide.start || glide.duration <= 0 { return glide.from }
      // Never past an end by a rounding: before its beginning an animation shows the model, which holds the end (C-82).
      let way = glide.from + (glide.to - glide.from) * glide.curve((time - glide.start) / glide.duration)
      return min(max(way, min(glide.from, glide.to)), max(glide.from, glide.to))
    }
  }

  private static func localTime(
    of clock: ProgressClock, _ part: Companionship, at time: CFTimeInterval
  ) -> CFTimeInterval {
    let progress = min(max(clock.progress(atOuterTime: time).z, 0), 1)
    var local = part.origin + progress * part.length
    guard let glide = clock.glide else { return local }
    // Before a delayed start and after the end, time goes by as usual.
    if time < glide.start { local += time - glide.start }
    if time > glide.end, glide.to.x > glide.from.x { local += time - glide.end }
    return local
  }

  /// The outer time at an inner time; while the clock stands or glides, as if it ran on at its usual rate from there.
  package func parentTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    switch mode {
    case .running(let shift): time - shift
    case .held(let local): time - local
    case .gliding(let glide): glide.end + (time - glide.to)
    case .following(let clock, let part): time - part.origin + (clock.glide?.start ?? 0)
    }
  }

  /// Holds the clock at an inner time.
  package func hold(at local: CFTimeInterval) {
    mode = .held(local: local)
  }

  /// Calls ``onArrival`` if the glide has arrived by an outer time.
  package func notifyIfArrived(atParentTime time: CFTimeInterval) {
    guard case .gliding(let glide) = mode, time >= glide.end, let onArrival else { return }
    self.onArrival = nil
    onArrival()
  }

  /// Lets the clock run on from where it is.
  package func run(atParentTime time: CFTimeInterval) {
    mode = .running(shift: localTime(atParentTime: time) - time)
  }

  /// Goes along with a property animator's clock, until that clock lets go.
  package func follow(_ clock: ProgressClock, _ part: Companionship) {
    mode = .following(clock, part)
    clock.follower = self
  }

  /// Which part of the time inside the clock that this one goes along with stands for; nil where there is none.
  var companionship: Companionship? {
    if case .following(_, let part) = mode { part } else { nil }
  }

  /// Whether the clock goes along with another one.
  package var isFollowing: Bool { companionship != nil }

  /// The clock that this one went along with is at its end, or back at its start.
  func leave(atStart: Bool, atParentTime time: CFTimeInterval) {
    guard isFollowing else { return }
    guard atStart, let onArrival else { return run(atParentTime: time) }
    self.onArrival = nil
    onArrival()
  }

  /// Moves the clock along a curve.
  package func glide(_ glide: Glide) {
    mode = .gliding(glide)
  }
}
