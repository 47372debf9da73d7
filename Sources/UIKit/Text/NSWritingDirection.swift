/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first character that has one.
  case natural = -1
  case leftToRight, rightToLeft

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``leftToRight`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.leftToRight, .natural, .rightToLeft])
  }
}
