/// Edges of a rectangle, of which the leading and the trailing one follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge at which lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge at which lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A corner or the middle of an edge of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No place.
  case none = 0
  /// At the upper edge, in the middle.
  case top
  /// At the upper edge, at the leading end.
  case topLeading
  /// At the leading edge, in the middle.
  case leading
  /// At the lower edge, at the leading end.
  case bottomLeading
  /// At the lower edge, in the middle.
  case bottom
  /// At the lower edge, at the trailing end.
  case bottomTrailing
  /// At the trailing edge, in the middle.
  case trailing
  /// At the upper edge, at the trailing end.
  case topTrailing
}
