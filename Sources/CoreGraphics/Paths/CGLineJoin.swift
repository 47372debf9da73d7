/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// In a point, or bevelled where the point would exceed the miter limit.
  case miter
  /// In a disc.
  case round
  /// With the corner cut off.
  case bevel
}
