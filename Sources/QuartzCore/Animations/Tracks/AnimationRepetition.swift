/// How often an animation plays, and whether each time goes back as well (C-70).
package struct AnimationRepetition: Hashable, Sendable {
  /// How many times; whole and parts, at least one.
  package var count: Double
  /// Whether each time goes there and back.
  package var autoreverses: Bool

  /// A repetition; a count that is no number or below one counts as one.
  package init(count: Double, autoreverses: Bool) {
    self.count = count >= 1 ? count : 1
    self.autoreverses = autoreverses
  }

  /// The progress of one repetition at a progress of all of them; 1 at their end, where the model shows.
  package func part(at progress: Double) -> Double {
    guard progress < 1, progress > 0 else { return progress }
    // Without an end there is no part of the whole: a clock with an end plays it once.
    let elapsed = progress * (count.isFinite ? count : 1) * (autoreverses ? 2 : 1)
    let fraction = elapsed - elapsed.rounded(.down)
    return autoreverses && elapsed.rounded(.down).truncatingRemainder(dividingBy: 2) == 1 ? 1 - fraction : fraction
  }
}
