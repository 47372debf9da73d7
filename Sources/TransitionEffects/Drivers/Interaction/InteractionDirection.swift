/// The direction of a gesture; left and right by the layout direction.
public enum InteractionDirection: Hashable, Sendable, CaseIterable {
  /// Towards the leading edge: left in left-to-right layouts.
  case leading
  /// Towards the trailing edge.
  case trailing
  case up, down
  /// Two fingers move together.
  case together
  /// Two fingers move apart.
  case apart
  /// Two fingers rotate.
  case clockwise, counterclockwise
}
