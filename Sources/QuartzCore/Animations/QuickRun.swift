import Foundation

/// A movement that is written straight into a layer's place, with all that this takes side by side in memory: where many layers
/// move, a frame costs what has to be fetched for each. An object, since copying one out of a list costs as much as the movement.
@MainActor package final class QuickRun {
  /// When it runs.
  private let timing: MediaTiming
  /// The times of the layer at which it has a part in what is shown.
  private let shown: (from: CFTimeInterval, until: CFTimeInterval)
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
  init?(_ animation: CAPropertyAnimation, timing: MediaTiming, from: CFTimeInterval, until: CFTimeInterval) {
    guard let move = animation.quickMove else { return nil }
    (self.timing, self.move, shown) = (timing, move, (from, until))
    (pace, isAdditive) = (animation.pace, animation.isAdditive)
  }

  /// Moves a place to where the movement has it at a time of the layer; outside of the active time without a fill it does nothing.
  func move(_ place: inout LayerPlace, at time: CFTimeInterval) {
    guard time >= shown.from, time < shown.until, let phase = timing.phase(atParent: time) else { return }
    let way =
      switch pace {
      case .even: phase.fraction
      case .curve(let function): function.value(at: phase.fraction)
      case .bend(let bend): bend.value(at: phase.fraction)
      case .spring(let motion): Self.lastSpring.value(of: motion, at: phase.time)
      }
    move.move(&place, to: way, isAdditive: isAdditive)
  }
}
