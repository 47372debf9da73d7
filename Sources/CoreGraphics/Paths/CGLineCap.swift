/// How an open line ends.
public enum CGLineCap: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// Squarely at its end.
  case butt
  /// With half a disc beyond its end.
  case round
  /// Squarely, half a line width beyond its end.
  case square
}
