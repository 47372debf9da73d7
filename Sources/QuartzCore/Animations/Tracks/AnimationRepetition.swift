/// The number of repetitions, and whether each of them plays back as well (C-70).
package struct AnimationRepetition: Hashable, Sendable {
  /// How many times; whole and parts, at least one.
  package var count: Double
  /// Whether each repetition plays forwards, then backwards.
  package var autoreverses: Bool

  /// A repetition; a NaN count and a count below one mean one.
  package init(count: Double, autoreverses: Bool) {
    self.count = count >= 1 ? count : 1
    self.autoreverses = autoreverses
  }

  /// The progress of one repetition at a progress of all of them; 1 at their end, where the model shows.
  package func part(at progress: Double) -> Double {
    guard progress < 1, progress > 0 else { return progress }
    // A clock with an end plays an endless repetition once.
    let elapsed = progress * (count.isFinite ? count : 1) * (autoreverses ? 2 : 1)
    let fraction = elapsed - elapsed.rounded(.down)
    return autoreverses && elapsed.rounded(.down).truncatingRemainder(dividingBy: 2) == 1 ? 1 - fraction : fraction
  }
}
