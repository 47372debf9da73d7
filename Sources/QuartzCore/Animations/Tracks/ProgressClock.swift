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
    /// Whether the path is a spring's, which a finger does not straighten.
    package var isSpring: Bool

    package init(
      start: CFTimeInterval, duration: CFTimeInterval, from: Progress, to: Progress, isSpring: Bool = false,
      path: @escaping (Double) -> Progress
    ) {
      (self.start, self.duration, self.from, self.to, self.path) = (start, duration, from, to, path)
      self.isSpring = isSpring
    }

    package var end: CFTimeInterval { start + duration }
  }

  private enum Mode {
    case held(Progress)
    case gliding(Glide)
  }

  @exclusivity(unchecked) private var mode = Mode.held(.zero)
  /// The layer in whose time the clock runs: the first that it moves; the environment's time without one.
  @Tethered package private(set) var anchor: CALayer?
  /// Called once, when a glide has arrived.
  @exclusivity(unchecked) package var onArrival: (() -> Void)?

  /// The environment whose time the clock goes by, and the layer around what it moves; nil for the anchor's time.
  @Tethered private var environment: MediaEnvironment?
  @Tethered private var surroundings: CALayer?
  /// Whether the clock goes by the time around what it moves.
  package var isOutside: Bool { environment != nil }
  /// A transition's clock that goes along with this one.
  package weak var follower: LayerTimeline?

  /// Who moves the clock; see ``onAbandonment``.
  package weak var owner: AnyObject?
  /// Called in the next turn, when the owner is gone while the clock stands.
  @exclusivity(unchecked) package var onAbandonment: (() -> Void)?

  /// Whether what it has moved is over: nobody would move or end what comes to it now.
  @exclusivity(unchecked) package var isOver = false

  package init() {}

  /// Takes a layer for the anchor, unless there is one.
  package func anchor(to layer: CALayer) {
    if anchor == nil { anchor = layer }
  }

  /// The clock's outer time at a time of the environment.
  package func time(atRootTime time: CFTimeInterval) -> CFTimeInterval {
    (isOutside ? surroundings : anchor)?.localTime(atRootTime: time) ?? time
  }

  /// Goes from now on by the time around a layer, whatever clocks lie over the layers that it moves: it moves those clocks.
  package func stepOutside(of layer: CALayer, in environment: MediaEnvironment) {
    let now = environment.clock.now
    let before = time(atRootTime: now)
    (self.environment, surroundings) = (environment, layer.storedSuperlayer)
    shift(by: time(atRootTime: now) - before)
  }

  /// The progress at a time of an animation's layer.
  package func progress(at time: CFTimeInterval) -> Progress {
    guard case .gliding = mode, let environment else { return progress(atOuterTime: time) }
    return progress(atOuterTime: self.time(atRootTime: environment.frameTime ?? environment.clock.now))
  }

  /// The progress at a time of the clock's surroundings.
  package func progress(atOuterTime time: CFTimeInterval) -> Progress {
    switch mode {
    case .held(let progress): return progress
    case .gliding(let glide):
      if time >= glide.end { return glide.to }
      if time <= glide.start { return glide.from }
      return glide.path((time - glide.start) / glide.duration)
    }
  }

  /// Where the clock is on its way, if it moves.
  package var glide: Glide? {
    if case .gliding(let glide) = mode { glide } else { nil }
  }

  /// Goes straight from where it is to both ends of its movement (C-76); springs keep their motion.
  func straighten(at time: CFTimeInterval) {
    guard case .gliding(var glide) = mode, glide.duration > 0, !glide.isSpring else { return }
    let part = min(max((time - glide.start) / glide.duration, 0), 1)
    let (from, here, to) = (glide.from, progress(atOuterTime: time), glide.to)
    glide.path = { TimingBend.place(from: from, by: here, to: to, at: part, $0) }
    mode = .gliding(glide)
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

  /// Lets go of the transition's clock that goes along: it goes on by time, or is back at the beginning.
  ///
  /// - Parameter goesInside: whether this clock, which is at its end, goes from now on by that one's time: straight, so that a finger
  ///   that goes back finds it.
  package func releaseFollower(atStart: Bool, goesInside: Bool = false) {
    guard let follower, let environment, let part = follower.companionship else { return }
    self.follower = nil
    let now = environment.clock.now
    follower.leave(atStart: atStart, atParentTime: surroundings?.localTime(atRootTime: now) ?? now)
    guard goesInside else { return }
    (self.environment, surroundings) = (nil, nil)
    mode = .gliding(
      Glide(start: part.origin, duration: part.length, from: .zero, to: .one) { .init(repeating: $0) })
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
    if !isOutside, anchor?.isHeldByTimeline == true { return }
    guard self.time(atRootTime: time) >= glide.end - 1e-9 else { return }
    self.onArrival = nil
    onArrival()
  }
}
