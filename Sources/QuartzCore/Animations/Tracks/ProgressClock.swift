/// The clock of animations that are moved together, as a property animator moves its own: 0 is their start, 1 their end.
///
/// Scrubbing, pausing, reversing and continuing change this one clock; the animations stay as they were made.
@MainActor package final class ProgressClock {
  /// A progress whose second component is for the y of positions (C-43), and whose third says how much of the time has passed,
  /// for animations that go along a way of their own (C-89).
  package typealias Progress = SIMD3<Double>

  /// A movement from one progress to another.
  package struct Glide {
    package var start: CFTimeInterval
    package var duration: CFTimeInterval
    package var from: Progress
    package var to: Progress
    /// The progress at a fraction of the glide's time, between 0 and 1.
    package var path: (Double) -> Progress

    package init(
      start: CFTimeInterval, duration: CFTimeInterval, from: Progress, to: Progress,
      path: @escaping (Double) -> Progress
    ) {
      (self.start, self.duration, self.from, self.to, self.path) = (start, duration, from, to, path)
    }

    package var end: CFTimeInterval { start + duration }
  }

  private enum Mode {
    case held(Progress)
    case gliding(Glide)
  }

  private var mode = Mode.held(.zero)
  /// The layer in whose time the clock runs: the first that it moves; the environment's time without one.
  @Tethered package private(set) var anchor: CALayer?
  /// Called once, when a glide has arrived.
  package var onArrival: (() -> Void)?

  /// Who moves the clock; see ``onAbandonment``.
  package weak var owner: AnyObject?
  /// Called in the next turn, when the owner is gone while the clock stands.
  package var onAbandonment: (() -> Void)?

  package init() {}

  /// Takes a layer for the anchor, unless there is one.
  package func anchor(to layer: CALayer) {
    if anchor == nil { anchor = layer }
  }

  /// The clock's outer time at a time of the environment.
  package func time(atRootTime time: CFTimeInterval) -> CFTimeInterval {
    anchor?.localTime(atRootTime: time) ?? time
  }

  /// The progress at an outer time.
  package func progress(at time: CFTimeInterval) -> Progress {
    switch mode {
    case .held(let progress): return progress
    case .gliding(let glide):
      if time >= glide.end { return glide.to }
      if time <= glide.start { return glide.from }
      return glide.path((time - glide.start) / glide.duration)
    }
  }

  /// Whether the clock moves.
  package var isGliding: Bool {
    if case .gliding = mode { true } else { false }
  }

  /// When the clock arrives, in outer time; infinite while it stands.
  package var end: CFTimeInterval {
    if case .gliding(let glide) = mode { glide.end } else { .infinity }
  }

  /// Stands still.
  package func hold(at progress: Progress) {
    mode = .held(progress)
  }

  /// Moves.
  package func glide(_ glide: Glide) {
    mode = .gliding(glide)
  }

  /// Moves the glide in outer time, where that time itself has jumped.
  package func shift(by seconds: CFTimeInterval) {
    guard case .gliding(var glide) = mode else { return }
    glide.start += seconds
    mode = .gliding(glide)
  }

  /// What a body sees while the clock stands at a progress.
  package func standing<Result>(at progress: Progress, _ body: () -> Result) -> Result {
    let saved = mode
    mode = .held(progress)
    defer { mode = saved }
    return body()
  }

  /// Calls ``onAbandonment`` if nobody is left who could move the clock.
  package func notifyIfAbandoned() {
    guard owner == nil, !isGliding, let onAbandonment else { return }
    self.onAbandonment = nil
    onAbandonment()
  }

  /// Calls ``onArrival`` if the glide has arrived, unless a transition's clock holds the anchor (C-79).
  package func notifyIfArrived(atRootTime time: CFTimeInterval) {
    guard case .gliding(let glide) = mode, let onArrival else { return }
    if anchor?.isHeldByTimeline == true { return }
    guard self.time(atRootTime: time) >= glide.end - 1e-9 else { return }
    self.onArrival = nil
    onArrival()
  }
}
