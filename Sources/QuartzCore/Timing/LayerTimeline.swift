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
    /// From one local time to another along a curve, then at its usual rate.
    case gliding(Glide)
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

  package private(set) var mode = Mode.running(shift: 0)
  /// A layer that the timeline lies over: the time around it is its superlayer's, which may run at a speed of its own.
  @Tethered package var anchor: CALayer?

  /// The time around the timeline at a time of the clock.
  package func outerTime(atRootTime time: CFTimeInterval) -> CFTimeInterval {
    anchor?.storedSuperlayer?.localTime(atRootTime: time) ?? time
  }

  /// Called once, in the completions phase, when a glide has arrived.
  package var onArrival: (() -> Void)?

  package init() {}

  /// Whether the clock stands still, so that nothing inside may end (C-79).
  package var isHeld: Bool {
    if case .held = mode { true } else { false }
  }

  /// Whether the clock runs backwards, so that nothing inside may end before it has arrived.
  package var isRewinding: Bool {
    if case .gliding(let glide) = mode { glide.to < glide.from } else { false }
  }

  /// The inner time at an outer time.
  package func localTime(atParentTime time: CFTimeInterval) -> CFTimeInterval {
    switch mode {
    case .running(let shift): return time + shift
    case .held(let local): return local
    case .gliding(let glide):
      if time >= glide.end { return glide.to + (time - glide.end) }
      if time <= glide.start || glide.duration <= 0 { return glide.from }
      // Never past an end by a rounding: before its beginning an animation shows the model, which holds the end (C-82).
      let way = glide.from + (glide.to - glide.from) * glide.curve((time - glide.start) / glide.duration)
      return min(max(way, min(glide.from, glide.to)), max(glide.from, glide.to))
    }
  }

  /// The outer time at an inner time; while the clock stands or glides, as if it ran on at its usual rate from there.
  package func parentTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
    switch mode {
    case .running(let shift): time - shift
    case .held(let local): time - local
    case .gliding(let glide): glide.end + (time - glide.to)
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

  /// Moves the clock along a curve.
  package func glide(_ glide: Glide) {
    mode = .gliding(glide)
  }
}
