/// How a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letter that has a direction does.
  case natural = -1
  case leftToRight, rightToLeft
}
