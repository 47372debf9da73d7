import Foundation

/// A curve or a spring with its duration: a value without references.
package struct TimingCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case cubic(CubicBezier)
    case spring(x: Spring, y: Spring, warp: CubicBezier)
  }

  /// The duration in seconds below which a spring ends at once (C-44); also that of the rest of a released transition.
  package static let shortestSpring: TimeInterval = 0.1

  private let shape: Shape
  /// The length, in seconds.
  package let duration: TimeInterval

  /// A cubic Bézier curve over a duration in seconds.
  package init(_ bezier: CubicBezier, duration: TimeInterval) {
    (shape, self.duration) = (.cubic(bezier), duration)
  }

  /// A spring over the seconds that an animation along it lasts.
  package init(_ spring: Spring, duration: TimeInterval) {
    (shape, self.duration) = (.spring(x: spring, y: spring, warp: .linear), duration)
  }

  /// Springs for x and y of positions (C-43), whose time a curve warps; below ``shortestSpring`` the duration is 0.
  package init(x: Spring, y: Spring, warp: CubicBezier, duration: TimeInterval) {
    shape = .spring(x: x, y: y, warp: warp)
    self.duration = duration < Self.shortestSpring ? 0 : duration
  }

  /// Whether it is a spring, which may leave 0…1 while it is scrubbed (C-95).
  package var isSpring: Bool { spring != nil }

  /// The spring of the x of positions; nil for a curve.
  package var spring: Spring? {
    if case .spring(let x, _, _) = shape { x } else { nil }
  }

  /// The curve, or for a spring the curve that warps its time.
  package var bezier: CubicBezier {
    switch shape {
    case .cubic(let bezier): bezier
    case .spring(_, _, let warp): warp
    }
  }

  /// The progress at a fraction of the time; 1 from the end on.
  package func progress(at fraction: Double) -> AnimationProgress {
    if fraction >= 1 { return .one }
    switch shape {
    case .cubic(let bezier):
      let value = bezier.value(at: fraction)
      return AnimationProgress(value, value, fraction)
    case .spring(let x, let y, let warp):
      let seconds = warp.value(at: fraction) * duration
      let first = x.value(at: seconds)
      return AnimationProgress(first, x == y ? first : y.value(at: seconds), fraction)
    }
  }

  /// The progress at a fraction of the time, scaled so that a spring that is cut off ends at 1.
  func scaledProgress(at fraction: Double) -> Double {
    switch shape {
    case .cubic(let bezier): return bezier.value(at: fraction)
    case .spring(let spring, _, let warp):
      let end = spring.value(at: duration)
      guard duration > 0, end > 0 else { return fraction }
      return spring.value(at: warp.value(at: fraction) * duration) / end
    }
  }

  /// The first fraction of the time at which a progress is reached; 0 where it never is.
  package func fraction(ofProgress progress: Double) -> Double {
    guard progress > 0, progress <= 1 else { return 0 }
    if progress == 1 { return 1 }
    let steps = 64
    var high = 0
    while high < steps, self.progress(at: Double(high) / Double(steps)).x < progress { high += 1 }
    guard high > 0 else { return 0 }
    var (low, top) = (Double(high - 1) / Double(steps), Double(high) / Double(steps))
    for _ in 0..<60 {
      let middle = (low + top) / 2
      if self.progress(at: middle).x < progress { low = middle } else { top = middle }
    }
    return (low + top) / 2
  }
}
