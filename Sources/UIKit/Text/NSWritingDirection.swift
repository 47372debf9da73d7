/// How a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letter that has a direction does.
  case natural = -1
  case leftToRight, rightToLeft

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``leftToRight`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.leftToRight, .natural, .rightToLeft])
  }
}
