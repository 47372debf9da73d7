/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its start: it ran backwards.
  case start
  /// Wherever it was.
  case current

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``end`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.end, .start, .current])
  }
}
