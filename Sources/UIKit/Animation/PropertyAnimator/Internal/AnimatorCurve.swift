import QuartzCore

/// How an animator gets from its start to its end: the curve or the spring, with its length.
@MainActor struct AnimatorCurve {
  typealias Progress = ProgressClock.Progress

  private enum Shape {
    case cubic(CubicBezier)
    case spring(x: Spring, y: Spring, warp: CubicBezier)
  }

  private let shape: Shape
  /// Seconds; a spring that would be over sooner is over at once (C-44). A transition's rest is given this long.
  static let shortestSpring: TimeInterval = 0.1

  /// The length, in seconds.
  let duration: TimeInterval
  /// Whether the curve is a spring, which may be scrubbed out of 0…1 (C-95).
  let isSpring: Bool

  private init(shape: Shape, duration: TimeInterval, isSpring: Bool) {
    (self.shape, self.duration, self.isSpring) = (shape, duration, isSpring)
  }

  init(_ bezier: CubicBezier, duration: TimeInterval) {
    self.init(shape: .cubic(bezier), duration: duration, isSpring: false)
  }

  /// A spring, for the seconds that an animation along it lasts.
  init(_ spring: Spring, duration: TimeInterval) {
    self.init(shape: .spring(x: spring, y: spring, warp: .linear), duration: duration, isSpring: true)
  }

  /// What timing parameters say for a duration in seconds; a spring with constants of its own has its own length (C-42).
  init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
    let warp = parameters.cubicTimingParameters?.bezier ?? .linear
    let isSpringType = parameters.timingCurveType == .spring || parameters.timingCurveType == .composed
    guard isSpringType, let spring = parameters.springTimingParameters else {
      self.init(warp, duration: duration)
      return
    }
    let velocity = spring.initialVelocity
    var x: Spring
    var y: Spring
    var length = duration
    switch spring.form {
    case .ratio(let ratio):
      x = Spring(dampingRatio: ratio, duration: duration, initialVelocity: Double(velocity.dx))
      y = Spring(dampingRatio: ratio, duration: duration, initialVelocity: Double(velocity.dy))
    case .physical(let physical):
      (x, y) = (physical, physical)
      (x.initialVelocity, y.initialVelocity) = (Double(velocity.dx), Double(velocity.dy))
      length = x.restDuration
    }
    self.init(
      shape: .spring(x: x, y: y, warp: parameters.timingCurveType == .composed ? warp : .linear),
      duration: length < Self.shortestSpring ? 0 : length, isSpring: true)
  }

  /// What plain animation blocks that go along are told.
  var viewShape: ViewAnimationTiming.Shape {
    switch shape {
    case .cubic(let bezier): .curve(CAMediaTimingFunction(bezier))
    case .spring(let spring, _, _): .spring(spring)
    }
  }

  /// The same way for a clock: its length in seconds, and from the fraction of the time to that of the way, 0 to 0 and 1 to 1.
  func way(orLength length: TimeInterval) -> (duration: TimeInterval, curve: @Sendable (Double) -> Double) {
    switch shape {
    case .cubic(let bezier):
      return (length, { bezier.value(at: $0) })
    case .spring(let spring, _, let warp):
      let (seconds, end) = (duration, spring.value(at: duration))
      guard seconds > 0, end > 0 else { return (length, { $0 }) }
      return (seconds, { spring.value(at: warp.value(at: $0) * seconds) / end })
    }
  }

  /// The progress at a fraction of the time; all of it from 1 on.
  func value(at time: Double) -> Progress {
    if time >= 1 { return .one }
    switch shape {
    case .cubic(let bezier):
      let value = bezier.value(at: time)
      return Progress(value, value, time)
    case .spring(let x, let y, let warp):
      let seconds = warp.value(at: time) * duration
      let first = x.value(at: seconds)
      return Progress(first, x == y ? first : y.value(at: seconds), time)
    }
  }

  /// The first fraction of the time at which the progress is reached; 0 where it never is.
  func time(ofProgress progress: Double) -> Double {
    guard progress > 0, progress <= 1 else { return 0 }
    if progress == 1 { return 1 }
    let steps = 64
    var high = 0
    while high < steps, value(at: Double(high) / Double(steps)).x < progress { high += 1 }
    guard high > 0 else { return 0 }
    var (low, top) = (Double(high - 1) / Double(steps), Double(high) / Double(steps))
    for _ in 0..<60 {
      let middle = (low + top) / 2
      if value(at: middle).x < progress { low = middle } else { top = middle }
    }
    return (low + top) / 2
  }

  /// The way from a progress to the end along the whole curve.
  func path(from start: Progress) -> (Double) -> Progress {
    { start + (.one - start) * value(at: $0) }
  }

  /// The way from an interruption to the end along this new curve, which delayed blocks follow too (C-89, C-92).
  func newPath(from start: Progress) -> (Double) -> Progress {
    { fraction in
      let value = value(at: fraction)
      return start + (.one - start) * Progress(value.x, value.y, value.x)
    }
  }

  /// The way from a progress to the end along the curve's rest, which begins at a fraction of its time.
  func path(from start: Progress, restFrom time: Double) -> (Double) -> Progress {
    let passed = value(at: time)
    return { fraction in
      let now = value(at: time + (1 - time) * fraction)
      let x = Self.part(from: passed.x, now.x, fraction)
      let y = Self.part(from: passed.y, now.y, fraction)
      return start + (.one - start) * Progress(x, y, fraction)
    }
  }

  private static func part(from passed: Double, _ now: Double, _ fraction: Double) -> Double {
    let rest = 1 - passed
    return rest.magnitude < 1e-4 ? fraction : (now - passed) / rest
  }
}

extension SIMD3<Double> {
  static let one = SIMD3<Double>(1, 1, 1)
}
