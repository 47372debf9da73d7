/// A set of a rectangle's corners; the values are `CACornerMask`'s.
public struct RenderCorners: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of the least x and y.
  public static let minXMinY = RenderCorners(rawValue: 1)
  /// The corner of the largest x and least y.
  public static let maxXMinY = RenderCorners(rawValue: 2)
  /// The corner of the least x and largest y.
  public static let minXMaxY = RenderCorners(rawValue: 4)
  /// The corner of the largest x and y.
  public static let maxXMaxY = RenderCorners(rawValue: 8)
  /// All four.
  public static let all: RenderCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// The shape of a rounded corner.
public enum RenderCornerCurve: String, Hashable, Sendable, Codable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows from zero, as in iOS's icons.
  case continuous
}
