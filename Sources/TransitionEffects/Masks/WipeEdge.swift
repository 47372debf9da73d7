/// The edge at which a wipe begins.
public enum WipeEdge: Hashable, Sendable {
  /// The left edge, in right-to-left layouts the right one.
  case leading
  /// The right edge, in right-to-left layouts the left one.
  case trailing
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}
