import TransitionEffects
import Tunables

extension Effect {
  /// Makes the numbers of effects tunable, also in an app's own transitions: the studio calls it.
  ///
  /// From then on an effect's duration, and the parameters of the catalogue's effects, are read as tunable numbers
  /// whenever a transition begins, such as `Fold · folds`. Call it before the first transition.
  @MainActor public static func makeNumbersTunable() {
    EffectAnimator.prepare = { animator in
      // The whole takes its time from its parts.
      guard !(animator is CombinedAnimator) else { return }
      let title = all.first { $0.maker.tune(animator, $0.title) }?.title ?? "\(type(of: animator))"
      let range = EffectParameter.duration(animator.duration).range
      let duration = animator.tuned(animator.duration, "\(title) · duration", in: range)
      if duration != animator.duration { animator.duration = duration }
    }
  }
}

extension EffectAnimator {
  /// The value of a tunable number in place of the app's own one.
  ///
  /// - Parameters:
  ///   - present: the number now: the app's own, or the one that was set in its place.
  ///   - range: the slider's values, which the app's own one extends.
  func tuned(_ present: Double, _ name: String, in range: ClosedRange<Double>, isWhole: Bool = false) -> Double {
    // An animator can begin again, with a number that the app has changed meanwhile.
    let known = tunedNumbers[name].flatMap { $0.tuned == present ? $0.own : nil }
    let own = known ?? present
    guard own.isFinite else { return present }
    let value = Tunable(name, own, in: min(own, range.lowerBound)...max(own, range.upperBound)).value
    let tuned = isWhole ? value.rounded() : value
    tunedNumbers[name] = (own, tuned)
    return tuned
  }
}
