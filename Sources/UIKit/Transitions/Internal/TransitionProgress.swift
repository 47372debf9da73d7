import QuartzCore

/// The progress of one transition, and the clock that shows it: over the container, the bars and the views of alongside
/// blocks.
///
/// There is no clock while the transition runs non-interactively. The owner asks in the completions phase whether the
/// clock has arrived: ``arrive(atRootTime:)``.
@MainActor final class TransitionProgress {
  /// The destination of a released clock.
  private enum Destination {
    case start, end
  }

  /// The progress in 0…1, as it was reported last.
  private(set) var value: CGFloat = 0
  /// The transition's length without interaction, in seconds.
  var duration: TimeInterval = 0
  /// The clock over the layers; nil while the transition runs non-interactively.
  private(set) var clock: AnimationClock?
  private var layers: [CALayer] = []
  /// The time around the container at progress 0.
  private var origin: CFTimeInterval = 0
  /// The clock's destination since the release; nil when it has arrived.
  private var destination: Destination?
  private unowned let owner: any ClockOwner
  private let frameClock: any FrameClock
  @WeakReference private var environment: UIEnvironment?
  private var log: RewindLog?

  /// - Parameter owner: is asked by the environment in each turn whether its clock has arrived, and calls
  ///   ``arrive(atRootTime:)``.
  init(owner: any ClockOwner, environment: UIEnvironment) {
    self.owner = owner
    frameClock = environment.clock
    self.environment = environment
  }

  // MARK: Layers

  /// Adds a clock over layers, the first of which is the container's.
  ///
  /// - Parameters:
  ///   - start: the root's time at progress 0.
  ///   - log: the log that a cancel restores from (C-82).
  func attachClock(to layers: [CALayer], from start: CFTimeInterval, log: RewindLog) {
    let clock = AnimationClock(over: layers.first)
    self.clock = clock
    self.log = log
    origin = clock.sourceTime(atRootTime: start)
    for layer in layers { addToClock(layer) }
    environment?.layerClockOwners.append(owner)
  }

  /// Adds one more layer to the clock, unless the layer has a clock.
  func addToClock(_ layer: CALayer) {
    guard let clock, layer.clock == nil else { return }
    layer.clock = clock
    layers.append(layer)
  }

  /// Sets the beginnings of all animations added so far to the transition's start, however early it is scrubbed (C-84).
  func fixBeginnings() {
    forEachLayer { $0.fixBeginnings(atParentTime: $1) }
  }

  /// Replaces the easing of view animations by straight lines, so that they follow a finger from where they are (C-76).
  func linearize() {
    forEachLayer { $0.linearizeAnimations(atParentTime: $1) }
  }

  private func forEachLayer(_ body: (_ layer: CALayer, _ parentTime: CFTimeInterval) -> Void) {
    let now = frameClock.now
    for layer in layers { body(layer, layer.storedSuperlayer?.localTime(atRootTime: now) ?? now) }
  }

  // MARK: Moving

  /// Pauses at a progress. A clock that follows another one keeps following it.
  func hold(at progress: CGFloat) {
    value = progress
    if let clock, clock.followed == nil { hold(clock, at: origin + Double(progress) * duration) }
  }

  /// Pauses at the current progress, and replaces easing by straight lines from there (C-76).
  func hold() {
    guard let clock else { return }
    linearize()
    let local = clock.localTime(atParentTime: now(of: clock))
    hold(clock, at: local)
    value = duration > 0 ? CGFloat(min(max((local - origin) / duration, 0), 1)) : 0
  }

  private func hold(_ clock: AnimationClock, at local: CFTimeInterval) {
    destination = nil
    clock.hold(at: AnimationProgress(repeating: local))
  }

  /// Stores the progress of another clock.
  func report(_ progress: CGFloat) {
    value = progress
  }

  /// Follows a property animator's clock, or that of the alongside animations (C-80).
  ///
  /// - Parameters:
  ///   - delay: seconds from the beginning of the transition to the other clock's start.
  ///   - length: seconds that the other clock takes by itself.
  func follow(_ other: AnimationClock, delay: TimeInterval = 0, length: TimeInterval) {
    guard let clock, let layer = clock.anchor, let environment else { return }
    other.followSurroundings(of: layer, in: environment)
    clock.follow(other, AnimationClock.Span(origin: origin + delay, length: length))
  }

  /// Runs to the end or back to the start along a curve (C-77), or along timing that has a length of its own.
  func release(
    cancelled: Bool, speed: CGFloat, curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?
  ) {
    guard let clock, clock.followed == nil else { return }
    let percent = Double(value)
    var rest = (cancelled ? percent : 1 - percent) * duration / Double(speed)
    if rest > 0, timing?.springTimingParameters != nil { rest = max(rest, TimingCurve.shortestSpring) }
    let curve = TimingCurve(timing ?? UICubicTimingParameters(animationCurve: curve), duration: rest)
    let length = curve.duration > 0 ? curve.duration : rest
    let (from, to) = (origin + percent * duration, cancelled ? origin : origin + duration)
    destination = cancelled ? .start : .end
    clock.glide(
      Playhead.Glide(
        start: now(of: clock), duration: percent == (cancelled ? 0 : 1) ? 0 : length,
        from: AnimationProgress(repeating: from), to: AnimationProgress(repeating: to), easing: .layerTime(curve)))
  }

  /// Ends the movement after a release if the clock has arrived; returns whether it has.
  @discardableResult
  func arrive(atRootTime time: CFTimeInterval) -> Bool {
    guard let clock, let destination, clock.hasArrived(atRootTime: time) else { return false }
    self.destination = nil
    if destination == .start { rewind(clock) }
    return true
  }

  /// Handles the end of the followed clock: at the start, restores what the transition changed; else lets time go on.
  func followedClockEnded(atStart: Bool) {
    guard let clock, clock.followed != nil else { return }
    if atStart { rewind(clock) } else { clock.run(atParentTime: now(of: clock)) }
  }

  /// Restores what the transition's animations changed and ends them, with the clock back at the start (C-82).
  private func rewind(_ clock: AnimationClock) {
    log?.rewind(layers, atParentTime: origin)
    clock.run(atParentTime: now(of: clock))
  }

  /// Removes the clock. Animations that still run continue from where they are.
  func detachClock() {
    guard let clock else { return }
    let rootTime = frameClock.now
    let others = (environment?.animationClockOwners ?? []).map { ($0.clock, $0.clock.sourceTime(atRootTime: rootTime)) }
    let now = now(of: clock)
    let shift = clock.localTime(atParentTime: now) - now
    for layer in layers { layer.clock = nil }
    forEachLayer { $0.shiftAnimations(by: -shift, atParentTime: $1) }
    for (other, before) in others { other.shift(by: other.sourceTime(atRootTime: rootTime) - before) }
    layers = []
    self.clock = nil
    log = nil
    destination = nil
    environment?.layerClockOwners.removeAll { $0 === owner }
  }

  /// Whether the clock, or the one that it follows, has still to arrive at its destination.
  ///
  /// The rest of a released transition takes as long as the timing that releases it, also where nothing is animated.
  var isMoving: Bool {
    guard let clock else { return false }
    let moving = clock.followed?.clock ?? clock
    return moving.isGliding && !moving.hasArrived(atRootTime: frameClock.now)
  }

  /// The current time around the container.
  private func now(of clock: AnimationClock) -> CFTimeInterval {
    clock.sourceTime(atRootTime: frameClock.now)
  }
}

extension UIEnvironment {
  /// Notifies the transition that follows a clock of the clock's end.
  ///
  /// - Returns: the span of the transition's time that the clock stood for; nil where no transition follows it.
  @discardableResult
  func clockEnded(_ clock: AnimationClock, atStart: Bool) -> AnimationClock.Span? {
    for driver in drivers {
      guard let followed = driver.progress.clock?.followed, followed.clock === clock else { continue }
      driver.progress.followedClockEnded(atStart: atStart)
      return followed.span
    }
    return nil
  }
}
