/// Which points count as inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Points around which the path winds a number of times that is not zero.
  case winding
  /// Points around which the path winds an odd number of times.
  case evenOdd
}
