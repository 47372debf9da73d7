/// About what a screen turns.
public enum TurnAxis: Hashable, Sendable {
  /// The upright axis: screens turn sideways.
  case vertical
  /// The level axis: screens turn up and down.
  case horizontal
}
