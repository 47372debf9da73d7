import Foundation

/// A movement that is written straight into a layer's place, with all that this takes side by side in memory: where many layers
/// move, a frame costs what has to be fetched for each. An object, since copying one out of a list costs as much as the movement.
@MainActor package final class QuickRun {
  /// When it runs.
  private let timing: MediaTiming
  /// The times of the layer at which it has a part in what is shown.
  private let shown: (from: CFTimeInterval, until: CFTimeInterval)
  /// The beginning and the length where it runs once, forwards and by the layer's time, as most do; else no length.
  private let once: (from: CFTimeInterval, length: CFTimeInterval)
  private let pace: Pace
  private let move: QuickMove
  private let isAdditive: Bool

  /// How the way goes with the time.
  enum Pace {
    case even
    case curve(CAMediaTimingFunction)
    case bend(TimingBend)
    case spring(SpringMotion)
  }

  /// What moves together asks for the same, one after the other.
  @exclusivity(unchecked) private static var lastSpring = SpringMoment()

  /// What an animation of one property does; nil where it is no quick movement.
  init?(
    _ animation: CAPropertyAnimation, timing: MediaTiming, bend: TimingBend?, from: CFTimeInterval,
    until: CFTimeInterval
  ) {
    guard let move = animation.quickMove else { return nil }
    (self.timing, self.move, shown) = (timing, move, (from, until))
    once = (timing.beginTime, timing.runsOnce ? timing.duration : 0)
    (pace, isAdditive) = (animation.pace(bend), animation.isAdditive)
  }

  /// Moves a place to where the movement has it at a time of the layer; outside of the active time without a fill it does nothing.
  func move(_ place: inout LayerPlace, at time: CFTimeInterval) {
    if let way = way(at: time) { move.move(&place, to: way, isAdditive: isAdditive) }
  }

  /// Fades to where the movement, which is none but of the opacity, has it at a time of the layer.
  func fade(_ opacity: inout Float, at time: CFTimeInterval) {
    if let way = way(at: time) { move.fade(&opacity, to: way, isAdditive: isAdditive) }
  }

  /// How much of the way it has gone at a time of the layer; nil where it shows nothing.
  private func way(at time: CFTimeInterval) -> Double? {
    guard time >= shown.from, time < shown.until else { return nil }
    let elapsed = time - once.from
    if elapsed >= 0, elapsed < once.length { return way(at: elapsed / once.length, seconds: elapsed) }
    guard let phase = timing.phase(atParent: time) else { return nil }
    return way(at: phase.fraction, seconds: phase.time)
  }

  private func way(at fraction: Double, seconds: CFTimeInterval) -> Double {
    switch pace {
    case .even: fraction
    case .curve(let function): function.value(at: fraction)
    case .bend(let bend): bend.value(at: fraction)
    case .spring(let motion): Self.lastSpring.value(of: motion, at: seconds)
    }
  }
}
