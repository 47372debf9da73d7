/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its start: it ran backwards.
  case start
  /// Wherever it was.
  case current
}
