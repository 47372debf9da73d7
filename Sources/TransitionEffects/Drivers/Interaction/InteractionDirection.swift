/// Which way fingers go; left and right by the direction of reading.
public enum InteractionDirection: Hashable, Sendable, CaseIterable {
  /// Towards the edge where lines begin: left where they begin at the left.
  case leading
  /// Towards the edge where lines end.
  case trailing
  case up, down
  /// Two fingers that come closer.
  case together
  /// Two fingers that move apart.
  case apart
  /// Two fingers that turn.
  case clockwise, counterclockwise
}
